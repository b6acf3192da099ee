## On the card
game-clever-kids = Clever Kids
about-clever-kids = ab 5 Jahren

## How to play
learn-done-clever-kids = Tippe an, was leuchtet, und achte auf die Kreise: Sie bringen mehr.
learn-clever-kids-roll = Wirf die fünf Partywürfel.
learn-clever-kids-balloon = Such dir pro Zug eine Farbe aus. Nimm den Herzwürfel und lass den Herzballon platzen.
learn-clever-kids-left = { $second } hat geworfen und die Geschenke genommen. Was übrig ist, darfst du auch nutzen: Puste die erste Kerze aus.
learn-clever-kids-again = Du bist wieder dran. Wirf!
learn-clever-kids-joker = Der Partyhut ist ein Joker: Nimm ihn als blauen Ballon und lass danach den rosa Ballon platzen.
learn-clever-kids-bonus = Rosa hat einen blauen Kreis: ein Paar Süßes geschenkt. Nimm die Donuts.
learn-clever-kids-present = Ein Bonus brachte den nächsten, und einen Stern. Etwas später: Pack das letzte Geschenk aus.
learn-clever-kids-end = Ein voller Bereich beendet das Spiel. Wer die meisten Sterne hat, gewinnt: Du hast 7!

## The coach: what to do
do-clever-kids-use-yellow = Ballons platzen lassen: { $dice }
do-clever-kids-use-red = Wagen füllen: { $dice }
do-clever-kids-use-green = Geschenke auspacken: { $dice } für { $cells }
do-clever-kids-use-blue = Süßes naschen: { $dice }
do-clever-kids-bonus-green = Ein Geschenk auspacken: { $cell }
do-clever-kids-cell = Reihe { $row }, Spalte { $column }
do-clever-kids-bonus-blue = Ein Paar naschen: { $sweet }
do-clever-kids-pass = Passen

## The coach: why
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

## On the score pad
pad-clever-kids-stars = Sterne

## On the board
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
clever-kids-roll-you = Wirf die Würfel, { $name }!
clever-kids-rolls = { $name } wirft.
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
clever-kids-takes = { $name } nimmt { $dice }.
clever-kids-crosses = { $name } kreuzt an.
clever-kids-chooses = { $name } sucht aus.
clever-kids-a-bonus = Ein Bonus!
clever-kids-and-on = Und weiter!
clever-kids-gets-yellow = Ein Ballon platzt von selbst.
clever-kids-gets-red = Ein Wagen füllt sich von selbst.
clever-kids-gets-green = Ein Geschenk geht von selbst auf.
clever-kids-gets-blue = Ein Paar Süßes ist geschenkt.
clever-kids-full-yellow = Alle Ballons sind geplatzt!
clever-kids-full-red = Der Geburtstagszug ist voll!
clever-kids-full-green = Alle Geschenke sind ausgepackt!
clever-kids-full-blue = Alles Süße ist vernascht!

## Knöpfe
clever-kids-roll = Werfen
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
clever-kids-open = Zeigen: { $area }
clever-kids-legend = Ein Kreis schenkt dir noch etwas in seiner Farbe. Die meisten Sterne gewinnen.

## Im Terminal
clever-kids-terminal-legend = +{ $shape } ist ein Bonus in { $colour }
clever-kids-terminal-type = Tippe Würfel, z. B. A oder AC; Geschenke mit ihrer Nummer, z. B. C 5.
clever-kids-terminal-left = Nimm, was übrig ist, oder passe.
clever-kids-terminal-pass = passen
clever-kids-terminal-numbers = { $dice }, dazu die Nummern der Geschenke
clever-kids-terminal-used = weg
clever-kids-terminal-balloon = Ballon
clever-kids-symbol-heart = Herz
clever-kids-symbol-blue = blau
clever-kids-symbol-pink = rosa
clever-kids-symbol-green = grün
clever-kids-symbol-candle = Kerze
clever-kids-symbol-present = Geschenk
clever-kids-symbol-cupcake = Muffin
clever-kids-symbol-donut = Donut
clever-kids-symbol-cake = Torte
clever-kids-symbol-joker = Joker
clever-kids-terminal-dice = Tippe die Buchstaben der Würfel, z. B. AC, oder passe.
clever-kids-terminal-present = Tippe die Nummer eines freien Geschenks.
clever-kids-terminal-joker = Nur ein Joker: In welchem Bereich? Z. B. A { $area }.
clever-kids-terminal-which-presents = Welche Geschenke? Häng ihre Nummern an, z. B. C 5.
clever-kids-terminal-which-row = Welche Reihe? Häng { $rows } an.
clever-kids-terminal-words-pass = passe, passen, p, nichts, weiter

