## Dice and colours
die = { $colour } { $value }
colour-plain = die
colour-white = white
colour-yellow = yellow
colour-lime = green
colour-green = green
colour-orange = orange
colour-pink = pink
colour-blue = blue
colour-purple = purple
colour-red = red
colour-black = black

## At the table
back = Back
throw = Throw
your-turn = Your turn, { $name }.
waiting-for = Waiting for { $names }. No hurry.
one-moment = One moment.
open-seat = Free seat
pass-to = Pass to { $name }
hold-to-look = Hold to look
connecting = Connecting
reconnecting = Reconnecting, seat safe
react = React
react-splash = Splash!
react-clap = Applause
react-laugh = Ha ha!
react-wow = Wow!
react-oops = Oops
react-hurry = Hurry up
reacted = { $name }: { $what }
seconds-left =
    { $count ->
        [one] One second left
       *[other] { $count } seconds left
    }
undo-short = Undo
bot-for-you = A bot is playing for you.
bot-for-absent = A bot is playing for { $name }.
away-long = { $name } has been away for { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
ask-bot = Let a bot play
host-now = { $name } is the host now.
host-you = You are the host now.
offline = No network, seat safe
gone-trying = Connection gone. Your seat is safe; we keep trying.
lives-here = This game lives in this phone
save-on = Go on elsewhere
save-on-note = as a file
in-another-tab = This game is open in another tab.
reconnecting-screen = Reconnecting

## Start
tagline = Five games for the poolside.
got-a-code = Got a code?
join = Join
what-to-play = What shall we play?
back-to-table = Back to table { $code }
unreachable = The pool is out of reach just now. Nothing is lost.
try-again = Try again
score-pad = Score pad
about-pad = for real dice
take-along = Take it along
taken-along = Taken along
back-to-game = Back to your game
resume = Go on with a saved game
no-network-here = No network: what you begin now lives in this phone.
with-friends = With friends

## Settings
settings = Language and settings
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
vibration = Vibration
language = Language
theme = Light or dark
theme-auto = Auto
theme-light = Noon
theme-dark = Night swim
large-type = Large type
close = Close

## A new table
who-plays = Who plays?
your-name = Your name
name-of = Name of player { $number }
animal = Animal
choose-animal = { $animal }: choose another animal
animal-fox = Fox
animal-frog = Frog
animal-seal = Seal
animal-cat = Cat
animal-duck = Duck
animal-otter = Otter
animal-penguin = Penguin
animal-crab = Crab
animal-turtle = Turtle
animal-octopus = Octopus
seats-here = On this phone
seats-here-note = pass it round
seats-link = By link
seats-link-note = friends with their own phones
seats-bots = Bots
fewer = { $what }: one fewer
more = { $what }: one more
level = How well bots play
level-paddler = Paddler
level-swimmer = Swimmer
level-diver = Diver
level-olympian = Olympian
level-means-paddler = easy: splashes about and lets you win
level-means-swimmer = fair: plays sensibly, makes mistakes
level-means-diver = hard: thinks ahead
level-means-olympian = as good as it gets
dice-where = Dice
game-where = The game
dice-virtual = In the app
dice-real = Real dice
dice-pad = Score pad
dice-pad-note = everybody writes points, nothing is played
dice-real-note = real dice on your table, typed in here
more-choices = More choices
house-rules = House rules
teams = Teams
teams-note = partners share a column
team = { $colour } team
team-of = Team of { $name }
team-empty = every team needs a player
bot = Bot
spectators = Spectators welcome
spectators-note = anybody with the code may watch
clock = Time for a turn
clock-none = No hurry
clock-seconds = { $count } s
play = Play
too-few = { $count ->
    [one] at least one player
   *[other] at least { $count } players
}
then-wait = then wait for your friends
## Joining and waiting
no-such-code = No table has this code. Look again at its letters.
who-are-you = Who are you?
sit-down = Sit down
watch = Watch
room-started = They have dived in already.
room-locked = The host has shut the door.
room-full = Every seat is taken.
take-chair = A bot gives you its seat. Which one?
qr-code = A code for a phone’s camera
join-with = Join with
waiting-count =
    { $count ->
        [0] Everybody is here.
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
share-link = Share the link
link-copied = Link copied
come-and-play = Come and play { $game }!
you = you
give-to-bot = Bot
remove = Free { $name }’s seat
start = Start
start-with-bots = Fill with bots and start
host-starts = The host starts. Towel ready?
host-starts-now = { $name } starts. Towel ready?
host = host
drop-seat = Play without this seat

## Menu
menu = Menu
rules = Rules
how-to-play = How to play
undo = Take it back
seat-away = away
seat-away-since = away { $minutes } min
seat-covered = bot plays
step-away = Step away, a bot plays for me
come-back = I am back
big-screen = Show on a big screen
bot-for = A bot plays for { $name }
lock = Shut the door
unlock = Open the door
leave = Leave
leave-note = your seat is kept

## Goodbyes
play-here = Play here
back-home = Back to the start
your-turn-short = Your turn

## The end
winner =
    { $count ->
        [one] Biggest splash: { $names }
       *[other] Shared splash: { $names }
    }
game-over = Everybody out of the pool.
end-you = (you)
end-won = By { $points ->
    [one] one point
   *[other] { $points } points
  }. Towels, please.
end-draw = Neck and neck to the last wave.
end-lost = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] number { $place }
  }. The water is still warm.
end-first = { $points } points. A first splash to beat.
end-best = { $points } points: your best yet. Your old best was { $before }.
end-again = { $points } points. Your best is { $best }; the water is still there.
share = Share
share-picture = Share as a picture
share-drawing = Drawing the picture
share-failed = The picture could not be drawn here. The link below works all the same.
share-send = Send the picture
share-save = Save the picture
share-hold = Hold the picture to save it. Or send the link:
share-the-link = Link to this game
share-copy = Copy
share-by-hand = Copy this link by hand, or tell the four letters:
today = today
past-games = Past games
past-none = Games played to the end at this phone are kept here.
past-whose = Whose games
past-count = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
  }
past-best = Best { $best }, average { $average }
past-coach = The coach: { $value } of 100, between { $low } and { $high }
past-streak = { $wins } wins in a row
past-review = What was best?
past-remove = Delete this game
past-export = Save the list
past-empty = Delete all
past-empty-sure = Really delete all games?
play-again = Play again{ $count ->
    [0] {""}
   *[other] {" "}· { $count } in
  }
again-wants = { $names } { $count ->
    [one] wants
   *[other] want
  } to play again.
again-begun = They have dived in again. Your seat is kept.
again-in = You are in
again-now = Start now
see-table = Table
see-result = See the result
verify = Check this game
verifying = Checking every throw
verify-failed = Could not be checked just now. Try again?
checked = checked
failed = does not fit
seal = Seal of the dice
seal-note = fixed before the first throw
save-record = Save the game’s record
