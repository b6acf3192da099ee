## On the card
game-splash-party = Splash Party
about-splash-party = geheime Farben
winner-splash-party = Trocken geblieben: { $names }

## A new table
option-splash-party-memory_aid = Gesehene Zahlen bleiben sichtbar
option-splash-party-standstill = Ruhige Züge bis zum Ende

## How to play
learn-done-splash-party = Andere schubsen, die eigenen drei trocken halten, unschuldig gucken.
learn-splash-party-colour = Drei dieser Badegäste gehören dir. Halt den Knopf mit dem geschlossenen Auge gedrückt, dann siehst du deine geheime Farbe.
learn-splash-party-lift = Alle dürfen jede Figur ziehen. Heb die blaue zwischen Grün und Orange hoch, dann siehst du ihre Zahl.
learn-splash-party-push = Eine 2: Sie hüpft genau zwei Felder, in die eine oder die andere Richtung. Hüpf dorthin, wo Gelb nass wird.
learn-splash-party-push-no = Platscht auch. Aber diesmal:
learn-splash-party-board = Hast du’s gesehen? { $second } ist mit Grün gehüpft. Heb jetzt die lila Figur hoch, zwei Felder vom Sprungbrett entfernt.
learn-splash-party-over = Eine 3 bringt sie über das Sprungbrett. Hüpf dorthin, wo niemand steht.
learn-splash-party-over-no = Dieser Weg führt nicht über das Sprungbrett.
learn-splash-party-accuse = Über das Sprungbrett gehüpft? Dann darfst du jemanden beschuldigen. Du glaubst, { $second } ist Grün: Sag es.
learn-splash-party-accuse-no = Vorsicht: Wer falsch rät, ist selbst raus.
learn-splash-party-last = Stimmt! { $second } ist raus, und alle grünen Figuren liegen im Wasser. Heb jetzt die blaue Figur neben Gelb hoch.
learn-splash-party-last-push = Eine 1. Schubs die letzte gelbe Figur hinein: Sie gehört { $third }.
learn-splash-party-end = Nur du bist noch trocken und gewinnst. Sind vorher nur noch zwei Farben übrig, gewinnt die Figur, die dem Sprungbrett am nächsten ist.

## The coach: what to do
do-splash-party-lift = { $colour } auf Feld { $space } hochheben
do-splash-party-go = { $way }: { $target }
do-splash-party-go-cw = Im Uhrzeigersinn hüpfen
do-splash-party-go-ccw = Gegen den Uhrzeigersinn hüpfen
do-splash-party-accuse = Sagen: { $name } ist { $colour }
do-splash-party-silent = Nichts sagen

## The coach: why
coach-splash-party-accuse = Zu { $chance } ist { $name } { $colour }. Wer falsch rät, ist raus.
coach-splash-party-known = Es ist eine { $number }.
coach-splash-party-safe = Die Figur zeigt ihre Zahl und bringt keine von deinen in Gefahr.
coach-splash-party-may-push = Die Figur schubst vielleicht { $colours }.
coach-splash-party-free = Die Figur kommt auf ein freies Feld.
coach-splash-party-own = Die Figur schubst eine von deinen. Damit rechnet niemand.
coach-splash-party-push = { $colour } wird nass.
coach-splash-party-suspect = { $colour } wird nass, und das ist vielleicht { $name } ({ $chance }).
coach-splash-party-board = Dann darfst du jemanden beschuldigen.
coach-splash-party-no-need = { $name } ist sehr wahrscheinlich { $colour }, aber es zu sagen hilft dir nicht.
coach-splash-party-unsure = Am ehesten ist { $name } { $colour }, aber das stimmt nur zu { $chance }.

## On the score pad
pad-splash-party-won = Gewonnen

## On the board
splash-party-pool = Das Becken mit achtzehn Feldern
splash-party-pawn = Figur in { $colour } auf Feld { $space }
splash-party-pawn-number = Figur in { $colour } auf Feld { $space }, Zahl { $number }
splash-party-lift = Heb eine Figur hoch, { $name }.
splash-party-which-way = { $colour } zeigt eine { $number }. Wohin?
splash-party-nobody = Da steht niemand
splash-party-wet = { $colour } wird nass
splash-party-in = dabei
splash-party-out = raus
splash-party-turn = Zug { $turn }
splash-party-hold = Gedrückt halten: deine Farbe
splash-party-accuse = Am Sprungbrett: Beschuldigst du jemanden?
splash-party-silent = Nichts sagen
splash-party-board = Das Sprungbrett!
splash-party-may = Du darfst jemanden beschuldigen. Du musst nicht.
splash-party-whose = Wessen Farbe kennst du?
splash-party-stakes = Stimmt es, ist die Person raus. Wenn nicht, du.
splash-party-choose-person = Wen?
splash-party-choose-colour = Welche Farbe?
splash-party-claim = { $name } ist { $colour }
splash-party-you-say = Du sagst: { $name } ist { $colour }.
splash-party-if-wrong = Stimmt das nicht, bist du raus.
splash-party-if-right = Stimmt es, ist { $name } raus.
splash-party-go-back = Zurück
splash-party-sure = Ja, beschuldigen
splash-party-are-you = { $name }, bist du { $colour }?
splash-party-said-right = Stimmt! { $name } ist { $colour }.
splash-party-said-wrong = Nicht { $colour }.
splash-party-stays = { $name } behält das Geheimnis.
splash-party-was = { $name } war { $colour }.
splash-party-all-in = Alle Figuren in { $colour } gehen baden.
splash-party-it-was = Es war eine { $number }.
splash-party-belly-up = Bauch oben: Die Zahl bleibt geheim.
splash-party-you-are-out = Du bist raus, { $name }.
splash-party-bravely = Tapfer geschwommen.
splash-party-enjoy = Genieß das Wasser.
splash-party-watch = Schau zu, oder sieh gleich, wer gewinnt.
splash-party-skip = Schnell zum Ende
splash-party-deal-six = Sechs Farben. Eine wird deine.
splash-party-deal-all = Sechs Farben. Für jeden eine.
splash-party-deal-down = Umgedreht …
splash-party-deal-each = Eine für jeden.
splash-party-deal-yours = Das ist deine.
splash-party-deal-hold = Halt unten gedrückt. Niemand sonst darf gucken.
splash-party-deal-you = Du bist { $colour }.
splash-party-deal-keep = Halt { $colour } trocken. Verrat nichts.
splash-party-deal-again = Wieder umgedreht.
splash-party-deal-stays = Sie bleibt hier unten. Zum Gucken halten.
splash-party-deal-begins = { $name } fängt an.
splash-party-deal-any = Heb irgendeine Figur, deine oder eine andere.
splash-party-tokens = Offene Farben
splash-party-token = { $name }: { $colour }.
splash-party-ended-last-one-dry = Alle anderen sind nass.
splash-party-ended-few-colours = Nur noch wenige Farben: Wer steht dem Brett am nächsten?
splash-party-ended-standstill = Schon lange ist niemand mehr gefallen: Wer steht dem Brett am nächsten?
splash-party-left = Nach links
splash-party-right = Nach rechts
splash-party-up = Nach oben
splash-party-down = Nach unten

