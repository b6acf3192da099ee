## A new pad
pad-about = Dados de verdad en la mesa, puntos aquí.
pad-which = ¿Qué juego?
pad-any = Cualquier juego
pad-in-a-row = Partidas seguidas
pad-start = Sacar punta al lápiz
pad-for-all = Una libreta para todos los móviles
pad-for-all-note = todo el mundo la ve y apunta

## The sheet
pad-kept = Se guarda en este móvil.
pad-leads = En cabeza: { $names }.
pad-full = Todas las casillas están llenas.
pad-front = en cabeza
pad-boxes = Casillas
pad-games = Partidas
pad-game = Partida { $number }
pad-round = Ronda { $number }
pad-total = Total
pad-sum = todas { $sum }
pad-bonus = { $reach } para +{ $points }
pad-bonus-short = Premio
pad-for = { $box } de { $name }
pad-cell = { $box } de { $name }: { $points }
pad-nothing = nada aún
pad-won = ha ganado
pad-not-won = esta vez no
pad-needs = { $box }: solo con { $number } en { $beside }.
pad-taken = { $name } ya lo tiene. Bórralo primero.

## Keys
pad-clear = Borrar
pad-ok = Apuntar
pad-back = Quitar una cifra
pad-sign = Cambiar el signo

## Menu
pad-again = Otra partida, misma gente
pad-add-game = Una partida más
pad-players = Participantes
pad-picture = Compartir como imagen
pad-csv = Guardar como CSV
pad-past = Partidas anteriores
pad-other = Otro juego
pad-failed = No ha funcionado. ¿Otra vez?
pad-invite = Añadir otro móvil
pad-left =
    { $count ->
        [one] Cabe un cambio más en este bloc. Después, empezad uno nuevo.
       *[other] Caben { $count } cambios más en este bloc. Después, empezad uno nuevo.
    }

## Players
pad-add = Añadir a alguien
pad-up = { $name }: un puesto más arriba
pad-out = { $name } descansa
pad-in = { $name } vuelve
pad-names-only = En la libreta compartida puedes cambiar nombres y añadir jugadores. Los animales y los sitios se quedan como están.
pad-done = Listo

## Past games
pad-remove = ¿Eliminar?
pad-remove-it = Eliminar { $game }, { $day }

## Por qué no
pad-rule-players = En una libreta caben { $most } personas.
pad-rule-columns = En una libreta caben { $most } columnas.
pad-rule-nothing = No hay nada que deshacer.
pad-rule-points = En { $box } puede ir { $limits }, no { $points }.
pad-rule-nobody = Aún no hay nadie en esta libreta.
