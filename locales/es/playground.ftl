## El arenero: Python junto al tablero
python-example = Ejemplo
python-code = Tu código
python-keys = Ctrl y Entrar lo ejecuta. Tab sangra; Escape y luego Tab sale del código.
python-run = Ejecutar
python-stop = Parar
python-output = Lo que ha escrito
python-board = El tablero que muestra
python-boards = Tablero { $board } de { $boards }
python-none = Ejecuta algo de código: show(match) pone un tablero aquí.
python-seat = Asiento { $seat }
python-coming = Python está en camino: 4,5 MB, una sola vez.
python-running = En marcha. Parar termina también los bucles sin fin.
python-failed = Python no ha podido arrancar aquí. Vuelve a cargar la página cuando haya red.
python-stopped = Parado. La próxima vez arranca un Python nuevo.
python-error = Ha terminado con un error en la línea { $line }.
python-done = { $boards ->
    [0] Listo.
    [one] Listo; se ha mostrado un tablero.
   *[other] Listo; se han mostrado { $boards } tableros.
}
