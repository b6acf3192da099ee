"""Splash Party: a secret colour, lift, hop, push, accuse, and the last one dry."""

from __future__ import annotations

from .lesson import LEARNER, Lesson

GREEN, YELLOW = 1, 2  # the seats of the two others, by the colour each of them hides
RING = (
    ("orange", 1), ("red", 2), ("purple", 3), ("green", 3), ("blue", 2), ("orange", 3),
    ("yellow", 1), ("red", 3), ("blue", 3), ("green", 2), ("purple", 1), ("yellow", 3),
    ("blue", 1), ("yellow", 2), ("orange", 2), ("green", 1), ("purple", 2), ("red", 1),
)  # fmt: skip


def lesson() -> Lesson:
    """A whole game of three, short because the learner is lucky."""
    told = Lesson("splash-party")
    told.sit(3)
    deal = {"ring": [list(pawn) for pawn in RING], "tokens": ["blue", "green", "yellow"]}
    told.skip({"chance": {**deal, "first": LEARNER}})
    told.look("splash-colour")
    told.do("splash-lift", {"lift": 4})
    told.do("splash-push", {"go": "cw"})  # blue 2 from 4 to 6: yellow goes in
    told.play(_falls("up"))
    told.play(*_moves(GREEN, 9, "cw"), _falls("down"))  # green 2 from 9 to 11: yellow again
    told.play(*_moves(YELLOW, 17, "ccw"), _falls("up"))  # red 1 from 17 to 16: purple goes in
    told.do("splash-board", {"lift": 2})
    told.do("splash-over", {"go": "ccw"})  # purple 3 from 2 over the board to 17, which is free
    told.do("splash-accuse", {"accuse": GREEN, "colour": "green"})
    told.play(_falls("up"), _falls("down"), _falls("up"))
    told.play(*_moves(YELLOW, 5, "ccw"))  # orange 3 from 5 to 2, which is free
    told.do("splash-last", {"lift": 12})
    told.do("splash-last-push", {"go": "cw"})  # blue 1 from 12 to 13: the last yellow
    told.play(_falls("up"))
    told.look("splash-end")
    return told


def _moves(seat: int, lift: int, way: str) -> tuple[object, ...]:
    return {"seat": seat, "do": {"lift": lift}}, {"seat": seat, "do": {"go": way}}


def _falls(way: str) -> dict[str, object]:
    return {"chance": {"falls": way}}
