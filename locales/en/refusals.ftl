# Why the table says no: one sentence for each word of src/bellyflop/server/table/refusals.py.
refused-away-already = A bot is playing for you already.
refused-bot-plays = A bot is playing for you. Come back first.
refused-bot-there = A bot is playing there already.
refused-busy = The pool is busy. Look again in a moment.
refused-check-when-over = This can be checked when the game is over.
refused-coach-busy = The coach has many games to look at. Ask again in a minute.
refused-coach-thinks = The coach needs a little longer. Ask again in a moment.
refused-elsewhere = Your seat is open on another device.
refused-full = Every seat is taken.
refused-here-already = You are here already.
refused-hint-in-turn = You can have a hint when it is your turn to choose.
refused-host-only = Only the host of this table can do that.
refused-id-used = That was asked before. Try once more.
refused-locked = The host has shut the door.
refused-log-full = No more changes fit here. A game can still be played to its end; a pad goes on as a new one.
refused-moved-on = The table has moved on. Look again.
refused-name-empty = A name needs at least one letter.
refused-no-codes = All room codes are in use just now. The host can free old ones: bellyflop tidy.
refused-no-hints = This table plays without hints.
refused-no-spectators = This table plays without spectators.
refused-no-such-code = No table has this code. Look again at its letters.
refused-no-such-seat = There is no such seat here any more.
refused-no-such-table = There is no such table here any more.
refused-no-throw-due = There is nothing to throw just now.
refused-nobody-there = Nobody sits there.
refused-not-away-long = They have only just left. Give them a minute.
refused-not-for-log = That does not belong here.
refused-not-over = This game is not over yet.
refused-not-started = The game has not started yet.
refused-not-your-hand = It is not your turn to throw.
refused-other-site = That came from a page of another site. If it is a name of this server, start the server with that name as --public-url.
refused-over-stays = The game is over. Its seats stay as they were.
refused-own-dice = This table throws its own dice.
refused-own-points = This table counts by itself: its points come from the dice.
refused-pad-no-bots = A pad has no bots: people write on it.
refused-pad-no-options = A pad has no choices: it takes what was played at the table.
refused-pad-no-record = This is a pad. It knows points, but no game to look back on.
refused-pad-not-played = This is a pad: points are written on it, nothing is played.
refused-played-no-pad = A game is played at this table. It has a record instead of a pad.
refused-players-only = Only players can do that.
refused-real-dice = This table plays with real dice. Type in what came up.
refused-record-broken = This game cannot be read any more.
refused-removed = The host has given this seat away.
refused-restart = The lifeguards are changing shifts. Back in a moment.
refused-review-when-over = The review comes when the game is over.
refused-rules = The rules do not allow that just now.
refused-saved-broken = This saved game is damaged: its move { $move } cannot be played. The game it was saved from is still where it was.
refused-saved-no-game = This saved game is of “{ $game }”, which is not played here.
refused-saved-unreadable = That is no saved game, or one of a newer version. Choose a file that was saved with “Go on elsewhere”.
refused-seat-needed = This game needs that seat.
refused-seat-not-yours = This seat is no longer yours.
refused-seat-taken = Somebody has just sat down there.
refused-seats-open =
    { $count ->
        [one] One seat is still free. Wait, or give it to a bot.
       *[other] { $count } seats are still free. Wait, or give them to bots.
    }
refused-secret-game = { $game } keeps secrets that real dice cannot keep.
refused-secrets-until-over = This game keeps its secrets until it is over.
refused-setup = That cannot be played. Look at the seats and choices again.
refused-slow = Your connection is slow. Back in a moment.
refused-started = The game has started already.
refused-started-give-bot = The game has started. Give the seat to a bot instead.
refused-store-down = The table cannot write just now. Nothing is lost; try again.
refused-throw-gone-on = That throw can no longer be changed: the game has gone on.
refused-thrower-types = Whoever throws types in what came up.
refused-too-fast = Slow down a little. Nothing is lost; try again in a few seconds.
refused-too-long = That is more than a table needs to know.
refused-too-many-phones = There are very many phones here from your network. Close some, then come back.
refused-too-many-tables = So many new tables at once. Wait a moment, then make yours.
refused-undo-too-late = Only your own last move can be taken back, and only at once.
refused-unreadable = The table did not understand that. Load the page again.
refused-watching = You are watching. Only players can do that.
refused-wrong-address = There is nothing at this address.
refused-wrong-method = This address takes { $allow }, not { $method }.

## Rules that every game has
rule-over = The game is over.
rule-nobody = Nobody may act now.
rule-turn-of = It is the turn of seat { $seat }.
rule-not-your-turn = It is not this seat’s turn.
rule-nothing-to-do = Seat { $seat } has nothing to do now.
rule-no-seat = There is no seat { $seat }; seats are 0 to { $last }.
rule-no-dice = No dice are to be thrown now.
rule-dice-due = { $due ->
    [one] 1 die is thrown now
   *[other] { $due } dice are thrown now
}, not { $count }.
rule-die = A die shows 1 to 6; there cannot be { $dice }.
rule-no-wait = Nothing is waiting for the clock.
rule-next-chance = Dice or a deal come next.
rule-next-wait = A wait comes next.
rule-next-action = An action of seat { $seats } comes next.
