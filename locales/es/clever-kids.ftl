## Lo que hay en los dados y en la hoja
clever-kids-heart = globo de corazón
clever-kids-blue = globo azul
clever-kids-pink = globo rosa
clever-kids-green = globo verde
clever-kids-candle = { $count ->
    [one] vela
   *[other] vagón con { $count } velas
}
clever-kids-present = regalo
clever-kids-cupcake = { $count ->
    [one] magdalena
   *[other] pareja de magdalenas
}
clever-kids-donut = { $count ->
    [one] dónut
   *[other] pareja de dónuts
}
clever-kids-cake = { $count ->
    [one] tarta
   *[other] pareja de tartas
}
clever-kids-joker = comodín
clever-kids-area-yellow = globos
clever-kids-area-red = tren de cumpleaños
clever-kids-area-green = regalos
clever-kids-area-blue = dulces
clever-kids-area-done = { $area }: { $done } de { $all } tachados
clever-kids-place = fila { $row }, columna { $column }
clever-kids-bonus-in = da un premio en: { $area }
clever-kids-star-count = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
}
clever-kids-stars = { $count } ★
clever-kids-turn = Turno { $turn }

## Dados
clever-kids-dice = Los dados
clever-kids-no-die = un dado
clever-kids-lies = { $symbol }
clever-kids-taken = { $symbol }, dado ya usado
clever-kids-fell = En la mesa: { $dice }.

## Preguntas
clever-kids-roll-you = ¡Tira los dados, { $name }!
clever-kids-rolls = { $name } tira los dados.
clever-kids-nothing-fits = No encaja nada. ¡Tira otra vez!
clever-kids-tap = Toca algo que brille.
clever-kids-yours-too = Lo que queda también es para ti.
clever-kids-none-for-you = Esta vez no encaja nada.
clever-kids-where = ¿Dónde va?
clever-kids-which = Toca lo que brilla.
clever-kids-cross-this = ¿Tachamos esto?
clever-kids-sure = ¿Seguro que nada?
clever-kids-free-green = ¡Un regalo más! ¿Cuál?
clever-kids-free-blue = ¡Dulces gratis! ¿Cuáles?
clever-kids-sheet-of = La hoja de { $name }
clever-kids-over = Se acabó la fiesta.
clever-kids-news = { $name }: { $things }. Ahora { $stars }.

## Botones
clever-kids-roll = Tirar
clever-kids-cross-off = ¡Tachar!
clever-kids-take = ¡Me lo quedo!
clever-kids-earns = { $count ->
    [one] + 1 estrella
   *[other] + { $count } estrellas
}
clever-kids-pass = Nada para mí
clever-kids-next = Seguimos
clever-kids-my-sheet = Volver a mi hoja
clever-kids-to-game = Volver a la partida
clever-kids-legend = Un círculo te da algo más de su color. Gana quien más estrellas tiene.
