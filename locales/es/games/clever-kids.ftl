## On the card
game-clever-kids = Clever Kids
about-clever-kids = desde los 5 años

## How to play
learn-done-clever-kids = Toca lo que brilla y busca los círculos: dan más.
learn-clever-kids-roll = Tira los cinco dados de fiesta.
learn-clever-kids-balloon = Un solo color por turno. Usa el dado del corazón y explota el globo de corazón.
learn-clever-kids-left = { $second } ha tirado y ha usado los regalos. Lo que queda también es para ti: sopla la primera vela.
learn-clever-kids-again = Te toca otra vez. ¡Tira!
learn-clever-kids-joker = El gorro de fiesta es un comodín: úsalo como globo azul y después explota el rosa.
learn-clever-kids-bonus = El rosa tiene un círculo azul: una pareja de dulces gratis. Elige los dónuts.
learn-clever-kids-present = Un premio ha traído el siguiente, y una estrella. Más tarde: abre el último regalo.
learn-clever-kids-end = Una zona llena acaba la partida. Gana quien tiene más estrellas: ¡tienes 7!

## The coach: what to do
do-clever-kids-use-yellow = Explota globos con { $dice }
do-clever-kids-use-red = Llena un vagón con { $dice }
do-clever-kids-use-green = Abre regalos con { $dice }: { $cells }
do-clever-kids-use-blue = Come dulces con { $dice }
do-clever-kids-bonus-green = Abre un regalo: { $cell }
do-clever-kids-cell = fila { $row }, columna { $column }
do-clever-kids-bonus-blue = Cómete una pareja: { $sweet }
do-clever-kids-pass = Pasa

## The coach: why
coach-clever-kids-passes = Ahora nada encaja bien.
coach-clever-kids-yellow = { $count ->
    [one] Explota un globo.
   *[other] Explotan { $count } globos.
}
coach-clever-kids-red = { $count ->
    [one] Se llena un vagón.
   *[other] Se llenan { $count } vagones.
}
coach-clever-kids-green = { $count ->
    [one] Se abre un regalo.
   *[other] Se abren { $count } regalos.
}
coach-clever-kids-blue = { $count ->
    [one] Te comes una pareja de dulces.
   *[other] Te comes { $count } parejas de dulces.
}
coach-clever-kids-wins = Ganas { $things }.
coach-clever-kids-won-yellow = { $count ->
    [one] un globo
   *[other] { $count } globos
}
coach-clever-kids-won-red = { $count ->
    [one] un vagón
   *[other] { $count } vagones
}
coach-clever-kids-won-green = { $count ->
    [one] un regalo
   *[other] { $count } regalos
}
coach-clever-kids-won-blue = { $count ->
    [one] una pareja de dulces
   *[other] { $count } parejas de dulces
}
coach-clever-kids-stars = { $count ->
    [one] Eso es una estrella.
   *[other] Eso son { $count } estrellas.
}
coach-clever-kids-ends = Se acaba la partida.
coach-clever-kids-leaves = A los demás no les deja nada.

## On the score pad
pad-clever-kids-stars = Estrellas

## On the board
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
clever-kids-takes = { $name } usa { $dice }.
clever-kids-crosses = { $name } tacha.
clever-kids-chooses = { $name } elige.
clever-kids-a-bonus = ¡Un premio!
clever-kids-and-on = ¡Y sigue!
clever-kids-gets-yellow = Un globo explota solo.
clever-kids-gets-red = Un vagón se llena solo.
clever-kids-gets-green = Un regalo se abre solo.
clever-kids-gets-blue = Una pareja de dulces gratis.
clever-kids-full-yellow = ¡Han explotado todos los globos!
clever-kids-full-red = ¡El tren de cumpleaños está lleno!
clever-kids-full-green = ¡Todos los regalos están abiertos!
clever-kids-full-blue = ¡No queda ni un dulce!

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
clever-kids-open = Mostrar: { $area }
clever-kids-legend = Un círculo te da algo más de su color. Gana quien más estrellas tiene.

