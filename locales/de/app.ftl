die = { $colour } { $value }
colour-plain = Würfel
colour-white = Weiß
colour-yellow = Gelb
colour-lime = Grün
colour-green = Grün
colour-orange = Orange
colour-pink = Rosa
colour-blue = Blau
colour-purple = Lila
colour-red = Rot
colour-black = Schwarz

back = Zurück
throw = Werfen
your-turn = Du bist dran, { $name }.
waiting-for = Wir warten auf { $names }. Keine Eile.
one-moment = Einen Moment.
open-seat = Freier Platz
pass-to = Weiter an { $name }
hold-to-look = Gedrückt halten und schauen
connecting = Verbinde …
reconnecting = Verbinde neu, Platz sicher
react = Reagieren
react-splash = Platsch!
react-clap = Applaus
react-laugh = Haha!
react-wow = Wow!
react-oops = Ups
react-hurry = Schneller!
reacted = { $name }: { $what }
seconds-left =
    { $count ->
        [one] Noch eine Sekunde
       *[other] Noch { $count } Sekunden
    }
undo-short = Rückgängig
bot-for-you = Ein Bot spielt für dich.
bot-for-absent = Ein Bot spielt für { $name }.
away-long = { $name } ist seit { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  } weg.
ask-bot = Bot spielen lassen
host-now = { $name } leitet jetzt den Tisch.
host-you = Du leitest jetzt den Tisch.
offline = Kein Netz, Platz sicher
gone-trying = Verbindung weg. Dein Platz ist sicher; wir versuchen es weiter.
lives-here = Dieses Spiel ist in diesem Handy
save-on = Woanders weiterspielen
save-on-note = als Datei
in-another-tab = Dieses Spiel ist in einem anderen Tab offen.
reconnecting-screen = Verbinde neu …

## Start
tagline = Fünf Spiele für den Beckenrand.
got-a-code = Code dabei?
join = Los
what-to-play = Was spielen wir?
back-to-table = Zurück an Tisch { $code }
unreachable = Das Becken ist gerade nicht erreichbar. Nichts ist verloren.
try-again = Noch einmal
score-pad = Punkteblock
about-pad = für echte Würfel
take-along = Zum Mitnehmen
taken-along = Mitgenommen
back-to-game = Zurück zu deinem Spiel
resume = Gespeichertes Spiel fortsetzen
no-network-here = Kein Netz: Was du jetzt beginnst, bleibt in diesem Handy.
with-friends = Mit Freunden

## Settings
settings = Sprache und Einstellungen
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
vibration = Vibration
language = Sprache
theme = Hell oder dunkel
theme-auto = Automatisch
theme-light = Mittag
theme-dark = Nachtbad
large-type = Große Schrift
close = Schließen

