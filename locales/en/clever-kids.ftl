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
clever-kids-roll-you = Roll the dice, { $name }!
clever-kids-rolls = { $name } rolls.
clever-kids-nothing-fits = Nothing fits. Roll again!
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
clever-kids-news = { $name }: { $things }. { $stars } now.

## Buttons
clever-kids-roll = Roll
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
clever-kids-legend = A circle brings one more thing in its colour. The most stars win.

## In the terminal
clever-kids-terminal-legend = +{ $shape } is a bonus in { $colour }
clever-kids-terminal-type = Type dice, e.g. A or AC; presents with their numbers, e.g. C 5.
clever-kids-terminal-left = Use what is left, or pass.
clever-kids-terminal-pass = pass
clever-kids-terminal-numbers = { $dice }, with the numbers of presents
clever-kids-terminal-used = used
clever-kids-terminal-balloon = balloon
clever-kids-terminal-symbol-heart = heart
clever-kids-terminal-symbol-blue = blue
clever-kids-terminal-symbol-pink = pink
clever-kids-terminal-symbol-green = green
clever-kids-terminal-symbol-candle = candle
clever-kids-terminal-symbol-present = present
clever-kids-terminal-symbol-cupcake = cupcake
clever-kids-terminal-symbol-donut = donut
clever-kids-terminal-symbol-cake = cake
clever-kids-terminal-symbol-joker = joker
clever-kids-terminal-dice = Type the letters of dice, e.g. AC, or pass.
clever-kids-terminal-present = Type the number of a free present.
clever-kids-terminal-joker = A joker alone: in which area? E.g. A { $area }.
clever-kids-terminal-which-presents = Which presents? Add their numbers, e.g. C 5.
clever-kids-terminal-which-row = Which row? Add { $rows }.
clever-kids-terminal-words-pass = pass, p, skip, nothing

## What happened
clever-kids-news-again = Nothing fits. { $you ->
    [yes] You roll again.
   *[no] { $name } rolls again.
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

## What the terminal says of the game and its options
clever-kids-tagline = Cross off balloons, candles, presents and sweets in chains of bonuses.
clever-kids-help-sheet = the sheet and dice to play with
