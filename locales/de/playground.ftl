## Die Spielwiese: Python neben dem Spielplan
python-example = Beispiel
python-code = Dein Code
python-keys = Strg und Enter startet ihn. Tab rückt ein; Escape, dann Tab verlässt den Code.
python-run = Ausführen
python-stop = Anhalten
python-output = Was er ausgibt
python-board = Der Spielplan, den er zeigt
python-boards = Spielplan { $board } von { $boards }
python-none = Führe etwas Code aus: show(match) legt einen Spielplan hierher.
python-seat = Platz { $seat }
python-coming = Python kommt: 4,5 MB, einmalig.
python-running = Läuft. Anhalten beendet auch Endlosschleifen.
python-failed = Python ließ sich hier nicht starten. Lade die Seite neu, sobald ein Netz da ist.
python-stopped = Angehalten. Der nächste Lauf beginnt mit einem frischen Python.
python-error = Es endete mit einem Fehler in Zeile { $line }.
python-done = { $boards ->
    [0] Fertig.
    [one] Fertig; ein Spielplan wurde gezeigt.
   *[other] Fertig; { $boards } Spielpläne wurden gezeigt.
}
