## On the card
game-splash-party = Splash Party
about-splash-party = couleurs secrètes
winner-splash-party = Au sec jusqu’au bout : { $names }

## A new table
option-splash-party-memory_aid = Les chiffres vus restent visibles
option-splash-party-standstill = Tours calmes avant la fin

## How to play
learn-done-splash-party = Pousse les autres, garde tes trois pions au sec, prends un air innocent.
learn-splash-party-colour = Trois de ces baigneurs sont à toi. Appuie sans lâcher sur le bouton à l’œil fermé pour voir ta couleur secrète.
learn-splash-party-lift = Chacun peut bouger n’importe quel pion. Soulève le bleu entre le vert et l’orange pour voir son chiffre.
learn-splash-party-push = Un 2 : il saute exactement deux cases, d’un côté ou de l’autre. Saute là où le jaune tombe à l’eau.
learn-splash-party-push-no = Ça fait plouf aussi. Mais cette fois :
learn-splash-party-board = Tu as vu ? { $second } a sauté avec le vert. Maintenant, soulève le pion violet à deux cases du plongeoir.
learn-splash-party-over = Avec un 3, il passe par-dessus le plongeoir. Saute là où il n’y a personne.
learn-splash-party-over-no = De ce côté, on ne passe pas par le plongeoir.
learn-splash-party-accuse = Tu passes par le plongeoir : tu peux accuser quelqu’un. À ton avis, { $second } joue en vert : dis-le.
learn-splash-party-accuse-no = Attention : une erreur, et c’est toi qui es hors jeu.
learn-splash-party-last = Juste ! { $second } est hors jeu, et tous les verts tombent à l’eau. Maintenant, soulève le pion bleu à côté du jaune.
learn-splash-party-last-push = Un 1. Pousse le dernier pion jaune à l’eau : il est à { $third }.
learn-splash-party-end = Il n’y a plus que toi au sec : tu gagnes. S’il ne reste que deux couleurs avant ça, le pion le plus près du plongeoir gagne.

## The coach: what to do
do-splash-party-lift = Soulève ce pion : { $colour }, case { $space }
do-splash-party-go = { $way } : { $target }
do-splash-party-go-cw = Saute comme les aiguilles d’une montre
do-splash-party-go-ccw = Saute à l’inverse des aiguilles d’une montre
do-splash-party-accuse = Accuse { $name } : { $colour }
do-splash-party-silent = Ne dis rien

## The coach: why
coach-splash-party-accuse = { $name } joue en { $colour } : { $chance } de chances. Une erreur te met hors jeu.
coach-splash-party-known = C’est un { $number }.
coach-splash-party-safe = Il montre son chiffre et ne menace aucun des tiens.
coach-splash-party-may-push = Il peut pousser { $colours } à l’eau.
coach-splash-party-free = Il va sur une case libre.
coach-splash-party-own = Il pousse un des tiens. Personne ne s’y attend.
coach-splash-party-push = { $colour } tombe à l’eau.
coach-splash-party-suspect = { $colour } tombe à l’eau, et c’est peut-être { $name } ({ $chance }).
coach-splash-party-board = Ensuite, tu peux accuser quelqu’un.
coach-splash-party-no-need = { $name } joue très probablement en { $colour }, mais le dire ne t’aiderait pas.
coach-splash-party-unsure = Ton meilleur pari, { $colour } pour { $name }, n’a que { $chance } de chances d’être bon.

## On the score pad
pad-splash-party-won = Victoire

## On the board
splash-party-pool = Le bassin et ses dix-huit cases
splash-party-pawn = Pion { $colour } sur la case { $space }
splash-party-pawn-number = Pion { $colour } sur la case { $space }, chiffre { $number }
splash-party-lift = Soulève un pion, { $name }.
splash-party-which-way = { $colour } montre un { $number }. De quel côté ?
splash-party-nobody = Il n’y a personne
splash-party-wet = { $colour } à l’eau
splash-party-in = en jeu
splash-party-out = hors jeu
splash-party-turn = Tour { $turn }
splash-party-hold = Appuie sans lâcher : ta couleur
splash-party-accuse = Au plongeoir : tu accuses quelqu’un ?
splash-party-silent = Ne rien dire
splash-party-board = Le plongeoir !
splash-party-may = Tu peux accuser quelqu’un. Rien ne t’y oblige.
splash-party-whose = De qui connais-tu la couleur ?
splash-party-stakes = Si c’est vrai, l’autre est hors jeu. Sinon, c’est toi.
splash-party-choose-person = Choisis qui
splash-party-choose-colour = Choisis une couleur
splash-party-claim = { $name } joue en { $colour }
splash-party-you-say = Tu dis : { $name } joue en { $colour }.
splash-party-if-wrong = Si c’est faux, tu es hors jeu.
splash-party-if-right = Si c’est vrai, { $name } est hors jeu.
splash-party-go-back = Retour
splash-party-sure = Oui, accuser
splash-party-are-you = { $name }, tu joues en { $colour } ?
splash-party-said-right = Bien vu ! { $name } joue en { $colour }.
splash-party-said-wrong = Pas en { $colour }.
splash-party-stays = { $name } garde son secret.
splash-party-was = { $name } jouait en { $colour }.
splash-party-all-in = Couleur { $colour } : tous les pions à l’eau.
splash-party-it-was = C’était un { $number }.
splash-party-belly-up = Ventre en l’air : son chiffre reste secret.
splash-party-you-are-out = Tu es hors jeu, { $name }.
splash-party-bravely = Bien nagé.
splash-party-enjoy = Profite de l’eau.
splash-party-watch = Regarde la suite, ou vois qui gagne.
splash-party-skip = Aller vite à la fin
splash-party-deal-six = Six couleurs. L’une sera la tienne.
splash-party-deal-all = Six couleurs. Une pour chacun.
splash-party-deal-down = Face cachée …
splash-party-deal-each = Une pour chacun.
splash-party-deal-yours = Voici la tienne.
splash-party-deal-hold = Appuie en bas sans lâcher, à l’abri des regards.
splash-party-deal-you = Tu joues en { $colour }.
splash-party-deal-keep = Garde le { $colour } au sec. Ne dis rien.
splash-party-deal-again = Face cachée à nouveau.
splash-party-deal-stays = Elle reste en bas. Appuie pour la revoir.
splash-party-deal-begins = { $name } commence.
splash-party-deal-any = Soulève n’importe quel pion, à toi ou non.
splash-party-tokens = Couleurs dévoilées
splash-party-token = { $name } : { $colour }.
splash-party-ended-last-one-dry = Plus qu’une personne au sec.
splash-party-ended-few-colours = Il reste peu de couleurs : qui est le plus près ?
splash-party-ended-standstill = Plus personne ne tombe : qui est le plus près ?
splash-party-left = Vers la gauche
splash-party-right = Vers la droite
splash-party-up = Vers le haut
splash-party-down = Vers le bas

