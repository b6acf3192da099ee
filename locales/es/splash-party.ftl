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
splash-party-which-colour = ¿Qué color tiene { $name }?
splash-party-silent = No decir nada
splash-party-called-right = { $accuser } acierta: { $accused } tiene el { $colour }.
splash-party-called-wrong = { $accused } no tiene el { $colour }. { $accuser } va al agua.
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
splash-party-did-hop = { $name } salta con { $colour }.
splash-party-did-out = { $name } queda fuera.
splash-party-did-push = { $name } empuja { $colour } al agua.
