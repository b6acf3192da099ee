## On the card
game-pool-zee = Pool-zee
about-pool-zee = three throws

## A new table
option-pool-zee-games = Games in a row
option-pool-zee-opening = Throw to see who starts
option-pool-zee-joker = Five alike again
option-pool-zee-joker-forced = forced
option-pool-zee-joker-free = free
option-pool-zee-joker-none = no joker
option-pool-zee-full_house = Full house brings
option-pool-zee-small_straight = Small straight brings
option-pool-zee-large_straight = Large straight brings
option-pool-zee-pool_zee = Pool-zee brings
option-pool-zee-check = Five alike again brings
option-pool-zee-bonus = The bonus above
option-pool-zee-bonus_from = It comes from
option-pool-zee-without = Not on the card
option-pool-zee-without-aces = Aces
option-pool-zee-without-twos = Twos
option-pool-zee-without-threes = Threes
option-pool-zee-without-fours = Fours
option-pool-zee-without-fives = Fives
option-pool-zee-without-sixes = Sixes
option-pool-zee-without-three_of_a_kind = Three of a kind
option-pool-zee-without-four_of_a_kind = Four of a kind
option-pool-zee-without-full_house = Full house
option-pool-zee-without-small_straight = Small straight
option-pool-zee-without-large_straight = Large straight
option-pool-zee-without-chance = Chance

## How to play
learn-done-pool-zee = Three throws, one box, thirteen times. The rest is luck and nerve.
learn-pool-zee-throw = Throw all five dice. You have three throws a turn.
learn-pool-zee-keep = Two fours! Tap both to keep them, then throw the other three.
learn-pool-zee-keep-more = One more four. Keep all three fours and throw a last time.
learn-pool-zee-write = Free boxes show what your dice would bring. Tap Fours, then write the 16.
learn-pool-zee-write-no = That is a box too, but four fours belong in Fours today.
learn-pool-zee-bonus = Some turns later: 63 in the boxes from Aces to Sixes bring 35 on top. Write your 18 in Sixes.
learn-pool-zee-five = There are the 35. And now five alike: write 50 in Pool-zee.
learn-pool-zee-joker = Five alike again: 100 extra. Fives is full, so it is a joker and fits below as anything. Write 40 in Large straight.
learn-pool-zee-joker-no = A joker fits there too. But look for the most:
learn-pool-zee-end = 140 in one turn! When all thirteen boxes are full, the most points win.

## The coach: what to do
do-pool-zee-hold = Keep { $dice }
do-pool-zee-hold-none = Throw all five again
do-pool-zee-score = Write it in { $box }

## The coach: why
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

## On the score pad
pad-pool-zee-checks = More Pool-zees
pad-pool-zee-upper = Above
pad-pool-zee-lower = Below

## On the board
pool-zee-aces = Aces
pool-zee-twos = Twos
pool-zee-threes = Threes
pool-zee-fours = Fours
pool-zee-fives = Fives
pool-zee-sixes = Sixes
pool-zee-three-of-a-kind = Three of a kind
pool-zee-four-of-a-kind = Four of a kind
pool-zee-full-house = Full house
pool-zee-small-straight = Small straight
pool-zee-large-straight = Large straight
pool-zee-pool-zee = Pool-zee
pool-zee-chance = Chance
pool-zee-box = { $box }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
pool-zee-keep = Keep the { $value }
pool-zee-kept = kept
pool-zee-bonus = { $points } of { $from } for +{ $bonus }
pool-zee-bonus-won = { $from } reached: +{ $bonus }
pool-zee-checks = { $count } × { $check } extra
pool-zee-leaning = That die is leaning. We shake again.
pool-zee-fell = You see { $dice }.
pool-zee-throw-all = Throw all five
pool-zee-throw = Throw { $count ->
    [one] 1 die
   *[other] { $count } dice
}
pool-zee-choose-box = Choose a box.
pool-zee-write = Write { $points } in { $box }
pool-zee-over = That was the last box.
pool-zee-open-you = Throw to see who starts, { $name }.
pool-zee-open = { $name } throws to see who starts.
pool-zee-progress = Turn { $turn } of { $turns }
pool-zee-progress-games = Game { $game } of { $games } · turn { $turn } of { $turns }
pool-zee-joker-must = Five alike again{ $check ->
    [0] {""}
   *[other] : { $check } extra
}. It must go in { $box }.
pool-zee-joker-wild = Five alike again{ $check ->
    [0] {""}
   *[other] : { $check } extra
}. A joker: any box below.
pool-zee-joker-zero = Five alike, and no box below is free: a 0 above.
pool-zee-joker = Joker
pool-zee-partner = { $points } · team { $team }
pool-zee-earlier = Games before: { $totals }

