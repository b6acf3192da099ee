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

## Dans le terminal : les codes comme 3k sont les mêmes dans toutes les langues
pool-zee-terminal-roll = lancer { $roll } sur { $rolls }
pool-zee-terminal-opening = Qui commence ? Le plus haut lancer.
pool-zee-terminal-keep = Garde des dés, par ex. { $example } ; r relance tout ; ou nomme une case.
pool-zee-terminal-last = C’était le troisième lancer : quelle case ?
pool-zee-terminal-values = Tape ce que tu gardes, par ex. 4 4, ou une case, par ex. 4s.
pool-zee-terminal-upper = en haut
pool-zee-terminal-checks = en plus
pool-zee-terminal-words-again = r, relancer, relance, lancer, tout, tous
pool-zee-terminal-words-keep = garder, garde, g
pool-zee-terminal-words-score = noter, note
pool-zee-terminal-words-aces = un, uns
pool-zee-terminal-words-three-of-a-kind = brelan, trois pareils
pool-zee-terminal-words-four-of-a-kind = carré, quatre pareils
pool-zee-terminal-words-pool-zee = poolzee, yam, cinq pareils

## Ce qui s’est passé
pool-zee-news-scored = { $you ->
    [yes] Tu marques
   *[no] { $name } marque
} { $points } dans { $box } avec { $dice }.
pool-zee-news-opening = Pour commencer : { $throws }. { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}

## Ce que le terminal dit du jeu et de ses options
pool-zee-tagline = Cinq dés, trois lancers, treize cases à remplir.
pool-zee-help-games = parties à la suite, additionnées
pool-zee-help-opening = les dés disent qui commence ; sinon la première place
pool-zee-help-teams = places qui partagent une colonne, par ex. [[0, 2], [1, 3]]
pool-zee-help-joker = où vont cinq pareils de plus
