## On the card
game-clever-kids = Clever Kids
about-clever-kids = dès 5 ans

## How to play
learn-done-clever-kids = Touche ce qui brille et guette les ronds : ils offrent un bonus.
learn-clever-kids-roll = Lance les cinq dés de la fête.
learn-clever-kids-balloon = Une seule couleur par tour. Prends le dé cœur et éclate le ballon cœur.
learn-clever-kids-left = { $second } a lancé les dés et pris les cadeaux. Ce qui reste est aussi pour toi : souffle la première bougie.
learn-clever-kids-again = À toi de nouveau. Lance !
learn-clever-kids-joker = Le chapeau de fête est un joker : fais-en le ballon bleu, puis éclate le rose.
learn-clever-kids-bonus = Le rose a un rond bleu : une paire de gourmandises offerte. Choisis les donuts.
learn-clever-kids-present = Un bonus a amené le suivant, et une étoile. Plus tard : ouvre le dernier cadeau.
learn-clever-kids-end = Une zone pleine termine la partie. On gagne avec le plus d’étoiles : tu en as 7 !

## The coach: what to do
do-clever-kids-use-yellow = Éclate des ballons avec { $dice }
do-clever-kids-use-red = Remplis un wagon avec { $dice }
do-clever-kids-use-green = Ouvre des cadeaux avec { $dice } : { $cells }
do-clever-kids-use-blue = Mange des gourmandises avec { $dice }
do-clever-kids-bonus-green = Ouvre un cadeau : { $cell }
do-clever-kids-cell = rangée { $row }, colonne { $column }
do-clever-kids-bonus-blue = Mange une paire : { $sweet }
do-clever-kids-pass = Passe

## The coach: why
coach-clever-kids-passes = Rien ne convient vraiment pour l’instant.
coach-clever-kids-yellow = { $count ->
    [one] Un ballon éclate.
   *[other] { $count } ballons éclatent.
}
coach-clever-kids-red = { $count ->
    [one] Un wagon est plein.
   *[other] { $count } wagons sont pleins.
}
coach-clever-kids-green = { $count ->
    [one] Un cadeau s’ouvre.
   *[other] { $count } cadeaux s’ouvrent.
}
coach-clever-kids-blue = { $count ->
    [one] Tu manges une paire de gourmandises.
   *[other] Tu manges { $count } paires de gourmandises.
}
coach-clever-kids-wins = Tu gagnes { $things }.
coach-clever-kids-won-yellow = { $count ->
    [one] un ballon
   *[other] { $count } ballons
}
coach-clever-kids-won-red = { $count ->
    [one] un wagon
   *[other] { $count } wagons
}
coach-clever-kids-won-green = { $count ->
    [one] un cadeau
   *[other] { $count } cadeaux
}
coach-clever-kids-won-blue = { $count ->
    [one] une paire de gourmandises
   *[other] { $count } paires de gourmandises
}
coach-clever-kids-stars = { $count ->
    [one] Ça fait une étoile.
   *[other] Ça fait { $count } étoiles.
}
coach-clever-kids-ends = Ça termine la partie.
coach-clever-kids-leaves = Les autres n’en tirent rien.

## On the score pad
pad-clever-kids-stars = Étoiles

## On the board
## Ce qu’on voit sur les dés et sur la feuille
clever-kids-heart = ballon cœur
clever-kids-blue = ballon bleu
clever-kids-pink = ballon rose
clever-kids-green = ballon vert
clever-kids-candle = { $count ->
    [one] bougie
   *[other] wagon à { $count } bougies
}
clever-kids-present = cadeau
clever-kids-cupcake = { $count ->
    [one] cupcake
   *[other] deux cupcakes
}
clever-kids-donut = { $count ->
    [one] donut
   *[other] deux donuts
}
clever-kids-cake = { $count ->
    [one] part de gâteau
   *[other] deux parts de gâteau
}
clever-kids-joker = joker
clever-kids-area-yellow = ballons
clever-kids-area-red = train d’anniversaire
clever-kids-area-green = cadeaux
clever-kids-area-blue = gourmandises
clever-kids-area-done = { $area } : { $done } croix sur { $all }
clever-kids-place = rangée { $row }, colonne { $column }
clever-kids-bonus-in = bonus : { $area }
clever-kids-star-count = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
clever-kids-stars = { $count } ★
clever-kids-turn = Tour { $turn }

## Dés
clever-kids-dice = Les dés
clever-kids-no-die = un dé
clever-kids-lies = { $symbol }
clever-kids-taken = { $symbol }, dé déjà pris
clever-kids-fell = Sur la table : { $dice }.

## Questions
clever-kids-roll-you = Lance les dés, { $name } !
clever-kids-rolls = { $name } lance les dés.
clever-kids-nothing-fits = Aucun dé ne va. Relance !
clever-kids-tap = Touche ce qui brille.
clever-kids-yours-too = Le reste est à toi aussi.
clever-kids-none-for-you = Aucun dé pour toi cette fois.
clever-kids-where = Où le mettre ?
clever-kids-which = Maintenant, touche ce qui brille.
clever-kids-cross-this = On coche ça ?
clever-kids-sure = Vraiment rien ?
clever-kids-free-green = Un cadeau offert ! Lequel ?
clever-kids-free-blue = Gourmandises offertes ! Lesquelles ?
clever-kids-sheet-of = { $name } et sa feuille
clever-kids-over = La fête est finie.
clever-kids-takes = { $name } prend { $dice }.
clever-kids-crosses = { $name } coche.
clever-kids-chooses = { $name } choisit.
clever-kids-a-bonus = Un bonus !
clever-kids-and-on = Et ça continue !
clever-kids-gets-yellow = Un ballon éclate tout seul.
clever-kids-gets-red = Un wagon se remplit tout seul.
clever-kids-gets-green = Un cadeau s’ouvre tout seul.
clever-kids-gets-blue = Une paire de gourmandises offerte.
clever-kids-full-yellow = Tous les ballons ont éclaté !
clever-kids-full-red = Le train d’anniversaire est plein !
clever-kids-full-green = Tous les cadeaux sont ouverts !
clever-kids-full-blue = Toutes les gourmandises sont mangées !

