## Palabras pequeñas
terminal-you = Tú
terminal-seat = Sitio { $number }
terminal-and = { $most } y { $last }
terminal-or = { $most } o { $last }
terminal-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}

## La invitación
terminal-number-or-name = Número o nombre
terminal-who = ¿Quién juega? Nombres con comas, o Intro si solo juegas tú
terminal-too-many = Hay { $seats } sitios como máximo.
terminal-bots = Los bots ocupan los sitios libres.
terminal-seats = ¿Cuántos sitios, de { $least } a { $most }? (Intro: { $usual })
terminal-seats-again = Un número de { $least } a { $most }, por favor.

## Lo que se escribe
terminal-keys = (? reglas, q salir)
terminal-patience = Tómate tu tiempo.
terminal-unknown = Aquí no conozco «{ $typed }».
terminal-mean = ¿Quieres decir { $words }?
terminal-number = Escribe un número del 1 al { $most }.
terminal-up-to = … hasta { $most }
terminal-as-json = Escríbelo como JSON, igual que en un registro.

## En la mesa
terminal-ready = ¿Miramos?
terminal-look = ¡Mira!
terminal-alone = Pulsa Intro cuando solo mire { $name }.
terminal-go-on = Intro para seguir.
terminal-bot-failed = { $why } Hace lo que haría un jugador ausente.
terminal-page-more = Intro para seguir leyendo, q para volver al juego.
terminal-page-end = Intro para volver al juego.
terminal-no-rules = Las reglas de este juego no están aquí. Pregunta a quien lo instaló.

## El final, y lo que se guarda
terminal-alone-result = { $points }. Bien nadado, { $name }.
terminal-nobody-wins = Esta vez no gana nadie. ¡Otra partida!
terminal-cannot-save = Esta partida no se puede guardar ({ $error }). Jugamos igualmente.
terminal-saving-failed = No se ha podido guardar ({ $error }). Seguimos sin guardar.
terminal-kept = El registro está en { $file }
terminal-copy = ¿Una copia para ti? Nombre del archivo, o Intro para ninguna:
terminal-copy-failed = No ha funcionado: { $error }.
terminal-copied = Guardado. Para verlo otra vez:
terminal-goodbye = Nos vemos en la piscina.
terminal-solving = Los bots se preparan
terminal-saved = Tu toalla se queda en la silla: la partida está guardada. Para seguir:

## Archivos
terminal-unreadable = { $error }
terminal-no-json = esto no es JSON ({ $error })
terminal-zero-byte = un nombre de archivo no lleva bytes nulos
terminal-too-large = esto es demasiado grande para un registro
terminal-too-deep = el JSON está anidado a demasiada profundidad.

## bellyflop replay
terminal-replay-title = { $game }, { $events ->
    [one] 1 suceso
   *[other] { $events } sucesos
}
terminal-replay-nobody = Se acabó, y no ha ganado nadie.
terminal-replay-waiting = Aún no ha terminado. Esperamos a { $names }.
terminal-replay-chance = Aún no ha terminado. Ahora vienen los dados, el reparto o el reloj.

## bellyflop games
terminal-games-seats = { $least }–{ $most } sitios
terminal-games-usually = normalmente { $value }
terminal-games-own = la nuestra
terminal-games-range = de { $low } a { $high }

## bellyflop review
terminal-review-page = El repaso está en { $file }.
terminal-review-accuracy = { $name }: acierto { $accuracy } de 100
terminal-review-expected = al principio se esperaban { $expected }, al final { $result }
terminal-review-luck = suerte { $luck }, decisiones { $choices }
terminal-review-others = suerte { $luck }, decisiones { $choices }, los demás { $others }
terminal-review-missed = suceso { $event }: { $played } costó { $lost }; mejor era { $best }
terminal-review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
terminal-review-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-rate-scale = 0 es elegir al azar y 100 el mejor juego; la suerte de los dados no cuenta.
terminal-rate-player = { $name }: { $rating } (95 %: de { $low } a { $high }), { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
terminal-rate-points = de media { NUMBER($result, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos; sin la suerte { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-rate-chance = { NUMBER($result, minimumFractionDigits: 0, maximumFractionDigits: 0) } % de victorias
terminal-rate-nobody = En estas partidas no hay decisiones que valorar.

## bellyflop verify, cuando algo no cuadra
verify-seal = El sello no encaja: estas no son las claves que se sellaron.
verify-seal-shown = Las claves encajan con el sello del registro, pero ese no es el sello que viste.
verify-number = El número que entró en la tirada { $throw } no es el del registro.
verify-no-throw = La prueba tiene una tirada en el suceso { $event }, pero ahí no cayó ningún dado.
verify-no-proof = En el suceso { $event } toca una tirada, y la prueba no tiene ninguna para él.
verify-hand = La prueba atribuye el suceso { $event } a una mano distinta de la que lanzó.
verify-dice-1 = El suceso { $event } no es lo que dan su clave y su número.
verify-last = El último número del móvil del asiento { $seat } pertenece a otra tirada.
verify-chain = Los números del móvil del asiento { $seat } no son los que había comprometido.
verify-no-call = En el suceso { $event } toca una tirada, y en la prueba falta su llamada.
verify-dice-2 = El suceso { $event } no es lo que dan su clave y los números de los móviles.
verify-call = La prueba llama a la tirada { $throw }, pero ahí no hubo ninguna.
verify-end = El registro se corta antes del final de la partida: falta el final.
verify-names = Los nombres de los asientos no son los que resultan de la prueba.
verify-head = Una jugada, un nombre, una opción o una llamada no es como se jugó.
verify-unknown = Sin los números de los móviles no se puede saber si las tiradas salen de ellos.
verify-not-there = Este móvil se había comprometido con unos números, y el registro no lo incluye.
verify-left-out = Este móvil dio su número para la tirada { $throw }, y el registro lo omite.
verify-otherwise = Cuando llamaron a este móvil para la tirada { $throw }, la partida había ido de otra manera.
verify-never-gave = Este móvil nunca dio un número para la tirada { $throw }.
verify-other-end = Este móvil vio otro final de la partida.