## Dans le terminal
splash-party-terminal-start = Les pions sont en place, les couleurs sont données.
splash-party-terminal-lift = Quel pion soulèves-tu ? Tape sa case.
splash-party-terminal-say = Par ex. { $name } { $colour } ; ou non.
splash-party-terminal-space = Tape le numéro d’une case, de { $first } à { $last }.
splash-party-terminal-cw = sens horaire
splash-party-terminal-ccw = sens inverse
splash-party-terminal-way = { $way } jusqu’à { $space } : { $there }
splash-party-terminal-way-board = { $way } jusqu’à { $space } : { $there }, par-dessus le plongeoir
splash-party-terminal-board = plong.
splash-party-terminal-pool = Dans l’eau
splash-party-terminal-empty = Le bassin est vide.
splash-party-terminal-equal = Aussi près, aussi haut : personne ne gagne. On en refait une !
splash-party-terminal-dry = Encore au sec : { $names }. Quelle fête !
splash-party-terminal-words-cw = horaire, sens horaire, droite, avant
splash-party-terminal-words-ccw = inverse, sens inverse, antihoraire, gauche, arrière
splash-party-terminal-words-nobody = n, non, personne, rien
splash-party-terminal-words-lift = soulever, soulève
splash-party-terminal-words-accuse = accuser, accuse

## Ce qui s’est passé
splash-party-news-dealt = Les couleurs sont données. { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}
splash-party-news-move = { $you ->
    [yes] Tu soulèves
   *[no] { $name } soulève
} le pion { $colour } en { $space } : un { $number }, { $way } jusqu’à { $target }.
splash-party-news-says = { $you ->
    [yes] Tu dis
   *[no] { $name } dit
} : { $them ->
    [yes] tu joues
   *[no] { $accused } joue
} en { $colour }.
splash-party-news-right = Bien vu !
splash-party-news-wrong = Raté.
splash-party-news-wet = { $colour } à l’eau.
splash-party-news-wet-number = { $colour } à l’eau, avec un { $number }.
splash-party-news-out = { $you ->
    [yes] Tu es hors jeu
   *[no] { $name } est hors jeu
} : { $colour }.

## Ce que le terminal dit du jeu et de ses options
splash-party-tagline = Garde ta couleur secrète au sec et pousse les autres à l’eau.
splash-party-help-memory_aid = les chiffres déjà vus restent visibles
splash-party-help-standstill = tours de suite sans plouf qui finissent la partie
splash-party-did-lift = { $name } soulève { $colour } : { $number }.
splash-party-did-hop = { $name } saute sur une case libre.
splash-party-did-quiet = { $name } ne dit rien.
splash-party-did-out = { $name } est hors jeu.
splash-party-did-push = { $name } pousse { $colour } à l’eau.

## Pourquoi les règles disent non
splash-party-rule-lift = Soulève d’abord un pion.
splash-party-rule-go = Un pion est soulevé : dis de quel côté il va.
splash-party-rule-accuse = Accuse quelqu’un ou personne ; ensuite, le tour est fini.
splash-party-rule-no-pawn = Il n’y a pas de pion sur la case { $space }.
splash-party-rule-way = Un pion va dans le sens horaire ou dans le sens inverse.
splash-party-rule-undo = On ne peut pas défaire le coup qui vient d’être joué ; va de l’autre côté.
splash-party-rule-opponent = Accuse quelqu’un qui est encore en jeu.
splash-party-rule-colour = Cette couleur n’existe pas.
splash-party-rule-no-chance = Rien n’est à donner, et personne ne tombe.
splash-party-rule-deal = Il faut d’abord donner les couleurs.
splash-party-rule-fall = Un pion tombe : chiffre visible ou caché.
splash-party-rule-ring = Il faut au bord un 1, un 2 et un 3 de chacune des six couleurs.
splash-party-rule-tokens = Chaque place reçoit une des six couleurs.
splash-party-rule-same = Deux places n’ont jamais la même couleur.
