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
throw = Tirar
your-turn = Te toca, { $name }.
waiting-for = Esperamos a { $names }. Sin prisa.
one-moment = Un momento.
open-seat = Sitio libre
pass-to = Pásaselo a { $name }
hold-to-look = Mantén pulsado para mirar
connecting = Conectando
reconnecting = Reconectando, sitio guardado
react = Reaccionar
react-splash = ¡Chof!
react-clap = Aplausos
react-laugh = ¡Ja, ja!
react-wow = ¡Guau!
react-oops = Ups
react-hurry = ¡Date prisa!
reacted = { $name }: { $what }
seconds-left =
    { $count ->
        [one] Queda un segundo
       *[other] Quedan { $count } segundos
    }
undo-short = Deshacer
bot-for-you = Un bot está jugando por ti.
bot-for-absent = Un bot está jugando por { $name }.
away-long = Hace { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  } que { $name } no está.
ask-bot = Que juegue un bot
host-now = Ahora dirige la mesa { $name }.
host-you = Ahora diriges la mesa.
offline = Sin red, sitio guardado
gone-trying = Se ha perdido la conexión. Tu sitio está guardado; seguimos intentándolo.
lives-here = Esta partida está en este móvil
save-on = Seguir en otro sitio
save-on-note = en un archivo
in-another-tab = Esta partida está abierta en otra pestaña.
reconnecting-screen = Reconectando

## Start
tagline = Cinco juegos para la piscina.
got-a-code = ¿Tienes código?
join = Entrar
what-to-play = ¿A qué jugamos?
back-to-table = Volver a la mesa { $code }
unreachable = Ahora mismo la piscina no responde. No se ha perdido nada.
try-again = Probar otra vez
score-pad = Libreta de puntos
about-pad = para dados de verdad
take-along = Para llevar
taken-along = Te lo llevas
back-to-game = Volver a tu partida
resume = Seguir una partida guardada
no-network-here = Sin red: lo que empieces ahora se queda en este móvil.
with-friends = Con amigos

## Settings
settings = Idioma y ajustes
sound = Sonido
sound-on = El sonido está activado
sound-off = El sonido está desactivado
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
name-of = Nombre para el sitio { $number }
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
seats-here-note = pasa de mano en mano
seats-link = Por enlace
seats-link-note = cada cual con su móvil
seats-bots = Bots
fewer = { $what }: quitar 1
more = { $what }: añadir 1
level = Nivel de los bots
level-paddler = Patito
level-swimmer = Nadador
level-diver = Buceador
level-olympian = Campeón
level-means-paddler = fácil: chapotea y te deja ganar
level-means-swimmer = normal: juega bien y a veces falla
level-means-diver = difícil: piensa por adelantado
level-means-olympian = mejor no se puede
dice-where = Dados
game-where = El juego
dice-virtual = En la app
dice-real = De verdad
dice-pad = Libreta
dice-pad-note = todo el mundo apunta, aquí no se juega
dice-real-note = tira en tu mesa y escribe aquí lo que sale
more-choices = Más opciones
house-rules = Reglas de la casa
teams = Equipos
teams-note = cada equipo comparte una columna
team = Equipo { $colour }
team-of = Equipo de { $name }
team-empty = cada equipo necesita a alguien
bot = Bot
spectators = Público bienvenido
spectators-note = quien tenga el código puede mirar
clock = Tiempo por turno
clock-none = Sin prisa
clock-seconds = { $count } s
play = Jugar
too-few =
    { $count ->
        [one] hace falta alguien
       *[other] hacen falta { $count } como mínimo
    }
then-wait = luego esperamos a los demás
## Joining and waiting
no-such-code = Ninguna mesa tiene este código. Revisa sus letras.
who-are-you = ¿Quién eres?
sit-down = Sentarse
watch = Mirar
room-started = Ya se han zambullido.
room-locked = La puerta está cerrada.
room-full = Todos los sitios están ocupados.
take-chair = Un bot te deja su sitio. ¿Cuál?
qr-code = Un código para la cámara del móvil
join-with = Entra con
waiting-count =
    { $count ->
        [0] Ya no falta nadie.
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
host-starts = Da la salida quien abrió la mesa. ¿Toalla lista?
host-starts-now = Da la salida { $name }. ¿Toalla lista?
host = dirige la mesa
drop-seat = Jugar sin este sitio

## Menu
menu = Menú
rules = Reglas
how-to-play = Cómo se juega
undo = Deshacer
seat-away = ausente
seat-away-since = ausente { $minutes } min
seat-covered = juega un bot
step-away = Me voy un rato, juega un bot
come-back = He vuelto
big-screen = Ver en pantalla grande
bot-for = Que un bot juegue por { $name }
lock = Cerrar la puerta
unlock = Abrir la puerta
leave = Salir
leave-note = te guardamos el sitio

## Goodbyes
play-here = Jugar aquí
back-home = Al inicio
your-turn-short = Te toca

## The end
winner =
    { $count ->
        [one] El mayor chapuzón: { $names }
       *[other] Chapuzón compartido: { $names }
    }
game-over = Todo el mundo fuera del agua.
end-you = (tú)
end-won = Por { $points ->
    [one] un punto
   *[other] { $points } puntos
  }. Toallas, por favor.
end-draw = Codo con codo hasta la última ola.
end-lost = Quedas en { $place ->
    [2] segundo lugar
    [3] tercer lugar
   *[other] el puesto { $place }
  }. El agua sigue buena.
end-first = { $points } puntos. Una primera marca que superar.
end-best = { $points } puntos: tu mejor partida. Antes eran { $before }.
end-again = { $points } puntos. Tu mejor marca es { $best }; el agua sigue ahí.
share = Compartir
share-picture = Compartir como imagen
share-drawing = Dibujando la imagen
share-failed = Aquí no se pudo dibujar la imagen. El enlace de abajo funciona igual.
share-send = Enviar la imagen
share-save = Guardar la imagen
share-hold = Mantén pulsada la imagen para guardarla. O envía el enlace:
share-the-link = Enlace a esta partida
share-copy = Copiar
share-by-hand = Copia este enlace a mano o di las cuatro letras:
today = hoy
past-games = Partidas anteriores
past-none = Aquí se guardan las partidas terminadas en este teléfono.
past-whose = Partidas de quién
past-count = { $games ->
    [one] Una partida
   *[other] { $games } partidas
  }, { $wins ->
    [0] ninguna ganada
    [one] una ganada
   *[other] { $wins } ganadas
  }
past-best = Mejor { $best }, media { $average }
past-coach = El entrenador: { $value } de 100, entre { $low } y { $high }
past-streak = { $wins } victorias seguidas
past-review = ¿Qué era lo mejor?
past-remove = Borrar esta partida
past-export = Guardar la lista
past-empty = Borrar todas
past-empty-sure = ¿Borrar de verdad todas las partidas?
play-again = Otra partida{ $count ->
    [0] {""}
   *[other] {" "}· ya van { $count }
  }
again-wants = { $names } { $count ->
    [one] quiere
   *[other] quieren
  } otra partida.
again-begun = Ya se han zambullido otra vez. Te guardamos el sitio.
again-in = Te esperamos
again-now = Empezar ya
see-table = Mesa
see-result = Ver el resultado
verify = Comprobar esta partida
verifying = Comprobando cada tirada
verify-failed = No se ha podido comprobar. ¿Otra vez?
checked = comprobado
failed = no encaja
seal = Sello de los dados
seal-note = fijado antes de la primera tirada
save-record = Guardar la partida
