"""Clever Kids: use dice, what others leave, wagons, presents, chains of bonuses, stars."""

from __future__ import annotations

from collections.abc import Iterator

from bellyflop.lessons import LEARNER, Do, Look, Part, Play, Sit, Skip, Throw

OTHER = 1


def lesson(game_id: str) -> Iterator[Part]:
    """The first three turns of a game of two with a chain, then the last present and the end."""
    yield Sit(2)
    yield Throw("clever-kids-roll", _dice("heart", "candle", "pink", "donut", "green"))
    yield Do("clever-kids-balloon", {"use": "yellow", "dice": [0]})
    yield Play(_use(OTHER, "red", 1))

    yield Skip(_roll("candle", "pink", "present", "present", "cake"))
    yield Skip(_use(OTHER, "green", 2, 3, cells=[[0, 0], [1, 1]]))
    yield Do("clever-kids-left", {"use": "red", "dice": [0]})

    yield Throw("clever-kids-again", _dice("joker", "pink", "cake", "donut", "candle"))
    yield Do("clever-kids-joker", {"use": "yellow", "dice": [0, 1]})
    yield Do("clever-kids-bonus", {"bonus": "blue", "row": "donut"})
    yield Play(_pass(OTHER))

    yield Skip(*_presents_for_all())
    yield Skip(_roll("heart", "donut", "present", "cake", "donut"))
    yield Do("clever-kids-present", {"use": "green", "dice": [2], "cells": [[1, 3]]})
    yield Play(_pass(OTHER))
    yield Look("clever-kids-end")


def _presents_for_all() -> tuple[object, ...]:
    """Three turns in which everybody opens presents; the learner then has one left."""
    again, first = _roll(*["present"] * 5), [[0, 0], [1, 0], [2, 0], [0, 1]]
    second = [[1, 1], [2, 1], [0, 2], [1, 2], [0, 3]]
    return (
        *(again, _use(OTHER, "green", 0, cells=[[2, 3]])),
        _use(LEARNER, "green", 1, 2, 3, 4, cells=first),
        *(again, _use(LEARNER, "green", 0, 1, 2, 3, 4, cells=second)),
        {"seat": LEARNER, "do": {"bonus": "blue", "row": "cupcake"}},  # the second column
        _pass(OTHER),
        *(again, _use(OTHER, "green", 0, cells=[[0, 3]])),
        _use(LEARNER, "green", 1, 2, cells=[[2, 2], [2, 3]]),
    )


def _dice(*faces: str) -> dict[str, object]:
    return {"dice": list(faces)}


def _roll(*faces: str) -> dict[str, object]:
    return {"chance": _dice(*faces)}


def _use(seat: int, area: str, *dice: int, **places: object) -> dict[str, object]:
    return {"seat": seat, "do": {"use": area, "dice": list(dice), **places}}


def _pass(seat: int) -> dict[str, object]:
    return {"seat": seat, "do": {"pass": True}}
