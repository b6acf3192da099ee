coach-hints = Tipps
coach-hints-note = wer dran ist, darf den Coach fragen
coach-hint = Tipp holen
coach-hint-close = Tipp schließen
coach-hint-coming = Der Coach überlegt.

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
coach-end-turns = Deine { $turns } Entscheidungen
coach-end-rating = Das sind { $accuracy } von 100 (zwischen { $low } und { $high }).
coach-end-kind = Die Würfel waren nett: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr Glück als üblich.
coach-end-cool = Die Würfel waren kühl: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} unter dem Üblichen. Nicht deine Schuld.
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