## Boutons
clever-kids-roll = Lancer
clever-kids-cross-off = Cocher !
clever-kids-take = Je prends ça !
clever-kids-earns = { $count ->
    [one] + { $count } étoile
   *[other] + { $count } étoiles
}
clever-kids-pass = Rien pour moi
clever-kids-next = On continue
clever-kids-my-sheet = Retour à ma feuille
clever-kids-to-game = Retour à la partie
clever-kids-open = Montrer : { $area }
clever-kids-legend = Un rond offre une chose de plus dans sa couleur. Les étoiles font gagner.

## Dans le terminal
clever-kids-terminal-legend = +{ $shape } est un bonus en { $colour }
clever-kids-terminal-type = Tape des dés, par ex. A ou AC ; les cadeaux avec leur numéro, par ex. C 5.
clever-kids-terminal-left = Prends ce qui reste, ou passe.
clever-kids-terminal-pass = passer
clever-kids-terminal-numbers = { $dice }, avec les numéros des cadeaux
clever-kids-terminal-used = pris
clever-kids-terminal-balloon = ballon
clever-kids-symbol-heart = cœur
clever-kids-symbol-blue = bleu
clever-kids-symbol-pink = rose
clever-kids-symbol-green = vert
clever-kids-symbol-candle = bougie
clever-kids-symbol-present = cadeau
clever-kids-symbol-cupcake = cupcake
clever-kids-symbol-donut = donut
clever-kids-symbol-cake = gâteau
clever-kids-symbol-joker = joker
clever-kids-terminal-dice = Tape les lettres des dés, par ex. AC, ou passe.
clever-kids-terminal-present = Tape le numéro d’un cadeau libre.
clever-kids-terminal-joker = Un joker tout seul : dans quelle zone ? Par ex. A { $area }.
clever-kids-terminal-which-presents = Quels cadeaux ? Ajoute leurs numéros, par ex. C 5.
clever-kids-terminal-which-row = Quelle rangée ? Ajoute { $rows }.
clever-kids-terminal-words-pass = passe, passer, p, rien

## Ce qui s’est passé
clever-kids-news-again = Aucun dé ne va. { $you ->
    [yes] Tu relances.
   *[no] { $name } relance.
}
clever-kids-news-crossed = { $you ->
    [yes] Tu coches
   *[no] { $name } coche
} { $things }.
clever-kids-news-nothing = { $you ->
    [yes] Tu ne coches rien.
   *[no] { $name } ne coche rien.
}
clever-kids-news-in = { $count } en { $area }
clever-kids-news-earned = { $things }, pour { $stars }
clever-kids-news-complete = { $area } : c’est complet.
clever-kids-news-lost = Le bonus { $area } ne trouve plus rien à cocher.

## Ce que le terminal dit du jeu et de ses options
clever-kids-tagline = Coche ballons, bougies, cadeaux et gourmandises, de bonus en bonus.
clever-kids-help-sheet = la feuille et les dés de la partie

## Pourquoi les règles disent non
clever-kids-rule-must-use = La personne qui a lancé doit utiliser au moins un dé.
clever-kids-rule-no-bonus = Il n’y a pas de bonus à placer ; prends des dés ou passe.
clever-kids-rule-face = Le dé { $die } n’a pas ça : { $symbol }.
clever-kids-rule-place-bonus = Il faut d’abord placer le bonus en { $area }.
clever-kids-rule-bonus-order = Le bonus en { $area } est arrivé le premier ; il se place le premier.
clever-kids-rule-row-done = Cette rangée est déjà complète : { $row }.
clever-kids-rule-no-place = Il n’y a rien de libre là, en { $area }.
clever-kids-rule-next = Le dé { $die } montre { $symbol } ; là, c’est au tour de { $next }.
clever-kids-rule-no-dice = Il faut au moins un dé.
clever-kids-rule-die-twice = Chaque dé ne sert qu’une fois.
clever-kids-rule-no-die = Il n’y a pas de dé { $die } ; ils vont de 0 à { $last }.
clever-kids-rule-used = Le dé { $die } est déjà pris.
clever-kids-rule-area = Le dé { $die } montre { $symbol } : il va en { $area }, pas en { $wrong }.
clever-kids-rule-balloons = { $count ->
    [one] Il ne reste que { $count } ballon.
   *[other] Il ne reste que { $count } ballons.
}
clever-kids-rule-no-area = Cette zone n’existe pas.
clever-kids-rule-in-order = En { $area }, on coche dans l’ordre ; pas besoin de dire où.
clever-kids-rule-train = Le train est complet.
clever-kids-rule-wagons = Les bougies remplissent des wagons entiers dans l’ordre, et les prochains en prennent { $wagons }.
clever-kids-rule-presents = Chaque dé ouvre un cadeau : nomme autant de cadeaux que de dés.
clever-kids-rule-present-twice = Chaque cadeau ne se coche qu’une fois.
clever-kids-rule-pairs = Les gourmandises vont par deux : deux dés pour chaque rangée.
clever-kids-rule-no-row = Cette rangée de gourmandises n’existe pas.
clever-kids-rule-pairs-left = { $count ->
    [one] Il reste { $count } paire dans cette rangée : { $row }.
   *[other] Il reste { $count } paires dans cette rangée : { $row }.
}
