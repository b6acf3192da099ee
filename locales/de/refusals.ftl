refused-away-already = Für dich spielt schon ein Bot.
refused-bot-plays = Für dich spielt gerade ein Bot. Komm erst zurück.
refused-bot-there = Da spielt schon ein Bot.
refused-busy = Viel los im Becken. Schau gleich noch einmal.
refused-check-when-over = Prüfen geht, sobald das Spiel vorbei ist.
refused-coach-busy = Der Coach sieht gerade viele Spiele durch. Frag in einer Minute noch einmal.
refused-coach-thinks = Der Coach braucht noch etwas. Frag gleich noch einmal.
refused-elsewhere = Dein Platz ist auf einem anderen Gerät offen.
refused-full = Alle Plätze sind besetzt.
refused-here-already = Du bist schon da.
refused-hint-in-turn = Einen Tipp gibt es, wenn du dran bist.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-id-used = Das ist schon angekommen. Versuch es noch einmal.
refused-locked = Die Tür ist zu.
refused-log-full = Mehr Änderungen passen hier nicht. Ein Spiel könnt ihr noch zu Ende spielen; für einen Block fangt ihr einen neuen an.
refused-moved-on = Der Tisch ist schon weiter. Schau noch einmal hin.
refused-name-empty = Ein Name braucht mindestens einen Buchstaben.
refused-no-codes = Gerade sind alle Codes vergeben. Wer den Server betreibt, kann alte freigeben: bellyflop tidy.
refused-no-hints = An diesem Tisch wird ohne Tipps gespielt.
refused-no-spectators = An diesem Tisch wird ohne Publikum gespielt.
refused-no-such-code = Kein Tisch hat diesen Code. Schau dir die Buchstaben noch einmal an.
refused-no-such-seat = Diesen Platz gibt es hier nicht mehr.
refused-no-such-table = Diesen Tisch gibt es hier nicht mehr.
refused-no-throw-due = Gerade wird nicht geworfen.
refused-nobody-there = Da sitzt niemand.
refused-not-away-long = Sie sind gerade erst weg. Lass ihnen eine Minute.
refused-not-for-log = Das gehört nicht hierher.
refused-not-over = Dieses Spiel ist noch nicht vorbei.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-not-your-hand = Gerade wirft jemand anders.
refused-other-site = Das kam von der Seite eines anderen Anbieters. Ist das ein Name dieses Servers, starte ihn mit diesem Namen als --public-url.
refused-over-stays = Das Spiel ist vorbei. Die Plätze bleiben, wie sie waren.
refused-own-dice = Dieser Tisch wirft selbst.
refused-own-points = Dieser Tisch zählt selbst: Die Punkte kommen von den Würfeln.
refused-pad-no-bots = Auf einen Block schreiben Menschen, keine Bots.
refused-pad-no-options = Ein Block hat keine Einstellungen: Er nimmt, was auf eurem Tisch gespielt wurde.
refused-pad-no-record = Das ist ein Block. Er kennt Punkte, aber keinen Spielverlauf.
refused-pad-not-played = Das ist ein Block: Hier werden nur Punkte notiert, gespielt wird auf eurem Tisch.
refused-played-no-pad = An diesem Tisch wird gespielt. Er hat ein Protokoll statt eines Blocks.
refused-players-only = Das kann nur, wer mitspielt.
refused-real-dice = Hier fallen echte Würfel. Tippe ein, was da liegt.
refused-record-broken = Dieses Spiel lässt sich nicht mehr lesen.
refused-removed = Dieser Platz wurde vergeben.
refused-restart = Schichtwechsel am Becken. Gleich geht es weiter.
refused-review-when-over = Der Rückblick kommt, wenn das Spiel vorbei ist.
refused-rules = Das erlauben die Regeln gerade nicht.
refused-saved-broken = Dieses gespeicherte Spiel ist beschädigt: Sein Zug { $move } ist nicht möglich. Das Spiel, aus dem es stammt, ist noch, wo es war.
refused-saved-no-game = Dieses gespeicherte Spiel ist „{ $game }“, und das wird hier nicht gespielt.
refused-saved-unreadable = Das ist kein gespeichertes Spiel, oder eines aus einer neueren Version. Wähle eine Datei, die mit „Woanders weiterspielen“ gespeichert wurde.
refused-seat-needed = Dieses Spiel braucht den Platz.
refused-seat-not-yours = Dieser Platz gehört dir nicht mehr.
refused-seat-taken = Dort hat sich gerade jemand hingesetzt.
refused-seats-open =
    { $count ->
        [one] Ein Platz ist noch frei. Warte oder gib ihn einem Bot.
       *[other] { $count } Plätze sind noch frei. Warte oder gib sie an Bots.
    }
refused-secret-game = { $game } hat Geheimnisse, die echte Würfel nicht für sich behalten können.
refused-secrets-until-over = Dieses Spiel behält seine Geheimnisse, bis es vorbei ist.
refused-setup = So lässt es sich nicht spielen. Schau dir Plätze und Einstellungen noch einmal an.
refused-slow = Deine Verbindung ist langsam. Gleich geht es weiter.
refused-started = Das Spiel hat schon begonnen.
refused-started-give-bot = Das Spiel hat begonnen. Gib den Platz lieber einem Bot.
refused-store-down = Der Tisch kann gerade nichts aufschreiben. Nichts ist verloren; versuch es noch einmal.
refused-throw-gone-on = Dieser Wurf steht fest: Das Spiel ist schon weiter.
refused-thrower-types = Wer wirft, tippt ein, was da liegt.
refused-too-fast = Etwas langsamer. Nichts ist verloren; versuch es in ein paar Sekunden noch einmal.
refused-too-long = Das ist mehr, als ein Tisch wissen muss.
refused-too-many-phones = Aus deinem Netz sind schon sehr viele Handys da. Schließt ein paar und kommt dann wieder.
refused-too-many-tables = So viele neue Tische auf einmal. Warte einen Moment und mach dann deinen auf.
refused-undo-too-late = Nur dein eigener letzter Zug lässt sich rückgängig machen, und nur sofort.
refused-unreadable = Das hat der Tisch nicht verstanden. Lade die Seite neu.
refused-watching = Du schaust zu. Das kann nur, wer mitspielt.
refused-wrong-address = Unter dieser Adresse ist nichts.
refused-wrong-method = Diese Adresse nimmt { $allow }, nicht { $method }.

## Regeln, die jedes Spiel hat
rule-over = Das Spiel ist vorbei.
rule-nobody = Gerade ist niemand dran.
rule-turn-of = Platz { $seat } ist dran.
rule-not-your-turn = Dieser Platz ist gerade nicht dran.
rule-nothing-to-do = Platz { $seat } hat gerade nichts zu tun.
rule-no-seat = Platz { $seat } gibt es nicht; die Plätze gehen von 0 bis { $last }.
rule-no-dice = Gerade wird nicht geworfen.
rule-dice-due = { $due ->
    [one] Jetzt fällt 1 Würfel
   *[other] Jetzt fallen { $due } Würfel
}, nicht { $count }.
rule-die = Ein Würfel zeigt 1 bis 6; { $dice } gibt es nicht.
rule-no-wait = Gerade läuft keine Uhr.
rule-next-chance = Als Nächstes kommen Würfel oder Karten.
rule-next-wait = Als Nächstes läuft die Uhr.
rule-next-action = Als Nächstes ist Platz { $seats } dran.
