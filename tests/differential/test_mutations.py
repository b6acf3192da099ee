"""Records with faults: both judges stop at the same event, or both accept the record."""

from __future__ import annotations

from random import Random

import pytest
from tests.oracle.record import SEATS, random_record
from tests.oracle.table import Json, Refusal

from .compare import Both, compare_whole
from .mutations import mutate, mutate_setup, spoil


def try_mutants(record: Json, rng: Random, times: int) -> int:
    """The number of refused mutants of this record; both judges must agree on each."""
    refused = 0
    both = Both(record)
    events = record["events"]
    wanted = sorted(rng.randrange(len(events)) for _ in range(times))
    for index, event in enumerate(events):
        for _ in range(wanted.count(index)):
            mutant = both.fork()
            tail = mutate(events[index:], both.table, rng)
            refused += not all(mutant.play(wrong) for wrong in tail)
        both.play(event)
    return refused


@pytest.mark.parametrize("game", list(SEATS))
def test_both_stop_at_the_same_event(game: str, rounds: int) -> None:
    tried = refused = 0
    for seed in range(12 * rounds):
        rng = Random(f"{game} {seed}")
        refused += try_mutants(random_record(game, rng), rng, 100)
        tried += 100
    assert tried / 2 < refused < tried


@pytest.mark.parametrize("game", list(SEATS))
def test_both_place_the_fault_of_a_whole_record_alike(game: str, rounds: int) -> None:
    places = []
    for seed in range(3 * rounds):
        rng = Random(f"{game} {seed}")
        record = random_record(game, rng)
        for _ in range(10):
            index = rng.randrange(len(record["events"]))
            events = list(record["events"])
            events[index] = spoil(events[index], rng)
            places.append(compare_whole({**record, "events": events}))
        places.append(compare_whole({**record, "events": [*record["events"], events[-1]]}))
        assert places[-1] == Refusal(len(record["events"]))
    assert any(isinstance(place, Refusal) for place in places)


@pytest.mark.parametrize("game", list(SEATS))
def test_both_read_the_head_of_a_record_alike(game: str, rounds: int) -> None:
    verdicts = set()
    for seed in range(4 * rounds):
        rng = Random(f"{game} {seed}")
        record = random_record(game, rng)
        for _ in range(40):
            cut = {**record, "events": record["events"][: rng.randrange(4)]}
            verdict = compare_whole(mutate_setup(cut, rng))
            verdicts.add(verdict == Refusal("record"))
    assert verdicts == {True, False}