## Im Terminal
splash-party-terminal-start = Die Figuren stehen, die Farben sind verteilt.
splash-party-terminal-lift = Welche Figur hebst du hoch? Tippe ihr Feld.
splash-party-terminal-say = Z. B. { $name } { $colour }; oder nein.
splash-party-terminal-space = Tippe die Nummer eines Feldes, { $first } bis { $last }.
splash-party-terminal-cw = im Uhrzeigersinn
splash-party-terminal-ccw = gegen den Uhrzeigersinn
splash-party-terminal-way = { $way } auf { $space }: { $there }
splash-party-terminal-way-board = { $way } auf { $space }: { $there }, über das Sprungbrett
splash-party-terminal-board = Brett
splash-party-terminal-pool = Im Becken
splash-party-terminal-empty = Das Becken ist leer.
splash-party-terminal-equal = Gleich nah, gleich hoch: Niemand gewinnt. Gleich noch ein Spiel!
splash-party-terminal-dry = Noch trocken: { $names }. Was für eine Party.
splash-party-terminal-words-cw = im, im uhrzeigersinn, rechts, rechtsherum, vor
splash-party-terminal-words-ccw = gegen, gegen den uhrzeigersinn, links, linksherum, zurück
splash-party-terminal-words-nobody = n, nein, nee, niemand, niemanden, keiner
splash-party-terminal-words-lift = hebe, heb
splash-party-terminal-words-accuse = beschuldige

## Was geschah
splash-party-news-dealt = Die Farben sind verteilt. { $you ->
    [yes] Du fängst an.
   *[no] { $name } fängt an.
}
splash-party-news-move = { $you ->
    [yes] Du hebst
   *[no] { $name } hebt
} { $colour } auf Feld { $space } hoch: eine { $number }, { $way } auf { $target }.
splash-party-news-says = { $you ->
    [yes] Du sagst
   *[no] { $name } sagt
}: { $them ->
    [yes] Du bist
   *[no] { $accused } ist
} { $colour }.
splash-party-news-right = Stimmt!
splash-party-news-wrong = Falsch.
splash-party-news-wet = { $colour } wird nass.
splash-party-news-wet-number = { $colour } wird nass und zeigt eine { $number }.
splash-party-news-out = { $you ->
    [yes] Du bist raus
   *[no] { $name } ist raus
}: { $colour }.

## Was das Terminal über das Spiel und seine Einstellungen sagt
splash-party-tagline = Halt deine geheime Farbe trocken und schubs alle anderen hinein.
splash-party-help-memory_aid = gesehene Zahlen bleiben sichtbar
splash-party-help-standstill = so viele Züge ohne Platscher beenden das Spiel
splash-party-did-lift = { $name } hebt { $colour }: { $number }.
splash-party-did-hop = { $name } hüpft auf ein freies Feld.
splash-party-did-quiet = { $name } sagt nichts.
splash-party-did-out = { $name } ist draußen.
splash-party-did-push = { $name } schubst { $colour } hinein.

## Warum die Regeln Nein sagen
splash-party-rule-lift = Heb erst eine Figur hoch.
splash-party-rule-go = Eine Figur ist hochgehoben: Sag, wohin sie hüpft.
splash-party-rule-accuse = Beschuldige jemanden oder niemanden; dann ist der Zug zu Ende.
splash-party-rule-no-pawn = Auf Feld { $space } steht keine Figur.
splash-party-rule-way = Eine Figur hüpft im oder gegen den Uhrzeigersinn.
splash-party-rule-undo = Der letzte Zug darf nicht zurückgenommen werden; hüpf andersherum.
splash-party-rule-opponent = Beschuldige jemanden, der noch mitspielt.
splash-party-rule-colour = Diese Farbe gibt es nicht.
splash-party-rule-no-chance = Gerade wird nichts verteilt, und niemand fällt.
splash-party-rule-deal = Erst werden die Farben verteilt.
splash-party-rule-fall = Eine Figur fällt: mit der Zahl nach oben oder nach unten.
splash-party-rule-ring = Am Rand stehen von jeder der sechs Farben eine 1, eine 2 und eine 3.
splash-party-rule-tokens = Jeder Platz bekommt eine der sechs Farben.
splash-party-rule-same = Keine zwei Plätze bekommen dieselbe Farbe.
