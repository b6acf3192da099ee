coach-hints = Pistas
coach-hints-note = cuando te toca, pregunta al entrenador
coach-hint = Pedir una pista
coach-hint-close = Cerrar la pista
coach-hint-coming = El entrenador está pensando.

## What to do
coach-hold = Guarda { $dice }
coach-hold-none = Tira otra vez los cinco
coach-score = Apúntalo en { $box }
coach-mark = Marca { $box }
coach-mark-column = Marca { $box } en la columna { $column }
coach-lift = Levanta un peón: { $colour }, casilla { $space }
coach-go = { $way }: { $target }
coach-go-cw = Salta como las agujas del reloj
coach-go-ccw = Salta al revés que el reloj
coach-accuse = Di que { $name } tiene el { $colour }
coach-silent = No digas nada
coach-use-yellow = Explota globos con { $dice }
coach-use-red = Llena un vagón con { $dice }
coach-use-green = Abre regalos con { $dice }: { $cells }
coach-use-blue = Come dulces con { $dice }
coach-bonus-green = Abre un regalo: { $cell }
coach-cell = fila { $row }, columna { $column }
coach-bonus-blue = Cómete una pareja: { $sweet }
coach-pass = Pasa

## Why: Pool-zee
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

## Why: Dice Cup and Dice Pool Party
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

## Why: Splash Party
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

## Why: Clever Kids
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

## Review
coach-review = Repaso
coach-review-open = Repasar la partida
coach-review-note = qué era lo mejor y cuánta suerte hubo
coach-review-thinking = El entrenador lo repasa todo con calma.
coach-review-done = Listo: { $done } de { $of }
coach-whose = ¿De quién es la partida?
coach-accuracy = { $name }: { $accuracy } de 100
coach-accuracy-short = { $accuracy } de 100
coach-accuracy-means = 100 es el mejor juego posible; 0, elegir a ciegas cada vez.
coach-verdict-best = Ni una gota fuera.
coach-verdict-good = Un salto limpio.
coach-verdict-fair = Buenas brazadas, con algo de chapoteo.
coach-verdict-more = Esta piscina da para más.
coach-no-choice = Esos dados estaban en una mesa real: el entrenador no puede juzgar las cruces.
coach-account = De dónde sale el resultado
coach-expected = Con el mejor juego
coach-chance-first = Probabilidad de ganar al empezar
coach-luck = Suerte
coach-choices = Decisiones
coach-choice-cost = Coste medio de las decisiones por turno
coach-others = Los demás
coach-result = Resultado
coach-unit-points = en puntos
coach-unit-chance = en probabilidad de ganar
coach-estimated = Es una estimación: puede variar un poco.
coach-turns = Turno a turno
coach-turns-story = Turnos jugados lo mejor posible: { $best } de { $turns }.
coach-turns-means = Cada barra dice cuánto mejor fue que elegir a ciegas.
coach-turn = Turno { $turn }
coach-turn-told = Turno { $turn }: { $got } de { $possible }
coach-legend-best = ★ lo mejor
coach-legend-yours = jugado
coach-legend-possible = era posible
coach-throws = La suerte de cada tirada
coach-throws-story = La más amable, en el turno { $kind } ({ $most }); la más cruel, en el turno { $mean } ({ $least }).
coach-throws-none = Los dados no tomaron partido.
coach-throw-told = Turno { $turn }: { $gained }
coach-legend-lucky = suerte
coach-legend-unlucky = mala suerte
coach-costly = Lo que más costó
coach-costly-none = Nada que mejorar: cada decisión fue la mejor.
coach-played = Jugado
coach-best = Lo mejor
coach-cost = cuesta { $cost }
coach-cost-about = cuesta aprox. { $cost } (± { $error } como mucho)
coach-cup-held = Los dados eran { $dice }
