# Was über die Würfel eines fertigen Spiels bewiesen ist, und gegen wen: die Karte am Ende und bellyflop verify.

## Was geprüft wird
proof-sealed = Die Schlüssel passen zum Siegel in der Aufzeichnung.
proof-sealed-shown = Die Würfel waren vor dem Spiel versiegelt: Die Schlüssel passen zu dem Siegel, das du gesehen hast.
proof-fed-older = In { $some } von { $throws } Würfen stecken eigene Zahlen derer, die warfen; so steht es in der Aufzeichnung.
proof-fed = In { $some } von { $throws } Würfen stecken Zahlen, auf die sich Handys vorher festgelegt hatten.
proof-followed = Alle { $throws } Würfe folgen aus den Schlüsseln und den Zahlen.

## Was das wem beweist
proof-older = Diese ältere Versiegelung beweist die Würfel nur denen, die den Server betreiben: Sie konnten Verteilungen und Würfe von Bots wählen, und wenn sie mitspielten, auch ihre eigenen.
proof-brought = Dieses Spiel kam in einer Datei hierher. { $throws ->
    [one] Ein Wurf war vorher schon gefallen: Über ihn ist nichts bewiesen.
   *[other] { $throws } Würfe waren vorher schon gefallen: Über sie ist nichts bewiesen.
}
proof-no-phone = Kein Handy war beteiligt: Wer den Server betreibt, konnte jeden Wurf wählen.
proof-one-phone = Ein Handy war beteiligt: Ihm ist bewiesen, dass der Server nicht gewählt hat. Auf dem eigenen Server gibt es niemanden, dem etwas zu beweisen wäre.
proof-phones = { $phones } Handys waren beteiligt. Ist eines davon ehrlich, dann hat niemand einen Wurf gewählt oder vorausgesehen, bei dem es dabei war, auch nicht wer den Server betreibt.
proof-there = { $name } war bei { $some } von { $throws } Würfen dabei.
proof-silent = { $times ->
    [one] { $name } wurde gerufen und schwieg einmal: Wer dieses Handy und den Server hatte, konnte dort zwischen zwei Ergebnissen wählen.
   *[other] { $name } wurde gerufen und schwieg { $times }-mal: Wer dieses Handy und den Server hatte, konnte jedes Mal zwischen zwei Ergebnissen wählen.
}
proof-late = { $times ->
    [one] Dieses Handy hat auf einen Ruf geantwortet, der dort als Schweigen steht: zu spät, oder der Server hat zwischen zwei Ergebnissen gewählt.
   *[other] Dieses Handy hat auf { $times } Rufe geantwortet, die dort als Schweigen stehen: zu spät, oder der Server hat jedes Mal zwischen zwei Ergebnissen gewählt.
}
proof-still = Was niemand verhindern kann: weggehen, ein Handy schlafen lassen, ein Spiel aufgeben.

## Auf einem Handy, am Ende
dice-sealed = Die Würfel waren versiegelt, als dieses Handy kam.
dice-not-sealed = Die Schlüssel passen nicht zum Siegel, das dieses Handy gesehen hat.
dice-fed = Bei { $own } von { $throws } Würfen zählten Zahlen von diesem Handy mit.
dice-not-fed = Ein Wurf entstand nicht mit der Zahl, die geschickt wurde.
dice-followed = Alle { $throws } Würfe passen zum Siegel.
dice-not-followed = Ein Wurf passt nicht zum Siegel.
dice-proved-to = Das beweist die Würfel allen außer denen, die diesen Server betreiben: Sie hätten wählen können. Auf dem eigenen Server gibt es niemanden, dem etwas zu beweisen wäre.
proof-own = In { $own } von { $throws } Würfen stecken eigene Zahlen deines Handys.
proof-own-none = Dein Handy hat in diesem Spiel keine Zahlen gegeben. Dir beweist es nichts.
proof-not-own = Diese Aufzeichnung ist nicht das Spiel, das dieses Handy gesehen hat.
proof-own-meaning = In diesen konnte niemand Würfel aussuchen: nicht die anderen und auch nicht, wer diesen Server betreibt.
proof-own-alone = Du hast allein gespielt. Auf dem eigenen Server gibt es niemanden, dem etwas zu beweisen wäre.
proof-other-silent = { $times ->
    [one] Das Handy von { $name } schwieg einmal. Dort konnte eines von zwei Ergebnissen ausgesucht werden.
   *[other] Das Handy von { $name } schwieg { $times }-mal. Dort konnte eines von zwei Ergebnissen ausgesucht werden.
}
proof-own-silent = { $times ->
    [one] Der Tisch hat dein Handy einmal nicht rechtzeitig gehört. Dort konnte eines von zwei Ergebnissen ausgesucht werden.
   *[other] Der Tisch hat dein Handy { $times }-mal nicht rechtzeitig gehört. Dort konnte eines von zwei Ergebnissen ausgesucht werden.
}
