die = { $colour } { $value }
colour-plain = dé
colour-white = blanc
colour-yellow = jaune
colour-lime = vert
colour-green = vert
colour-orange = orange
colour-pink = rose
colour-blue = bleu
colour-purple = violet
colour-red = rouge
colour-black = noir

back = Retour
throw = Lancer
your-turn = À toi, { $name }.
waiting-for = On attend { $names }. Rien ne presse.
one-moment = Un instant.
open-seat = Place libre
pass-to = Passe-le à { $name }
hold-to-look = Appuie sans lâcher pour voir
connecting = Connexion
reconnecting = Reconnexion, place gardée
react = Réagir
react-splash = Plouf !
react-clap = Bravo !
react-laugh = Ha ha !
react-wow = Waouh !
react-oops = Oups
react-hurry = Plus vite !
reacted = { $name } : { $what }
seconds-left =
    { $count ->
        [one] Encore { $count } seconde
       *[other] Encore { $count } secondes
    }
undo-short = Annuler
bot-for-you = Un robot joue pour toi.
bot-for-absent = Un robot joue pour { $name }.
away-long = { $name } n’est plus là depuis { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
  }.
ask-bot = Faire jouer un robot
host-now = L’hôte, c’est { $name } maintenant.
host-you = L’hôte, c’est toi maintenant.
offline = Pas de réseau, place gardée
gone-trying = Connexion perdue. Ta place est gardée ; on réessaie.
lives-here = Cette partie est dans ce téléphone
save-on = Continuer ailleurs
save-on-note = dans un fichier
in-another-tab = Cette partie est ouverte dans un autre onglet.
reconnecting-screen = Reconnexion

## Start
tagline = Cinq jeux au bord de l’eau.
got-a-code = Un code ?
join = Entrer
what-to-play = On joue à quoi ?
back-to-table = Retour à la table { $code }
unreachable = La piscine ne répond pas pour l’instant. Rien n’est perdu.
try-again = Réessayer
score-pad = Carnet de points
about-pad = pour de vrais dés
take-along = À emporter
taken-along = Emporté
back-to-game = Retour à ta partie
resume = Reprendre une partie enregistrée
no-network-here = Pas de réseau : ce que tu commences reste dans ce téléphone.
with-friends = Entre amis

## Settings
settings = Langue et réglages
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé
vibration = Vibration
language = Langue
theme = Clair ou sombre
theme-auto = Auto
theme-light = Midi
theme-dark = Minuit
large-type = Grands caractères
close = Fermer

## A new table
who-plays = Qui joue ?
your-name = Ton nom
name-of = Nom pour la place { $number }
animal = Animal
choose-animal = { $animal } : choisir un autre animal
animal-fox = Renard
animal-frog = Grenouille
animal-seal = Phoque
animal-cat = Chat
animal-duck = Canard
animal-otter = Loutre
animal-penguin = Manchot
animal-crab = Crabe
animal-turtle = Tortue
animal-octopus = Poulpe
seats-here = Sur ce téléphone
seats-here-note = faites-le passer
seats-link = Par lien
seats-link-note = les amis sur leur téléphone
seats-bots = Robots
fewer = { $what } : diminuer
more = { $what } : augmenter
level = Niveau des robots
level-paddler = Barboteur
level-swimmer = Nageur
level-diver = Plongeur
level-olympian = Champion
level-means-paddler = facile : barbote et te laisse gagner
level-means-swimmer = moyen : joue bien, se trompe parfois
level-means-diver = difficile : réfléchit à l’avance
level-means-olympian = on ne fait pas mieux
dice-where = Dés
game-where = Le jeu
dice-virtual = Dans l’appli
dice-real = Vrais dés
dice-pad = Carnet
dice-pad-note = chacun note ses points, rien ne se joue ici
dice-real-note = de vrais dés sur la table, notés ici
more-choices = Autres options
house-rules = Règles maison
teams = Équipes
teams-note = les partenaires partagent une colonne
team = Équipe en maillot { $colour }
team-of = Équipe pour { $name }
team-empty = il faut quelqu’un dans chaque équipe
bot = Robot
spectators = Public bienvenu
spectators-note = avec le code, tout le monde peut regarder
clock = Temps par tour
clock-none = Sans limite
clock-seconds = { $count } s
play = Jouer
too-few = il faut être au moins { $count }
then-wait = puis on attend tes amis
## Joining and waiting
no-such-code = Aucune table n’a ce code. Relis bien ses lettres.
who-are-you = Qui es-tu ?
sit-down = S’asseoir
watch = Regarder
room-started = Tout le monde a déjà plongé.
room-locked = L’hôte a fermé la porte.
room-full = Toutes les places sont prises.
take-chair = Un robot te cède sa place. Lequel ?
qr-code = Un code à scanner avec un téléphone
join-with = Entre avec
waiting-count =
    { $count ->
        [0] Tout le monde est là.
        [1] Une place est libre.
       *[other] { $count } places sont libres.
    }
