## On the card
game-splash-party = Splash Party
about-splash-party = colores secretos
winner-splash-party = En seco hasta el final: { $names }

## A new table
option-splash-party-memory_aid = Números vistos, siempre a la vista
option-splash-party-standstill = Turnos tranquilos que acaban la partida

## How to play
learn-done-splash-party = Empuja a los demás, que tus tres sigan secos y pon cara de inocente.
learn-splash-party-colour = Tres de estos bañistas son tuyos. Mantén pulsado el botón del ojo cerrado para ver tu color secreto.
learn-splash-party-lift = Cualquiera puede mover cualquier peón. Levanta el azul entre el verde y el naranja para ver su número.
learn-splash-party-push = Un 2: salta justo dos casillas, a un lado o al otro. Salta de modo que el amarillo caiga al agua.
learn-splash-party-push-no = También salpica. Pero esta vez:
learn-splash-party-board = ¿Lo has visto? { $second } ha saltado con el verde. Ahora levanta el peón morado que está a dos casillas del trampolín.
learn-splash-party-over = Un 3 lo lleva por encima del trampolín. Salta adonde no haya nadie.
learn-splash-party-over-no = Por ahí no se pasa por el trampolín.
learn-splash-party-accuse = Al pasar por el trampolín puedes acusar. Crees que { $second } tiene el verde: dilo.
learn-splash-party-accuse-no = Cuidado: si fallas, quedas fuera tú.
learn-splash-party-last = ¡Correcto! { $second } queda fuera, y todos sus peones verdes, al agua. Ahora levanta el peón azul que está junto al amarillo.
learn-splash-party-last-push = Un 1. Empuja el último peón amarillo: es de { $third }.
learn-splash-party-end = Solo quedas tú en seco: ganas. Si antes quedan solo dos colores, gana el peón más cercano al trampolín.

## The coach: what to do
do-splash-party-lift = Levanta un peón: { $colour }, casilla { $space }
do-splash-party-go = { $way }: { $target }
do-splash-party-go-cw = Salta como las agujas del reloj
do-splash-party-go-ccw = Salta al revés que el reloj
do-splash-party-accuse = Di que { $name } tiene el { $colour }
do-splash-party-silent = No digas nada

## The coach: why
coach-splash-party-accuse = { $name } tiene el { $colour } con un { $chance } de probabilidad. Si fallas, quedas fuera.
coach-splash-party-known = Es un { $number }.
coach-splash-party-safe = Enseña su número y no pone en peligro a ninguno de los tuyos.
coach-splash-party-may-push = Puede empujar a { $colours }.
coach-splash-party-free = Va a una casilla libre.
coach-splash-party-own = Empuja a uno de los tuyos. Nadie se lo espera.
coach-splash-party-push = { $colour } va al agua.
coach-splash-party-suspect = { $colour } va al agua, y quizá sea de { $name } ({ $chance }).
coach-splash-party-board = Después puedes acusar a alguien.
coach-splash-party-no-need = Casi seguro que { $name } tiene el { $colour }, pero decirlo no te ayuda.
coach-splash-party-unsure = Tu mejor apuesta, que { $name } tiene el { $colour }, solo acierta el { $chance } de las veces.

## On the score pad
pad-splash-party-won = Victoria

## On the board
splash-party-pool = La piscina con dieciocho casillas
splash-party-pawn = Peón { $colour } en la casilla { $space }
splash-party-pawn-number = Peón { $colour } en la casilla { $space }, número { $number }
splash-party-lift = Levanta un peón, { $name }.
splash-party-which-way = { $colour } muestra un { $number }. ¿Hacia dónde?
splash-party-nobody = No hay nadie
splash-party-wet = { $colour } al agua
splash-party-in = en juego
splash-party-out = fuera
splash-party-turn = Turno { $turn }
splash-party-hold = Mantén pulsado para ver tu color
splash-party-accuse = ¡El trampolín! ¿Acusas a alguien?
splash-party-silent = No decir nada
splash-party-board = ¡El trampolín!
splash-party-may = Puedes acusar a alguien. No hace falta.
splash-party-whose = ¿De quién sabes el color?
splash-party-stakes = Si aciertas, queda fuera. Si fallas, quedas fuera tú.
splash-party-choose-person = Elige a quién
splash-party-choose-colour = Elige un color
splash-party-claim = { $name } tiene el { $colour }
splash-party-you-say = Dices: { $name } tiene el { $colour }.
splash-party-if-wrong = Si fallas, quedas fuera.
splash-party-if-right = Si aciertas, { $name } queda fuera.
splash-party-go-back = Volver
splash-party-sure = Sí, acusar
splash-party-are-you = { $name }, ¿tienes el { $colour }?
splash-party-said-right = ¡Acierto! { $name } tiene el { $colour }.
splash-party-said-wrong = No es el { $colour }.
splash-party-stays = { $name } guarda su secreto.
splash-party-was = { $name } tenía el { $colour }.
splash-party-all-in = Color { $colour }: todos los peones al agua.
splash-party-it-was = Era un { $number }.
splash-party-belly-up = Boca arriba: su número sigue en secreto.
splash-party-you-are-out = Quedas fuera, { $name }.
splash-party-bravely = Bien nadado.
splash-party-enjoy = Disfruta del agua.
splash-party-watch = Puedes mirar, o ver ya quién gana.
splash-party-skip = Ir rápido al final
splash-party-deal-six = Seis colores. Uno será el tuyo.
splash-party-deal-all = Seis colores. Uno para cada cual.
splash-party-deal-down = Boca abajo …
splash-party-deal-each = Uno para cada cual.
splash-party-deal-yours = Este es el tuyo.
splash-party-deal-hold = Mantén pulsado abajo. Que no mire nadie más.
splash-party-deal-you = Tienes el { $colour }.
splash-party-deal-keep = Que no se moje el { $colour }. Ni una palabra.
splash-party-deal-again = Otra vez boca abajo.
splash-party-deal-stays = Se queda aquí. Mantén pulsado para verlo.
splash-party-deal-begins = Empieza { $name }.
splash-party-deal-any = Levanta cualquier peón, tuyo o no.
splash-party-tokens = Colores a la vista
splash-party-token = { $name }: { $colour }.
splash-party-ended-last-one-dry = Queda una sola persona en seco.
splash-party-ended-few-colours = Quedan pocos colores: ¿quién está más cerca?
splash-party-ended-standstill = Ya no cae nadie: ¿quién está más cerca?
splash-party-left = A la izquierda
splash-party-right = A la derecha
splash-party-up = Hacia arriba
splash-party-down = Hacia abajo

