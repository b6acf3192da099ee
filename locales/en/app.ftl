# The names of games stay as they are in every language.
game-dice-cup = Dice Cup
game-dice-pool-party = Dice Pool Party
game-pool-zee = Pool-zee
game-splash-party = Splash Party
game-clever-kids = Clever Kids

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
