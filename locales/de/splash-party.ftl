splash-party-pool = Das Becken mit achtzehn Plätzen
splash-party-pawn = Figur in { $colour } auf Platz { $space }
splash-party-pawn-number = Figur in { $colour } auf Platz { $space }, Zahl { $number }
splash-party-lift = Heb eine Figur hoch, { $name }.
splash-party-which-way = { $colour } zeigt eine { $number }. Wohin?
splash-party-nobody = Da steht niemand
splash-party-wet = { $colour } wird nass
splash-party-in = dabei
splash-party-out = raus
splash-party-turn = Zug { $turn }
splash-party-hold = Gedrückt halten: deine Farbe
splash-party-accuse = Am Sprungbrett: Beschuldigst du jemanden?
splash-party-which-colour = Welche Farbe hat { $name }?
splash-party-silent = Nichts sagen
splash-party-called-right = { $accuser } wusste es: { $accused } ist { $colour }.
splash-party-called-wrong = { $accused } ist nicht { $colour }. { $accuser } wird nass.
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
splash-party-terminal-lift = Welche Figur hebst du hoch? Tippe ihren Platz.
splash-party-terminal-say = Z. B. { $name } { $colour }; oder nein.
splash-party-terminal-space = Tippe die Nummer eines Platzes, { $first } bis { $last }.
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
} { $colour } auf Platz { $space } hoch: eine { $number }, { $way } auf { $target }.
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
splash-party-did-hop = { $name } hüpft mit { $colour }.
splash-party-did-out = { $name } ist draußen.
splash-party-did-push = { $name } schubst { $colour } hinein.
