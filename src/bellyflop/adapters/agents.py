"""Language models as players: a Model Context Protocol server on standard input and output.

`bellyflop agent` starts it. Its tools are the methods of `Agent`.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

from bellyflop.coach import Review
from bellyflop.core import BadSetup
from bellyflop.games import describe_games, find_game, judge_for, set_up
from bellyflop.terminal.rulebook import rules_page
from bellyflop.words import ENGLISH, words_in

from . import need
from .sitting import Json, Sitting, grade

need("mcp", "agents")

from mcp.server import MCPServer  # noqa: E402 - after the sentence about what is missing

INSTRUCTIONS = """\
Party games with dice. Ask `games` what there is and `rules` how one is played, then `sit_down`:
bots take the other seats. You see what a person on your seat sees, and a list of what you may do;
`do` one of these, exactly as it is spelled there, until the game is over. What you may not do is
refused with the reason, and nothing has happened. `grade` says what your choices cost beside the
best ones, with the luck of the dice taken out."""
NOBODY = "You sit at no table. Use sit_down first."


class Agent:
    """One agent's session: one table at a time, and a grade for every finished game."""

    def __init__(self, seed: int | None = None) -> None:
        self._seeds = Random(SystemRandom().getrandbits(64) if seed is None else seed)
        self._sitting: Sitting | None = None
        self._reviews: dict[str, list[Review]] = {}
        self._unjudged: set[str] = set()

    def tools(self) -> tuple[Callable[..., Any], ...]:
        """The methods offered as tools."""
        return self.games, self.rules, self.sit_down, self.look, self.do, self.grade

    def games(self) -> list[Json]:
        """All games with their seats, options, and the levels at which their bots play."""
        return describe_games()

    def rules(self, game: str) -> str:
        """The rules of a game, by its id."""
        try:
            return rules_page(find_game(game).about.id, words_in(ENGLISH))
        except BadSetup as error:
            return str(error)

    def sit_down(
        self,
        game: str,
        seats: int = 2,
        options: Json | None = None,
        level: str = "swimmer",
        seat: int = 0,
    ) -> Json:
        """Begin a game on one seat (from 0), with bots of this level on the others.

        An unfinished game is left and not graded. Returns what `look` returns.
        """
        try:
            set_ = set_up(game, seats, options or {})
            if not 0 <= seat < seats:
                raise BadSetup(f"seat is {seat}; it must be from 0 to {seats - 1}.")
            sitting = Sitting(set_, seat, level, Random(self._seeds.getrandbits(64)))
        except BadSetup as error:
            return {"refused": str(error)}
        self._sitting = sitting
        return self._kept(sitting.look())

    def look(self) -> Json:
        """What your seat sees now, what happened since you last looked, and what you may do.

        `shown` has the views you had for a moment only, such as dice before they were covered.
        """
        return {"refused": NOBODY} if self._sitting is None else self._sitting.look()

    def do(self, action: Any) -> Json:
        """Do one of the legal actions, spelled exactly as listed. Returns what `look` returns."""
        if self._sitting is None:
            return {"refused": NOBODY}
        was_over = self._sitting.over
        told = self._sitting.do(action)
        return told if was_over else self._kept(told)

    def _kept(self, told: Json) -> Json:
        """The same answer, after reviewing a game that has just ended for the grade."""
        sitting = self._sitting
        if sitting is None or not sitting.over:
            return told
        game_id = sitting.game.about.id
        if judge_for(sitting.game) is None:
            self._unjudged.add(game_id)
        else:
            self._reviews.setdefault(game_id, []).append(sitting.review())
        return told | {"now": "Ask for your grade, or sit down again."}

    def grade(self) -> Json:
        """For each game you finished: what your choices cost, with intervals and without luck.

        `regret_per_choice` is in points or in the chance to win, as `unit` says; 0 is best play.
        """
        if not self._reviews and not self._unjudged:
            return {"refused": "There is no grade before a game is over."}
        graded = [grade(game_id, reviews) for game_id, reviews in self._reviews.items()]
        return {"graded": graded, "without_a_judge": sorted(self._unjudged)}


def serve(seed: int | None = None) -> None:
    """Serve one agent on standard input and output until it disconnects."""
    from bellyflop import __version__

    server = MCPServer("bellyflop", instructions=INSTRUCTIONS, version=__version__)
    for tool in Agent(seed).tools():
        server.add_tool(tool)
    server.run("stdio")
