## On the card
game-pool-zee = Pool-zee
about-pool-zee = drei Würfe

## A new table
option-pool-zee-games = Spiele hintereinander
option-pool-zee-opening = Ein Wurf entscheidet, wer anfängt
option-pool-zee-joker = Wieder fünf Gleiche
option-pool-zee-joker-forced = streng
option-pool-zee-joker-free = frei
option-pool-zee-joker-none = kein Joker
option-pool-zee-full_house = Full House bringt
option-pool-zee-small_straight = Kleine Straße bringt
option-pool-zee-large_straight = Große Straße bringt
option-pool-zee-pool_zee = Pool-zee bringt
option-pool-zee-check = Weitere fünf Gleiche bringen
option-pool-zee-bonus = Bonus oben
option-pool-zee-bonus_from = Es gibt ihn ab
option-pool-zee-without = Nicht auf dem Zettel
option-pool-zee-without-aces = Einser
option-pool-zee-without-twos = Zweier
option-pool-zee-without-threes = Dreier
option-pool-zee-without-fours = Vierer
option-pool-zee-without-fives = Fünfer
option-pool-zee-without-sixes = Sechser
option-pool-zee-without-three_of_a_kind = Dreierpasch
option-pool-zee-without-four_of_a_kind = Viererpasch
option-pool-zee-without-full_house = Full House
option-pool-zee-without-small_straight = Kleine Straße
option-pool-zee-without-large_straight = Große Straße
option-pool-zee-without-chance = Chance

## How to play
learn-done-pool-zee = Drei Würfe, ein Feld, dreizehnmal. Der Rest ist Glück und Nerven.
learn-pool-zee-throw = Wirf alle fünf Würfel. Du hast drei Würfe pro Zug.
learn-pool-zee-keep = Zwei Vieren! Tippe beide an, um sie zu behalten, und wirf die anderen drei neu.
learn-pool-zee-keep-more = Noch eine Vier. Behalte alle drei Vieren und wirf ein letztes Mal.
learn-pool-zee-write = Freie Felder zeigen, was deine Würfel dort bringen. Tippe auf „Vierer“ und trag die 16 ein.
learn-pool-zee-write-no = Auch ein Feld, aber vier Vieren gehören heute zu den Vierern.
learn-pool-zee-bonus = Ein paar Züge später: 63 in den Feldern von „Einser“ bis „Sechser“ bringen 35 dazu. Trag deine 18 bei „Sechser“ ein.
learn-pool-zee-five = Da sind die 35. Und jetzt fünf Gleiche: Trag 50 bei „Pool-zee“ ein.
learn-pool-zee-joker = Wieder fünf Gleiche: 100 extra. „Fünfer“ ist voll, also sind sie ein Joker und passen unten überall. Trag 40 bei „Große Straße“ ein.
learn-pool-zee-joker-no = Dort passt ein Joker auch. Aber hol das meiste heraus:
learn-pool-zee-end = 140 in einem Zug! Wenn alle dreizehn Felder voll sind, gewinnt, wer die meisten Punkte hat.

## The coach: what to do
do-pool-zee-hold = { $dice } behalten
do-pool-zee-hold-none = Alle fünf neu werfen
do-pool-zee-score = Eintragen bei „{ $box }“

## The coach: why
coach-pool-zee-nothing = Hier lohnt es sich nicht, etwas zu behalten.
coach-pool-zee-gives-up = Nichts passt, und „{ $box }“ fehlt dir am wenigsten.
coach-pool-zee-takes = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} bei „{ $box }“.
coach-pool-zee-check = Und { $points } extra.
coach-pool-zee-bonus = Das bringt den Bonus von { $points }.
coach-pool-zee-course = Der Bonus bleibt in Reichweite.
coach-pool-zee-open = So bleibt von allem etwas möglich.
coach-pool-zee-straights = Beide Straßen bleiben offen.
coach-pool-zee-aim = Ziel ist „{ $box }“: Das klappt zu { $chance }.
coach-pool-zee-aims = Ziel ist „{ $box }“ ({ $chance }) oder „{ $box2 }“ ({ $chance2 }).

## On the score pad
pad-pool-zee-checks = Weitere Pool-zees
pad-pool-zee-upper = Oben
pad-pool-zee-lower = Unten

## On the board
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
pool-zee-bonus = { $points } von { $from } für +{ $bonus }
pool-zee-bonus-won = { $from } geschafft: +{ $bonus }
pool-zee-checks = { $count } × { $check } extra
pool-zee-leaning = Der Würfel steht schief. Wir schütteln noch einmal.
pool-zee-fell = Du siehst { $dice }.
pool-zee-throw-all = Alle fünf werfen
pool-zee-throw = { $count } Würfel werfen
pool-zee-choose-box = Wähl ein Feld.
pool-zee-write = { $box }: { $points } eintragen
pool-zee-over = Das war das letzte Feld.
pool-zee-open-you = Wer fängt an? Wirf, { $name }!
pool-zee-open = Wer fängt an? { $name } wirft.
pool-zee-progress = Zug { $turn } von { $turns }
pool-zee-progress-games = Spiel { $game } von { $games } · Zug { $turn } von { $turns }
pool-zee-joker-must = Wieder fünf Gleiche{ $check ->
    [0] {""}
   *[other] : { $check } extra
}. Sie müssen zu „{ $box }“.
pool-zee-joker-wild = Wieder fünf Gleiche{ $check ->
    [0] {""}
   *[other] : { $check } extra
}. Ein Joker: Er passt unten in jedes freie Feld.
pool-zee-joker-zero = Fünf Gleiche, und unten ist nichts frei: Trag oben eine 0 ein.
pool-zee-joker = Joker
pool-zee-partner = { $points } · Team { $team }
pool-zee-earlier = Spiele davor: { $totals }

