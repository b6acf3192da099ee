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
pool-zee-box = { $box }, { $points } points
pool-zee-keep = Garder le { $value }
pool-zee-kept = gardé
pool-zee-bonus = { $points } sur 63 pour +35
pool-zee-bonus-won = 63 atteints : +35
pool-zee-checks = { $count } × 100 en plus
pool-zee-leaning = Ce dé est penché. On secoue encore.
pool-zee-fell = Tu vois { $dice }.
pool-zee-throw-all = Lancer les cinq dés
pool-zee-throw = Relancer { $count }
pool-zee-choose-box = Choisis une case.
pool-zee-write = { $points } en { $box }
pool-zee-over = C’était la dernière case.
pool-zee-open-you = Lance pour savoir qui commence, { $name }.
pool-zee-open = { $name } lance pour savoir qui commence.
pool-zee-progress = Tour { $turn } sur 13
pool-zee-progress-games = Partie { $game } sur { $games } · tour { $turn } sur 13
pool-zee-joker-must = Encore cinq pareils{ $check ->
    [yes] {" "}: 100 en plus
   *[no] {""}
}. À noter en { $box }.
pool-zee-joker-wild = Encore cinq pareils{ $check ->
    [yes] {" "}: 100 en plus
   *[no] {""}
}. Un joker : n’importe quelle case du bas.
pool-zee-joker-zero = Cinq pareils, et plus rien de libre en bas : un 0 en haut.
pool-zee-joker = Joker
pool-zee-partner = { $points } · équipe { $team }
pool-zee-earlier = Parties d’avant : { $totals }
