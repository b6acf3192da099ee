## On the card
game-dice-cup = Dice Cup
game-dice-pool-party = Dice Pool Party
about-dice-pool-party = ein kurzer Blick
about-dice-cup = der Klassiker

## A new table
option-dice-cup-look = Sekunden zum Schauen
option-dice-cup-columns = Spalten
option-dice-cup-fill = Kreuze pro Runde
option-dice-cup-fill-one = eins
option-dice-cup-fill-every = eins je Spalte

## How to play
learn-done-dice-cup = Schauen, merken, ankreuzen. Zwölf Runden, und der Becher hält dicht.
learn-done-dice-pool-party = Schauen, merken, ankreuzen. Zwölf Runden, und der Deckel hält dicht.
learn-dice-cup-shake = Zwölf Würfel, zwei von jeder Farbe. Schüttle sie.
learn-dice-cup-look = Schau hin! Diesmal ohne Eile. Vier Fünfen liegen da: zusammen 20.
learn-dice-cup-cross = { $game ->
    [dice-cup] Der Becher ist unten.
   *[other] Der Deckel ist drauf.
} Kreuz heimlich ein Feld an: Tippe auf „{ dice-cup-fives }“, dann auf den Knopf unten.
learn-dice-cup-cross-no = Jedes Feld gibt es nur einmal. Nimm, was du gesehen hast:
learn-dice-cup-reveal = Jetzt zeigen alle ihr Kreuz. Deins bringt 20. „{ dice-cup-all }“ war mehr wert, aber auch dieses Feld gibt es nur einmal.
learn-dice-cup-again = Das Ende eines anderen Spiels, in vollem Tempo: drei Sekunden. Such zwei gleiche Würfel einer Farbe!
learn-dice-cup-quick = Bei welchen Farben sind beide Würfel gleich?
learn-dice-cup-doubles = Vier Farben hatten einen Pasch, und jeder zählt 10. Kreuz „{ dice-cup-doubles }“ an.
learn-dice-cup-doubles-no = Die Pasche bringen mehr:
learn-dice-cup-once = 40 für dich. Jetzt haben alle noch ein Feld: Zu wählen gibt es nichts, also fallen die Würfel einfach.
learn-dice-cup-end = Wer die meisten Punkte hat, gewinnt. { $game ->
    [dice-cup] Bei Gleichstand teilt ihr euch den Sieg.
   *[other] Bei Gleichstand gewinnt, wer bei „{ dice-cup-all }“ mehr hat.
}

## The coach: what to do
do-dice-cup-mark = Ankreuzen: { $box }
do-dice-cup-mark-column = Ankreuzen in Spalte { $column }: { $box }

## The coach: why
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

## On the score pad
pad-dice-cup-numbers = Zahlen
pad-dice-cup-colours = Farben
pad-dice-cup-combinations = Spezial

## On the board
dice-cup-white = Weiß
dice-cup-yellow = Gelb
dice-cup-green = Grün
dice-cup-orange = Orange
dice-cup-pink = Rosa
dice-cup-blue = Blau
dice-cup-purple = Lila
dice-cup-red = Rot
dice-cup-black = Schwarz
dice-cup-doubles = Pasche
dice-cup-low = Kleine 1–3
dice-cup-fours = Vierer
dice-cup-fives = Fünfer
dice-cup-sixes = Sechser
dice-cup-all = Alle zwölf
dice-cup-covered = Die Würfel sind zugedeckt.
dice-cup-look = Schau hin! Gleich wird zugedeckt.
dice-cup-what = Zugedeckt! Was hast du gesehen?
dice-cup-shakes = { $name } schüttelt.
dice-cup-shake = Schütteln
dice-cup-choose = Wähl ein Feld
dice-cup-cross = „{ $box }“ ankreuzen
dice-cup-stays = Kreuz ist Kreuz.
dice-cup-round = Runde { $round } von { $rounds }
dice-cup-over = Das war die letzte Runde.
dice-cup-box = { $box }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dice-cup-leaning = Der Würfel steht schief. Wir schütteln noch einmal.
dice-cup-crossed = { $box }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, angekreuzt von { $names }
dice-cup-free = Noch frei auf deinem Blatt: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
dice-cup-sheets = Alle Blätter
dice-cup-total = Summe
dice-cup-eyes = { $game ->
    [dice-cup] Augen auf den Becher.
   *[other] Augen aufs Becken.
}
dice-cup-rattle = Rassel, rassel.
dice-cup-ready = Achtung …
dice-cup-now = Schau hin!
dice-cup-then = { $game ->
    [dice-cup] Dann kommt der Becher drauf.
   *[other] Dann wird zugedeckt.
}
dice-cup-short-doubles = Pasche
dice-cup-short-low = 1–3
dice-cup-short-fours = Vierer
dice-cup-short-fives = Fünfer
dice-cup-short-sixes = Sechser
dice-cup-short-all = Alle
dice-cup-did-marks = { $count ->
    [one] Wo ist dein Kreuz?
   *[other] Wo sind die Kreuze?
}
dice-cup-did-lift = Und da lagen sie.
dice-cup-did-count = { $name } hat „{ $box }“: { $points }.
dice-cup-did-best = Am besten für { $name }: „{ $box }“, { $points }.
dice-cup-did-took = { $name } nimmt das Beste: „{ $box }“, { $points }.
dice-cup-did-saw = { $count ->
    [one] { $names } hat das beste Feld genommen.
   *[other] { $names } haben das beste Feld genommen.
}
dice-cup-did-nobody = Das beste Feld hat niemand genommen.
dice-cup-best-means = Am besten ist, was bis zum Ende am meisten hilft, wie im Rückblick.
dice-cup-shake-phone = oder schüttle das Handy
dice-cup-ask-phone = Mit dem Handy schütteln
dice-cup-ask-yes = Jetzt schüttle es!
dice-cup-ask-no = Das Handy verrät nicht, wie es bewegt wird. Tippen geht genauso.

