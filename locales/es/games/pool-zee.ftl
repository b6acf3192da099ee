## On the card
game-pool-zee = Pool-zee
about-pool-zee = tres tiradas

## A new table
option-pool-zee-games = Partidas seguidas
option-pool-zee-opening = Tirar para ver quién empieza
option-pool-zee-joker = Otra vez cinco iguales
option-pool-zee-joker-forced = estricto
option-pool-zee-joker-free = libre
option-pool-zee-joker-none = sin comodín
option-pool-zee-full_house = El full da
option-pool-zee-small_straight = La escalera corta da
option-pool-zee-large_straight = La escalera larga da
option-pool-zee-pool_zee = El Pool-zee da
option-pool-zee-check = Otros cinco iguales dan
option-pool-zee-bonus = La bonificación de arriba
option-pool-zee-bonus_from = Llega a partir de
option-pool-zee-without = Fuera de la hoja
option-pool-zee-without-aces = Unos
option-pool-zee-without-twos = Doses
option-pool-zee-without-threes = Treses
option-pool-zee-without-fours = Cuatros
option-pool-zee-without-fives = Cincos
option-pool-zee-without-sixes = Seises
option-pool-zee-without-three_of_a_kind = Trío
option-pool-zee-without-four_of_a_kind = Póquer
option-pool-zee-without-full_house = Full
option-pool-zee-without-small_straight = Escalera corta
option-pool-zee-without-large_straight = Escalera larga
option-pool-zee-without-chance = Azar

## How to play
learn-done-pool-zee = Tres tiradas, una casilla, trece veces. Lo demás es suerte y sangre fría.
learn-pool-zee-throw = Tira los cinco dados. Tienes tres tiradas por turno.
learn-pool-zee-keep = ¡Dos cuatros! Tócalos para guardarlos y tira los otros tres.
learn-pool-zee-keep-more = Otro cuatro. Guarda los tres cuatros y tira por última vez.
learn-pool-zee-write = Las casillas libres muestran lo que darían tus dados. Toca Cuatros y apunta los 16.
learn-pool-zee-write-no = También es una casilla, pero hoy cuatro cuatros van en Cuatros.
learn-pool-zee-bonus = Unos turnos después: 63 en las casillas de Unos a Seises dan 35 más. Apunta tus 18 en Seises.
learn-pool-zee-five = Ahí están los 35. Y ahora cinco iguales: apunta 50 en Pool-zee.
learn-pool-zee-joker = Otra vez cinco iguales: 100 extra. Cincos está llena, así que es un comodín y abajo vale para todo. Apunta 40 en Escalera larga.
learn-pool-zee-joker-no = El comodín también cabe ahí. Pero busca lo máximo:
learn-pool-zee-end = ¡140 en un turno! Cuando las trece casillas están llenas, gana quien más puntos tiene.

## The coach: what to do
do-pool-zee-hold = Guarda { $dice }
do-pool-zee-hold-none = Tira otra vez los cinco
do-pool-zee-score = Apúntalo en { $box }

## The coach: why
coach-pool-zee-nothing = Aquí no hay nada que valga la pena guardar.
coach-pool-zee-gives-up = Nada encaja, y { $box } es la casilla que menos duele perder.
coach-pool-zee-takes = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en { $box }.
coach-pool-zee-check = Y además { $points } extra.
coach-pool-zee-bonus = Da el premio de { $points }.
coach-pool-zee-course = El premio sigue al alcance.
coach-pool-zee-open = Guarda un poco de todo.
coach-pool-zee-straights = Las dos escaleras siguen abiertas.
coach-pool-zee-aim = Busca { $box }: sale el { $chance } de las veces.
coach-pool-zee-aims = Busca { $box } ({ $chance }) o { $box2 } ({ $chance2 }).

## On the score pad
pad-pool-zee-checks = Más Pool-zee
pad-pool-zee-upper = Arriba
pad-pool-zee-lower = Abajo

