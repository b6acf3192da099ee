pool-zee-aces = Einser
pool-zee-twos = Zweier
pool-zee-threes = Dreier
pool-zee-fours = Vierer
pool-zee-fives = Fünfer
pool-zee-sixes = Sechser
pool-zee-three-of-a-kind = Dreierpasch
pool-zee-four-of-a-kind = Viererpasch
pool-zee-full-house = Full House
pool-zee-small-straight = Kleine Straße
pool-zee-large-straight = Große Straße
pool-zee-pool-zee = Pool-zee
pool-zee-chance = Chance
pool-zee-box = { $box }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pool-zee-keep = Die { $value } behalten
pool-zee-kept = bleibt
pool-zee-bonus = { $points } von 63 für +35
pool-zee-bonus-won = 63 geschafft: +35
pool-zee-checks = { $count } × 100 extra
pool-zee-leaning = Der Würfel steht schief. Wir schütteln noch einmal.
pool-zee-fell = Du siehst { $dice }.
pool-zee-throw-all = Alle fünf werfen
pool-zee-throw = { $count } Würfel werfen
pool-zee-choose-box = Wähl ein Feld.
pool-zee-write = { $box }: { $points } eintragen
pool-zee-over = Das war das letzte Feld.
pool-zee-open-you = Wer fängt an? Würfle, { $name }!
pool-zee-open = Wer fängt an? { $name } würfelt.
pool-zee-progress = Zug { $turn } von 13
pool-zee-progress-games = Spiel { $game } von { $games } · Zug { $turn } von 13
pool-zee-joker-must = Wieder fünf Gleiche{ $check ->
    [yes] : 100 extra
   *[no] {""}
}. Sie müssen zu „{ $box }“.
pool-zee-joker-wild = Wieder fünf Gleiche{ $check ->
    [yes] : 100 extra
   *[no] {""}
}. Ein Joker: Er passt unten in jedes freie Feld.
pool-zee-joker-zero = Fünf Gleiche, und unten ist nichts frei: Trag oben eine 0 ein.
pool-zee-joker = Joker
pool-zee-partner = { $points } · Team { $team }
pool-zee-earlier = Spiele davor: { $totals }
