"""A pad sends each change as a patch to the phone's copy, however full the pad is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random

import pytest
from tests.server.indoors import Guest, Indoors, Json, leap, seat_token
from tests.server.leaks import TABLE
from tests.server.test_pad import WITH_PAD, done, random_change
from tests.server.test_pad_table import pad_rows, told

from bellyflop.games import pad_sheet
from bellyflop.pad import MOST_COLUMNS, MOST_PLAYERS, Mark, Pad, patched
from bellyflop.server.table.log import Entry, Penciled


@pytest.mark.parametrize("game_id", WITH_PAD)
def test_marks_lead_from_any_pad_of_lately_to_the_pad_as_it_is(game_id: str) -> None:
    rng, pad = Random(game_id), Pad(pad_sheet(game_id), ("Ana", "Bo"))
    had, told = pad.shown(), pad.changes
    spelled = json.dumps(had)
    for _ in range(1500):
        if rng.random() < 0.3 and pad.history:
            pad.undo()
        else:
            done(pad, random_change(pad, rng))
        if rng.random() < 0.15:
            marks = pad.marks(told)
            assert marks is not None
            assert json.dumps(had) == spelled  # what was told is told
            had, told = patched(had, marks), pad.changes
            spelled = json.dumps(had)
            assert had == read_anew(pad).shown()


def read_anew(pad: Pad) -> Pad:
    """The same pad, rebuilt from its effective changes."""
    anew = Pad(pad.sheet, ("Ana", "Bo"))
    for change in pad.history:
        anew.do(change)
    return anew


def test_whoever_has_missed_very_much_is_shown_the_whole_pad() -> None:
    pad = Pad(pad_sheet("pool-zee"), ("Ana",))
    for points in range(5, 66):
        pad.write(0, 0, "chance", 5 + points % 25)
    assert pad.marks(0) is None
    marks = pad.marks(1)
    assert marks is not None
    assert [mark.path for mark in marks][:2] == ["/players/0/columns/0", "/players/0/total"]
    assert pad.marks(pad.changes) == []


def fullest() -> list[Entry]:
    """The log of a pad with the most players and columns allowed."""
    rows = pad_rows(count=10)
    more = [{"add": f"Guest {n}"} for n in range(MOST_PLAYERS - 10)]
    for change in [*more, *({"column": True} for _ in range(MOST_COLUMNS - 1))]:
        rows.append(Entry(len(rows), Penciled(change), 0, f"pencil-{len(rows)}"))
    return rows


def test_a_change_on_the_fullest_pad_is_told_in_a_few_hundred_bytes() -> None:
    async def evening() -> None:
        house = Indoors()
        house.put(TABLE, fullest())
        ana, bo, yesterday = [await Guest(house, TABLE, seat_token(n)).arrive() for n in range(3)]
        pads = [ana.seen["pad"], bo.seen["pad"]]
        assert len(json.dumps(pads[0])) > 150_000
        for phone in (ana, bo):
            phone.say({"type": "marks"})
        column = MOST_COLUMNS - 1
        assert (await ana.command("pencil", change=told("chance", 17, 3, column)))["status"] == "ok"
        last = (await yesterday.until(lambda update: update["pad"]["players"][3]["total"] == 17))[
            "pad"
        ]
        for phone, had in zip((ana, bo), pads, strict=True):
            assert phone.seen["pad"] is None
            assert len(json.dumps(phone.seen["marks"])) < 1500
            assert patched(had, marks_of(phone.seen)) == last
        await bo.leave()
        await bo.arrive()  # and the whole of it comes again, once
        assert bo.seen["pad"] == last

    leap(evening())


def marks_of(update: Json) -> list[Mark]:
    return [Mark(each["op"], each["path"], each["value"]) for each in update["marks"]]


def test_a_change_adds_up_one_column_of_all() -> None:
    class Counted(Pad):
        added_up = 0

        def sums(self, written: Mapping[str, int | None]) -> dict[str, tuple[int, int]]:
            Counted.added_up += 1
            return super().sums(written)

    pad = Counted(pad_sheet("pool-zee"), [f"P{n}" for n in range(MOST_PLAYERS)], MOST_COLUMNS)
    pad.shown()
    Counted.added_up = 0
    pad.write(7, 5, "chance", 20)
    pad.marks(pad.changes - 1)
    pad.shown()
    assert Counted.added_up == 1
