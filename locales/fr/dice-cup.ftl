dice-cup-white = Blanc
dice-cup-yellow = Jaune
dice-cup-green = Vert
dice-cup-dark-green = Vert
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
dice-cup-shakes = { $name } secoue.
dice-cup-shake = Secouer
dice-cup-choose = Choisis une case
dice-cup-cross = Cocher { $box }
dice-cup-stays = Une croix reste.
dice-cup-round = Manche { $round } sur { $rounds }
dice-cup-over = C’était la dernière manche.
dice-cup-best = Bien vu, { $names } : { $box } valait { $points }.
dice-cup-box = { $box }, { $points } points
dice-cup-leaning = Ce dé est penché. On secoue encore.
dice-cup-nobody = Personne ne l’a vu : { $box } valait { $points }.
dice-cup-crossed = { $box }, { $points } points, coché par { $names }
dice-cup-free = Encore libre sur ta feuille : { $count ->
    [one] 1 case
   *[other] { $count } cases
}
dice-cup-shake-phone = ou secoue le téléphone
dice-cup-ask-phone = Secouer avec le téléphone
