## On the card
game-splash-party = Splash Party
about-splash-party = secret colours
winner-splash-party = Still dry: { $names }

## A new table
option-splash-party-memory_aid = Numbers seen stay shown
option-splash-party-standstill = Quiet turns that end the game

## How to play
learn-done-splash-party = Push the others, keep your three dry, look innocent.
learn-splash-party-colour = Three of these bathers are yours. Hold the button with the shut eye to see your secret colour.
learn-splash-party-lift = Anybody may move any pawn. Lift the blue one between Green and Orange to see its number.
learn-splash-party-push = A 2: it hops exactly two places, either way. Hop where Yellow gets wet.
learn-splash-party-push-no = That splashes too. But this time:
learn-splash-party-board = Did you see? { $second } hopped with Green. Now lift the purple pawn two places from the diving board.
learn-splash-party-over = A 3 takes it over the diving board. Hop to where nobody is.
learn-splash-party-over-no = That way does not pass the diving board.
learn-splash-party-accuse = Past the board you may accuse somebody. You think { $second } is Green: say so.
learn-splash-party-accuse-no = Careful: a wrong guess puts you out yourself.
learn-splash-party-last = Right! { $second } is out, and all of Green with them. Now lift the blue pawn beside Yellow.
learn-splash-party-last-push = A 1. Push in the last yellow pawn: it is { $third }’s.
learn-splash-party-end = You are the last one dry, so you win. If only two colours are left before that, the pawn nearest to the diving board wins.

## The coach: what to do
do-splash-party-lift = Lift { $colour } on place { $space }
do-splash-party-go = { $way }: { $target }
do-splash-party-go-cw = Hop clockwise
do-splash-party-go-ccw = Hop anticlockwise
do-splash-party-accuse = Say that { $name } is { $colour }
do-splash-party-silent = Say nothing

## The coach: why
coach-splash-party-accuse = { $chance } sure that { $name } is { $colour }. A wrong guess puts you out.
coach-splash-party-known = It is a { $number }.
coach-splash-party-safe = It shows its number and risks nothing of yours.
coach-splash-party-may-push = It may push { $colours }.
coach-splash-party-free = It goes to a free place.
coach-splash-party-own = It pushes one of your own. Nobody expects that.
coach-splash-party-push = { $colour } gets wet.
coach-splash-party-suspect = { $colour } gets wet, and that may be { $name } ({ $chance }).
coach-splash-party-board = Then you may accuse somebody.
coach-splash-party-no-need = { $name } is very likely { $colour }, but saying so would not help you.
coach-splash-party-unsure = Your best guess, { $colour } for { $name }, is right only { $chance } of the time.

## On the score pad
pad-splash-party-won = Won

## On the board
splash-party-pool = The pool with eighteen places
splash-party-pawn = { $colour } pawn on place { $space }
splash-party-pawn-number = { $colour } pawn on place { $space }, number { $number }
splash-party-lift = Lift a pawn, { $name }.
splash-party-which-way = { $colour } shows a { $number }. Which way?
splash-party-nobody = Nobody is there
splash-party-wet = { $colour } gets wet
splash-party-in = in
splash-party-out = out
splash-party-turn = Turn { $turn }
splash-party-hold = Hold to see your colour
splash-party-accuse = The diving board! Accuse somebody?
splash-party-silent = Say nothing
splash-party-board = The diving board!
splash-party-may = You may accuse somebody. You need not.
splash-party-whose = Whose colour do you know?
splash-party-stakes = Right: they are out. Wrong: you are out.
splash-party-choose-person = Choose a person
splash-party-choose-colour = Choose a colour
splash-party-claim = { $name } is { $colour }
splash-party-you-say = You say: { $name } is { $colour }.
splash-party-if-wrong = If you are wrong, you are out.
splash-party-if-right = If you are right, { $name } is out.
splash-party-go-back = Go back
splash-party-sure = Yes, accuse
splash-party-are-you = { $name }, are you { $colour }?
splash-party-said-right = Right! { $name } is { $colour }.
splash-party-said-wrong = Not { $colour }.
splash-party-stays = { $name } keeps the secret.
splash-party-was = { $name } was { $colour }.
splash-party-all-in = All { $colour } pawns go in.
splash-party-it-was = It was a { $number }.
splash-party-belly-up = Belly up: its number stays secret.
splash-party-you-are-out = You are out, { $name }.
splash-party-bravely = Bravely swum.
splash-party-enjoy = Enjoy the water.
splash-party-watch = You can watch, or see who wins.
splash-party-skip = Skip to the end
splash-party-deal-six = Six colours. One will be yours.
splash-party-deal-all = Six colours. One for each.
splash-party-deal-down = Face down …
splash-party-deal-each = One for each of you.
splash-party-deal-yours = This one is yours.
splash-party-deal-hold = Hold the bar below. Nobody else should look.
splash-party-deal-you = You are { $colour }.
splash-party-deal-keep = Keep { $colour } dry. Tell nobody.
splash-party-deal-again = Face down again.
splash-party-deal-stays = It stays down here. Hold to look.
splash-party-deal-begins = { $name } begins.
splash-party-deal-any = Lift any pawn: yours, or somebody else’s.
splash-party-tokens = Colours already shown
splash-party-token = { $name }: { $colour }.
splash-party-ended-last-one-dry = Only one is still dry.
splash-party-ended-few-colours = Only a few colours left: who is nearest?
splash-party-ended-standstill = Nobody has fallen in for so long: who is nearest?
splash-party-left = Hop left
splash-party-right = Hop right
splash-party-up = Hop up
splash-party-down = Hop down

