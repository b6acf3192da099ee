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
