"""Splash Party: a secret colour, lift, hop, push, accuse, and the last one dry."""

from __future__ import annotations

from collections.abc import Iterator

from bellyflop.lessons import LEARNER, Do, Look, Part, Play, Sit, Skip

GREEN, YELLOW = 1, 2  # the seats of the two others, by the colour each of them hides
RING = (
    ("orange", 1), ("red", 2), ("purple", 3), ("green", 3), ("blue", 2), ("orange", 3),
    ("yellow", 1), ("red", 3), ("blue", 3), ("green", 2), ("purple", 1), ("yellow", 3),
    ("blue", 1), ("yellow", 2), ("orange", 2), ("green", 1), ("purple", 2), ("red", 1),
)  # fmt: skip


def lesson(game_id: str) -> Iterator[Part]:
    """A whole game of three, short because the learner is lucky."""
    yield Sit(3)
    deal = {"ring": [list(pawn) for pawn in RING], "tokens": ["blue", "green", "yellow"]}
    yield Skip({"chance": {**deal, "first": LEARNER}})
    yield Look("splash-party-colour")
    yield Do("splash-party-lift", {"lift": 4})
    yield Do("splash-party-push", {"go": "cw"})  # blue 2 from 4 to 6: yellow goes in
    yield Play(_falls("up"))
    yield Play(*_moves(GREEN, 9, "cw"), _falls("down"))  # green 2 from 9 to 11: yellow again
    yield Play(*_moves(YELLOW, 17, "ccw"), _falls("up"))  # red 1 from 17 to 16: purple goes in
    yield Do("splash-party-board", {"lift": 2})
    # purple 3 from 2 over the board to 17, which is free
    yield Do("splash-party-over", {"go": "ccw"})
    yield Do("splash-party-accuse", {"accuse": GREEN, "colour": "green"})
    yield Play(_falls("up"), _falls("down"), _falls("up"))
    yield Play(*_moves(YELLOW, 5, "ccw"))  # orange 3 from 5 to 2, which is free
    yield Do("splash-party-last", {"lift": 12})
    yield Do("splash-party-last-push", {"go": "cw"})  # blue 1 from 12 to 13: the last yellow
    yield Play(_falls("up"))
    yield Look("splash-party-end")


def _moves(seat: int, lift: int, way: str) -> tuple[object, ...]:
    return {"seat": seat, "do": {"lift": lift}}, {"seat": seat, "do": {"go": way}}


def _falls(way: str) -> dict[str, object]:
    return {"chance": {"falls": way}}
