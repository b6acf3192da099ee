coach-hints = Conseils
coach-hints-note = à ton tour, tu peux demander au coach
coach-hint = Demander un conseil
coach-hint-close = Fermer le conseil
coach-hint-coming = Le coach réfléchit.

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
coach-end-turns = Tes { $turns } choix
coach-end-rating = Cela fait { $accuracy } sur 100 (entre { $low } et { $high }).
coach-end-kind = Les dés ont été gentils : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de chance en plus que d’habitude.
coach-end-cool = Les dés ont été froids : environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins que d’habitude. Ce n’est pas ta faute.
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