## Im Terminal
dice-cup-terminal-you-shake = Du schüttelst.
dice-cup-terminal-shaken = Geschüttelt.
dice-cup-terminal-ready = Drück Enter und schau hin: Du hast { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}.
dice-cup-terminal-lift = Becher hoch, schauen, Becher drauf. Was hast du gesehen?
dice-cup-terminal-one = Nenn ein freies Feld.
dice-cup-terminal-every = Nenn { $columns } Felder, eins je Spalte, mit Komma dazwischen.
dice-cup-terminal-column = Nenn ein freies Feld und seine Spalte, z. B. { $example }.
dice-cup-terminal-which-column = In welcher Spalte? Erst das Feld, dann die Spalte, z. B. { $example }.
dice-cup-terminal-cover-off = Deckel auf!
dice-cup-terminal-marked = Kreuz
dice-cup-terminal-points = Punkte
dice-cup-terminal-best = Wahl des Coachs
dice-cup-terminal-nothing-better = dieselbe
dice-cup-terminal-dice = Deckel auf! Tippe alle zwölf Würfel, je zwei: { $colours }. Z. B. 56 12 33 46 15 22
dice-cup-terminal-count = { $count ->
    [one] Das ist 1 Würfel
   *[other] Das sind { $count } Würfel
}; es sind zwölf, zwei von jeder Farbe.
dice-cup-terminal-missing = Und { $colours }?

## Was das Terminal über das Spiel und seine Einstellungen sagt
dice-cup-tagline = Becher hoch, schnell geschaut, heimlich gewählt.
dice-pool-party-tagline = Zwölf Würfel, drei Sekunden, eine geheime Wahl.
dice-cup-help-look = so viele Sekunden schauen alle auf die Würfel
dice-cup-help-columns = so viele Spalten werden gefüllt: mehrere Spiele zugleich
dice-cup-help-fill = bei mehreren Spalten: ein Kreuz pro Runde oder eins je Spalte für dieselben Würfel
dice-cup-help-dice = Würfel im Computer oder echte, die ihr eintippt
dice-pool-party-help-look = { dice-cup-help-look }
dice-pool-party-help-columns = { dice-cup-help-columns }
dice-pool-party-help-fill = { dice-cup-help-fill }
dice-pool-party-help-dice = { dice-cup-help-dice }

## Warum die Regeln Nein sagen
dice-cup-rule-shaking = Erst wird geschüttelt.
dice-cup-rule-looking = Alle schauen noch auf die Würfel.
dice-cup-rule-covered = Die Würfel sind zugedeckt, und alle kreuzen an.
dice-cup-rule-uncovered = Alle haben angekreuzt, jetzt werden die Würfel eingetippt.
dice-cup-rule-one = Kreuz genau ein Feld an.
dice-cup-rule-every = Kreuz in jeder Spalte ein Feld an, von der ersten bis zur letzten.
dice-cup-rule-column = Diese Spalte gibt es nicht; es sind { $columns }.
dice-cup-rule-box = Dieses Feld gibt es nicht.
dice-cup-rule-filled = „{ $box }“ ist schon voll.
dice-cup-rule-filled-column = „{ $box }“ ist in Spalte { $column } schon voll.
dice-cup-rule-marked = Du hast schon angekreuzt. Kreuz ist Kreuz.
dice-cup-rule-dice = Jede Farbe hat zwei Würfel, jeder zeigt 1 bis 6.
dice-cup-rule-colours = Es gibt sechs Würfelfarben, nicht { $count }.
