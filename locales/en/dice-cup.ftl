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

## In the terminal
dice-cup-terminal-you-shake = You shake.
dice-cup-terminal-shaken = Shaken.
dice-cup-terminal-ready = Press Enter, then look: you have { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
dice-cup-terminal-lift = Lift the cup, look, cover it. What did you see?
dice-cup-terminal-one = Name a free box.
dice-cup-terminal-every = Name { $columns } boxes, one for each column, with commas.
dice-cup-terminal-column = Name a free box and its column, e.g. { $example }.
dice-cup-terminal-which-column = In which column? Name the box, then the column, e.g. { $example }.
dice-cup-terminal-cover-off = Cover off!
dice-cup-terminal-marked = marked
dice-cup-terminal-points = points
dice-cup-terminal-best = best was
dice-cup-terminal-nothing-better = nothing better
dice-cup-terminal-dice = Cover off! Type all twelve dice, two of each: { $colours }. E.g. 56 12 33 46 15 22
dice-cup-terminal-count = { $count ->
    [one] That is 1 die
   *[other] That is { $count } dice
}; there are twelve, two of each colour.
dice-cup-terminal-missing = And { $colours }?

## What the terminal says of the game and its options
dice-cup-tagline = Lift the cup, look fast, choose in secret.
dice-pool-party-tagline = Twelve dice, three seconds, one secret choice.
dice-cup-help-look = how many seconds everybody looks at the dice
dice-cup-help-columns = how many columns are filled: several games at once
dice-cup-help-fill = with several columns: one cross a round, or one in every column for the same dice
dice-cup-help-dice = virtual dice, or real ones that are typed in
dice-pool-party-help-look = { dice-cup-help-look }
dice-pool-party-help-columns = { dice-cup-help-columns }
dice-pool-party-help-fill = { dice-cup-help-fill }
dice-pool-party-help-dice = { dice-cup-help-dice }
