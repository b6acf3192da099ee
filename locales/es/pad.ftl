## A new pad
pad-about = Dados de verdad en la mesa, puntos aquí.
pad-which = ¿Qué juego?
pad-any = Cualquier juego
pad-in-a-row = Partidas seguidas
pad-start = Afila el lápiz
pad-for-all = Una libreta para todos los móviles
pad-for-all-note = todos la ven, todos escriben

## Boxes the boards have no words for
pad-box-checks = Más Pool-zee
pad-box-stars = Estrellas
pad-box-won = Victoria
pad-section-upper = Arriba
pad-section-lower = Abajo
pad-section-numbers = Números
pad-section-colours = Colores
pad-section-combinations = Especiales

## The sheet
pad-kept = Guardado en este móvil.
pad-leads = { $names } en cabeza.
pad-full = Todas las casillas están llenas.
pad-front = en cabeza
pad-boxes = Casillas
pad-games = Partidas
pad-game = Partida { $number }
pad-round = Ronda { $number }
pad-total = Total
pad-sum = todo { $sum }
pad-bonus = { $reach } para +{ $points }
pad-bonus-short = Bonus
pad-for = { $box } para { $name }
pad-nothing = nada aún
pad-won = ganó
pad-not-won = esta vez no
pad-needs = { $box }: solo con { $number } en { $beside }.
pad-taken = { $name } ya lo tiene. Bórralo allí primero.

## Keys
pad-clear = Borrar
pad-ok = Anotar
pad-back = Quitar una cifra
pad-sign = Más o menos

## Menu
pad-again = Otra partida, los mismos
pad-add-game = Una partida más
pad-players = Jugadores
pad-picture = Compartir como imagen
pad-csv = Guardar como CSV
pad-past = Partidas pasadas
pad-other = Otro juego
pad-failed = No ha salido. ¿Otra vez?
pad-invite = Invitar un móvil

## Players
pad-add = Añadir a alguien
pad-up = { $name }: un puesto más arriba
pad-out = { $name } descansa
pad-in = { $name } vuelve
pad-done = Listo

## Past games
pad-remove = ¿Tirar?
pad-remove-it = Tirar { $game } del { $day }
