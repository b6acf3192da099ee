# Pool-zee: what best play would do here, and what anything else costs
from random import Random

from bellyflop import Match, load_game
from bellyflop.games import judge_for

game, rng = load_game("pool-zee", seats=1), Random(3)
judge = judge_for(game)
match = Match(game)
match.draw(rng)
show(match)
worths = judge.choices(match.state, 0)
best = max(worths, key=lambda action: worths[action].value)
print(f"The game is worth {judge.worth(match.state, 0).value:.2f} points from here.")
for action in sorted(worths, key=lambda each: -worths[each].value)[:8]:
    cost = worths[best].value - worths[action].value
    print(f"{cost:6.2f} points less: {game.write_action(action)}")