## En el terminal
splash-party-terminal-start = Los peones están colocados y los colores, repartidos.
splash-party-terminal-lift = ¿Qué peón levantas? Escribe su casilla.
splash-party-terminal-say = P. ej. { $name } { $colour }; o no.
splash-party-terminal-space = Escribe el número de una casilla, de { $first } a { $last }.
splash-party-terminal-cw = sentido horario
splash-party-terminal-ccw = sentido contrario
splash-party-terminal-way = { $way } hasta la { $space }: { $there }
splash-party-terminal-way-board = { $way } hasta la { $space }: { $there }, pasando el trampolín
splash-party-terminal-board = tramp.
splash-party-terminal-pool = En el agua
splash-party-terminal-empty = La piscina está vacía.
splash-party-terminal-equal = Igual de cerca, igual de alto: no gana nadie. ¡Otra partida!
splash-party-terminal-dry = En seco: { $names }. ¡Menuda fiesta!
splash-party-terminal-words-cw = horario, sentido horario, derecha, adelante
splash-party-terminal-words-ccw = contrario, sentido contrario, antihorario, izquierda, atrás
splash-party-terminal-words-nobody = n, no, nadie, nada
splash-party-terminal-words-lift = levantar, levanta
splash-party-terminal-words-accuse = acusar, acusa, acuso

## Lo que ha pasado
splash-party-news-dealt = Los colores están repartidos. { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
splash-party-news-move = { $you ->
    [yes] Levantas
   *[no] { $name } levanta
} el peón { $colour } de la { $space }: un { $number }, { $way } hasta la { $target }.
splash-party-news-says = { $you ->
    [yes] Dices
   *[no] { $name } dice
}: { $them ->
    [yes] tú tienes
   *[no] { $accused } tiene
} el { $colour }.
splash-party-news-right = ¡Acierto!
splash-party-news-wrong = No es verdad.
splash-party-news-wet = { $colour } al agua.
splash-party-news-wet-number = { $colour } al agua, con un { $number }.
splash-party-news-out = { $you ->
    [yes] Quedas fuera
   *[no] { $name } queda fuera
}: { $colour }.

## Lo que el terminal dice del juego y sus opciones
splash-party-tagline = Guarda en seco tu color secreto y empuja al agua a los demás.
splash-party-help-memory_aid = los números ya vistos siguen a la vista
splash-party-help-standstill = turnos seguidos sin chapuzón que acaban la partida
splash-party-did-lift = { $name } levanta { $colour }: { $number }.
splash-party-did-hop = { $name } salta a una casilla libre.
splash-party-did-quiet = { $name } no dice nada.
splash-party-did-out = { $name } queda fuera.
splash-party-did-push = { $name } empuja { $colour } al agua.

## Por qué las reglas dicen que no
splash-party-rule-lift = Levanta primero un peón.
splash-party-rule-go = Hay un peón levantado: di hacia dónde va.
splash-party-rule-accuse = Acusa a alguien o a nadie; después acaba el turno.
splash-party-rule-no-pawn = No hay ningún peón en la casilla { $space }.
splash-party-rule-way = Un peón va en sentido horario o en el contrario.
splash-party-rule-undo = No se puede deshacer la última jugada; ve hacia el otro lado.
splash-party-rule-opponent = Acusa a alguien que siga en juego.
splash-party-rule-colour = Ese color no existe.
splash-party-rule-no-chance = No hay nada que repartir y nadie se cae.
splash-party-rule-deal = Primero hay que repartir los colores.
splash-party-rule-fall = Un peón cae: con el número a la vista o tapado.
splash-party-rule-ring = En el borde van un 1, un 2 y un 3 de cada uno de los seis colores.
splash-party-rule-tokens = Cada sitio recibe uno de los seis colores.
splash-party-rule-same = Dos sitios no reciben el mismo color.
