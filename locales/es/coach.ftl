coach-hints = Pistas
coach-hints-note = cuando te toca, pregunta al entrenador
coach-hint = Pedir una pista
coach-hint-close = Cerrar la pista
coach-hint-coming = El entrenador está pensando.

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
coach-end-turns = Tus { $turns } decisiones
coach-end-rating = Son { $accuracy } de 100 (entre { $low } y { $high }).
coach-end-kind = Los dados han sido amables: unos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} de suerte de más.
coach-end-cool = Los dados han sido fríos: unos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por debajo de lo normal. No es culpa tuya.
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
