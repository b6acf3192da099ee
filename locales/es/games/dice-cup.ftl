## On the card
game-dice-cup = Dice Cup
game-dice-pool-party = Dice Pool Party
about-dice-pool-party = un vistazo
about-dice-cup = el clásico

## A new table
option-dice-cup-look = Segundos para mirar
option-dice-cup-columns = Columnas
option-dice-cup-fill = Cruces por ronda
option-dice-cup-fill-one = una
option-dice-cup-fill-every = una por columna

## How to play
learn-done-dice-cup = Mirar, recordar, marcar. Doce rondas, y el cubilete guarda sus secretos.
learn-done-dice-pool-party = Mirar, recordar, marcar. Doce rondas, y la lona guarda sus secretos.
learn-dice-cup-shake = Doce dados, dos de cada color. Agítalos.
learn-dice-cup-look = ¡Mira! Por una vez no hay prisa. Hay cuatro cincos: 20 en total.
learn-dice-cup-cross = { $game ->
    [dice-cup] El cubilete está abajo.
   *[other] La lona está puesta.
} Marca una casilla en secreto: toca { dice-cup-fives } y luego el botón de abajo.
learn-dice-cup-cross-no = Cada casilla solo vale una vez. Elige lo que viste:
learn-dice-cup-reveal = Ahora se ven todas las cruces. La tuya da 20. «{ dice-cup-all }» valía más, pero esa casilla también vale una sola vez.
learn-dice-cup-again = El final de otra partida, a toda velocidad: tres segundos. ¡Busca dos dados iguales de un color!
learn-dice-cup-quick = ¿Dónde hay dos iguales de un color?
learn-dice-cup-doubles = Cuatro colores tenían sus dos dados iguales: 10 por cada uno. Marca { dice-cup-doubles }.
learn-dice-cup-doubles-no = Los dobles dan más:
learn-dice-cup-once = 40 para ti. Ahora a cada cual le queda una casilla: no hay nada que elegir, los dados caen y ya está.
learn-dice-cup-end = Gana quien más puntos tiene. { $game ->
    [dice-cup] El empate se comparte.
   *[other] En caso de empate gana quien tenga más en «{ dice-cup-all }».
}

## The coach: what to do
do-dice-cup-mark = Marca { $box }
do-dice-cup-mark-column = Marca { $box } en la columna { $column }

## The coach: why
coach-dice-cup-unseen = Tú has visto los dados; yo no. Si dudas, esta es la casilla que menos duele perder.
coach-dice-cup-real = Los dados de verdad no los veo. Si dudas, esta es la casilla que menos duele perder.
coach-dice-cup-more = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $over } más de lo normal.
coach-dice-cup-less = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $over } menos de lo normal.
coach-dice-cup-usual = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, lo normal.

## On the score pad
pad-dice-cup-numbers = Números
pad-dice-cup-colours = Colores
pad-dice-cup-combinations = Especiales

## On the board
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
dice-cup-box = { $box }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
dice-cup-leaning = Ese dado está inclinado. Agitamos otra vez.
dice-cup-crossed = { $box }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, marcada por { $names }
dice-cup-free = Por marcar en tu hoja: { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
dice-cup-sheets = Todas las hojas
dice-cup-total = Total
dice-cup-eyes = { $game ->
    [dice-cup] Ojos en el cubilete.
   *[other] Ojos en la piscina.
}
dice-cup-rattle = ¡A agitar!
dice-cup-ready = Atención…
dice-cup-now = ¡Mira!
dice-cup-then = { $game ->
    [dice-cup] Luego baja el cubilete.
   *[other] Luego se tapa.
}
dice-cup-short-doubles = Dobles
dice-cup-short-low = 1–3
dice-cup-short-fours = Cuatros
dice-cup-short-fives = Cincos
dice-cup-short-sixes = Seises
dice-cup-short-all = Todos
dice-cup-did-marks = { $count ->
    [one] ¿Dónde está tu marca?
   *[other] ¿Dónde están las marcas?
}
dice-cup-did-lift = Y ahí estaban.
dice-cup-did-count = { $name } marcó { $box }: { $points }.
dice-cup-did-best = Lo mejor para { $name }: { $box }, { $points }.
dice-cup-did-took = { $name } se lleva lo mejor: { $box }, { $points }.
dice-cup-did-saw = { $count ->
    [one] { $names } eligió la mejor casilla.
   *[other] { $names } eligieron la mejor casilla.
}
dice-cup-did-nobody = Nadie eligió la mejor casilla.
dice-cup-best-means = Lo mejor es lo que más ayuda hasta el final, como en el repaso.
dice-cup-shake-phone = o agita el móvil
dice-cup-ask-phone = Agitar con el móvil
dice-cup-ask-yes = ¡Ahora agítalo!
dice-cup-ask-no = El móvil no cuenta cómo se mueve. Un toque basta.

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
dice-cup-terminal-best = el entrenador
dice-cup-terminal-nothing-better = lo mismo
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

## Por qué las reglas dicen que no
dice-cup-rule-shaking = Primero hay que agitar los dados.
dice-cup-rule-looking = Todavía se están mirando los dados.
dice-cup-rule-covered = Los dados están tapados y se están marcando casillas.
dice-cup-rule-uncovered = Ya han marcado todos; ahora se escriben los dados.
dice-cup-rule-one = Marca una casilla, ni más ni menos.
dice-cup-rule-every = Marca una casilla en cada columna, de la primera a la última.
dice-cup-rule-column = Esa columna no existe; hay { $columns }.
dice-cup-rule-box = Esa casilla no existe.
dice-cup-rule-filled = La casilla { $box } ya está llena.
dice-cup-rule-filled-column = La casilla { $box } ya está llena en la columna { $column }.
dice-cup-rule-marked = Ya has marcado, y lo marcado, marcado queda.
dice-cup-rule-dice = Cada color tiene dos dados, cada uno de 1 a 6.
dice-cup-rule-colours = Hay seis colores de dados, no { $count }.
