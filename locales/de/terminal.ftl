## Kleine Wörter
terminal-you = Du
terminal-seat = Platz { $number }
terminal-and = { $most } und { $last }
terminal-or = { $most } oder { $last }
terminal-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Die Einladung
terminal-number-or-name = Nummer oder Name
terminal-who = Wer spielt mit? Namen mit Komma, oder Enter nur für dich
terminal-too-many = Es gibt höchstens { $seats } Plätze.
terminal-bots = Auf freie Plätze setzen sich Bots.
terminal-seats = Wie viele Plätze, { $least } bis { $most } (Enter: { $usual })
terminal-seats-again = Bitte eine Zahl von { $least } bis { $most }.

## Was getippt wird
terminal-keys = (? Regeln, q gehen)
terminal-patience = Lass dir Zeit.
terminal-unknown = „{ $typed }“ kenne ich hier nicht.
terminal-mean = Meinst du { $words }?
terminal-number = Tippe eine Zahl von 1 bis { $most }.
terminal-up-to = … bis { $most }
terminal-as-json = Tippe es als JSON, wie im Protokoll.

## Am Tisch
terminal-ready = Bereit zum Schauen?
terminal-look = Schau hin!
terminal-alone = Drück Enter, wenn nur { $name } hinschaut.
terminal-go-on = Weiter mit Enter.
terminal-bot-failed = { $why } Er macht, was bei Abwesenden geschieht.
terminal-page-more = Enter zum Weiterlesen, q zurück zum Spiel.
terminal-page-end = Enter: zurück zum Spiel.
terminal-no-rules = Die Regeln zu diesem Spiel liegen hier nicht. Frag, wer es eingerichtet hat.

## Das Ende, und was bleibt
terminal-alone-result = { $points }. Gut geschwommen, { $name }.
terminal-nobody-wins = Diesmal gewinnt niemand. Gleich noch ein Spiel!
terminal-cannot-save = Dieses Spiel lässt sich nicht speichern ({ $error }). Wir spielen trotzdem.
terminal-saving-failed = Speichern ging nicht ({ $error }). Wir spielen ohne weiter.
terminal-kept = Das Protokoll liegt in { $file }
terminal-copy = Eine Kopie für dich? Dateiname, oder Enter für keine:
terminal-copy-failed = Das ging nicht: { $error }.
terminal-copied = Gespeichert. Noch einmal anschauen mit
terminal-goodbye = Bis bald am Becken.
terminal-solving = Die Bots machen sich bereit
terminal-saved = Dein Handtuch bleibt liegen: Das Spiel ist gespeichert. Weiter geht es mit

## Dateien
terminal-unreadable = { $error }
terminal-no-json = das ist kein JSON ({ $error })
terminal-zero-byte = ein Dateiname enthält kein Null-Byte
terminal-too-large = das ist viel zu groß für ein Protokoll
terminal-too-deep = das JSON ist zu tief verschachtelt.

## bellyflop replay
terminal-replay-title = { $game }, { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}
terminal-replay-nobody = Vorbei, und niemand hat gewonnen.
terminal-replay-waiting = Noch nicht vorbei. Wir warten auf { $names }.
terminal-replay-chance = Noch nicht vorbei. Als Nächstes kommen Würfel, Karten oder die Uhr.

## bellyflop games
terminal-games-seats = { $least }–{ $most } Plätze
terminal-games-usually = sonst { $value }
terminal-games-own = unser eigenes
terminal-games-range = { $low } bis { $high }

## bellyflop review
terminal-review-page = Der Rückblick liegt in { $file }.
terminal-review-accuracy = { $name }: Treffsicherheit { $accuracy } von 100
terminal-review-expected = zu erwarten am Anfang { $expected }, am Ende { $result }
terminal-review-luck = Glück { $luck }, Entscheidungen { $choices }
terminal-review-others = Glück { $luck }, Entscheidungen { $choices }, die anderen { $others }
terminal-review-missed = Ereignis { $event }: { $played } kostete { $lost }; besser war { $best }
terminal-review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
terminal-review-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-rate-scale = 0 heißt blind gewählt, 100 bestes Spiel; das Würfelglück zählt nicht mit.
terminal-rate-player = { $name }: { $rating } (95 %: { $low } bis { $high }), { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
terminal-rate-points = im Schnitt { NUMBER($result, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte; ohne Glück { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-rate-chance = { NUMBER($result, minimumFractionDigits: 0, maximumFractionDigits: 0) } % gewonnen
terminal-rate-nobody = In diesen Spielen gibt es keine Entscheidungen zu bewerten.

## bellyflop verify, wo etwas nicht stimmt
verify-seal = Das Siegel passt nicht: Das sind nicht die Schlüssel, die versiegelt wurden.
verify-seal-shown = Die Schlüssel passen zum Siegel in der Aufzeichnung, aber das ist nicht das Siegel, das du gesehen hast.
verify-number = Die Zahl, die in Wurf { $throw } steckt, ist nicht die aus der Aufzeichnung.
verify-no-throw = Der Beweis nennt einen Wurf bei Ereignis { $event }, aber dort fielen keine Würfel.
verify-no-proof = Bei Ereignis { $event } ist ein Wurf fällig, und der Beweis hat keinen dafür.
verify-hand = Der Beweis schreibt Ereignis { $event } einer anderen Hand zu als der, die geworfen hat.
verify-dice-1 = Ereignis { $event } ist nicht das, was Schlüssel und Zahl ergeben.
verify-last = Die letzte Zahl des Handys von Platz { $seat } gehört zu einem anderen Wurf.
verify-chain = Die Zahlen des Handys von Platz { $seat } sind nicht die, auf die es sich festgelegt hatte.
verify-no-call = Bei Ereignis { $event } ist ein Wurf fällig, und im Beweis fehlt der Ruf dazu.
verify-dice-2 = Ereignis { $event } ist nicht das, was sein Schlüssel und die Zahlen der Handys ergeben.
verify-call = Der Beweis ruft zu Wurf { $throw } auf, aber dort fiel keiner.
verify-end = Die Aufzeichnung hört auf, bevor das Spiel zu Ende ist: Der Schluss fehlt.
verify-names = Die Namen an den Plätzen sind nicht die, die sich aus dem Beweis ergeben.
verify-head = Ein Zug, ein Name, eine Einstellung oder ein Ruf ist nicht so, wie gespielt wurde.
verify-unknown = Ob die Würfe folgen, lässt sich ohne die Zahlen der Handys nicht sagen.
verify-not-there = Dieses Handy hatte sich auf Zahlen festgelegt, und in der Aufzeichnung fehlt es.
verify-left-out = Dieses Handy gab seine Zahl für Wurf { $throw }, und die Aufzeichnung lässt sie aus.
verify-otherwise = Als dieses Handy für Wurf { $throw } gerufen wurde, war das Spiel anders verlaufen.
verify-never-gave = Dieses Handy hat für Wurf { $throw } nie eine Zahl gegeben.
verify-other-end = Dieses Handy hat ein anderes Ende des Spiels gesehen.
