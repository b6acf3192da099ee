learn-choose = Two minutes for each game, in scenes from real play. Nobody is watching.
learn-game = How to play: { $game }
rules-of-game = Rules: { $game }
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-leave = Leave the lesson
learn-progress = Step { $step } of { $steps }
learn-watch = Now the others move. Watch!
learn-nudge = That is allowed too. But this time:
learn-done = You can swim!
learn-play-now = Play now
learn-again = Once more
learn-done-pool-zee = Three throws, one box, thirteen times. The rest is luck and nerve.
learn-done-dice-cup = Look, remember, cross. Twelve rounds, and the cup keeps its secrets.
learn-done-dice-pool-party = Look, remember, cross. Twelve rounds, and the cover keeps its secrets.
learn-done-splash-party = Push the others, keep your three dry, look innocent.
learn-done-clever-kids = Tap what glows, and watch for circles: they bring more.

rules-full = The full rules
rules-full-note = every paragraph with its number, in English

## Pool-zee
learn-pool-zee-throw = Throw all five dice. You have three throws a turn.
learn-pool-zee-keep = Two fours! Tap both to keep them, then throw the other three.
learn-pool-zee-keep-more = One more four. Keep all three fours and throw a last time.
learn-pool-zee-write = Free boxes show what your dice would bring. Tap Fours, then write the 16.
learn-pool-zee-write-no = That is a box too, but four fours belong in Fours today.
learn-pool-zee-bonus = Some turns later: 63 in the boxes from Aces to Sixes bring 35 on top. Write your 18 in Sixes.
learn-pool-zee-five = There are the 35. And now five alike: write 50 in Pool-zee.
learn-pool-zee-joker = Five alike again: 100 extra. Fives is full, so it is a joker and fits below as anything. Write 40 in Large straight.
learn-pool-zee-joker-no = A joker fits there too. But look for the most:
learn-pool-zee-end = 140 in one turn! When all thirteen boxes are full, the most points win.

## Dice Cup and Dice Pool Party
learn-dice-shake = Twelve dice, two of each colour. Give them a shake.
learn-dice-look = Look! This once there is no hurry. There are four fives: 20 together.
learn-dice-cross = { $game ->
    [dice-cup] The cup is down.
   *[other] The cover is on.
} Cross one box in secret: tap { dice-cup-fives }, then the button below.
learn-dice-cross-no = You can use each box only once, so choose what you saw:
learn-dice-reveal = Every cross is shown, and yours brings 20. “{ dice-cup-all }” was worth more, but that box, too, comes only once.
learn-dice-again = The end of another game, at full speed: three seconds. Look for two equal dice of one colour!
learn-dice-quick = Which colours have a double?
learn-dice-doubles = Four colours matched, and each counts 10. Cross { dice-cup-doubles }.
learn-dice-doubles-no = The doubles bring more:
learn-dice-once = 40 for you. Now everybody has one box left: nothing to choose, so the dice simply fall.
learn-dice-end = The most points win. { $game ->
    [dice-cup] A tie is shared.
   *[other] In a tie, whoever has more in “{ dice-cup-all }” wins.
}

## Splash Party
learn-splash-colour = Three of these bathers are yours. Hold the button with the shut eye to see your secret colour.
learn-splash-lift = Anybody may move any pawn. Lift the blue one between Green and Orange to see its number.
learn-splash-push = A 2: it hops exactly two places, either way. Hop where Yellow gets wet.
learn-splash-push-no = That splashes too. But this time:
learn-splash-board = Did you see? { $second } hopped with Green. Now lift the purple pawn two places from the diving board.
learn-splash-over = A 3 takes it over the diving board. Hop to where nobody is.
learn-splash-over-no = That way does not pass the diving board.
learn-splash-accuse = Past the board you may accuse somebody. You think { $second } is Green: say so.
learn-splash-accuse-no = Careful: a wrong guess puts you out yourself.
learn-splash-last = Right! { $second } is out, and all of Green with them. Now lift the blue pawn beside Yellow.
learn-splash-last-push = A 1. Push in the last yellow pawn: it is { $third }’s.
learn-splash-end = You are the last one dry, so you win. If only two colours are left before that, the pawn nearest to the diving board wins.

## Clever Kids
learn-clever-roll = Roll the five party dice.
learn-clever-balloon = Pick one colour a turn. Use the heart die and pop the heart balloon.
learn-clever-left = { $second } rolled and used the presents. What is left is for you as well: blow out the first candle.
learn-clever-again = Your turn again. Roll!
learn-clever-joker = The party hat is a joker: use it as the blue balloon, and pop the pink one after it.
learn-clever-bonus = Pink has a blue circle: a pair of sweets for free. Choose the donuts.
learn-clever-present = One bonus brought the next, and a star. Later on: open the last present.
learn-clever-end = A full area ends the game. The most stars win: you have 7!
