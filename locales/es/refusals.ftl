refused-away-already = Ya hay un bot jugando por ti.
refused-bot-plays = Un bot está jugando por ti. Vuelve primero.
refused-bot-there = Ahí ya juega un bot.
refused-busy = Hay mucha gente en el agua. Mira otra vez enseguida.
refused-check-when-over = Se podrá comprobar cuando acabe la partida.
refused-coach-busy = El entrenador tiene muchas partidas que mirar. Pregunta otra vez en un minuto.
refused-coach-thinks = El entrenador necesita un poco más de tiempo. Pregunta otra vez enseguida.
refused-elsewhere = Tu sitio está abierto en otro dispositivo.
refused-full = Todos los sitios están ocupados.
refused-here-already = Ya estás aquí.
refused-hint-in-turn = Hay pistas cuando te toca elegir.
refused-host-only = Eso solo lo puede hacer quien abrió la mesa.
refused-id-used = Eso ya se pidió. Prueba otra vez.
refused-locked = La puerta está cerrada.
refused-log-full = Aquí no caben más cambios. Una partida aún se puede terminar; para el bloc, empezad uno nuevo.
refused-moved-on = La partida ya ha seguido. Mira otra vez.
refused-name-empty = Un nombre necesita al menos una letra.
refused-no-codes = Ahora mismo todos los códigos están ocupados. El anfitrión puede liberar antiguos: bellyflop tidy.
refused-no-hints = Esta mesa juega sin pistas.
refused-no-spectators = Esta mesa juega sin público.
refused-no-such-code = Ninguna mesa tiene este código. Revisa sus letras.
refused-no-such-seat = Ese sitio ya no existe aquí.
refused-no-such-table = Esa mesa ya no existe aquí.
refused-no-throw-due = Ahora no hay que tirar.
refused-nobody-there = Ahí no hay nadie.
refused-not-away-long = Acaban de irse. Dales un minuto.
refused-not-for-log = Eso no va aquí.
refused-not-over = Esta partida aún no ha terminado.
refused-not-started = La partida aún no ha empezado.
refused-not-your-hand = Ahora no te toca tirar.
refused-other-site = Eso viene de la página de otro sitio. Si es un nombre de este servidor, arráncalo con ese nombre en --public-url.
refused-over-stays = La partida ha terminado. Los sitios se quedan como estaban.
refused-own-dice = Esta mesa tira sus propios dados.
refused-own-points = Esta mesa cuenta sola: los puntos salen de los dados.
refused-pad-no-bots = En una libreta no hay bots: apuntan las personas.
refused-pad-no-options = Una libreta no tiene opciones: recoge lo que se ha jugado en la mesa.
refused-pad-no-record = Esto es una libreta. Sabe de puntos, pero no guarda una partida que repasar.
refused-pad-not-played = Esto es una libreta: aquí se apuntan puntos, no se juega.
refused-played-no-pad = En esta mesa se juega. Tiene un registro en vez de una libreta.
refused-players-only = Eso solo lo puede hacer quien juega.
refused-real-dice = Aquí se juega con dados de verdad. Escribe lo que ha salido.
refused-record-broken = Esta partida ya no se puede leer.
refused-removed = Quien abrió la mesa ha liberado este sitio.
refused-restart = Cambio de socorrista. Volvemos enseguida.
refused-review-when-over = El repaso llegará cuando acabe la partida.
refused-rules = Las reglas no lo permiten ahora.
refused-saved-broken = Esta partida guardada está dañada: su jugada { $move } no es posible. La partida de la que salió sigue donde estaba.
refused-saved-no-game = Esta partida guardada es de «{ $game }», que aquí no se juega.
refused-saved-unreadable = Eso no es una partida guardada, o es de una versión más nueva. Elige un archivo guardado con «Seguir en otro sitio».
refused-seat-needed = Este juego necesita ese sitio.
refused-seat-not-yours = Este sitio ya no es tuyo.
refused-seat-taken = Alguien acaba de sentarse ahí.
refused-seats-open =
    { $count ->
        [one] Aún queda un sitio libre. Espera o dáselo a un bot.
       *[other] Aún quedan { $count } sitios libres. Espera o dáselos a bots.
    }
refused-secret-game = { $game } guarda secretos que los dados de verdad no pueden guardar.
refused-secrets-until-over = Esta partida guarda sus secretos hasta el final.
refused-setup = Así no se puede jugar. Mira otra vez los sitios y las opciones.
refused-slow = Tu conexión va lenta. Volvemos enseguida.
refused-started = La partida ya ha empezado.
refused-started-give-bot = La partida ha empezado. Mejor dale el sitio a un bot.
refused-store-down = La mesa no puede guardar nada ahora. No se ha perdido nada; prueba otra vez.
refused-throw-gone-on = Esa tirada ya no se puede cambiar: la partida ha seguido.
refused-thrower-types = Quien tira escribe lo que ha salido.
refused-too-fast = Un poco más despacio. No se ha perdido nada; prueba otra vez en unos segundos.
refused-too-long = Eso es más de lo que una mesa necesita saber.
refused-too-many-phones = Ya hay muchísimos móviles de tu red. Cerrad algunos y volved después.
refused-too-many-tables = Demasiadas mesas nuevas a la vez. Espera un momento y abre la tuya.
refused-undo-too-late = Solo puedes deshacer tu última jugada, y solo al momento.
refused-unreadable = La mesa no lo ha entendido. Carga la página otra vez.
refused-watching = Estás mirando. Eso solo lo puede hacer quien juega.
refused-wrong-address = En esta dirección no hay nada.
refused-wrong-method = Esta dirección acepta { $allow }, no { $method }.

## Reglas que tienen todos los juegos
rule-over = La partida ha terminado.
rule-nobody = Ahora no juega nadie.
rule-turn-of = Le toca al sitio { $seat }.
rule-not-your-turn = Ahora no le toca a este sitio.
rule-nothing-to-do = El sitio { $seat } no tiene nada que hacer ahora.
rule-no-seat = No hay sitio { $seat }; los sitios van de 0 a { $last }.
rule-no-dice = Ahora no hay que tirar dados.
rule-dice-due = { $due ->
    [one] Ahora se tira 1 dado
   *[other] Ahora se tiran { $due } dados
}, no { $count }.
rule-die = Un dado muestra de 1 a 6; { $dice } no existe.
rule-no-wait = Nada espera al reloj.
rule-next-chance = Ahora vienen los dados o el reparto.
rule-next-wait = Ahora viene una espera.
rule-next-action = Antes le toca al sitio { $seats }.
