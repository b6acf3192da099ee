## A new pad
pad-about = Echte Würfel auf dem Tisch, Punkte hier.
pad-which = Welches Spiel?
pad-any = Irgendein Spiel
pad-in-a-row = Spiele hintereinander
pad-start = Bleistift spitzen
pad-for-all = Ein Block für alle Handys
pad-for-all-note = alle sehen ihn, alle schreiben

## The sheet
pad-kept = Bleibt auf diesem Handy.
pad-leads = { $names } vorn.
pad-full = Alle Felder sind voll.
pad-front = vorn
pad-boxes = Felder
pad-games = Spiele
pad-game = Spiel { $number }
pad-round = Runde { $number }
pad-total = Summe
pad-sum = gesamt { $sum }
pad-bonus = { $reach } für +{ $points }
pad-bonus-short = Bonus
pad-for = { $box } für { $name }
pad-cell = { $box } für { $name }: { $points }
pad-nothing = noch nichts
pad-won = gewonnen
pad-not-won = diesmal nicht
pad-needs = { $box }: nur mit { $number } bei { $beside }.
pad-taken = Das hat schon { $name }. Erst dort löschen.

## Keys
pad-clear = Löschen
pad-ok = Eintragen
pad-back = Eine Ziffer zurück
pad-sign = Plus oder minus

## Menu
pad-again = Neues Spiel, gleiche Leute
pad-add-game = Noch ein Spiel
pad-players = Wer spielt mit?
pad-picture = Als Bild teilen
pad-csv = Als CSV sichern
pad-past = Frühere Spiele
pad-other = Ein anderes Spiel
pad-failed = Das ging nicht. Noch einmal?
pad-invite = Handy dazuholen
pad-left =
    { $count ->
        [one] Eine Änderung passt noch auf diesen Block. Fangt dann einen neuen an.
       *[other] { $count } Änderungen passen noch auf diesen Block. Fangt dann einen neuen an.
    }

## Players
pad-add = Noch jemand
pad-up = { $name }: einen Platz nach oben
pad-out = { $name } setzt aus
pad-in = { $name } ist wieder dabei
pad-names-only = Auf dem gemeinsamen Block kannst du Namen ändern und Leute dazuholen. Tiere und Plätze bleiben, wie sie sind.
pad-done = Fertig

## Past games
pad-remove = Wegwerfen?
pad-remove-it = { $game }, { $day }: wegwerfen

## Warum nicht
pad-rule-players = Auf einen Block passen { $most } Leute.
pad-rule-columns = Auf einen Block passen { $most } Spalten.
pad-rule-nothing = Es gibt nichts rückgängig zu machen.
pad-rule-points = Bei „{ $box }“ geht { $limits }, nicht { $points }.
pad-rule-nobody = Auf diesem Block steht noch niemand.
