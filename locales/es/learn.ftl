learn-choose = Dos minutos por juego, con partidas de verdad. Nadie mira.
learn-game = Cómo se juega: { $game }
rules-of-game = Reglas: { $game }
learn-next = Siguiente
learn-back = Atrás
learn-skip = Saltar
learn-leave = Salir de la lección
learn-progress = Paso { $step } de { $steps }
learn-watch = Ahora mueven los demás. ¡Mira!
learn-nudge = Eso también vale. Pero esta vez:
learn-done = ¡Ya sabes nadar!
learn-play-now = Jugar ya
learn-again = Otra vez
learn-done-pool-zee = Tres tiradas, una casilla, trece veces. Lo demás es suerte y sangre fría.
learn-done-dice-cup = Mirar, recordar, marcar. Doce rondas, y el cubilete guarda sus secretos.
learn-done-dice-pool-party = Mirar, recordar, marcar. Doce rondas, y la lona guarda sus secretos.
learn-done-splash-party = Empuja a los demás, que tus tres sigan secos y pon cara de inocente.
learn-done-clever-kids = Toca lo que brilla y busca los círculos: dan más.

rules-full = Las reglas completas
rules-full-note = cada párrafo con su número, en inglés

## Pool-zee
learn-pool-zee-throw = Tira los cinco dados. Tienes tres tiradas por turno.
learn-pool-zee-keep = ¡Dos cuatros! Tócalos para guardarlos y tira los otros tres.
learn-pool-zee-keep-more = Otro cuatro. Guarda los tres cuatros y tira por última vez.
learn-pool-zee-write = Las casillas libres muestran lo que darían tus dados. Toca Cuatros y apunta los 16.
learn-pool-zee-write-no = También es una casilla, pero hoy cuatro cuatros van en Cuatros.
learn-pool-zee-bonus = Unos turnos después: 63 en las casillas de Unos a Seises dan 35 más. Apunta tus 18 en Seises.
learn-pool-zee-five = Ahí están los 35. Y ahora cinco iguales: apunta 50 en Pool-zee.
learn-pool-zee-joker = Otra vez cinco iguales: 100 extra. Cincos está llena, así que es un comodín y abajo vale para todo. Apunta 40 en Escalera larga.
learn-pool-zee-joker-no = El comodín también cabe ahí. Pero busca lo máximo:
learn-pool-zee-end = ¡140 en un turno! Cuando las trece casillas están llenas, gana quien más puntos tiene.

## Dice Cup and Dice Pool Party
learn-dice-shake = Doce dados, dos de cada color. Agítalos.
learn-dice-look = ¡Mira! Por una vez no hay prisa. Hay cuatro cincos: 20 en total.
learn-dice-cross = { $game ->
    [dice-cup] El cubilete está abajo.
   *[other] La lona está puesta.
} Marca una casilla en secreto: toca { dice-cup-fives } y luego el botón de abajo.
learn-dice-cross-no = Cada casilla solo vale una vez. Elige lo que viste:
learn-dice-reveal = Ahora se ven todas las cruces. La tuya da 20. «{ dice-cup-all }» valía más, pero esa casilla también vale una sola vez.
learn-dice-again = El final de otra partida, a toda velocidad: tres segundos. ¡Busca dos dados iguales de un color!
learn-dice-quick = ¿Dónde hay dos iguales de un color?
learn-dice-doubles = Cuatro colores tenían sus dos dados iguales: 10 por cada uno. Marca { dice-cup-doubles }.
learn-dice-doubles-no = Los dobles dan más:
learn-dice-once = 40 para ti. Ahora a cada cual le queda una casilla: no hay nada que elegir, los dados caen y ya está.
learn-dice-end = Gana quien más puntos tiene. { $game ->
    [dice-cup] El empate se comparte.
   *[other] En caso de empate gana quien tenga más en «{ dice-cup-all }».
}

## Splash Party
learn-splash-colour = Tres de estos bañistas son tuyos. Mantén pulsado el botón del ojo cerrado para ver tu color secreto.
learn-splash-lift = Cualquiera puede mover cualquier peón. Levanta el azul entre el verde y el naranja para ver su número.
learn-splash-push = Un 2: salta justo dos casillas, a un lado o al otro. Salta de modo que el amarillo caiga al agua.
learn-splash-push-no = También salpica. Pero esta vez:
learn-splash-board = ¿Lo has visto? { $second } ha saltado con el verde. Ahora levanta el peón morado que está a dos casillas del trampolín.
learn-splash-over = Un 3 lo lleva por encima del trampolín. Salta adonde no haya nadie.
learn-splash-over-no = Por ahí no se pasa por el trampolín.
learn-splash-accuse = Al pasar por el trampolín puedes acusar. Crees que { $second } tiene el verde: dilo.
learn-splash-accuse-no = Cuidado: si fallas, quedas fuera tú.
learn-splash-last = ¡Correcto! { $second } queda fuera, y todos sus peones verdes, al agua. Ahora levanta el peón azul que está junto al amarillo.
learn-splash-last-push = Un 1. Empuja el último peón amarillo: es de { $third }.
learn-splash-end = Solo quedas tú en seco: ganas. Si antes quedan solo dos colores, gana el peón más cercano al trampolín.

## Clever Kids
learn-clever-roll = Tira los cinco dados de fiesta.
learn-clever-balloon = Un solo color por turno. Usa el dado del corazón y explota el globo de corazón.
learn-clever-left = { $second } ha tirado y ha usado los regalos. Lo que queda también es para ti: sopla la primera vela.
learn-clever-again = Te toca otra vez. ¡Tira!
learn-clever-joker = El gorro de fiesta es un comodín: úsalo como globo azul y después explota el rosa.
learn-clever-bonus = El rosa tiene un círculo azul: una pareja de dulces gratis. Elige los dónuts.
learn-clever-present = Un premio ha traído el siguiente, y una estrella. Más tarde: abre el último regalo.
learn-clever-end = Una zona llena acaba la partida. Gana quien tiene más estrellas: ¡tienes 7!
