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
