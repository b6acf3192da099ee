## On the card
game-clever-kids = Clever Kids
about-clever-kids = from age 5

## How to play
learn-done-clever-kids = Tap what glows, and watch for circles: they bring more.
learn-clever-kids-roll = Throw the five party dice.
learn-clever-kids-balloon = Pick one colour a turn. Use the heart die and pop the heart balloon.
learn-clever-kids-left = { $second } threw and used the presents. What is left is for you as well: blow out the first candle.
learn-clever-kids-again = Your turn again. Throw!
learn-clever-kids-joker = The party hat is a joker: use it as the blue balloon, and pop the pink one after it.
learn-clever-kids-bonus = Pink has a blue circle: a pair of sweets for free. Choose the donuts.
learn-clever-kids-present = One bonus brought the next, and a star. Later on: open the last present.
learn-clever-kids-end = A full area ends the game. The most stars win: you have 7!

## The coach: what to do
do-clever-kids-use-yellow = Pop balloons with { $dice }
do-clever-kids-use-red = Fill a wagon with { $dice }
do-clever-kids-use-green = Open presents with { $dice }: { $cells }
do-clever-kids-use-blue = Eat sweets with { $dice }
do-clever-kids-bonus-green = Open a present: { $cell }
do-clever-kids-cell = row { $row }, column { $column }
do-clever-kids-bonus-blue = Eat a pair: { $sweet }
do-clever-kids-pass = Pass

## The coach: why
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

## On the score pad
pad-clever-kids-stars = Stars

## On the board
## Things on dice and on the sheet
clever-kids-heart = heart balloon
clever-kids-blue = blue balloon
clever-kids-pink = pink balloon
clever-kids-green = green balloon
clever-kids-candle = { $count ->
    [one] candle
   *[other] wagon with { $count } candles
}
clever-kids-present = present
clever-kids-cupcake = { $count ->
    [one] cupcake
   *[other] pair of cupcakes
}
clever-kids-donut = { $count ->
    [one] donut
   *[other] pair of donuts
}
clever-kids-cake = { $count ->
    [one] cake
   *[other] pair of cakes
}
clever-kids-joker = joker
clever-kids-area-yellow = balloons
clever-kids-area-red = birthday train
clever-kids-area-green = presents
clever-kids-area-blue = sweets
clever-kids-area-done = The { $area }: { $done } of { $all } crossed off
clever-kids-place = row { $row }, column { $column }
clever-kids-bonus-in = brings more in: { $area }
clever-kids-star-count = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
clever-kids-stars = { $count } ★
clever-kids-turn = Turn { $turn }

## Dice
clever-kids-dice = The dice
clever-kids-no-die = a die
clever-kids-lies = { $symbol }
clever-kids-taken = { $symbol }, taken
clever-kids-fell = On the table: { $dice }.

## Questions
clever-kids-roll-you = Throw the dice, { $name }!
clever-kids-rolls = { $name } throws.
clever-kids-nothing-fits = Nothing fits. Throw again!
clever-kids-tap = Tap something that glows.
clever-kids-yours-too = What is left is yours too.
clever-kids-none-for-you = Nothing fits this time.
clever-kids-where = Where shall it go?
clever-kids-which = Now tap what glows.
clever-kids-cross-this = Cross this off?
clever-kids-sure = Really nothing?
clever-kids-free-green = A free present! Which?
clever-kids-free-blue = Free sweets! Which ones?
clever-kids-sheet-of = { $name }’s sheet
clever-kids-over = The party is over.
clever-kids-takes = { $name } takes { $dice }.
clever-kids-crosses = { $name } crosses off.
clever-kids-chooses = { $name } chooses.
clever-kids-a-bonus = A bonus!
clever-kids-and-on = And on!
clever-kids-gets-yellow = A balloon pops by itself.
clever-kids-gets-red = A wagon fills by itself.
clever-kids-gets-green = A present opens by itself.
clever-kids-gets-blue = A pair of sweets is free.
clever-kids-full-yellow = All the balloons have popped!
clever-kids-full-red = The birthday train is full!
clever-kids-full-green = All the presents are open!
clever-kids-full-blue = All the sweets are eaten!

