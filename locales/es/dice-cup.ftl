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
