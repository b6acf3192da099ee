coach-hints = Conseils
coach-hints-note = à ton tour, tu peux demander au coach
coach-hint = Demander un conseil
coach-hint-close = Fermer le conseil
coach-hint-coming = Le coach réfléchit.

## What to do
coach-hold = Garde { $dice }
coach-hold-none = Relance les cinq dés
coach-score = Note-le dans { $box }
coach-mark = Coche { $box }
coach-mark-column = Coche { $box } dans la colonne { $column }
coach-lift = Soulève ce pion : { $colour }, place { $space }
coach-go = { $way } : { $target }
coach-go-cw = Saute comme les aiguilles d’une montre
coach-go-ccw = Saute à l’inverse des aiguilles d’une montre
coach-accuse = Accuse { $name } : { $colour }
coach-silent = Ne dis rien
coach-use-yellow = Éclate des ballons avec { $dice }
coach-use-red = Remplis un wagon avec { $dice }
coach-use-green = Ouvre des cadeaux avec { $dice } : { $cells }
coach-use-blue = Mange des gourmandises avec { $dice }
coach-bonus-green = Ouvre un cadeau : { $cell }
coach-cell = rangée { $row }, colonne { $column }
coach-bonus-blue = Mange une paire : { $sweet }
coach-pass = Passe

## Why: Pool-zee
coach-pool-zee-nothing = Rien ici ne mérite d’être gardé.
coach-pool-zee-gives-up = Rien ne convient, et c’est { $box } qui te manquera le moins.
coach-pool-zee-takes = { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans { $box }.
coach-pool-zee-check = Et { $points } de plus.
coach-pool-zee-bonus = Ça donne le bonus de { $points }.
coach-pool-zee-course = Le bonus reste à portée.
coach-pool-zee-open = Ça garde un peu de tout.
coach-pool-zee-straights = Les deux suites restent ouvertes.
coach-pool-zee-aim = Tu vises { $box } : { $chance } de chances.
coach-pool-zee-aims = Tu vises { $box } ({ $chance }) ou { $box2 } ({ $chance2 }).

## Why: Dice Cup and Dice Pool Party
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

## Why: Splash Party
coach-splash-party-accuse = { $name } joue en { $colour } : { $chance } de chances. Une erreur te met hors jeu.
coach-splash-party-known = C’est un { $number }.
coach-splash-party-safe = Il montre son chiffre et ne menace aucun des tiens.
coach-splash-party-may-push = Il peut pousser { $colours } à l’eau.
coach-splash-party-free = Il va sur une place libre.
coach-splash-party-own = Il pousse un des tiens. Personne ne s’y attend.
coach-splash-party-push = { $colour } tombe à l’eau.
coach-splash-party-suspect = { $colour } tombe à l’eau, et c’est peut-être { $name } ({ $chance }).
coach-splash-party-board = Ensuite, tu peux accuser quelqu’un.
coach-splash-party-no-need = { $name } joue très probablement en { $colour }, mais le dire ne t’aiderait pas.
coach-splash-party-unsure = Ton meilleur pari, { $colour } pour { $name }, n’a que { $chance } de chances d’être bon.

## Why: Clever Kids
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

## Review
coach-review = Analyse
coach-review-open = Analyser la partie
coach-review-note = le meilleur choix, et la part de chance
coach-review-thinking = Le coach revoit toute la partie.
coach-review-done = Analyse faite pour { $done } sur { $of }
coach-whose = La partie de qui ?
coach-accuracy = { $name } : { $accuracy } sur 100
coach-accuracy-short = { $accuracy } sur 100
coach-accuracy-means = 100, c’est le meilleur jeu possible ; 0, un choix à l’aveugle à chaque fois.
coach-verdict-best = Pas une goutte à côté.
coach-verdict-good = Un beau plongeon.
coach-verdict-fair = Bonne nage, quelques éclaboussures.
coach-verdict-more = Cette piscine a encore plus à offrir.
coach-no-choice = Ces dés étaient sur une vraie table : le coach ne peut pas juger les croix.
coach-account = D’où vient le résultat
coach-expected = En jouant au mieux
coach-chance-first = Chances de gagner au départ
coach-luck = Chance
coach-choices = Choix
coach-choice-cost = Coût moyen des choix par tour
coach-others = Les autres
coach-result = Résultat
coach-unit-points = en points
coach-unit-chance = en chances de gagner
coach-estimated = Une estimation, à peu de chose près.
coach-turns = Tour par tour
coach-turns-story = Tours joués au mieux : { $best } sur { $turns }.
coach-turns-means = Chaque barre montre l’avance sur un choix à l’aveugle.
coach-turn = Tour { $turn }
coach-turn-told = Tour { $turn } : { $got } sur { $possible }
coach-legend-best = ★ au mieux
coach-legend-yours = joué
coach-legend-possible = était possible
coach-throws = La chance à chaque lancer
coach-throws-story = Le plus gentil : tour { $kind } ({ $most }) ; le plus méchant : tour { $mean } ({ $least }).
coach-throws-none = Les dés n’ont pris parti pour personne.
coach-throw-told = Tour { $turn } : { $gained }
coach-legend-lucky = chance
coach-legend-unlucky = malchance
coach-costly = Ce qui a coûté le plus
coach-costly-none = Rien à améliorer : chaque choix était le meilleur.
coach-played = Joué
coach-best = Au mieux
coach-cost = coûte { $cost }
coach-cost-about = coûte environ { $cost } (± { $error } au plus)
coach-cup-held = Les dés : { $dice }
