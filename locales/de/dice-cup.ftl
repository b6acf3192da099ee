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
dice-cup-best = Gut gesehen, { $names }: „{ $box }“ war { $points } wert.
dice-cup-box = { $box }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
dice-cup-leaning = Der Würfel steht schief. Wir schütteln noch einmal.
dice-cup-nobody = Das hat niemand gesehen: „{ $box }“ war { $points } wert.
dice-cup-crossed = { $box }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, angekreuzt von { $names }
dice-cup-free = Noch frei auf deinem Blatt: { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
dice-cup-shake-phone = oder schüttle das Handy
dice-cup-ask-phone = Mit dem Handy schütteln