## A new table
who-plays = Wer spielt mit?
your-name = Dein Name
name-of = Name für Platz { $number }
animal = Tier
choose-animal = { $animal }: anderes Tier wählen
animal-fox = Fuchs
animal-frog = Frosch
animal-seal = Robbe
animal-cat = Katze
animal-duck = Ente
animal-otter = Otter
animal-penguin = Pinguin
animal-crab = Krabbe
animal-turtle = Schildkröte
animal-octopus = Krake
seats-here = An diesem Handy
seats-here-note = reicht es herum
seats-link = Per Link
seats-link-note = alle mit eigenem Handy
seats-bots = Bots
fewer = { $what }: eins weniger
more = { $what }: eins mehr
level = Wie gut die Bots spielen
level-paddler = Planscher
level-swimmer = Schwimmer
level-diver = Taucher
level-olympian = Champion
level-means-paddler = leicht: planscht herum und lässt dich gewinnen
level-means-swimmer = mittel: spielt vernünftig, macht Fehler
level-means-diver = schwer: denkt voraus
level-means-olympian = besser geht es nicht
dice-where = Würfel
game-where = Das Spiel
dice-virtual = In der App
dice-real = Echte Würfel
dice-pad = Punkteblock
dice-pad-note = hier stehen nur die Punkte, gespielt wird auf eurem Tisch
dice-real-note = echte Würfel auf eurem Tisch, hier eingetippt
more-choices = Weitere Einstellungen
house-rules = Hausregeln
teams = Teams
teams-note = Partner teilen sich eine Spalte
team = Team { $colour }
team-of = Team von { $name }
team-empty = jedes Team braucht jemanden
bot = Bot
spectators = Publikum willkommen
spectators-note = wer den Code hat, darf zuschauen
clock = Zeit pro Zug
clock-none = Keine Eile
clock-seconds = { $count } s
play = Spielen
too-few = mindestens { $count } am Tisch
then-wait = dann warten wir auf die anderen
## Joining and waiting
no-such-code = Kein Tisch hat diesen Code. Schau dir die Buchstaben noch einmal an.
who-are-you = Wer bist du?
sit-down = Hinsetzen
watch = Zuschauen
room-started = Hier wird schon geplanscht.
room-locked = Die Tür ist zu.
room-full = Alle Plätze sind besetzt.
take-chair = Ein Bot überlässt dir seinen Platz. Welcher?
qr-code = Ein Code für die Handykamera
join-with = Mitspielen mit dem Code
waiting-count =
    { $count ->
        [0] Alle sind da.
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
share-link = Link teilen
link-copied = Link kopiert
come-and-play = Komm, wir spielen { $game }!
you = du
give-to-bot = Bot
remove = Platz von { $name } freigeben
start = Los geht’s
start-with-bots = Mit Bots auffüllen und los
host-starts = Wer den Tisch eröffnet hat, startet. Handtuch bereit?
host-starts-now = { $name } startet. Handtuch bereit?
host = leitet den Tisch
drop-seat = Ohne diesen Platz spielen

## Menu
menu = Menü
rules = Regeln
how-to-play = So geht’s
undo = Rückgängig machen
seat-away = weg
seat-away-since = { $minutes } min weg
seat-covered = Bot spielt
step-away = Kurz weg, ein Bot spielt für mich
come-back = Ich bin wieder da
big-screen = Auf großem Bildschirm zeigen
bot-for = Ein Bot spielt für { $name }
lock = Tür schließen
unlock = Tür öffnen
leave = Gehen
leave-note = dein Platz bleibt dir

## Goodbyes
play-here = Hier spielen
back-home = Zum Anfang
your-turn-short = Du bist dran

## The end
winner =
    { $count ->
        [one] Größter Platscher: { $names }
       *[other] Gemeinsam geplatscht: { $names }
    }
game-over = Alle raus aus dem Becken.
end-you = (du)
end-won = Mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  } Vorsprung. Handtücher, bitte.
end-draw = Kopf an Kopf bis zur letzten Welle.
end-lost = Platz { $place } für dich. Das Wasser ist noch warm.
end-first = { $points } Punkte. Das gilt es zu überbieten.
end-best = { $points } Punkte: dein bestes Spiel. Bisher waren es { $before }.
end-again = { $points } Punkte. Dein bestes Spiel hat { $best }; das Wasser läuft nicht weg.
share = Teilen
share-picture = Als Bild teilen
share-drawing = Das Bild wird gemalt
share-failed = Das Bild ließ sich hier nicht malen. Der Link unten geht trotzdem.
share-send = Bild senden
share-save = Bild speichern
share-hold = Halte das Bild gedrückt, um es zu speichern. Oder schick den Link:
share-the-link = Link zu diesem Spiel
share-copy = Kopieren
share-by-hand = Schreib diesen Link ab oder sag die vier Buchstaben weiter:
today = heute
past-games = Frühere Spiele
past-none = Spiele, die an diesem Handy zu Ende gespielt wurden, stehen hier.
past-whose = Wessen Spiele
past-count = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  }, { $wins ->
    [0] keins gewonnen
    [one] eins gewonnen
   *[other] { $wins } gewonnen
  }
past-best = Bestes { $best }, im Schnitt { $average }
past-coach = Der Coach: { $value } von 100, zwischen { $low } und { $high }
past-streak = { $wins } Siege in Folge
past-review = Was war am besten?
past-remove = Dieses Spiel löschen
past-export = Liste speichern
past-empty = Alle löschen
past-empty-sure = Wirklich alle Spiele löschen?
play-again = Noch einmal{ $count ->
    [0] {""}
   *[other] {" "}· { $count } dabei
  }
again-wants = { $names } { $count ->
    [one] möchte
   *[other] möchten
  } noch einmal spielen.
again-begun = Hier wird schon wieder geplanscht. Dein Platz ist frei gehalten.
again-in = Du bist dabei
again-now = Jetzt los
see-table = Tisch
see-result = Zum Ergebnis
verify = Dieses Spiel prüfen
verifying = Jeder Wurf wird geprüft
verify-failed = Das ging gerade nicht. Noch einmal?
checked = geprüft
failed = passt nicht
seal = Siegel der Würfel
seal-note = steht vor dem ersten Wurf fest
save-record = Spielprotokoll speichern
