## A new pad
pad-about = Real dice on the table, points in here.
pad-which = Which game?
pad-any = Any game
pad-in-a-row = Games in a row
pad-start = Sharpen the pencil
pad-for-all = One pad for all phones
pad-for-all-note = everybody sees it, everybody writes

## The sheet
pad-kept = Kept on this phone.
pad-leads = { $names } in front.
pad-full = Every box is full.
pad-front = in front
pad-boxes = Boxes
pad-games = Games
pad-game = Game { $number }
pad-round = Round { $number }
pad-total = Total
pad-sum = all { $sum }
pad-bonus = { $reach } for +{ $points }
pad-bonus-short = Bonus
pad-for = { $box } for { $name }
pad-cell = { $box } for { $name }: { $points }
pad-nothing = nothing yet
pad-won = won
pad-not-won = not this time
pad-needs = { $box } need { $number } in { $beside }.
pad-taken = { $name } has that already. Clear it first.

## Keys
pad-clear = Clear
pad-ok = Write
pad-back = Take back a digit
pad-sign = Plus or minus

## Menu
pad-again = New game, same players
pad-add-game = One more game
pad-players = Players
pad-picture = Share as a picture
pad-csv = Save as CSV
pad-past = Past games
pad-other = Another game
pad-failed = That did not work. Try again?
pad-invite = Invite a phone
pad-left =
    { $count ->
        [one] One more change fits on this pad. Then begin a new one.
       *[other] { $count } more changes fit on this pad. Then begin a new one.
    }

## Players
pad-add = Add a player
pad-up = { $name }: one place up
pad-out = { $name } sits out
pad-in = { $name } is back in
pad-names-only = On a shared pad names can change and players can join. Animals and places stay with their seats.
pad-done = Done

## Past games
pad-remove = Throw away?
pad-remove-it = Throw away { $game } from { $day }

## Why not
pad-rule-players = A pad has room for { $most } players.
pad-rule-columns = A pad has room for { $most } columns.
pad-rule-nothing = There is nothing to take back.
pad-rule-points = { $box } takes { $limits }, not { $points }.
pad-rule-nobody = There is nobody on this pad yet.
