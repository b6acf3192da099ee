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
dice-cup-best = Bien vu, { $names } ! { $box } : { $points }.
dice-cup-box = { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dice-cup-leaning = Un dé est de travers. On secoue encore.
dice-cup-nobody = Personne ne l’a vu. { $box } : { $points }.
dice-cup-crossed = { $box }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, case cochée par { $names }
dice-cup-free = Sur ta feuille, il reste { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
dice-cup-shake-phone = ou secoue le téléphone
dice-cup-ask-phone = Secouer avec le téléphone
