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