## Buttons
clever-kids-roll = Throw
clever-kids-cross-off = Cross off!
clever-kids-take = This one!
clever-kids-earns = { $count ->
    [one] + 1 star
   *[other] + { $count } stars
}
clever-kids-pass = Nothing for me
clever-kids-next = On we go
clever-kids-my-sheet = Back to my sheet
clever-kids-to-game = Back to the game
clever-kids-open = Show the { $area }
clever-kids-legend = A circle brings one more thing in its colour. The most stars win.

## In the terminal
clever-kids-terminal-legend = +{ $shape } is a bonus in { $colour }
clever-kids-terminal-type = Type dice, e.g. A or AC; presents with their numbers, e.g. C 5.
clever-kids-terminal-left = Use what is left, or pass.
clever-kids-terminal-pass = pass
clever-kids-terminal-numbers = { $dice }, with the numbers of presents
clever-kids-terminal-used = used
clever-kids-terminal-balloon = balloon
clever-kids-symbol-heart = heart
clever-kids-symbol-blue = blue
clever-kids-symbol-pink = pink
clever-kids-symbol-green = green
clever-kids-symbol-candle = candle
clever-kids-symbol-present = present
clever-kids-symbol-cupcake = cupcake
clever-kids-symbol-donut = donut
clever-kids-symbol-cake = cake
clever-kids-symbol-joker = joker
clever-kids-terminal-dice = Type the letters of dice, e.g. AC, or pass.
clever-kids-terminal-present = Type the number of a free present.
clever-kids-terminal-joker = A joker alone: in which area? E.g. A { $area }.
clever-kids-terminal-which-presents = Which presents? Add their numbers, e.g. C 5.
clever-kids-terminal-which-row = Which row? Add { $rows }.
clever-kids-terminal-words-pass = pass, p, skip, nothing

## What happened
clever-kids-news-again = Nothing fits. { $you ->
    [yes] You throw again.
   *[no] { $name } throws again.
}
clever-kids-news-crossed = { $you ->
    [yes] You cross
   *[no] { $name } crosses
} off { $things }.
clever-kids-news-nothing = { $you ->
    [yes] You cross off nothing.
   *[no] { $name } crosses off nothing.
}
clever-kids-news-in = { $count } in { $area }
clever-kids-news-earned = { $things }: { $stars }
clever-kids-news-complete = { $area } is complete.
clever-kids-news-lost = The { $area } bonus finds nothing left to cross off.

## What the terminal says of the game and its options
clever-kids-tagline = Cross off balloons, candles, presents and sweets in chains of bonuses.
clever-kids-help-sheet = the sheet and dice to play with

## Why the rules say no
clever-kids-rule-must-use = The active player must use at least one of the dice.
clever-kids-rule-no-bonus = There is no bonus to place; use dice or pass.
clever-kids-rule-face = Die { $die } has no { $symbol }.
clever-kids-rule-place-bonus = The { $area } bonus must be placed first.
clever-kids-rule-bonus-order = The { $area } bonus was earned first; it is placed first.
clever-kids-rule-row-done = The { $row } row is already complete.
clever-kids-rule-no-place = That is no free place in the { $area } area.
clever-kids-rule-next = Die { $die } shows { $symbol }; { $next } comes next there.
clever-kids-rule-no-dice = A use takes at least one die.
clever-kids-rule-die-twice = Each die is used once.
clever-kids-rule-no-die = There is no die { $die }; dice count from 0 to { $last }.
clever-kids-rule-used = The active player has used die { $die }.
clever-kids-rule-area = Die { $die } shows { $symbol }: it belongs in the { $area } area, not in { $wrong }.
clever-kids-rule-balloons = { $count ->
    [one] Only 1 balloon is left to cross off.
   *[other] Only { $count } balloons are left to cross off.
}
clever-kids-rule-no-area = There is no such area.
clever-kids-rule-in-order = The { $area } area is crossed off in order; no place is named.
clever-kids-rule-train = The train is complete.
clever-kids-rule-wagons = Candles fill whole wagons in order, and the next hold { $wagons }.
clever-kids-rule-presents = Each die opens one present: name as many presents as dice.
clever-kids-rule-present-twice = Each present is crossed off once.
clever-kids-rule-pairs = Sweets are crossed off in pairs: two dice for each row named.
clever-kids-rule-no-row = There is no such row of sweets.
clever-kids-rule-pairs-left = { $count ->
    [one] The { $row } row has 1 pair left.
   *[other] The { $row } row has { $count } pairs left.
}
