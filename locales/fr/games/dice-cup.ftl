## On the card
game-dice-cup = Dice Cup
game-dice-pool-party = Dice Pool Party
about-dice-pool-party = un coup d’œil
about-dice-cup = le classique

## A new table
option-dice-cup-look = Secondes pour regarder
option-dice-cup-columns = Colonnes
option-dice-cup-fill = Croix par manche
option-dice-cup-fill-one = une
option-dice-cup-fill-every = une par colonne

## How to play
learn-done-dice-cup = Regarder, retenir, cocher. Douze manches, et le gobelet garde ses secrets.
learn-done-dice-pool-party = Regarder, retenir, cocher. Douze manches, et la bâche garde ses secrets.
learn-dice-cup-shake = Douze dés, deux de chaque couleur. Secoue-les.
learn-dice-cup-look = Regarde ! Pour une fois, rien ne presse. Il y a quatre cinq : 20 en tout.
learn-dice-cup-cross = { $game ->
    [dice-cup] Le gobelet est posé.
   *[other] La bâche est en place.
} Coche une case en secret : touche { dice-cup-fives }, puis le bouton du bas.
learn-dice-cup-cross-no = Chaque case ne sert qu’une fois. Choisis ce que tu as vu :
learn-dice-cup-reveal = Toutes les croix sont dévoilées. La tienne rapporte 20. « { dice-cup-all } » valait plus, mais cette case aussi ne sert qu’une fois.
learn-dice-cup-again = La fin d’une autre partie, à pleine vitesse : trois secondes. Cherche deux dés pareils de la même couleur !
learn-dice-cup-quick = Quelles couleurs font un double ?
learn-dice-cup-doubles = Quatre couleurs font un double, et chacune vaut 10. Coche { dice-cup-doubles }.
learn-dice-cup-doubles-no = Les doubles rapportent plus :
learn-dice-cup-once = 40 pour toi. Maintenant, il reste une case à chacun : rien à choisir, les dés tombent, c’est tout.
learn-dice-cup-end = Le plus gros total gagne. { $game ->
    [dice-cup] En cas d’égalité, la victoire est partagée.
   *[other] En cas d’égalité, on regarde qui a le plus dans « { dice-cup-all } ».
}

## The coach: what to do
do-dice-cup-mark = Coche { $box }
do-dice-cup-mark-column = Coche { $box } dans la colonne { $column }

## The coach: why
coach-dice-cup-unseen = Toi, tu as vu les dés ; pas moi. Dans le doute, cette case te manquera le moins.
coach-dice-cup-real = Je ne vois pas les vrais dés. Dans le doute, cette case te manquera le moins.
coach-dice-cup-more = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $over } de plus que d’habitude.
coach-dice-cup-less = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $over } de moins que d’habitude.
coach-dice-cup-usual = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, comme d’habitude.

## On the score pad
pad-dice-cup-numbers = Chiffres
pad-dice-cup-colours = Couleurs
pad-dice-cup-combinations = Spéciales