share-link = Partager le lien
link-copied = Lien copié
come-and-play = Viens jouer à { $game } !
you = toi
give-to-bot = Robot
remove = Libérer la place : { $name }
start = C’est parti
start-with-bots = Des robots, et c’est parti
host-starts = L’hôte lance la partie. Serviette prête ?
host-starts-now = { $name } lance la partie. Serviette prête ?
host = hôte
drop-seat = Jouer sans cette place

## Menu
menu = Menu
rules = Règles
how-to-play = Comment jouer
undo = Annuler mon coup
seat-away = absent
seat-away-since = absent { $minutes } min
seat-covered = robot joue
step-away = Je m’absente, un robot joue
come-back = Je suis de retour
big-screen = Afficher sur grand écran
bot-for = Un robot joue pour { $name }
lock = Fermer la porte
unlock = Ouvrir la porte
leave = Partir
leave-note = ta place est gardée

## Goodbyes
play-here = Jouer ici
back-home = Retour à l’accueil
your-turn-short = À toi

## The end
winner =
    { $count ->
        [1] Le plus gros plouf : { $names }
       *[other] Plouf partagé : { $names }
    }
game-over = Tout le monde sort de l’eau.
end-you = (toi)
end-won = Avec { $points ->
    [one] un point
   *[other] { $points } points
  } d’avance. Les serviettes, s’il vous plaît.
end-draw = Au coude à coude jusqu’à la dernière vague.
end-lost = Tu finis { $place ->
    [2] deuxième
    [3] troisième
   *[other] à la place { $place }
  }. L’eau est encore bonne.
end-first = { $points } points. À battre la prochaine fois.
end-best = { $points } points : ton record. L’ancien était de { $before }.
end-again = { $points } points. Ton record est de { $best } ; l’eau est toujours là.
share = Partager
share-picture = Partager en image
share-drawing = L’image se dessine
share-failed = L’image n’a pas pu être dessinée ici. Le lien ci-dessous marche quand même.
share-send = Envoyer l’image
share-save = Enregistrer l’image
share-hold = Appuie longuement sur l’image pour l’enregistrer. Ou envoie le lien :
share-the-link = Lien vers cette partie
share-copy = Copier
share-by-hand = Recopie ce lien, ou donne les quatre lettres :
today = aujourd’hui
past-games = Parties passées
past-none = Les parties terminées sur ce téléphone sont gardées ici.
past-whose = Les parties de qui
past-count = { $games ->
    [one] Une partie
   *[other] { $games } parties
  }, { $wins ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $wins } gagnées
  }
past-best = Record { $best }, moyenne { $average }
past-coach = Le coach : { $value } sur 100, entre { $low } et { $high }
past-streak = { $wins } victoires de suite
past-review = Qu’est-ce qui était le mieux ?
past-remove = Supprimer cette partie
past-export = Enregistrer la liste
past-empty = Tout supprimer
past-empty-sure = Vraiment supprimer toutes les parties ?
play-again = Rejouer{ $count ->
    [0] {""}
   *[other] {" "}· déjà { $count }
  }
again-wants = { $names } { $count ->
    [1] veut
   *[other] veulent
  } rejouer.
again-begun = Ça replonge déjà. Ta place est gardée.
again-in = Tu en es
again-now = On y va
see-table = Table
see-result = Voir le résultat
verify = Vérifier cette partie
verifying = Vérification des lancers
verify-failed = Impossible pour l’instant. Réessayer ?
checked = vérifié
failed = ne correspond pas
seal = Sceau des dés
seal-note = fixé avant le premier lancer
save-record = Enregistrer la partie