## Was geschah
clever-kids-news-again = Nichts passt. { $you ->
    [yes] Du wirfst noch einmal.
   *[no] { $name } wirft noch einmal.
}
clever-kids-news-crossed = { $you ->
    [yes] Du kreuzt an
   *[no] { $name } kreuzt an
}: { $things }.
clever-kids-news-nothing = { $you ->
    [yes] Du kreuzt nichts an.
   *[no] { $name } kreuzt nichts an.
}
clever-kids-news-in = { $count } in { $area }
clever-kids-news-earned = { $things }, dafür { $stars }
clever-kids-news-complete = { $area } ist voll.
clever-kids-news-lost = Der Bonus in { $area } findet nichts mehr zum Ankreuzen.

## Was das Terminal über das Spiel und seine Einstellungen sagt
clever-kids-tagline = Kreuz Ballons, Kerzen, Geschenke und Süßes an, ein Bonus nach dem anderen.
clever-kids-help-sheet = das Blatt und die Würfel, mit denen ihr spielt

## Warum die Regeln Nein sagen
clever-kids-rule-must-use = Wer dran ist, muss mindestens einen Würfel nutzen.
clever-kids-rule-no-bonus = Es gibt keinen Bonus einzutragen; nimm Würfel oder passe.
clever-kids-rule-face = Würfel { $die } hat das nicht: { $symbol }.
clever-kids-rule-place-bonus = Erst kommt der Bonus in { $area }.
clever-kids-rule-bonus-order = Der Bonus in { $area } war zuerst da, also kommt er zuerst.
clever-kids-rule-row-done = Diese Reihe ist schon voll: { $row }.
clever-kids-rule-no-place = In { $area } ist dort nichts frei.
clever-kids-rule-next = Würfel { $die } zeigt { $symbol }; dort kommt als Nächstes { $next }.
clever-kids-rule-no-dice = Nimm mindestens einen Würfel.
clever-kids-rule-die-twice = Jeder Würfel zählt nur einmal.
clever-kids-rule-no-die = Würfel { $die } gibt es nicht; sie zählen von 0 bis { $last }.
clever-kids-rule-used = Würfel { $die } ist schon genommen.
clever-kids-rule-area = Würfel { $die } zeigt { $symbol }: Das gehört zu { $area }, nicht zu { $wrong }.
clever-kids-rule-balloons = { $count ->
    [one] Nur noch 1 Ballon ist übrig.
   *[other] Nur noch { $count } Ballons sind übrig.
}
clever-kids-rule-no-area = Diesen Bereich gibt es nicht.
clever-kids-rule-in-order = In { $area } wird der Reihe nach angekreuzt; nenn kein Feld.
clever-kids-rule-train = Der Zug ist voll.
clever-kids-rule-wagons = Kerzen füllen ganze Wagen der Reihe nach, und die nächsten fassen { $wagons }.
clever-kids-rule-presents = Jeder Würfel öffnet ein Geschenk: Nenn so viele Geschenke wie Würfel.
clever-kids-rule-present-twice = Jedes Geschenk gibt es nur einmal.
clever-kids-rule-pairs = Süßes gibt es paarweise: zwei Würfel für jede Reihe.
clever-kids-rule-no-row = Diese Reihe mit Süßem gibt es nicht.
clever-kids-rule-pairs-left = { $count ->
    [one] In dieser Reihe ist noch 1 Paar frei: { $row }.
   *[other] In dieser Reihe sind noch { $count } Paare frei: { $row }.
}