## On the board
dice-cup-white = Blanc
dice-cup-yellow = Jaune
dice-cup-green = Vert
dice-cup-orange = Orange
dice-cup-pink = Rose
dice-cup-blue = Bleu
dice-cup-purple = Violet
dice-cup-red = Rouge
dice-cup-black = Noir
dice-cup-doubles = Doubles
dice-cup-low = Petits 1–3
dice-cup-fours = Quatre
dice-cup-fives = Cinq
dice-cup-sixes = Six
dice-cup-all = Les douze
dice-cup-covered = Les dés sont couverts.
dice-cup-look = Regarde ! Ensuite on couvre.
dice-cup-what = C’est couvert. Qu’as-tu vu ?
dice-cup-shakes = { $name } secoue les dés.
dice-cup-shake = Secouer
dice-cup-choose = Choisis une case
dice-cup-cross = Cocher { $box }
dice-cup-stays = Une croix ne s’efface plus.
dice-cup-round = Manche { $round } sur { $rounds }
dice-cup-over = C’était la dernière manche.
dice-cup-box = { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-cup-leaning = Un dé est de travers. On secoue encore.
dice-cup-crossed = { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, case cochée par { $names }
dice-cup-free = Sur ta feuille, il reste { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
dice-cup-sheets = Toutes les feuilles
dice-cup-total = Total
dice-cup-eyes = { $game ->
    [dice-cup] Les yeux sur le gobelet.
   *[other] Les yeux sur le bassin.
}
dice-cup-rattle = Et on secoue !
dice-cup-ready = Attention…
dice-cup-now = Regarde !
dice-cup-then = { $game ->
    [dice-cup] Ensuite le gobelet retombe.
   *[other] Ensuite on couvre.
}
dice-cup-short-doubles = Doubles
dice-cup-short-low = 1–3
dice-cup-short-fours = Quatre
dice-cup-short-fives = Cinq
dice-cup-short-sixes = Six
dice-cup-short-all = Tous
dice-cup-did-marks = { $count ->
    [one] Où est ta croix ?
   *[other] Où sont les croix ?
}
dice-cup-did-lift = Et les voilà.
dice-cup-did-count = { $name } a coché { $box } : { $points }.
dice-cup-did-best = Le mieux pour { $name } : { $box }, { $points }.
dice-cup-did-took = { $name } a pris le mieux : { $box }, { $points }.
dice-cup-did-saw = { $count ->
    [one] { $names } a pris la meilleure case.
   *[other] { $names } ont pris la meilleure case.
}
dice-cup-did-nobody = La meilleure case, personne ne l’a prise.
dice-cup-best-means = Le mieux, c’est ce qui aide le plus jusqu’à la fin, comme dans l’analyse.
dice-cup-shake-phone = ou secoue le téléphone
dice-cup-ask-phone = Secouer avec le téléphone
dice-cup-ask-yes = Maintenant, secoue-le !
dice-cup-ask-no = Le téléphone garde ses mouvements pour lui. Un appui suffit.

## Dans le terminal
dice-cup-terminal-you-shake = Tu secoues les dés.
dice-cup-terminal-shaken = C’est secoué.
dice-cup-terminal-ready = Appuie sur Entrée, puis regarde : tu as { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
dice-cup-terminal-lift = Lève le gobelet, regarde, couvre. Qu’as-tu vu ?
dice-cup-terminal-one = Nomme une case libre.
dice-cup-terminal-every = Nomme { $columns } cases, une par colonne, avec des virgules.
dice-cup-terminal-column = Nomme une case libre et sa colonne, par ex. { $example }.
dice-cup-terminal-which-column = Dans quelle colonne ? La case, puis la colonne, par ex. { $example }.
dice-cup-terminal-cover-off = On découvre !
dice-cup-terminal-marked = croix
dice-cup-terminal-points = points
dice-cup-terminal-best = choix du coach
dice-cup-terminal-nothing-better = le même
dice-cup-terminal-dice = On découvre ! Tape les douze dés, deux de chaque : { $colours }. Par ex. 56 12 33 46 15 22
dice-cup-terminal-count = { $count ->
    [one] Ça fait { $count } dé
   *[other] Ça fait { $count } dés
} ; il y en a douze, deux de chaque couleur.
dice-cup-terminal-missing = Et { $colours } ?

## Ce que le terminal dit du jeu et de ses options
dice-cup-tagline = Lève le gobelet, regarde vite, choisis en secret.
dice-pool-party-tagline = Douze dés, trois secondes, un choix secret.
dice-cup-help-look = combien de secondes on regarde les dés
dice-cup-help-columns = combien de colonnes on remplit : plusieurs parties à la fois
dice-cup-help-fill = avec plusieurs colonnes : une croix par manche, ou une par colonne pour les mêmes dés
dice-cup-help-dice = dés virtuels, ou de vrais dés que l’on tape
dice-pool-party-help-look = { dice-cup-help-look }
dice-pool-party-help-columns = { dice-cup-help-columns }
dice-pool-party-help-fill = { dice-cup-help-fill }
dice-pool-party-help-dice = { dice-cup-help-dice }

## Pourquoi les règles disent non
dice-cup-rule-shaking = Il faut d’abord secouer les dés.
dice-cup-rule-looking = On regarde encore les dés.
dice-cup-rule-covered = Les dés sont couverts et on coche des cases.
dice-cup-rule-uncovered = Tout est coché, il reste à indiquer les dés.
dice-cup-rule-one = Coche une case, ni plus ni moins.
dice-cup-rule-every = Coche une case par colonne, de la première à la dernière.
dice-cup-rule-column = Cette colonne n’existe pas ; il y en a { $columns }.
dice-cup-rule-box = Cette case n’existe pas.
dice-cup-rule-filled = La case { $box } est déjà remplie.
dice-cup-rule-filled-column = La case { $box } est déjà remplie dans la colonne { $column }.
dice-cup-rule-marked = Tu as déjà coché, et une croix ne s’efface plus.
dice-cup-rule-dice = Chaque couleur a deux dés, chacun de 1 à 6.
dice-cup-rule-colours = Il y a six couleurs de dés, pas { $count }.
