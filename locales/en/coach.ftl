# What the coach says. The notes of hints come from reasons.py and judge.py of each game in src/bellyflop/games.
coach-hints = Hints
coach-hints-note = ask the coach when it is your turn
coach-hint = Ask for a hint
coach-hint-close = Close the hint
coach-hint-coming = The coach is thinking.

## What to do
coach-hold = Keep { $dice }
coach-hold-none = Throw all five again
coach-score = Write it in { $box }
coach-mark = Cross “{ $box }”
coach-mark-column = Cross “{ $box }” in column { $column }
coach-lift = Lift { $colour } on place { $space }
coach-go = { $way }: { $target }
coach-go-cw = Hop clockwise
coach-go-ccw = Hop anticlockwise
coach-accuse = Say that { $name } is { $colour }
coach-silent = Say nothing
coach-use-yellow = Pop balloons with { $dice }
coach-use-red = Fill a wagon with { $dice }
coach-use-green = Open presents with { $dice }: { $cells }
coach-use-blue = Eat sweets with { $dice }
coach-bonus-green = Open a present: { $cell }
coach-cell = row { $row }, column { $column }
coach-bonus-blue = Eat a pair: { $sweet }
coach-pass = Pass

## Why: Pool-zee
coach-pool-zee-nothing = Nothing here is worth keeping.
coach-pool-zee-gives-up = Nothing fits, and you will miss { $box } least.
coach-pool-zee-takes = { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $box }.
coach-pool-zee-check = And { $points } extra on top.
coach-pool-zee-bonus = It brings the bonus of { $points }.
coach-pool-zee-course = The bonus stays in reach.
coach-pool-zee-open = It keeps a little of everything.
coach-pool-zee-straights = Both straights stay open.
coach-pool-zee-aim = It aims at { $box }: that works { $chance } of the time.
coach-pool-zee-aims = It aims at { $box } ({ $chance }) or { $box2 } ({ $chance2 }).

## Why: Dice Cup and Dice Pool Party
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

## Why: Splash Party
coach-splash-party-accuse = { $chance } sure that { $name } is { $colour }. A wrong guess puts you out.
coach-splash-party-known = It is a { $number }.
coach-splash-party-safe = It shows its number and risks nothing of yours.
coach-splash-party-may-push = It may push { $colours }.
coach-splash-party-free = It goes to a free place.
coach-splash-party-own = It pushes one of your own. Nobody expects that.
coach-splash-party-push = { $colour } gets wet.
coach-splash-party-suspect = { $colour } gets wet, and that may be { $name } ({ $chance }).
coach-splash-party-board = Then you may accuse somebody.
coach-splash-party-no-need = { $name } is very likely { $colour }, but saying so would not help you.
coach-splash-party-unsure = Your best guess, { $colour } for { $name }, is right only { $chance } of the time.

## Why: Clever Kids
coach-clever-kids-passes = Nothing fits well just now.
coach-clever-kids-yellow = { $count ->
    [one] One balloon pops.
   *[other] { $count } balloons pop.
}
coach-clever-kids-red = { $count ->
    [one] One wagon is full.
   *[other] { $count } wagons are full.
}
coach-clever-kids-green = { $count ->
    [one] One present is opened.
   *[other] { $count } presents are opened.
}
coach-clever-kids-blue = { $count ->
    [one] One pair of sweets is eaten.
   *[other] { $count } pairs of sweets are eaten.
}
coach-clever-kids-wins = You win { $things }.
coach-clever-kids-won-yellow = { $count ->
    [one] a balloon
   *[other] { $count } balloons
}
coach-clever-kids-won-red = { $count ->
    [one] a wagon
   *[other] { $count } wagons
}
coach-clever-kids-won-green = { $count ->
    [one] a present
   *[other] { $count } presents
}
coach-clever-kids-won-blue = { $count ->
    [one] a pair of sweets
   *[other] { $count } pairs of sweets
}
coach-clever-kids-stars = { $count ->
    [one] That is one star.
   *[other] That is { $count } stars.
}
coach-clever-kids-ends = It ends the game.
coach-clever-kids-leaves = The others get nothing from it.

## Review
coach-review = Review
coach-review-open = Review the game
coach-review-note = what was best, and how lucky
coach-review-thinking = The coach thinks it all through.
coach-review-done = { $done } of { $of } players done
coach-whose = Whose game?
coach-accuracy = { $name }: { $accuracy } of 100
coach-accuracy-short = { $accuracy } of 100
coach-accuracy-means = 100 is the best play there is, 0 a blind pick every time.
coach-verdict-best = Not a drop spilled.
coach-verdict-good = A clean dive.
coach-verdict-fair = Good strokes, with some splashing.
coach-verdict-more = There is more in this pool.
coach-no-choice = These dice lay on a real table, so the coach cannot judge the crosses.
coach-account = How it came about
coach-expected = Best play usually gets
coach-chance-first = Chance to win at the start
coach-luck = Luck
coach-choices = Choices
coach-choice-cost = A turn’s choices cost, on average
coach-others = The others
coach-result = It came to
coach-unit-points = in points
coach-unit-chance = in chances to win
coach-estimated = An estimate: give or take a little.
coach-turns = Turn by turn
coach-turns-story = The best choice in { $best } of { $turns } turns.
coach-turns-means = Each bar shows how much better it was than a blind pick.
coach-turn = Turn { $turn }
coach-turn-told = Turn { $turn }: { $got } of { $possible }
coach-legend-best = ★ best
coach-legend-yours = played
coach-legend-possible = was possible
coach-throws = How lucky each throw was
coach-throws-story = Kindest in turn { $kind } ({ $most }), meanest in turn { $mean } ({ $least }).
coach-throws-none = The dice took no sides.
coach-throw-told = Turn { $turn }: { $gained }
coach-legend-lucky = lucky
coach-legend-unlucky = unlucky
coach-costly = What cost most
coach-costly-none = Nothing to mend: every choice was the best there was.
coach-played = Played
coach-best = Best
coach-cost = costs { $cost }
coach-cost-about = costs about { $cost } (± { $error } at most)
coach-cup-held = The dice were { $dice }
