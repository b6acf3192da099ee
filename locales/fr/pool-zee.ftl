pool-zee-aces = As
pool-zee-twos = Deux
pool-zee-threes = Trois
pool-zee-fours = Quatre
pool-zee-fives = Cinq
pool-zee-sixes = Six
pool-zee-three-of-a-kind = Brelan
pool-zee-four-of-a-kind = Carré
pool-zee-full-house = Full
pool-zee-small-straight = Petite suite
pool-zee-large-straight = Grande suite
pool-zee-pool-zee = Pool-zee
pool-zee-chance = Chance
pool-zee-box = { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pool-zee-keep = Garder le { $value }
pool-zee-kept = gardé
pool-zee-bonus = { $points } sur 63 pour +35
pool-zee-bonus-won = 63 atteints : +35
pool-zee-checks = { $count } × 100 de plus
pool-zee-leaning = Un dé est de travers. On secoue encore.
pool-zee-fell = Tu vois { $dice }.
pool-zee-throw-all = Lancer les cinq dés
pool-zee-throw = Relancer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
pool-zee-choose-box = Choisis une case.
pool-zee-write = Noter { $points } dans { $box }
pool-zee-over = C’était la dernière case.
pool-zee-open-you = Lance pour savoir qui commence, { $name }.
pool-zee-open = { $name } lance pour savoir qui commence.
pool-zee-progress = Tour { $turn } sur 13
pool-zee-progress-games = Partie { $game } sur { $games } · tour { $turn } sur 13
pool-zee-joker-must = Encore cinq pareils{ $check ->
    [yes] {"\u202F"}: 100 de plus
   *[no] {""}
}. À noter dans { $box }.
pool-zee-joker-wild = Encore cinq pareils{ $check ->
    [yes] {"\u202F"}: 100 de plus
   *[no] {""}
}. Un joker : n’importe quelle case du bas.
pool-zee-joker-zero = Cinq pareils, et aucune case libre en bas : un 0 en haut.
pool-zee-joker = Joker
pool-zee-partner = { $points } · équipe { $team }
pool-zee-earlier = Parties précédentes : { $totals }
