# Splash Party: the same position, as two seats see it
import json
from random import Random

from bellyflop import Match, load_game

game, rng = load_game("splash-party", seats=3), Random(5)
match = Match(game)
for _ in range(12):
    match.draw(rng)
    (seat,) = match.awaiting.seats
    match.do(seat, rng.choice(game.legal(match.state, seat)))
match.draw(rng)
for seat in (0, 1):
    show(match, seat)
    print(f"seat {seat}:", json.dumps(game.write_view(game.view(match.state, seat)), indent=1))
