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
pool-zee-bonus = { $points } of 63 for +35
pool-zee-bonus-won = 63 reached: +35
pool-zee-checks = { $count } × 100 extra
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
pool-zee-progress = Turn { $turn } of 13
pool-zee-progress-games = Game { $game } of { $games } · turn { $turn } of 13
pool-zee-joker-must = Five alike again{ $check ->
    [yes] : 100 extra
   *[no] {""}
}. It must go in { $box }.
pool-zee-joker-wild = Five alike again{ $check ->
    [yes] : 100 extra
   *[no] {""}
}. A joker: any box below.
pool-zee-joker-zero = Five alike, and no box below is free: a 0 above.
pool-zee-joker = Joker
pool-zee-partner = { $points } · team { $team }
pool-zee-earlier = Games before: { $totals }

## In the terminal: codes like 3k are the same in every language
pool-zee-terminal-roll = roll { $roll } of { $rolls }
pool-zee-terminal-opening = Who starts? The highest throw.
pool-zee-terminal-keep = Keep dice, e.g. { $example }; r throws all again; or name a box.
pool-zee-terminal-last = That was the third roll: which box?
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
pool-zee-news-opening = For the start: { $throws }. { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}

## What the terminal says of the game and its options
pool-zee-tagline = Five dice, three rolls, thirteen boxes to fill.
pool-zee-help-games = games in a row, added up for one winner
pool-zee-help-opening = throw to see who starts; otherwise the first seat does
pool-zee-help-teams = seats that share a column, e.g. [[0, 2], [1, 3]]
pool-zee-help-joker = where a further five of a kind may go
