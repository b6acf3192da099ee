learn-choose = Zwei Minuten für jedes Spiel, in echten Spielszenen. Niemand schaut zu.
learn-game = So geht’s: { $game }
rules-of-game = Regeln: { $game }
learn-next = Weiter
learn-back = Zurück
learn-skip = Auslassen
learn-leave = Lektion verlassen
learn-progress = Schritt { $step } von { $steps }
learn-watch = Jetzt sind die anderen dran. Schau zu!
learn-nudge = Das ist auch erlaubt. Aber diesmal:
learn-done = Du kannst schwimmen!
learn-play-now = Jetzt spielen
learn-again = Noch einmal
learn-done-pool-zee = Drei Würfe, ein Feld, dreizehnmal. Der Rest ist Glück und Nerven.
learn-done-dice-cup = Schauen, merken, ankreuzen. Zwölf Runden, und der Becher hält dicht.
learn-done-dice-pool-party = Schauen, merken, ankreuzen. Zwölf Runden, und der Deckel hält dicht.
learn-done-splash-party = Andere schubsen, die eigenen drei trocken halten, unschuldig gucken.
learn-done-clever-kids = Tippe an, was leuchtet, und achte auf die Kreise: Sie bringen mehr.

rules-full = Die vollständigen Regeln
rules-full-note = jeder Absatz mit seiner Nummer, auf Englisch

## Pool-zee
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

## Dice Cup and Dice Pool Party
learn-dice-shake = Zwölf Würfel, zwei von jeder Farbe. Schüttle sie.
learn-dice-look = Schau hin! Diesmal ohne Eile. Vier Fünfen liegen da: zusammen 20.
learn-dice-cross = { $game ->
    [dice-cup] Der Becher ist unten.
   *[other] Der Deckel ist drauf.
} Kreuz heimlich ein Feld an: Tippe auf „{ dice-cup-fives }“, dann auf den Knopf unten.
learn-dice-cross-no = Jedes Feld gibt es nur einmal. Nimm, was du gesehen hast:
learn-dice-reveal = Jetzt zeigen alle ihr Kreuz. Deins bringt 20. „{ dice-cup-all }“ war mehr wert, aber auch dieses Feld gibt es nur einmal.
learn-dice-again = Das Ende eines anderen Spiels, in vollem Tempo: drei Sekunden. Such zwei gleiche Würfel einer Farbe!
learn-dice-quick = Bei welchen Farben sind beide Würfel gleich?
learn-dice-doubles = Vier Farben hatten einen Pasch, und jeder zählt 10. Kreuz „{ dice-cup-doubles }“ an.
learn-dice-doubles-no = Die Pasche bringen mehr:
learn-dice-once = 40 für dich. Jetzt haben alle noch ein Feld: Zu wählen gibt es nichts, also fallen die Würfel einfach.
learn-dice-end = Wer die meisten Punkte hat, gewinnt. { $game ->
    [dice-cup] Bei Gleichstand teilt ihr euch den Sieg.
   *[other] Bei Gleichstand gewinnt, wer bei „{ dice-cup-all }“ mehr hat.
}

## Splash Party
learn-splash-colour = Drei dieser Badegäste gehören dir. Halt den Knopf mit dem geschlossenen Auge gedrückt, dann siehst du deine geheime Farbe.
learn-splash-lift = Alle dürfen jede Figur ziehen. Heb die blaue zwischen Grün und Orange hoch, dann siehst du ihre Zahl.
learn-splash-push = Eine 2: Sie hüpft genau zwei Plätze, in die eine oder die andere Richtung. Hüpf dorthin, wo Gelb nass wird.
learn-splash-push-no = Platscht auch. Aber diesmal:
learn-splash-board = Hast du’s gesehen? { $second } ist mit Grün gehüpft. Heb jetzt die lila Figur hoch, zwei Plätze vom Sprungbrett entfernt.
learn-splash-over = Eine 3 bringt sie über das Sprungbrett. Hüpf dorthin, wo niemand steht.
learn-splash-over-no = Dieser Weg führt nicht über das Sprungbrett.
learn-splash-accuse = Über das Sprungbrett gehüpft? Dann darfst du jemanden beschuldigen. Du glaubst, { $second } ist Grün: Sag es.
learn-splash-accuse-no = Vorsicht: Wer falsch rät, ist selbst raus.
learn-splash-last = Stimmt! { $second } ist raus, und alle grünen Figuren liegen im Wasser. Heb jetzt die blaue Figur neben Gelb hoch.
learn-splash-last-push = Eine 1. Schubs die letzte gelbe Figur hinein: Sie gehört { $third }.
learn-splash-end = Nur du bist noch trocken und gewinnst. Sind vorher nur noch zwei Farben übrig, gewinnt die Figur, die dem Sprungbrett am nächsten ist.

## Clever Kids
learn-clever-roll = Wirf die fünf Partywürfel.
learn-clever-balloon = Such dir pro Zug eine Farbe aus. Nimm den Herzwürfel und lass den Herzballon platzen.
learn-clever-left = { $second } hat gewürfelt und die Geschenke genommen. Was übrig ist, darfst du auch nutzen: Puste die erste Kerze aus.
learn-clever-again = Du bist wieder dran. Würfle!
learn-clever-joker = Der Partyhut ist ein Joker: Nimm ihn als blauen Ballon und lass danach den rosa Ballon platzen.
learn-clever-bonus = Rosa hat einen blauen Kreis: ein Paar Süßes geschenkt. Nimm die Donuts.
learn-clever-present = Ein Bonus brachte den nächsten, und einen Stern. Etwas später: Pack das letzte Geschenk aus.
learn-clever-end = Ein voller Bereich beendet das Spiel. Wer die meisten Sterne hat, gewinnt: Du hast 7!