## In the terminal
splash-party-terminal-start = The pawns are placed and the tokens dealt.
splash-party-terminal-lift = Which pawn do you lift? Type its place.
splash-party-terminal-say = E.g. { $name } { $colour }; or no.
splash-party-terminal-space = Type the number of a place, { $first } to { $last }.
splash-party-terminal-cw = clockwise
splash-party-terminal-ccw = anticlockwise
splash-party-terminal-way = { $way } to { $space }: { $there }
splash-party-terminal-way-board = { $way } to { $space }: { $there }, past the diving board
splash-party-terminal-board = board
splash-party-terminal-pool = In the pool
splash-party-terminal-empty = The pool is empty.
splash-party-terminal-equal = Equally near, equally high: nobody wins. Start a new game!
splash-party-terminal-dry = Still dry: { $names }. What a party.
splash-party-terminal-words-cw = cw, clockwise, right, forward
splash-party-terminal-words-ccw = ccw, counter-clockwise, anticlockwise, left, back
splash-party-terminal-words-nobody = n, no, nobody, none, nope
splash-party-terminal-words-lift = lift
splash-party-terminal-words-accuse = accuse

## What happened
splash-party-news-dealt = The tokens are dealt. { $you ->
    [yes] You begin.
   *[no] { $name } begins.
}
splash-party-news-move = { $you ->
    [yes] You lift
   *[no] { $name } lifts
} { $colour } on { $space }: a { $number }, { $way } to { $target }.
splash-party-news-says = { $you ->
    [yes] You say
   *[no] { $name } says
}: { $them ->
    [yes] you are
   *[no] { $accused } is
} { $colour }.
splash-party-news-right = Right!
splash-party-news-wrong = Wrong.
splash-party-news-wet = { $colour } gets wet.
splash-party-news-wet-number = { $colour } gets wet, showing a { $number }.
splash-party-news-out = { $you ->
    [yes] You are out
   *[no] { $name } is out
}: { $colour }.

## What the terminal says of the game and its options
splash-party-tagline = Keep your secret colour dry and push everybody else in.
splash-party-help-memory_aid = numbers that were shown once stay shown
splash-party-help-standstill = turns in a row without a splash that end the game
splash-party-did-lift = { $name } lifts { $colour }: { $number }.
splash-party-did-hop = { $name } hops to a free place.
splash-party-did-quiet = { $name } says nothing.
splash-party-did-out = { $name } is out.
splash-party-did-push = { $name } pushes { $colour } in.

## Why the rules say no
splash-party-rule-lift = Lift a pawn first.
splash-party-rule-go = A pawn is lifted: say which way it goes.
splash-party-rule-accuse = Accuse an opponent or nobody; then the turn is over.
splash-party-rule-no-pawn = There is no pawn on place { $space }.
splash-party-rule-way = A pawn goes clockwise or anticlockwise.
splash-party-rule-undo = You may not undo the move just made; go the other way.
splash-party-rule-opponent = Accuse an opponent who is still in the game.
splash-party-rule-colour = There is no such colour.
splash-party-rule-no-chance = No deal and no fall are due.
splash-party-rule-deal = The deal comes first.
splash-party-rule-fall = A pawn is falling: it lies up or down.
splash-party-rule-ring = The ring needs a 1, a 2 and a 3 of each of the six colours.
splash-party-rule-tokens = Each seat gets a token with one of the six colours.
splash-party-rule-same = No two seats get the same token.
