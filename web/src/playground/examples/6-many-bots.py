# Dice Cup: twenty games of a bot that remembers well against one that does not
from random import Random

from bellyflop import Match, Players, Wait, load_game
from bellyflop.games import bot_for

game, wins = load_game("dice-cup", seats=2), 0
for seed in range(20):
    rng, match = Random(seed), Match(game)
    bots = [bot_for(game, level, seat, rng) for seat, level in enumerate(["olympian", "paddler"])]
    while not match.over:
        if isinstance(match.awaiting, Players):
            for seat in sorted(match.awaiting.seats):
                view, legal = game.view(match.state, seat), game.legal(match.state, seat)
                match.do(seat, bots[seat].choose(view, legal))
        elif isinstance(match.awaiting, Wait):
            match.proceed()  # the look is over
        else:
            match.settle(game.sample(match.state, rng))
        for seat, bot in enumerate(bots):
            bot.observe(game.view(match.state, seat))
    wins += 0 in game.winners(match.state)
    show(match)
print(f"The olympian wins {wins} of 20 games.")
