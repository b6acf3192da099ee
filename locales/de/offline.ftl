## Taking games along
take-what = Alle fünf Spiele in diesem Handy: im Zug, im Flugzeug, im Garten ohne WLAN. Einmal geladen, brauchen sie kein Netz mehr.
take-size = { $size } MB, nur einmal
take-coming = Was mitkommt
take-coming-part = { $percent } % von { $size } MB
take-done = Alles ist da. Die Seite öffnet sich und ein Spiel beginnt ganz ohne Netz.
take-failed = Das Netz ist weg. Was schon da ist, bleibt; der Rest kommt beim nächsten Mal.
take-gives-bots = Allein oder gegen Bots jeder Stärke
take-gives-phone = Ein Handy für alle, mit Vorhang
take-gives-coach = Echte Würfel, Tipps, Rückblick, Anleitungen und der Block
take-gives-kept = Jeder Zug bleibt in diesem Handy und verlässt es nur, wenn du willst
take-leave = Platz wieder freigeben
take-leave-note = Deine Spiele bleiben im Handy.
take-refused = Dieser Browser behält nichts von einer Adresse ohne https, und dieser Tisch zu Hause hat keines. Darum lässt sich hier nichts mitnehmen.
take-instead = Was stattdessen geht
take-instead-here = Hier, solange der Laptop mit den Tischen in der Nähe ist: Er braucht kein Internet, nur dieses WLAN
take-instead-https = Unter einer https-Adresse von Bellyflop: auf diesem Handy öffnen und dort mitnehmen
take-instead-laptop = Am Laptop selbst: Sein eigener Browser behält die Spiele

## Games in this phone
live-here = In diesem Handy
live-here-note = braucht kein Netz, und niemand kann dazukommen
coming-here = Die Spiele kommen, nur einmal: { $percent } %
save-on-how = Speichere es als Datei. „Gespeichertes Spiel fortsetzen“ auf der Startseite nimmt sie an: auf einem anderen Handy oder an einem Tisch, den ein Laptop aufgemacht hat. Das Spiel hier bleibt, wie es ist.
save-on-terminal = Im Terminal:
save-file = Spiel speichern
save-on-secret = Wer die Datei liest, sieht auch, was im Spiel verdeckt ist.

## With friends
friends-what = Diese Seite spielt in einem Handy. Freunde mit eigenen Handys treffen sich an einem Tisch, den ein Laptop aufmacht:
friends-laptop = Auf einem Laptop im selben WLAN, in einer Kopie von Bellyflop, tippe
friends-join = Alle scannen den Code, suchen sich ein Tier aus und spielen.
friends-record = Ein hier begonnenes Spiel kann dort weitergehen: Speichere es über sein Menü und wähle auf der Seite dieses Laptops „Gespeichertes Spiel fortsetzen“.

## Going on with a saved game
resume-what = Hat jemand ein Spiel mit „Woanders weiterspielen“ oder im Terminal gespeichert? Wähle die Datei, und es geht hier weiter. Dort, wo es herkommt, bleibt es, wie es ist.
resume-choose = Datei auswählen
resume-another = Eine andere Datei
resume-here = Hier weiterspielen
resume-dice = Was vorher fiel, kam in einer Datei. Die Prüfung am Ende gilt nur den Würfen, die hier fallen.
