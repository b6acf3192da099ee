dice-cup-white = White
dice-cup-yellow = Yellow
dice-cup-green = Green
dice-cup-orange = Orange
dice-cup-pink = Pink
dice-cup-blue = Blue
dice-cup-purple = Purple
dice-cup-red = Red
dice-cup-black = Black
dice-cup-doubles = Doubles
dice-cup-low = Low 1–3
dice-cup-fours = Fours
dice-cup-fives = Fives
dice-cup-sixes = Sixes
dice-cup-all = All twelve
dice-cup-covered = The dice are covered.
dice-cup-look = Look! They will soon be covered.
dice-cup-what = Covered! What did you see?
dice-cup-shakes = { $name } shakes.
dice-cup-shake = Shake
dice-cup-choose = Choose a box
dice-cup-cross = Cross “{ $box }”
dice-cup-stays = Once crossed, it stays.
dice-cup-round = Round { $round } of { $rounds }
dice-cup-over = That was the last round.
dice-cup-best = { $names } saw it: “{ $box }” was worth { $points }.
dice-cup-box = { $box }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
dice-cup-leaning = That die is leaning. We shake again.
dice-cup-nobody = Nobody saw it: “{ $box }” was worth { $points }.
dice-cup-crossed = { $box }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, crossed by { $names }
dice-cup-free = Still free on your sheet: { $count ->
    [one] 1 box
   *[other] { $count } boxes
}
dice-cup-shake-phone = or shake the phone
dice-cup-ask-phone = Shake with the phone
