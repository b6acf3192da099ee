"""How-to-play lessons: short games played by the real rules, as a phone would see them.

The script of each lesson is in its game's `lesson.py`; see bellyflop.lessons.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Literal, assert_never

import msgspec

from bellyflop.core import BadNotation, Chance, Match, Players, RuleBroken, Wait, read_event
from bellyflop.games import part, shelf
from bellyflop.lessons import LEARNER, Do, Look, Part, Play, Sit, Skip, Throw, Watch
from bellyflop.server.table.hosting import bot_name
from bellyflop.server.table.log import Entry, Played, Seat, Started, TableOpened
from bellyflop.server.table.messages import Update
from bellyflop.server.table.table import Table
from bellyflop.server.table.update import update
from bellyflop.server.table.viewer import Viewer

from . import folders

REFRESH = "python -m tools.lessons"

Asked = Literal["next", "throw", "do", "wait"]


class Step(msgspec.Struct):
    """One position: the words above it, what the learner does there, and what follows by itself."""

    words: str
    asks: Asked
    update: Update
    right: list[object] = []  # every spelling of the requested action
    then: list[Update] = []  # positions shown on the way to the next step


class Lesson:
    """Plays a game on its own tables by the real rules, so no lesson can break one."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.steps: list[Step] = []
        # for each step, its table and the number of events before it
        self.places: list[tuple[Table, int]] = []
        self.table: Table
        self._told = -1  # the last row whose news the learner has been told or may skip

    def follow(self, part: Part) -> None:
        """Play this part of the script."""
        match part:
            case Sit(seats, options):
                self.sit(seats, options)
            case Skip(events):
                self.skip(*events)
            case Play(events):
                self.play(*events)
            case Look(words):
                self._step(words, "next")
            case Throw(words, chance):
                self.throw(words, chance)
            case Do(words, action):
                self.do(words, action)
            case Watch(words, hurry):
                self.watch(words, hurry)
            case _:
                assert_never(part)

    def sit(self, count: int, options: Mapping[str, object]) -> None:
        """Seat the learner at a new table of `count` seats; bots have the others."""
        table = Table(f"lesson-{self.game}")
        bots = (Seat("bot", *bot_name((), seat), "swimmer") for seat in range(1, count))
        opened = TableOpened(
            game=self.game,
            seats=(Seat("person", "…", "fox"), *bots),
            host_hash="",
            seed=bytes(32),
            options=options,
            code="SWIM",
        )
        table.absorb([Entry(0, opened), Entry(1, Started())])
        self.table, self._told = table, table.seq

    # ── what happens without a word ─────────────────────────────────────────────────────────

    def skip(self, *events: object) -> None:
        """Apply these events without showing them."""
        for event in events:
            self._happen(event)
        self._told = self.table.seq

    def play(self, *events: object) -> None:
        """Apply these events and show each of them."""
        for event in events:
            self._happen(event)
            self.steps[-1].then.append(self.seen())
            self._told = self.table.seq

    def _happen(self, event: object) -> None:
        self.table.absorb([Entry(self.table.seq + 1, Played(read_event(event)))])

    def seen(self) -> Update:
        """The learner's update now, with all options: there may be no server to ask."""
        game = self._match().game
        options = {o.name: o.write(getattr(game, o.name)) for o in game.about.options}
        room = replace(self.table.room(), options=options)
        untold = self.table.untold(self._told)
        return replace(update(self.table, Viewer(LEARNER), untold), room=room)

    # ── steps ───────────────────────────────────────────────────────────────────────────────

    def throw(self, words: str, chance: object) -> None:
        """Ask the learner to throw; the outcome is given."""
        assert self._match().awaiting == Chance(by=LEARNER), "it is not the learner's throw"
        self._step(words, "throw")
        self.play({"chance": chance})

    def do(self, words: str, action: object) -> None:
        """Ask the learner for this action."""
        awaiting = self._match().awaiting
        assert isinstance(awaiting, Players), "nobody may act"
        assert LEARNER in awaiting.seats, "the learner may not act"
        self._step(words, "do").right = self._spellings(action)
        self.play({"seat": LEARNER, "do": action})

    def watch(self, words: str, hurry: bool) -> None:
        """Wait by the rules: the clock ends it or, without `hurry`, the learner does."""
        assert isinstance(self._match().awaiting, Wait), "the table does not wait"
        self._step(words, "wait" if hurry else "next")
        self.play({"wait": True})

    def _match(self) -> Match[object, object, object, object]:
        assert self.table.match is not None
        return self.table.match

    def _step(self, words: str, asks: Asked) -> Step:
        shown = self.seen()
        passed = self.steps[-1].then if self.steps else []
        if passed and replace(passed[-1], news=()) == shown:
            shown = passed.pop()  # the last position of the step before is this step's own
        step = Step(f"learn-{words}", asks, shown)
        self.steps.append(step)
        self.places.append((self.table, len(self._match().events)))
        return step

    def _spellings(self, action: object) -> list[object]:
        """The action, and every other order of its dice with the same effect."""
        match = self._match()
        after = match.game.apply(match.state, LEARNER, match.game.read_action(action))
        found: list[object] = []
        for spelling in _orders(action):
            try:
                same = match.game.apply(match.state, LEARNER, match.game.read_action(spelling))
            except (BadNotation, RuleBroken):
                continue
            if same == after:
                found.append(spelling)
        return found

    def written(self) -> bytes:
        """The lesson as the page reads it."""
        made = {"game": self.game, "steps": self.steps}
        return msgspec.json.format(msgspec.json.encode(made), indent=0) + b"\n"


def _orders(action: object) -> list[object]:
    """The action as it is, then with each of its lists in every other order."""
    assert isinstance(action, dict)
    found: list[object] = [action]
    for key, value in action.items():
        if isinstance(value, list):
            for order in permutations(value):
                if (other := {**action, key: list(order)}) not in found:
                    found.append(other)
    return found


def taught() -> dict[str, Path]:
    """Our games that have a lesson, each with the lesson's file in the page."""
    return {
        game.about.id: folder / f"lesson.{game.about.id}.gen.json"
        for folder, games in folders().items()
        for game in games
        if part(game, "lesson")
    }


def lesson_of(game_id: str) -> Lesson:
    """This game's lesson, played."""
    script = part(shelf()[game_id], "lesson")
    assert script is not None
    lesson = Lesson(game_id)
    for step in script.lesson(game_id):
        lesson.follow(step)
    return lesson


if __name__ == "__main__":
    for taught_game, place in taught().items():
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(lesson_of(taught_game).written())
