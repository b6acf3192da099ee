learn-choose = Zwei Minuten für jedes Spiel, in echten Stellungen. Niemand schaut zu.
learn-next = Weiter
learn-back = Zurück
learn-skip = Auslassen
learn-leave = Lektion verlassen
learn-progress = Schritt { $step } von { $steps }
learn-watch = Jetzt ziehen die anderen. Schau zu!
learn-nudge = Das ist auch erlaubt. Jetzt aber:
learn-done = Du kannst schwimmen!
learn-play-now = Jetzt spielen
learn-again = Noch einmal
learn-done-pool-zee = Drei Würfe, ein Feld, dreizehnmal. Der Rest ist Glück und Nerven.
learn-done-dice-cup = Schauen, merken, ankreuzen. Zwölf Runden, und der Becher hält dicht.
learn-done-dice-pool-party = Schauen, merken, ankreuzen. Zwölf Runden, und der Deckel hält dicht.
learn-done-splash-party = Andere schubsen, die eigenen drei trocken halten, unschuldig gucken.
learn-done-clever-kids = Tipp auf das, was leuchtet, und achte auf Kreise: Sie bringen mehr.

rules-full = Die vollständigen Regeln
rules-full-note = jeder Absatz mit seiner Nummer, auf Englisch

## Pool-zee
learn-pool-zee-throw = Wirf alle fünf Würfel. Du hast drei Würfe pro Zug.
learn-pool-zee-keep = Zwei Vieren! Tipp beide an, um sie zu behalten, und wirf die anderen drei.
learn-pool-zee-keep-more = Noch eine Vier. Behalte alle drei Vieren und wirf ein letztes Mal.
learn-pool-zee-write = Freie Felder zeigen, was deine Würfel dort bringen. Tipp auf Vierer und schreib die 16.
learn-pool-zee-write-no = Auch ein Feld, aber vier Vieren gehören heute zu den Vierern.
learn-pool-zee-bonus = Ein paar Züge später: 63 in den Feldern von Einser bis Sechser bringen 35 extra. Schreib deine 18 bei Sechser.
learn-pool-zee-five = Da sind die 35. Und jetzt fünf Gleiche: Schreib 50 bei Pool-zee.
learn-pool-zee-joker = Wieder fünf Gleiche: 100 extra. Fünfer ist voll, also ist es ein Joker und passt unten überall. Schreib 40 bei Große Straße.
learn-pool-zee-joker-no = Dort passt ein Joker auch. Aber such das meiste:
learn-pool-zee-end = 140 in einem Zug! Wenn alle dreizehn Felder voll sind, gewinnen die meisten Punkte.

## Dice Cup and Dice Pool Party
learn-dice-shake = Zwölf Würfel, zwei von jeder Farbe. Schüttle sie.
learn-dice-look = Schau hin! Diesmal ohne Eile. Vier Fünfen liegen da: zusammen 20.
learn-dice-cross = { $game ->
    [dice-cup] Der Becher ist unten.
   *[other] Der Deckel ist drauf.
} Kreuz heimlich ein Feld an: Tipp auf { $fives }, dann auf den Knopf unten.
learn-dice-cross-no = Jedes Feld gibt es nur einmal. Nimm, was du gesehen hast:
learn-dice-reveal = Jetzt zeigen alle ihr Kreuz. Deins bringt 20. „{ $all }“ war mehr wert, aber auch dieses Feld gibt es nur einmal.
learn-dice-again = Das Ende eines anderen Spiels, in vollem Tempo: drei Sekunden. Such zwei gleiche Würfel einer Farbe!
learn-dice-quick = Wo sind zwei von einer Farbe gleich?
learn-dice-doubles = Vier Farben waren gleich, und jede zählt 10. Kreuz { $doubles } an.
learn-dice-doubles-no = Die Paare bringen mehr:
learn-dice-once = 40 für dich. Jetzt hat jeder noch ein Feld: Zu wählen gibt es nichts, also fallen die Würfel einfach.
learn-dice-end = Die meisten Punkte gewinnen. { $game ->
    [dice-cup] Bei Gleichstand wird der Sieg geteilt.
   *[other] Bei Gleichstand gewinnt, wer bei „{ $all }“ mehr hat.
}

## Splash Party
learn-splash-colour = Drei dieser Badegäste gehören dir. Halt den Knopf mit dem geschlossenen Auge gedrückt und sieh deine geheime Farbe.
learn-splash-lift = Jeder darf jede Figur ziehen. Heb die blaue zwischen Grün und Orange hoch, dann siehst du ihre Zahl.
learn-splash-push = Eine 2: Sie hüpft genau zwei Plätze, hin oder her. Hüpf dorthin, wo Gelb nass wird.
learn-splash-push-no = Platscht auch. Aber diesmal:
learn-splash-board = Hast du gesehen? { $second } ist mit Grün gehüpft. Heb jetzt die lila Figur zwei Plätze neben dem Sprungbrett hoch.
learn-splash-over = Eine 3 bringt sie über das Sprungbrett. Hüpf dorthin, wo niemand steht.
learn-splash-over-no = Dieser Weg führt nicht über das Sprungbrett.
learn-splash-accuse = Am Brett vorbei darfst du jemanden beschuldigen. Du glaubst, { $second } ist Grün: Sag es.
learn-splash-accuse-no = Vorsicht: Wer falsch rät, ist selbst draußen.
learn-splash-last = Stimmt! { $second } ist draußen, und Grün liegt im Wasser. Heb jetzt die blaue Figur neben Gelb hoch.
learn-splash-last-push = Eine 1. Schubs die letzte gelbe Figur hinein: Sie gehört { $third }.
learn-splash-end = Du bist als Einziger trocken und gewinnst. Sind vorher nur noch zwei Farben übrig, gewinnt die Figur, die dem Sprungbrett am nächsten ist.

## Clever Kids
learn-clever-roll = Wirf die fünf Partywürfel.
learn-clever-balloon = Such dir pro Zug eine Farbe aus. Nimm den Herzwürfel und lass den Herzballon platzen.
learn-clever-left = { $second } hat gewürfelt und die Geschenke genommen. Was übrig ist, darfst du auch nutzen: Puste die erste Kerze aus.
learn-clever-again = Du bist wieder dran. Wirf!
learn-clever-joker = Der Partyhut ist ein Joker: Nimm ihn als blauen Ballon, und danach den rosa Ballon.
learn-clever-bonus = Rosa hat einen blauen Kreis: ein Paar Süßes geschenkt. Nimm die Donuts.
learn-clever-present = Ein Bonus brachte den nächsten, und einen Stern. Etwas später: Pack das letzte Geschenk aus.
learn-clever-end = Ein voller Bereich beendet das Spiel. Die meisten Sterne gewinnen: Du hast 7!
