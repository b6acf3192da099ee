"""Compare the two judges, the package and the oracle, on one record."""

from __future__ import annotations

import json

from tests.oracle.record import judge, table_of
from tests.oracle.table import Accepted, Json, Refusal, Refused, Table, Verdict

from bellyflop import BadRecord, BellyflopError, Match, load_game, replay
from bellyflop.core import read_event


class Disagreement(AssertionError):
    """The two judges disagree."""


def package_verdict(record: Json) -> Verdict:
    """The package's verdict on a whole record."""
    try:
        found = replay(record)
    except BadRecord as error:
        return Refusal("record" if error.event is None else error.event)
    return Accepted(found.over, list(found.scores), list(found.winners), list(found.turn_of))


def compare_whole(record: Json) -> Verdict:
    """The common verdict on a whole record; raises Disagreement."""
    mine, theirs = judge(record), package_verdict(record)
    if mine != theirs:
        told = json.dumps(record)
        raise Disagreement(f"oracle: {mine}\npackage: {theirs}\nrecord: {told}")
    return mine


class Both:
    """A record in progress, played in parallel by the oracle's table and by a match."""

    def __init__(self, setup: Json) -> None:
        self.setup = {**setup, "events": []}
        self.events: list[Json] = []
        self.table: Table = table_of(self.setup)
        self.game = load_game(setup["game"], len(setup["seats"]), **setup.get("options", {}))
        self.match = Match(self.game)

    def fork(self) -> Both:
        """A copy at the same position, for a trial."""
        other = object.__new__(Both)
        other.setup, other.events, other.game = self.setup, list(self.events), self.game
        other.table = self.table.copy()
        other.match = Match(self.game)
        other.match.state, other.match.awaiting = self.match.state, self.match.awaiting
        return other

    def play(self, event: Json) -> bool:
        """Play the event on both and compare them; whether they accepted it."""
        mine = self._oracle_takes(event)
        theirs = self._package_takes(event)
        self.events.append(event)
        if mine != theirs:
            raise self.disagreement(f"oracle takes it: {mine}, package takes it: {theirs}")
        if mine:
            self.compare()
        return mine

    def compare(self) -> None:
        """Compare the verdicts at this position; raises Disagreement."""
        now = self.match.replayed()
        theirs = Accepted(now.over, list(now.scores), list(now.winners), list(now.turn_of))
        mine = self.table.verdict()
        if mine != theirs:
            raise self.disagreement(f"oracle: {mine}, package: {theirs}")

    def disagreement(self, why: str) -> Disagreement:
        """The error, with a record that reproduces it."""
        told = json.dumps({**self.setup, "events": self.events})
        return Disagreement(f"event {len(self.events) - 1}: {why}\n{told}")

    def _oracle_takes(self, event: Json) -> bool:
        try:
            self.table.play(event)
        except Refused:
            return False
        return True

    def _package_takes(self, event: Json) -> bool:
        try:
            self.match.play_event(read_event(event))
        except BellyflopError:
            return False
        return True


def compare_steps(record: Json) -> Both:
    """Play a valid record on both; they must agree at every prefix."""
    both = Both(record)
    both.compare()
    for event in record["events"]:
        if not both.play(event):
            raise both.disagreement("both refuse what the oracle made up")
    return both
