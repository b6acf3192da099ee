## Was auf Würfeln und Blatt ist
clever-kids-heart = Herzballon
clever-kids-blue = blauer Ballon
clever-kids-pink = rosa Ballon
clever-kids-green = grüner Ballon
clever-kids-candle = { $count ->
    [one] Kerze
   *[other] Wagen mit { $count } Kerzen
}
clever-kids-present = Geschenk
clever-kids-cupcake = { $count ->
    [one] Muffin
   *[other] zwei Muffins
}
clever-kids-donut = { $count ->
    [one] Donut
   *[other] zwei Donuts
}
clever-kids-cake = { $count ->
    [one] Tortenstück
   *[other] zwei Tortenstücke
}
clever-kids-joker = Joker
clever-kids-area-yellow = Ballons
clever-kids-area-red = Geburtstagszug
clever-kids-area-green = Geschenke
clever-kids-area-blue = Süßes
clever-kids-area-done = { $area }: { $done } von { $all } angekreuzt
clever-kids-place = Reihe { $row }, Spalte { $column }
clever-kids-bonus-in = bringt einen Bonus: { $area }
clever-kids-star-count = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
clever-kids-stars = { $count } ★
clever-kids-turn = Zug { $turn }

## Würfel
clever-kids-dice = Die Würfel
clever-kids-no-die = ein Würfel
clever-kids-lies = { $symbol }
clever-kids-taken = { $symbol }, schon genommen
clever-kids-fell = Auf dem Tisch: { $dice }.

## Fragen
clever-kids-roll-you = Würfle, { $name }!
clever-kids-rolls = { $name } würfelt.
clever-kids-nothing-fits = Nichts passt. Noch mal!
clever-kids-tap = Tippe an, was leuchtet.
clever-kids-yours-too = Der Rest gehört auch dir.
clever-kids-none-for-you = Diesmal passt nichts.
clever-kids-where = Wohin damit?
clever-kids-which = Tippe jetzt an, was leuchtet.
clever-kids-cross-this = Das ankreuzen?
clever-kids-sure = Wirklich nichts?
clever-kids-free-green = Ein Geschenk extra! Welches?
clever-kids-free-blue = Süßes extra! Welches?
clever-kids-sheet-of = Das Blatt von { $name }
clever-kids-over = Die Party ist vorbei.
clever-kids-news = { $name }: { $things }. Jetzt { $stars }.

## Knöpfe
clever-kids-roll = Würfeln
clever-kids-cross-off = Ankreuzen!
clever-kids-take = Das da!
clever-kids-earns = { $count ->
    [one] + 1 Stern
   *[other] + { $count } Sterne
}
clever-kids-pass = Nichts für mich
clever-kids-next = Weiter geht’s
clever-kids-my-sheet = Zurück zu meinem Blatt
clever-kids-to-game = Zurück zum Spiel
clever-kids-legend = Ein Kreis schenkt dir noch etwas in seiner Farbe. Die meisten Sterne gewinnen.