## In the terminal: codes like 3k are the same in every language
pool-zee-terminal-roll = throw { $roll } of { $rolls }
pool-zee-terminal-opening = Who starts? The highest throw.
pool-zee-terminal-keep = Keep dice, e.g. { $example }; r throws all again; or name a box.
pool-zee-terminal-last = That was the third throw: which box?
pool-zee-terminal-values = Type the values you keep, e.g. 4 4, or a box, e.g. 4s.
pool-zee-terminal-upper = above
pool-zee-terminal-checks = extra
pool-zee-terminal-words-again = r, roll, throw, again, all
pool-zee-terminal-words-keep = hold, keep, h, k
pool-zee-terminal-words-score = score, write
pool-zee-terminal-words-aces = ones
pool-zee-terminal-words-three-of-a-kind = 3 of a kind
pool-zee-terminal-words-four-of-a-kind = 4 of a kind
pool-zee-terminal-words-pool-zee = poolzee, yahtzee

## What happened
pool-zee-news-scored = { $you ->
    [yes] You score
   *[no] { $name } scores
} { $points } in { $box } with { $dice }.
pool-zee-did-open = { $you ->
    [yes] You throw
   *[no] { $name } throws
} { $total }.
pool-zee-did-tie = A tie: { $names } throw again.
pool-zee-did-start = { $you ->
    [yes] You start
   *[no] { $name } starts
}.
pool-zee-did-then = Then { $names }.
pool-zee-did-throw = { $count ->
    [5] { $name } throws.
    [one] { $name } throws 1 die.
   *[other] { $name } throws { $count } dice.
}
pool-zee-did-last = One die left.
pool-zee-did-miss = A { $value }. So close!
pool-zee-did-five = { $face ->
    [1] Five aces!
    [2] Five twos!
    [3] Five threes!
    [4] Five fours!
    [5] Five fives!
   *[6] Five sixes!
}
pool-zee-did-five-worth = { $points } points, if you like.
pool-zee-did-five-check = { $points } extra, wherever it goes.
pool-zee-did-hold = { $count ->
    [0] { $name } throws all five again.
   *[other] { $name } keeps { $dice }.
}
pool-zee-some = { $count ->
    [1] { $face ->
        [1] an ace
        [2] a two
        [3] a three
        [4] a four
        [5] a five
       *[6] a six
    }
   *[other] { $count ->
        [2] two
        [3] three
       *[4] four
    } { $face ->
        [1] aces
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[6] sixes
    }
}
pool-zee-did-write = { $joker ->
    [yes] Joker! { $name } writes { $points } in { $box }.
   *[no] { $name } writes { $points } in { $box }.
}
pool-zee-did-check = { $points } extra for five alike.
pool-zee-did-bonus = The bonus: { $points } on top.
pool-zee-did-fill = Game { $game } is over: { $totals }.
pool-zee-everybody = Everybody throws once. The highest sum starts.
pool-zee-card-of = { $name }’s card

## What the terminal says of the game and its options
pool-zee-tagline = Five dice, three throws, thirteen boxes to fill.
pool-zee-help-games = games in a row, added up for one winner
pool-zee-help-opening = throw to see who starts; otherwise the first seat does
pool-zee-help-teams = seats that share a column, e.g. [[0, 2], [1, 3]]
pool-zee-help-joker = where a further five of a kind may go
pool-zee-help-full_house = points of a full house
pool-zee-help-small_straight = points of a small straight
pool-zee-help-large_straight = points of a large straight
pool-zee-help-pool_zee = points of the first five of a kind
pool-zee-help-check = points of every further five of a kind
pool-zee-help-bonus = points of the bonus above
pool-zee-help-bonus_from = points above that bring the bonus
pool-zee-help-without = boxes that the card does not have, e.g. chance,aces

## Why the rules say no
pool-zee-rule-throw = The dice must be thrown first.
pool-zee-rule-action = A player holds dice or scores; nothing else.
pool-zee-rule-third = That was the third throw: choose a box.
pool-zee-rule-all-five = Holding all five dice is no action: choose a box instead.
pool-zee-rule-held = { $kept } cannot be held of { $dice }.
pool-zee-rule-no-box = There is no box { $box } on the card.
pool-zee-rule-filled = { $box } is already filled.
pool-zee-rule-own-box = Five of a kind goes into its own box first: { $box } is free.
pool-zee-rule-lower = A joker goes into the lower section as long as a box is free there.
