dice-cup-white = Blanco
dice-cup-yellow = Amarillo
dice-cup-green = Verde
dice-cup-orange = Naranja
dice-cup-pink = Rosa
dice-cup-blue = Azul
dice-cup-purple = Morado
dice-cup-red = Rojo
dice-cup-black = Negro
dice-cup-doubles = Dobles
dice-cup-low = Bajos 1–3
dice-cup-fours = Cuatros
dice-cup-fives = Cincos
dice-cup-sixes = Seises
dice-cup-all = Los doce
dice-cup-covered = Los dados están tapados.
dice-cup-look = ¡Mira! Luego se tapa.
dice-cup-what = Tapados. ¿Qué has visto?
dice-cup-shakes = { $name } agita los dados.
dice-cup-shake = Agitar
dice-cup-choose = Elige una casilla
dice-cup-cross = Marcar { $box }
dice-cup-stays = Lo marcado, marcado queda.
dice-cup-round = Ronda { $round } de { $rounds }
dice-cup-over = Era la última ronda.
dice-cup-best = Bien visto, { $names }: en { $box } había { $points }.
dice-cup-box = { $box }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
dice-cup-leaning = Ese dado está inclinado. Agitamos otra vez.
dice-cup-nobody = No lo ha visto nadie: en { $box } había { $points }.
dice-cup-crossed = { $box }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, marcada por { $names }
dice-cup-free = Por marcar en tu hoja: { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
dice-cup-shake-phone = o agita el móvil
dice-cup-ask-phone = Agitar con el móvil

## En el terminal
dice-cup-terminal-you-shake = Agitas los dados.
dice-cup-terminal-shaken = Agitados.
dice-cup-terminal-ready = Pulsa Intro y mira: tienes { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
dice-cup-terminal-lift = Levanta el cubilete, mira y tapa. ¿Qué has visto?
dice-cup-terminal-one = Di una casilla libre.
dice-cup-terminal-every = Di { $columns } casillas, una por columna, con comas.
dice-cup-terminal-column = Di una casilla libre y su columna, p. ej. { $example }.
dice-cup-terminal-which-column = ¿En qué columna? Primero la casilla y luego la columna, p. ej. { $example }.
dice-cup-terminal-cover-off = ¡Destapamos!
dice-cup-terminal-marked = marca
dice-cup-terminal-points = puntos
dice-cup-terminal-best = lo mejor
dice-cup-terminal-nothing-better = nada mejor
dice-cup-terminal-dice = ¡Destapamos! Escribe los doce dados, dos de cada: { $colours }. P. ej. 56 12 33 46 15 22
dice-cup-terminal-count = { $count ->
    [one] Eso es 1 dado
   *[other] Eso son { $count } dados
}; son doce, dos de cada color.
dice-cup-terminal-missing = ¿Y { $colours }?

## Lo que el terminal dice del juego y sus opciones
dice-cup-tagline = Levanta el cubilete, mira rápido, elige en secreto.
dice-pool-party-tagline = Doce dados, tres segundos, una elección secreta.
dice-cup-help-look = cuántos segundos se miran los dados
dice-cup-help-columns = cuántas columnas se llenan: varias partidas a la vez
dice-cup-help-fill = con varias columnas: una marca por ronda, o una en cada columna con los mismos dados
dice-cup-help-dice = dados virtuales, o de verdad y escritos a mano
dice-pool-party-help-look = { dice-cup-help-look }
dice-pool-party-help-columns = { dice-cup-help-columns }
dice-pool-party-help-fill = { dice-cup-help-fill }
dice-pool-party-help-dice = { dice-cup-help-dice }
