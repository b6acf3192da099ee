## A new pad
pad-about = Les vrais dés sur la table, les points ici.
pad-which = Quel jeu ?
pad-any = Jeu au choix
pad-in-a-row = Parties à la suite
pad-start = Tailler le crayon
pad-for-all = Un carnet pour tous les téléphones
pad-for-all-note = tout le monde le voit, tout le monde y note

## The sheet
pad-kept = Gardé sur ce téléphone.
pad-leads = { $names } en tête.
pad-full = Toutes les cases sont pleines.
pad-front = en tête
pad-boxes = Cases
pad-games = Parties
pad-game = Partie { $number }
pad-round = Manche { $number }
pad-total = Total
pad-sum = en tout { $sum }
pad-bonus = { $reach } pour +{ $points }
pad-bonus-short = Bonus
pad-for = { $box } pour { $name }
pad-cell = { $box } pour { $name } : { $points }
pad-nothing = rien encore
pad-won = gagné
pad-not-won = pas cette fois
pad-needs = { $box } : seulement avec { $number } dans { $beside }.
pad-taken = { $name } l’a déjà. Efface-le d’abord.

## Keys
pad-clear = Effacer
pad-ok = Noter
pad-back = Retirer un chiffre
pad-sign = Plus ou moins

## Menu
pad-again = Nouvelle partie, mêmes noms
pad-add-game = Encore une partie
pad-players = Qui joue ?
pad-picture = Partager en image
pad-csv = Enregistrer en CSV
pad-past = Parties passées
pad-other = Un autre jeu
pad-failed = Ça n’a pas marché. On réessaie ?
pad-invite = Inviter un téléphone
pad-left =
    { $count ->
        [one] Encore un changement tient sur ce bloc. Ensuite, commencez-en un nouveau.
       *[other] Encore { $count } changements tiennent sur ce bloc. Ensuite, commencez-en un nouveau.
    }

## Players
pad-add = Ajouter quelqu’un
pad-up = { $name } : une place plus haut
pad-out = { $name } fait une pause
pad-in = { $name } revient
pad-names-only = Sur le carnet partagé, tu peux changer les noms et ajouter des joueurs. Les animaux et les places ne bougent pas.
pad-done = C’est bon

## Past games
pad-remove = Jeter ?
pad-remove-it = Jeter : { $game }, { $day }

## Pourquoi pas
pad-rule-players = Un carnet a de la place pour { $most } personnes.
pad-rule-columns = Un carnet a de la place pour { $most } colonnes.
pad-rule-nothing = Il n’y a rien à annuler.
pad-rule-points = { $box } : { $limits }, pas { $points }.
pad-rule-nobody = Il n’y a encore personne sur ce carnet.
