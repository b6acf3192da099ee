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
pool-zee-bonus = { $points } de 63 para +35
pool-zee-bonus-won = 63 logrados: +35
pool-zee-checks = { $count } × 100 extra
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
pool-zee-progress = Turno { $turn } de 13
pool-zee-progress-games = Partida { $game } de { $games } · turno { $turn } de 13
pool-zee-joker-must = Otra vez cinco iguales{ $check ->
    [yes] : 100 extra
   *[no] {""}
}. Tienen que ir en { $box }.
pool-zee-joker-wild = Otra vez cinco iguales{ $check ->
    [yes] : 100 extra
   *[no] {""}
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
pool-zee-news-opening = Para empezar: { $throws }. { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}

## Lo que el terminal dice del juego y sus opciones
pool-zee-tagline = Cinco dados, tres tiradas, trece casillas por llenar.
pool-zee-help-games = partidas seguidas que se suman
pool-zee-help-opening = tirar para ver quién empieza; si no, el primer sitio
pool-zee-help-teams = sitios que comparten columna, p. ej. [[0, 2], [1, 3]]
pool-zee-help-joker = dónde pueden ir otros cinco iguales
