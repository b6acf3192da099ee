## On the card
game-pool-zee = Pool-zee
about-pool-zee = trois lancers

## A new table
option-pool-zee-games = Parties à la suite
option-pool-zee-opening = Les dés disent qui commence
option-pool-zee-joker = Encore cinq pareils
option-pool-zee-joker-forced = imposé
option-pool-zee-joker-free = libre
option-pool-zee-joker-none = sans joker
option-pool-zee-full_house = Le full rapporte
option-pool-zee-small_straight = La petite suite rapporte
option-pool-zee-large_straight = La grande suite rapporte
option-pool-zee-pool_zee = Le Pool-zee rapporte
option-pool-zee-check = Encore cinq pareils rapportent
option-pool-zee-bonus = Le bonus du haut
option-pool-zee-bonus_from = Il vient à partir de
option-pool-zee-without = Absent de la fiche
option-pool-zee-without-aces = As
option-pool-zee-without-twos = Deux
option-pool-zee-without-threes = Trois
option-pool-zee-without-fours = Quatre
option-pool-zee-without-fives = Cinq
option-pool-zee-without-sixes = Six
option-pool-zee-without-three_of_a_kind = Brelan
option-pool-zee-without-four_of_a_kind = Carré
option-pool-zee-without-full_house = Full
option-pool-zee-without-small_straight = Petite suite
option-pool-zee-without-large_straight = Grande suite
option-pool-zee-without-chance = Chance

## How to play
learn-done-pool-zee = Trois lancers, une case, treize fois. Le reste, c’est de la chance et du sang-froid.
learn-pool-zee-throw = Lance les cinq dés. Tu as trois lancers par tour.
learn-pool-zee-keep = Deux quatre ! Touche-les pour les garder, puis relance les trois autres.
learn-pool-zee-keep-more = Encore un quatre. Garde les trois quatre et lance une dernière fois.
learn-pool-zee-write = Les cases libres montrent ce que tes dés rapportent. Touche Quatre, puis note les 16.
learn-pool-zee-write-no = C’est une case aussi, mais aujourd’hui, tes quatre vont dans Quatre.
learn-pool-zee-bonus = Quelques tours plus tard : 63 points dans les cases d’As à Six en rapportent 35 de plus. Note tes 18 dans Six.
learn-pool-zee-five = Voilà les 35. Et maintenant, cinq pareils : note 50 dans Pool-zee.
learn-pool-zee-joker = Encore cinq pareils : 100 de plus. La case Cinq est pleine, donc c’est un joker : il va partout en bas. Note 40 dans Grande suite.
learn-pool-zee-joker-no = Le joker y va aussi. Mais cherche ce qui rapporte le plus :
learn-pool-zee-end = 140 en un tour ! Quand les treize cases sont pleines, le plus gros total gagne.

## The coach: what to do
do-pool-zee-hold = Garde { $dice }
do-pool-zee-hold-none = Relance les cinq dés
do-pool-zee-score = Note-le dans { $box }

## The coach: why
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

## On the score pad
pad-pool-zee-checks = Autres Pool-zee
pad-pool-zee-upper = En haut
pad-pool-zee-lower = En bas

## On the board
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
pool-zee-bonus = { $points } sur { $from } pour +{ $bonus }
pool-zee-bonus-won = { $from } atteints : +{ $bonus }
pool-zee-checks = { $count } × { $check } de plus
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
pool-zee-progress = Tour { $turn } sur { $turns }
pool-zee-progress-games = Partie { $game } sur { $games } · tour { $turn } sur { $turns }
pool-zee-joker-must = Encore cinq pareils{ $check ->
    [0] {""}
   *[other] {"\u202F"}: { $check } de plus
}. À noter dans { $box }.
pool-zee-joker-wild = Encore cinq pareils{ $check ->
    [0] {""}
   *[other] {"\u202F"}: { $check } de plus
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
pool-zee-did-open = { $you ->
    [yes] Tu fais
   *[no] { $name } fait
} { $total }.
pool-zee-did-tie = Égalité : { $names } relancent.
pool-zee-did-start = { $you ->
    [yes] Tu commences
   *[no] { $name } commence
}.
pool-zee-did-then = Puis { $names }.
pool-zee-did-throw = { $count ->
    [5] { $name } lance.
    [one] { $name } lance { $count } dé.
   *[other] { $name } lance { $count } dés.
}
pool-zee-did-last = Plus qu’un dé.
pool-zee-did-miss = Un { $value }. Si près !
pool-zee-did-five = { $face ->
    [1] Cinq as !
    [2] Cinq deux !
    [3] Cinq trois !
    [4] Cinq quatre !
    [5] Cinq cinq !
   *[6] Cinq six !
}
pool-zee-did-five-worth = { $points } points, si tu veux.
pool-zee-did-five-check = { $points } de plus, quelle que soit la case.
pool-zee-did-hold = { $count ->
    [0] { $name } relance les cinq dés.
   *[other] { $name } garde { $dice }.
}
pool-zee-some = { $count ->
    [1] un
    [2] deux
    [3] trois
   *[4] quatre
} { $face ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
}
pool-zee-did-write = { $joker ->
    [yes] Joker ! { $name } note { $points } dans { $box }.
   *[no] { $name } note { $points } dans { $box }.
}
pool-zee-did-check = { $points } de plus pour cinq pareils.
pool-zee-did-bonus = Bonus atteint : { $points } de plus.
pool-zee-did-fill = La partie { $game } est finie : { $totals }.
pool-zee-everybody = Chacun lance une fois. La plus haute somme commence.
pool-zee-card-of = Feuille de { $name }

## Ce que le terminal dit du jeu et de ses options
pool-zee-tagline = Cinq dés, trois lancers, treize cases à remplir.
pool-zee-help-games = parties à la suite, additionnées
pool-zee-help-opening = les dés disent qui commence ; sinon la première place
pool-zee-help-teams = places qui partagent une colonne, par ex. [[0, 2], [1, 3]]
pool-zee-help-joker = où vont cinq pareils de plus
pool-zee-help-full_house = points d’un full
pool-zee-help-small_straight = points d’une petite suite
pool-zee-help-large_straight = points d’une grande suite
pool-zee-help-pool_zee = points des premiers cinq pareils
pool-zee-help-check = points de chaque cinq pareils suivant
pool-zee-help-bonus = points du bonus du haut
pool-zee-help-bonus_from = points en haut qui donnent le bonus
pool-zee-help-without = cases absentes de la fiche, par ex. chance,aces

## Pourquoi les règles disent non
pool-zee-rule-throw = Il faut d’abord lancer les dés.
pool-zee-rule-action = On garde des dés ou on note une case, rien d’autre.
pool-zee-rule-third = C’était le troisième lancer : choisis une case.
pool-zee-rule-all-five = Garder les cinq dés n’est pas un coup : choisis plutôt une case.
pool-zee-rule-held = On ne peut pas garder { $kept } de { $dice }.
pool-zee-rule-no-box = Il n’y a pas de case { $box } sur la feuille.
pool-zee-rule-filled = La case { $box } est déjà remplie.
pool-zee-rule-own-box = Cinq pareils vont d’abord dans leur case : { $box } est libre.
pool-zee-rule-lower = Un joker va en bas tant qu’une case y est libre.