## En el terminal
clever-kids-terminal-legend = +{ $shape } es un premio en { $colour }
clever-kids-terminal-type = Escribe dados, p. ej. A o AC; los regalos con su número, p. ej. C 5.
clever-kids-terminal-left = Usa lo que queda, o pasa.
clever-kids-terminal-pass = pasar
clever-kids-terminal-numbers = { $dice }, con los números de los regalos
clever-kids-terminal-used = usado
clever-kids-terminal-balloon = globo
clever-kids-symbol-heart = corazón
clever-kids-symbol-blue = azul
clever-kids-symbol-pink = rosa
clever-kids-symbol-green = verde
clever-kids-symbol-candle = vela
clever-kids-symbol-present = regalo
clever-kids-symbol-cupcake = magdalena
clever-kids-symbol-donut = dónut
clever-kids-symbol-cake = tarta
clever-kids-symbol-joker = comodín
clever-kids-terminal-dice = Escribe las letras de los dados, p. ej. AC, o pasa.
clever-kids-terminal-present = Escribe el número de un regalo libre.
clever-kids-terminal-joker = Un comodín solo: ¿en qué zona? P. ej. A { $area }.
clever-kids-terminal-which-presents = ¿Qué regalos? Añade sus números, p. ej. C 5.
clever-kids-terminal-which-row = ¿Qué fila? Añade { $rows }.
clever-kids-terminal-words-pass = pasa, pasar, paso, p, nada

## Lo que ha pasado
clever-kids-news-again = No encaja nada. { $you ->
    [yes] Tiras otra vez.
   *[no] { $name } tira otra vez.
}
clever-kids-news-crossed = { $you ->
    [yes] Tachas
   *[no] { $name } tacha
} { $things }.
clever-kids-news-nothing = { $you ->
    [yes] No tachas nada.
   *[no] { $name } no tacha nada.
}
clever-kids-news-in = { $count } en { $area }
clever-kids-news-earned = { $things } por { $stars }
clever-kids-news-complete = { $area }: completo.
clever-kids-news-lost = El premio en { $area } ya no encuentra nada que tachar.

## Lo que el terminal dice del juego y sus opciones
clever-kids-tagline = Tacha globos, velas, regalos y dulces, de premio en premio.
clever-kids-help-sheet = la hoja y los dados con los que se juega

## Por qué las reglas dicen que no
clever-kids-rule-must-use = Quien tira tiene que usar al menos un dado.
clever-kids-rule-no-bonus = No hay ningún premio que colocar; usa dados o pasa.
clever-kids-rule-face = El dado { $die } no tiene eso: { $symbol }.
clever-kids-rule-place-bonus = Primero se coloca el premio en { $area }.
clever-kids-rule-bonus-order = El premio en { $area } llegó primero y se coloca primero.
clever-kids-rule-row-done = Esa fila ya está completa: { $row }.
clever-kids-rule-no-place = Ahí no hay nada libre en { $area }.
clever-kids-rule-next = El dado { $die } muestra { $symbol }; ahí toca { $next }.
clever-kids-rule-no-dice = Hace falta al menos un dado.
clever-kids-rule-die-twice = Cada dado se usa una vez.
clever-kids-rule-no-die = No hay dado { $die }; van de 0 a { $last }.
clever-kids-rule-used = El dado { $die } ya está usado.
clever-kids-rule-area = El dado { $die } muestra { $symbol }: va en { $area }, no en { $wrong }.
clever-kids-rule-balloons = { $count ->
    [one] Solo queda 1 globo por tachar.
   *[other] Solo quedan { $count } globos por tachar.
}
clever-kids-rule-no-area = Esa zona no existe.
clever-kids-rule-in-order = En { $area } se tacha en orden; no hace falta decir dónde.
clever-kids-rule-train = El tren está completo.
clever-kids-rule-wagons = Las velas llenan vagones enteros en orden, y en los siguientes caben { $wagons }.
clever-kids-rule-presents = Cada dado abre un regalo: di tantos regalos como dados.
clever-kids-rule-present-twice = Cada regalo se tacha una vez.
clever-kids-rule-pairs = Los dulces se tachan por parejas: dos dados por fila.
clever-kids-rule-no-row = Esa fila de dulces no existe.
clever-kids-rule-pairs-left = { $count ->
    [one] A esta fila le queda 1 pareja: { $row }.
   *[other] A esta fila le quedan { $count } parejas: { $row }.
}