## Im Terminal: Kürzel wie 3k sind in jeder Sprache gleich
pool-zee-terminal-roll = Wurf { $roll } von { $rolls }
pool-zee-terminal-opening = Wer fängt an? Der höchste Wurf.
pool-zee-terminal-keep = Behalte Würfel, z. B. { $example }; r wirft alle neu; oder nenn ein Feld.
pool-zee-terminal-last = Das war der dritte Wurf: Welches Feld?
pool-zee-terminal-values = Tippe, was du behältst, z. B. 4 4, oder ein Feld, z. B. 4s.
pool-zee-terminal-upper = oben
pool-zee-terminal-checks = extra
pool-zee-terminal-words-again = r, w, würfeln, werfen, neu, nochmal, alle
pool-zee-terminal-words-keep = behalte, behalten, halte, halten, b
pool-zee-terminal-words-score = trage, eintragen, schreibe
pool-zee-terminal-words-aces = einsen
pool-zee-terminal-words-three-of-a-kind = dreierpasch, drei gleiche
pool-zee-terminal-words-four-of-a-kind = viererpasch, vier gleiche
pool-zee-terminal-words-pool-zee = poolzee, kniffel, fünf gleiche

## Was geschah
pool-zee-news-scored = { $you ->
    [yes] Du holst
   *[no] { $name } holt
} { $points } bei „{ $box }“ mit { $dice }.
pool-zee-did-open = { $you ->
    [yes] Du wirfst
   *[no] { $name } wirft
} { $total }.
pool-zee-did-tie = Gleich hoch: { $names } werfen noch einmal.
pool-zee-did-start = { $you ->
    [yes] Du fängst an
   *[no] { $name } fängt an
}.
pool-zee-did-then = Danach { $names }.
pool-zee-did-throw = { $count ->
    [5] { $name } wirft.
   *[other] { $name } wirft { $count } Würfel.
}
pool-zee-did-last = Noch ein Würfel.
pool-zee-did-miss = Eine { $value }. So knapp!
pool-zee-did-five = { $face ->
    [1] Fünf Einser!
    [2] Fünf Zweier!
    [3] Fünf Dreier!
    [4] Fünf Vierer!
    [5] Fünf Fünfer!
   *[6] Fünf Sechser!
}
pool-zee-did-five-worth = { $points } Punkte, wenn du magst.
pool-zee-did-five-check = { $points } extra, egal in welchem Feld.
pool-zee-did-hold = { $count ->
    [0] { $name } wirft alle fünf neu.
   *[other] { $name } behält { $dice }.
}
pool-zee-some = { $count ->
    [1] einen
    [2] zwei
    [3] drei
   *[4] vier
} { $face ->
    [1] Einser
    [2] Zweier
    [3] Dreier
    [4] Vierer
    [5] Fünfer
   *[6] Sechser
}
pool-zee-did-write = { $joker ->
    [yes] Joker! { $name } trägt { $points } bei „{ $box }“ ein.
   *[no] { $name } trägt { $points } bei „{ $box }“ ein.
}
pool-zee-did-check = { $points } extra für fünf Gleiche.
pool-zee-did-bonus = Bonus geschafft: { $points } obendrauf.
pool-zee-did-fill = Spiel { $game } ist aus: { $totals }.
pool-zee-everybody = Alle werfen einmal. Die höchste Summe fängt an.
pool-zee-card-of = Blatt von { $name }

## Was das Terminal über das Spiel und seine Einstellungen sagt
pool-zee-tagline = Fünf Würfel, drei Würfe, dreizehn Felder.
pool-zee-help-games = Spiele hintereinander, zusammengezählt
pool-zee-help-opening = ein Wurf entscheidet, wer anfängt; sonst der erste Platz
pool-zee-help-teams = Plätze, die sich eine Spalte teilen, z. B. [[0, 2], [1, 3]]
pool-zee-help-joker = wohin weitere fünf Gleiche dürfen
pool-zee-help-full_house = Punkte eines Full House
pool-zee-help-small_straight = Punkte einer kleinen Straße
pool-zee-help-large_straight = Punkte einer großen Straße
pool-zee-help-pool_zee = Punkte der ersten fünf Gleichen
pool-zee-help-check = Punkte für alle weiteren fünf Gleichen
pool-zee-help-bonus = Punkte des Bonus oben
pool-zee-help-bonus_from = ab so vielen Punkten oben gibt es den Bonus
pool-zee-help-without = Felder, die dem Zettel fehlen, z. B. chance,aces

## Warum die Regeln Nein sagen
pool-zee-rule-throw = Erst wird geworfen.
pool-zee-rule-action = Du kannst Würfel behalten oder ein Feld eintragen, sonst nichts.
pool-zee-rule-third = Das war der dritte Wurf: Wähl ein Feld.
pool-zee-rule-all-five = Alle fünf zu behalten ist kein Zug: Wähl lieber ein Feld.
pool-zee-rule-held = { $kept } lässt sich von { $dice } nicht behalten.
pool-zee-rule-no-box = Ein Feld { $box } gibt es auf dem Blatt nicht.
pool-zee-rule-filled = „{ $box }“ ist schon voll.
pool-zee-rule-own-box = Fünf Gleiche gehören zuerst in ihr eigenes Feld: „{ $box }“ ist frei.
pool-zee-rule-lower = Ein Joker gehört nach unten, solange dort ein Feld frei ist.
