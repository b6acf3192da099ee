## On the card
game-dice-cup = Dice Cup
game-dice-pool-party = Dice Pool Party
about-dice-pool-party = one quick look
about-dice-cup = the classic

## A new table
option-dice-cup-look = Seconds to look
option-dice-cup-columns = Columns
option-dice-cup-fill = Crosses a round
option-dice-cup-fill-one = one
option-dice-cup-fill-every = one a column

## How to play
learn-done-dice-cup = Look, remember, cross. Twelve rounds, and the cup keeps its secrets.
learn-done-dice-pool-party = Look, remember, cross. Twelve rounds, and the cover keeps its secrets.
learn-dice-cup-shake = Twelve dice, two of each colour. Give them a shake.
learn-dice-cup-look = Look! This once there is no hurry. There are four fives: 20 together.
learn-dice-cup-cross = { $game ->
    [dice-cup] The cup is down.
   *[other] The cover is on.
} Cross one box in secret: tap { dice-cup-fives }, then the button below.
learn-dice-cup-cross-no = You can use each box only once, so choose what you saw:
learn-dice-cup-reveal = Every cross is shown, and yours brings 20. “{ dice-cup-all }” was worth more, but that box, too, comes only once.
learn-dice-cup-again = The end of another game, at full speed: three seconds. Look for two equal dice of one colour!
learn-dice-cup-quick = Which colours have a double?
learn-dice-cup-doubles = Four colours matched, and each counts 10. Cross { dice-cup-doubles }.
learn-dice-cup-doubles-no = The doubles bring more:
learn-dice-cup-once = 40 for you. Now everybody has one box left: nothing to choose, so the dice simply fall.
learn-dice-cup-end = The most points win. { $game ->
    [dice-cup] A tie is shared.
   *[other] In a tie, whoever has more in “{ dice-cup-all }” wins.
}

## The coach: what to do
do-dice-cup-mark = Cross “{ $box }”
do-dice-cup-mark-column = Cross “{ $box }” in column { $column }

## The coach: why
coach-dice-cup-unseen = You saw the dice, I did not. If in doubt: you will miss this box least.
coach-dice-cup-real = I cannot see real dice. If in doubt: you will miss this box least.
coach-dice-cup-more = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $over } more than usual.
coach-dice-cup-less = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $over } fewer than usual.
coach-dice-cup-usual = { $points ->
    [one] 1 point
   *[other] { $points } points
}, as many as usual.

## On the score pad
pad-dice-cup-numbers = Numbers
pad-dice-cup-colours = Colours
pad-dice-cup-combinations = Specials

## On the board
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
dice-cup-box = { $box }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
dice-cup-leaning = That die is leaning. We shake again.
dice-cup-crossed = { $box }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, crossed by { $names }
dice-cup-free = Still free on your sheet: { $count ->
    [one] 1 box
   *[other] { $count } boxes
}
dice-cup-sheets = Everybody’s sheets
dice-cup-total = Total
dice-cup-eyes = { $game ->
    [dice-cup] Eyes on the cup.
   *[other] Eyes on the pool.
}
dice-cup-rattle = Rattle, rattle.
dice-cup-ready = Ready …
dice-cup-now = Look!
dice-cup-then = { $game ->
    [dice-cup] Then the cup goes down.
   *[other] Then the cover goes on.
}
dice-cup-short-doubles = Doubles
dice-cup-short-low = 1–3
dice-cup-short-fours = Fours
dice-cup-short-fives = Fives
dice-cup-short-sixes = Sixes
dice-cup-short-all = All
dice-cup-did-marks = { $count ->
    [one] Where did you cross?
   *[other] Where did they cross?
}
dice-cup-did-lift = And there they were.
dice-cup-did-count = { $name } crossed “{ $box }”: { $points }.
dice-cup-did-best = Best for { $name }: “{ $box }”, { $points }.
dice-cup-did-took = { $name } took the best: “{ $box }”, { $points }.
dice-cup-did-saw = { $count ->
    [one] { $names } took the best box.
   *[other] { $names } all took the best box.
}
dice-cup-did-nobody = Nobody took the best box.
dice-cup-best-means = Best is what helps most to the end, as in the review.
dice-cup-shake-phone = or shake the phone
dice-cup-ask-phone = Shake with the phone
dice-cup-ask-yes = Now shake it!
dice-cup-ask-no = The phone keeps its movements to itself. A tap does the same.

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
dice-cup-terminal-best = coach’s choice
dice-cup-terminal-nothing-better = the same
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

## Why the rules say no
dice-cup-rule-shaking = The dice must be shaken first.
dice-cup-rule-looking = Everybody is still looking at the dice.
dice-cup-rule-covered = The dice are covered and boxes are being marked.
dice-cup-rule-uncovered = All have marked and the dice are to be typed in.
dice-cup-rule-one = Mark one box, no more and no less.
dice-cup-rule-every = Mark one box in every column, from the first to the last.
dice-cup-rule-column = There is no such column; there are { $columns }.
dice-cup-rule-box = There is no such box.
dice-cup-rule-filled = { $box } is already filled.
dice-cup-rule-filled-column = { $box } is already filled in column { $column }.
dice-cup-rule-marked = You have marked already; a mark once made cannot be changed.
dice-cup-rule-dice = Each colour has two dice, each from 1 to 6.
dice-cup-rule-colours = There are six colours of dice, not { $count }.
