game-dice-cup = Dice Cup
game-dice-pool-party = Dice Pool Party
game-pool-zee = Pool-zee
game-splash-party = Splash Party
game-clever-kids = Clever Kids

die = { $colour } { $value }
colour-plain = dado
colour-white = blanco
colour-yellow = amarillo
colour-lime = verde
colour-green = verde
colour-orange = naranja
colour-pink = rosa
colour-blue = azul
colour-purple = morado
colour-red = rojo
colour-black = negro

back = Atrás
throw = Lanzar
your-turn = Te toca, { $name }.
waiting-for = Esperamos a { $names }. Sin prisa.
one-moment = Un momento.
open-seat = Sitio libre
pass-to = Pásalo a { $name }
hold-to-look = Mantén para mirar
connecting = Conectando
reconnecting = Reconectando, sitio guardado
react = Reaccionar
react-splash = ¡Splash!
react-clap = Aplauso
react-laugh = ¡Ja, ja!
react-wow = ¡Guau!
react-oops = Ups
react-hurry = ¡Más rápido!
reacted = { $name }: { $what }
seconds-left =
    { $count ->
        [one] Queda un segundo
       *[other] Quedan { $count } segundos
    }
undo-short = Deshacer
bot-for-you = Un bot juega por ti.
offline = Sin red, sitio seguro
gone-trying = Se fue la conexión. Tu sitio está seguro; seguimos intentando.
reconnecting-screen = Reconectando

## Start
tagline = Cinco juegos para la piscina.
got-a-code = ¿Un código?
join = Entrar
what-to-play = ¿A qué jugamos?
back-to-table = Volver a la mesa { $code }
unreachable = La piscina no responde ahora. No se pierde nada.
try-again = Otra vez
about-dice-pool-party = un vistazo
about-splash-party = colores secretos
about-pool-zee = tres tiradas
about-clever-kids = desde 5 años
about-dice-cup = el clásico
score-pad = Hoja de puntos
about-pad = para dados de verdad

## Settings
settings = Idioma y ajustes
sound = Sonido
sound-on = El sonido está activado
sound-off = El sonido está apagado
vibration = Vibración
language = Idioma
theme = Claro u oscuro
theme-auto = Auto
theme-light = Mediodía
theme-dark = Baño nocturno
large-type = Letra grande
close = Cerrar

## A new table
who-plays = ¿Quién juega?
your-name = Tu nombre
name-of = Nombre del jugador { $number }
animal = Animal
choose-animal = { $animal }: elegir otro animal
animal-fox = Zorro
animal-frog = Rana
animal-seal = Foca
animal-cat = Gato
animal-duck = Pato
animal-otter = Nutria
animal-penguin = Pingüino
animal-crab = Cangrejo
animal-turtle = Tortuga
animal-octopus = Pulpo
seats-here = En este móvil
seats-here-note = pasadlo
seats-link = Por enlace
seats-link-note = amigos con su propio móvil
seats-bots = Bots
fewer = { $what }: uno menos
more = { $what }: uno más
level = Nivel de los bots
level-paddler = Chapoteo
level-swimmer = Nado
level-diver = Buceo
level-olympian = Olímpico
dice-where = Dados
dice-virtual = En la app
dice-real = De verdad
dice-pad = Solo libreta
dice-pad-note = todos anotan puntos, se juega en la mesa
dice-real-note = dados de verdad en tu mesa, escritos aquí
more-choices = Más opciones
teams = Equipos
teams-note = la pareja comparte hoja
team = Equipo { $colour }
team-of = Equipo de { $name }
team-empty = cada equipo necesita a alguien
bot = Bot
spectators = Espectadores bienvenidos
spectators-note = quien tenga el código puede mirar
clock = Tiempo por turno
clock-none = Sin prisa
play = Jugar
too-few = { $count } jugadores como mínimo
then-wait = luego esperamos a tus amigos
option-games = Partidas seguidas
option-opening = Tirar para empezar
option-joker = Otro repóker
option-joker-forced = estricto
option-joker-free = libre
option-joker-none = sin comodín
option-look = Segundos para mirar
option-columns = Columnas
option-fill = Cruces por ronda
option-fill-one = una
option-fill-every = una por columna
option-memory_aid = Los números vistos se quedan
option-standstill = Turnos tranquilos que acaban el juego

## Joining and waiting
no-such-code = Ninguna mesa tiene este código. Mira otra vez las cuatro letras.
who-are-you = ¿Quién eres?
sit-down = Sentarse
watch = Mirar
room-started = Ya se han zambullido.
room-locked = La puerta está cerrada.
room-full = Todos los sitios están ocupados.
qr-code = Un código para la cámara
join-with = Entrar con
waiting-count =
    { $count ->
        [0] Ya están todos.
        [one] Queda un sitio libre.
       *[other] Quedan { $count } sitios libres.
    }
share-link = Compartir el enlace
link-copied = Enlace copiado
come-and-play = ¡Ven a jugar a { $game }!
you = tú
give-to-bot = Bot
remove = Liberar el sitio de { $name }
start = Empezar
start-with-bots = Completar con bots y empezar
host-starts = El anfitrión empieza. ¿Toalla lista?

## Menu
menu = Menú
rules = Reglas
how-to-play = Cómo se juega
undo = Deshacer
step-away = Me voy un rato, juega un bot
come-back = He vuelto
big-screen = Ver en pantalla grande
bot-for = Un bot juega por { $name }
lock = Cerrar la puerta
unlock = Abrir la puerta
leave = Salir
leave-note = tu sitio se guarda

## Goodbyes
bye-elsewhere = Tu sitio está abierto en otro dispositivo.
bye-refused = Este sitio ya no existe aquí.
bye-removed = El anfitrión ha cedido este sitio.
bye-restart = Cambio de turno. Volvemos enseguida.
bye-slow = Tu conexión va lenta. Volvemos enseguida.
play-here = Jugar aquí
back-home = Al inicio
your-turn-short = Te toca

## The end
winner =
    { $count ->
        [one] El mayor chapuzón: { $names }
       *[other] Chapuzón compartido: { $names }
    }
game-over = Todos fuera del agua.
play-again = Otra partida
see-table = Mesa
see-result = Ver el resultado
verify = Verificar esta partida
verifying = Comprobando cada tirada
verify-failed = Ahora no se pudo. ¿Otra vez?
checked = comprobado
failed = no encaja
dice-sealed = Los dados estaban sellados antes de la primera tirada.
dice-not-sealed = Las claves no encajan con el sello que vio este móvil.
dice-fed = { $own } de { $throws } tiradas usaron números de este móvil.
dice-not-fed = Una tirada no usó el número anotado.
dice-followed = Las { $throws } tiradas salen del sello.
dice-not-followed = Una tirada no sale del sello.