## On the board
pool-zee-aces = Unos
pool-zee-twos = Doses
pool-zee-threes = Treses
pool-zee-fours = Cuatros
pool-zee-fives = Cincos
pool-zee-sixes = Seises
pool-zee-three-of-a-kind = Trío
pool-zee-four-of-a-kind = Póquer
pool-zee-full-house = Full
pool-zee-small-straight = Escalera corta
pool-zee-large-straight = Escalera larga
pool-zee-pool-zee = Pool-zee
pool-zee-chance = Azar
pool-zee-box = { $box }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
pool-zee-keep = Guardar el { $value }
pool-zee-kept = queda
pool-zee-bonus = { $points } de { $from } para +{ $bonus }
pool-zee-bonus-won = { $from } logrados: +{ $bonus }
pool-zee-checks = { $count } × { $check } extra
pool-zee-leaning = Ese dado está inclinado. Agitamos otra vez.
pool-zee-fell = Ha salido: { $dice }.
pool-zee-throw-all = Tirar los cinco
pool-zee-throw = Tirar { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
pool-zee-choose-box = Elige una casilla.
pool-zee-write = Apuntar { $points } en { $box }
pool-zee-over = Era la última casilla.
pool-zee-open-you = Tira para ver quién empieza, { $name }.
pool-zee-open = { $name } tira para ver quién empieza.
pool-zee-progress = Turno { $turn } de { $turns }
pool-zee-progress-games = Partida { $game } de { $games } · turno { $turn } de { $turns }
pool-zee-joker-must = Otra vez cinco iguales{ $check ->
    [0] {""}
   *[other] : { $check } extra
}. Tienen que ir en { $box }.
pool-zee-joker-wild = Otra vez cinco iguales{ $check ->
    [0] {""}
   *[other] : { $check } extra
}. Comodín: cualquier casilla de abajo.
pool-zee-joker-zero = Cinco iguales y abajo no hay casilla libre: un 0 arriba.
pool-zee-joker = Comodín
pool-zee-partner = { $points } · equipo { $team }
pool-zee-earlier = Partidas anteriores: { $totals }

## En el terminal: los códigos como 3k son iguales en todos los idiomas
pool-zee-terminal-roll = tirada { $roll } de { $rolls }
pool-zee-terminal-opening = ¿Quién empieza? La tirada más alta.
pool-zee-terminal-keep = Guarda dados, p. ej. { $example }; r tira todos otra vez; o di una casilla.
pool-zee-terminal-last = Era la tercera tirada: ¿qué casilla?
pool-zee-terminal-values = Escribe lo que guardas, p. ej. 4 4, o una casilla, p. ej. 4s.
pool-zee-terminal-upper = arriba
pool-zee-terminal-checks = extra
pool-zee-terminal-words-again = r, tirar, tira, otra vez, todos
pool-zee-terminal-words-keep = guardar, guarda, g
pool-zee-terminal-words-score = apuntar, apunta
pool-zee-terminal-words-aces = ases
pool-zee-terminal-words-three-of-a-kind = trío, tres iguales
pool-zee-terminal-words-four-of-a-kind = póquer, cuatro iguales
pool-zee-terminal-words-pool-zee = poolzee, cinco iguales

## Lo que ha pasado
pool-zee-news-scored = { $you ->
    [yes] Consigues
   *[no] { $name } consigue
} { $points } en { $box } con { $dice }.
pool-zee-did-open = { $you ->
    [yes] Sacas
   *[no] { $name } saca
} { $total }.
pool-zee-did-tie = Empate: { $names } tiran otra vez.
pool-zee-did-start = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $name }
}.
pool-zee-did-then = Después, { $names }.
pool-zee-did-throw = { $count ->
    [5] { $name } tira.
    [one] { $name } tira 1 dado.
   *[other] { $name } tira { $count } dados.
}
pool-zee-did-last = Queda un dado.
pool-zee-did-miss = Un { $value }. ¡Por poco!
pool-zee-did-five = { $face ->
    [1] ¡Cinco unos!
    [2] ¡Cinco doses!
    [3] ¡Cinco treses!
    [4] ¡Cinco cuatros!
    [5] ¡Cinco cincos!
   *[6] ¡Cinco seises!
}
pool-zee-did-five-worth = { $points } puntos, si quieres.
pool-zee-did-five-check = { $points } extra, vayan donde vayan.
pool-zee-did-hold = { $count ->
    [0] { $name } tira los cinco otra vez.
   *[other] { $name } guarda { $dice }.
}
pool-zee-some = { $count ->
    [1] un { $face ->
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[6] seis
    }
   *[other] { $count ->
        [2] dos
        [3] tres
       *[4] cuatro
    } { $face ->
        [1] unos
        [2] doses
        [3] treses
        [4] cuatros
        [5] cincos
       *[6] seises
    }
}
pool-zee-did-write = { $joker ->
    [yes] ¡Comodín! { $name } apunta { $points } en { $box }.
   *[no] { $name } apunta { $points } en { $box }.
}
pool-zee-did-check = { $points } extra por cinco iguales.
pool-zee-did-bonus = Bonificación lograda: { $points } más.
pool-zee-did-fill = Termina la partida { $game }: { $totals }.
pool-zee-everybody = Todos tiran una vez. Empieza la suma más alta.
pool-zee-card-of = Hoja de { $name }

## Lo que el terminal dice del juego y sus opciones
pool-zee-tagline = Cinco dados, tres tiradas, trece casillas por llenar.
pool-zee-help-games = partidas seguidas que se suman
pool-zee-help-opening = tirar para ver quién empieza; si no, el primer sitio
pool-zee-help-teams = sitios que comparten columna, p. ej. [[0, 2], [1, 3]]
pool-zee-help-joker = dónde pueden ir otros cinco iguales
pool-zee-help-full_house = puntos de un full
pool-zee-help-small_straight = puntos de una escalera corta
pool-zee-help-large_straight = puntos de una escalera larga
pool-zee-help-pool_zee = puntos de los primeros cinco iguales
pool-zee-help-check = puntos de cada cinco iguales siguientes
pool-zee-help-bonus = puntos de la bonificación de arriba
pool-zee-help-bonus_from = puntos arriba que dan la bonificación
pool-zee-help-without = casillas que no están en la hoja, p. ej. chance,aces

## Por qué las reglas dicen que no
pool-zee-rule-throw = Primero hay que tirar los dados.
pool-zee-rule-action = Se guardan dados o se apunta en una casilla, nada más.
pool-zee-rule-third = Era la tercera tirada: elige una casilla.
pool-zee-rule-all-five = Guardar los cinco dados no es una jugada: elige una casilla.
pool-zee-rule-held = De { $dice } no se puede guardar { $kept }.
pool-zee-rule-no-box = No hay ninguna casilla { $box } en la hoja.
pool-zee-rule-filled = La casilla { $box } ya está llena.
pool-zee-rule-own-box = Cinco iguales van primero a su casilla: { $box } está libre.
pool-zee-rule-lower = Un comodín va abajo mientras allí quede una casilla libre.
