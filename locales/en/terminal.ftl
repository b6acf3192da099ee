# What a terminal says: bellyflop play, replay, review, verify and games. Games say more in files of their own.

## Small words
terminal-you = You
terminal-seat = Seat { $number }
terminal-and = { $most } and { $last }
terminal-or = { $most } or { $last }
terminal-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## The invitation
terminal-number-or-name = Number or name
terminal-who = Who plays? Names with commas, or Enter for just you
terminal-too-many = There are { $seats } seats at most.
terminal-bots = Bots take the seats nobody sits on.
terminal-seats = How many seats, { $least } to { $most } (Enter: { $usual })
terminal-seats-again = A number from { $least } to { $most }, please.

## What is typed
terminal-keys = (? rules, q leave)
terminal-patience = Take your time.
terminal-unknown = I know no “{ $typed }” here.
terminal-mean = Do you mean { $words }?
terminal-number = Type a number from 1 to { $most }.
terminal-up-to = … up to { $most }
terminal-as-json = Type it as in a record, as JSON.

## At the table
terminal-ready = Ready to look?
terminal-look = Look!
terminal-alone = Press Enter when only { $name } looks.
terminal-go-on = Press Enter to go on.
terminal-bot-failed = { $why } It does what an absent player would.
terminal-page-more = Enter for more, q to go back.
terminal-page-end = Enter to go back.
terminal-no-rules = The rules page of this game is not here. Ask the person who set it up.

## The end, and what is kept
terminal-alone-result = { $points }. Well swum, { $name }.
terminal-nobody-wins = Nobody wins this one. Start a new game!
terminal-cannot-save = This game cannot be saved ({ $error }). We play anyway.
terminal-saving-failed = Saving failed ({ $error }). We play on unsaved.
terminal-kept = The record is kept in { $file }
terminal-copy = A copy for you? File name, or Enter for none:
terminal-copy-failed = That did not work: { $error }.
terminal-copied = Saved. Look again with
terminal-goodbye = See you at the pool.
terminal-solving = The bots get ready
terminal-saved = Your towel stays on the chair: the game is saved. Go on with

## Files
terminal-unreadable = { $error }
terminal-no-json = this is no JSON ({ $error })
terminal-zero-byte = a file name holds no zero byte
terminal-too-large = this is far too large for a record
terminal-too-deep = the JSON is nested too deeply.

## bellyflop replay
terminal-replay-title = { $game }, { $events ->
    [one] 1 event
   *[other] { $events } events
}
terminal-replay-nobody = Over, and nobody won.
terminal-replay-waiting = Not over yet. Waiting for { $names }.
terminal-replay-chance = Not over yet. Dice, a deal or the clock come next.

## bellyflop games
terminal-games-seats = { $least }–{ $most } seats
terminal-games-usually = usually { $value }
terminal-games-own = our own
terminal-games-range = { $low } to { $high }

## bellyflop review
terminal-review-page = The review is in { $file }.
terminal-review-accuracy = { $name }: accuracy { $accuracy } of 100
terminal-review-expected = expected at the start { $expected }, came to { $result }
terminal-review-luck = luck { $luck }, choices { $choices }
terminal-review-others = luck { $luck }, choices { $choices }, the others { $others }
terminal-review-missed = event { $event }: { $played } cost { $lost }; { $best } was better
terminal-review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
terminal-review-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-rate-scale = 0 is choosing at random, 100 is best play; the dice make no difference.
terminal-rate-player = { $name }: { $rating } (95 %: { $low } to { $high }), { $games ->
    [one] 1 game
   *[other] { $games } games
}
terminal-rate-points = on average { NUMBER($result, minimumFractionDigits: 1, maximumFractionDigits: 1) } points; without luck { NUMBER($fair, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-rate-chance = won { NUMBER($result, minimumFractionDigits: 0, maximumFractionDigits: 0) } %
terminal-rate-nobody = No choices to rate in these games.

## bellyflop verify, where something does not hold
verify-seal = The seal does not fit: these are not the keys that were sealed.
verify-seal-shown = The keys fit the seal in the record, but that is not the seal you were shown.
verify-number = The number that went into throw { $throw } is not the one in the record.
verify-no-throw = The proof has a throw for event { $event }, and no dice fell there.
verify-no-proof = A throw is due at event { $event }, and the proof has none for it.
verify-hand = The proof gives event { $event } to another hand than the one that threw it.
verify-dice-1 = Event { $event } is not what its key and number give.
verify-last = The last number of seat { $seat }’s phone belongs to another throw.
verify-chain = The numbers of seat { $seat }’s phone are not those it committed to.
verify-no-call = A throw is due at event { $event }, and the proof has no call for it.
verify-dice-2 = Event { $event } is not what its key and the phones’ numbers give.
verify-call = The proof calls for throw { $throw }, and none fell there.
verify-end = The record stops before the game is over: its end is missing.
verify-names = The names at the seats are not those that the proof comes to.
verify-head = A move, a name, an option or a call is not the one that was played.
verify-unknown = Whether the throws follow cannot be said without the phones’ numbers.
verify-not-there = This phone committed to numbers, and the record does not have it.
verify-left-out = This phone gave its number for throw { $throw }, and the record leaves it out.
verify-otherwise = When this phone was called for throw { $throw }, the game had gone otherwise.
verify-never-gave = This phone never gave its number for throw { $throw }.
verify-other-end = This phone saw another end of the game.
