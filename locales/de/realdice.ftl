## What fell on the real table
real-you = Was liegt da?
real-who = Was hat { $name } geworfen?
real-pairs = Je zwei von jeder Farbe, von links nach rechts.
real-typed = { $face }, Würfel { $number } von { $count }
real-empty = Würfel { $number }: noch nichts
real-again = Würfel { $number }: { $face }. Neu eintippen
real-faces = Würfel { $number } zeigt
real-back = Einen Würfel zurück
real-confirm = So liegt es da
real-correct = Vertippt? Hier ändern
real-mend = Beim Wurf davor vertippt
real-correct-title = Was lag wirklich da?
real-help = Für { $name } eintippen
