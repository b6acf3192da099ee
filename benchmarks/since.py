"""Random games now, beside an earlier commit of this project.

    python -m benchmarks.since COMMIT

Each tree runs in its own process, and the two alternate round by round. Every figure is the work
done in a CPU second now, divided by that of the earlier commit; the best round of each counts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]

# Runs in either tree, so it uses only names that both have. Prints games in a CPU second, by game.
CHILD = """
import json, sys, time
from random import Random
from bellyflop import Chance, Over, Players, shelf

def play_out(game, rng):
    state = game.start()
    while True:
        awaiting = game.awaiting(state)
        if isinstance(awaiting, Players):
            seat = next(iter(awaiting.seats))
            legal = game.legal(state, seat)
            state = game.apply(state, seat, legal[int(rng.random() * len(legal))])
        elif isinstance(awaiting, Chance):
            state = game.settle(state, game.sample(state, rng))
        elif isinstance(awaiting, Over):
            return
        else:
            state = game.proceed(state)

seconds, found = float(sys.argv[1]), {}
for name, kind in shelf().items():
    for seats in sorted({kind.about.least_seats, min(4, kind.about.most_seats)}):
        game, rng, played = kind(seats=seats), Random(7), 0
        play_out(game, rng)
        began = time.process_time()
        while time.process_time() < began + seconds:
            play_out(game, rng)
            played += 1
        found[f"{name}, seats: {seats}"] = played / (time.process_time() - began)
print(json.dumps(found))
"""


def measured(tree: Path, seconds: float) -> dict[str, float]:
    """Games in a CPU second, by game and seats."""
    command = [sys.executable, "-c", CHILD, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    """Print the ratio of games now to games at the earlier commit."""
    parser = argparse.ArgumentParser(description="random games now, beside an earlier commit")
    parser.add_argument("commit")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=0.5, help="of CPU, for each game")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        then = Path(folder) / "then"
        for command in (["clone", "-q", "-s", str(ROOT), str(then)],
                        ["-C", str(then), "checkout", "-q", asked.commit]):  # fmt: skip
            subprocess.run(["git", *command], check=True)
        rounds = [
            [measured(tree, asked.seconds) for tree in (then, ROOT)] for _ in range(asked.rounds)
        ]
    for name in rounds[0][0]:
        before, now = (max(each[at][name] for each in rounds) for at in (0, 1))
        print(f"{name:<28} {now / before:5.2f}")


if __name__ == "__main__":
    main()
