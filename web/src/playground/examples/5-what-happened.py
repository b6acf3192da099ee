# Dice Pool Party: what a spectator sees happen, in the rule book's words
from random import Random

from bellyflop import Chance, Match, Players, load_game

game, rng = load_game("dice-pool-party", seats=2), Random(4)
match = Match(game)
while not match.over and len(match.events) < 40:
    if isinstance(match.awaiting, Players):
        seat = min(match.awaiting.seats)
        match.do(seat, rng.choice(game.legal(match.state, seat)))
    elif isinstance(match.awaiting, Chance):
        match.settle(game.sample(match.state, rng))
    else:
        match.proceed()  # the look at the dice is over
    show(match, seat=None)
    for piece in match.news(None):
        print(len(match.events), game.write_news(piece))
