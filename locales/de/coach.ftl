coach-hints = Tipps
coach-hints-note = wer dran ist, darf den Coach fragen
coach-hint = Tipp holen
coach-hint-close = Tipp schließen
coach-hint-coming = Der Coach überlegt.

## What to do
coach-hold = { $dice } behalten
coach-hold-none = Alle fünf neu werfen
coach-score = Eintragen bei „{ $box }“
coach-mark = Ankreuzen: { $box }
coach-mark-column = Ankreuzen in Spalte { $column }: { $box }
coach-lift = { $colour } auf Platz { $space } hochheben
coach-go = { $way }: { $target }
coach-go-cw = Im Uhrzeigersinn hüpfen
coach-go-ccw = Gegen den Uhrzeigersinn hüpfen
coach-accuse = Sagen: { $name } ist { $colour }
coach-silent = Nichts sagen
coach-use-yellow = Ballons platzen lassen: { $dice }
coach-use-red = Wagen füllen: { $dice }
coach-use-green = Geschenke auspacken: { $dice } für { $cells }
coach-use-blue = Süßes naschen: { $dice }
coach-bonus-green = Ein Geschenk auspacken: { $cell }
coach-cell = Reihe { $row }, Spalte { $column }
coach-bonus-blue = Ein Paar naschen: { $sweet }
coach-pass = Passen

## Why: Pool-zee
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

## Why: Dice Cup and Dice Pool Party
coach-dice-cup-unseen = Du hast die Würfel gesehen, ich nicht. Im Zweifel fehlt dir dieses Feld am wenigsten.
coach-dice-cup-real = Echte Würfel sehe ich nicht. Im Zweifel fehlt dir dieses Feld am wenigsten.
coach-dice-cup-more = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, { $over } mehr als sonst.
coach-dice-cup-less = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, { $over } weniger als sonst.
coach-dice-cup-usual = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, so viel wie sonst.

## Why: Splash Party
coach-splash-party-accuse = Zu { $chance } ist { $name } { $colour }. Wer falsch rät, ist raus.
coach-splash-party-known = Es ist eine { $number }.
coach-splash-party-safe = Die Figur zeigt ihre Zahl und bringt keine von deinen in Gefahr.
coach-splash-party-may-push = Die Figur schubst vielleicht { $colours }.
coach-splash-party-free = Die Figur kommt auf einen freien Platz.
coach-splash-party-own = Die Figur schubst eine von deinen. Damit rechnet niemand.
coach-splash-party-push = { $colour } wird nass.
coach-splash-party-suspect = { $colour } wird nass, und das ist vielleicht { $name } ({ $chance }).
coach-splash-party-board = Dann darfst du jemanden beschuldigen.
coach-splash-party-no-need = { $name } ist sehr wahrscheinlich { $colour }, aber es zu sagen hilft dir nicht.
coach-splash-party-unsure = Am ehesten ist { $name } { $colour }, aber das stimmt nur zu { $chance }.

## Why: Clever Kids
coach-clever-kids-passes = Gerade passt nichts gut.
coach-clever-kids-yellow = { $count ->
    [one] Ein Ballon platzt.
   *[other] { $count } Ballons platzen.
}
coach-clever-kids-red = { $count ->
    [one] Ein Wagen wird voll.
   *[other] { $count } Wagen werden voll.
}
coach-clever-kids-green = { $count ->
    [one] Ein Geschenk wird ausgepackt.
   *[other] { $count } Geschenke werden ausgepackt.
}
coach-clever-kids-blue = { $count ->
    [one] Ein Paar Süßes wird genascht.
   *[other] { $count } Paar Süßes werden genascht.
}
coach-clever-kids-wins = Dazu bekommst du { $things }.
coach-clever-kids-won-yellow = { $count ->
    [one] einen Ballon
   *[other] { $count } Ballons
}
coach-clever-kids-won-red = { $count ->
    [one] einen Wagen
   *[other] { $count } Wagen
}
coach-clever-kids-won-green = { $count ->
    [one] ein Geschenk
   *[other] { $count } Geschenke
}
coach-clever-kids-won-blue = { $count ->
    [one] ein Paar Süßes
   *[other] { $count } Paar Süßes
}
coach-clever-kids-stars = { $count ->
    [one] Das gibt einen Stern.
   *[other] Das gibt { $count } Sterne.
}
coach-clever-kids-ends = Damit ist das Spiel zu Ende.
coach-clever-kids-leaves = Die anderen haben nichts davon.

## Review
coach-review = Rückblick
coach-review-open = Zum Rückblick
coach-review-note = die besten Züge und das Glück dabei
coach-review-thinking = Der Coach denkt alles noch einmal durch.
coach-review-done = { $done } von { $of } fertig
coach-whose = Wessen Spiel?
coach-accuracy = { $name }: { $accuracy } von 100
coach-accuracy-short = { $accuracy } von 100
coach-accuracy-means = 100 heißt: besser geht es nicht. 0 heißt: jedes Mal blind gewählt.
coach-verdict-best = Kein Tropfen verschüttet.
coach-verdict-good = Ein sauberer Sprung.
coach-verdict-fair = Gute Züge, ab und zu ein Platscher.
coach-verdict-more = In diesem Becken steckt noch mehr.
coach-no-choice = Diese Würfel lagen auf einem echten Tisch. Die Kreuze kann der Coach nicht beurteilen.
coach-account = Wie es dazu kam
coach-expected = Zu erwarten bei bestem Spiel
coach-chance-first = Gewinnchance am Anfang
coach-luck = Glück
coach-choices = Entscheidungen
coach-choice-cost = Entscheidungen, im Schnitt pro Zug
coach-others = Die anderen
coach-result = Am Ende
coach-unit-points = in Punkten
coach-unit-chance = als Gewinnchance
coach-estimated = Geschätzt, also nur ungefähr.
coach-turns = Zug für Zug
coach-turns-story = In { $best } von { $turns } Zügen war nichts Besseres möglich.
coach-turns-means = Jeder Balken: der Vorsprung vor einer blinden Wahl.
coach-turn = Zug { $turn }
coach-turn-told = Zug { $turn }: { $got } von { $possible }
coach-legend-best = ★ das Beste
coach-legend-yours = gespielt
coach-legend-possible = war möglich
coach-throws = Wie viel Glück in jedem Wurf steckte
coach-throws-story = Am nettesten waren die Würfel in Zug { $kind } ({ $most }), am gemeinsten in Zug { $mean } ({ $least }).
coach-throws-none = Die Würfel waren zu allen gleich nett.
coach-throw-told = Zug { $turn }: { $gained }
coach-legend-lucky = Glück
coach-legend-unlucky = Pech
coach-costly = Was am meisten gekostet hat
coach-costly-none = Nichts zu verbessern: Jede Entscheidung war die beste.
coach-played = Gespielt
coach-best = Am besten
coach-cost = kostet { $cost }
coach-cost-about = kostet etwa { $cost } (höchstens ± { $error })
coach-cup-held = Da lagen: { $dice }
