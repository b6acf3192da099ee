# Clever Kids: forty games at random, and how the points are spread
from random import Random
from statistics import fmean, stdev

from bellyflop import Match, load_game

game, rng, points = load_game("clever-kids", seats=2), Random(1), []
for _ in range(40):
    match = Match(game)
    match.draw(rng)
    while not match.over:
        seat = min(match.awaiting.seats)
        match.do(seat, rng.choice(game.legal(match.state, seat)))
        match.draw(rng)
    points += match.replayed().scores
    show(match)
print(f"{fmean(points):.1f} points a seat, give or take {stdev(points):.1f}")
for low in range(0, max(points) + 1, 3):
    print(f"{low:3}–{low + 2:<3}", "#" * sum(low <= each < low + 3 for each in points))
