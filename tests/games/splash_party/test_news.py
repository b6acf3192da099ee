"""News of Splash Party comes as it happens, hop by hop, and reveals nothing more."""

from __future__ import annotations

from typing import Any

from bellyflop.core import Acted, Match, RecordedEvent, Settled
from bellyflop.games.splash_party import SplashParty

PLACED = (
    *(("red", 1), ("orange", 1), ("yellow", 1), ("green", 1), ("blue", 1), ("purple", 1)),
    *(("red", 2), ("orange", 2), ("yellow", 2), ("green", 2), ("blue", 2), ("purple", 2)),
    *(("red", 3), ("orange", 3), ("yellow", 3), ("green", 3), ("blue", 3), ("purple", 3)),
)
DEAL = Settled(
    {
        "ring": [list(pawn) for pawn in PLACED],
        "tokens": ["red", "green", "blue"],
        "first": 1,
    }
)
UP, DOWN = (Settled({"falls": side}) for side in ("up", "down"))


def _lift(seat: int, space: int, go: str) -> list[RecordedEvent]:
    return [Acted(seat, {"lift": space}), Acted(seat, {"go": go})]


def _told(events: list[RecordedEvent], seat: int | None) -> list[Any]:
    """All news of this game for three, as JSON."""
    game = SplashParty(seats=3)
    match = Match(game)
    told: list[Any] = []
    for event in events:
        match.play_event(event)
        told += [game.write_news(news) for news in match.news(seat)]
    return told


def test_each_seat_is_told_its_own_token_and_nobody_the_others() -> None:  # §3.1
    assert _told([DEAL], 0) == [{"first": 1, "token": "red", "kind": "dealt"}]
    assert _told([DEAL], 2) == [{"first": 1, "token": "blue", "kind": "dealt"}]
    assert _told([DEAL], None) == [{"first": 1, "token": None, "kind": "dealt"}]


def test_a_move_is_told_hop_by_hop_to_the_splash() -> None:  # §3.2, §3.4
    told = _told([DEAL, *_lift(1, 9, "ccw"), DOWN], 0)[1:]
    moved = {"seat": 1, "colour": "green", "number": 2, "start": 9, "kind": "moved"}
    assert told == [
        {
            "seat": 1,
            "space": 9,
            "colour": "green",
            "number": 2,
            "ways": [{"start": 9, "end": 11, "go": "cw"}, {"start": 9, "end": 7, "go": "ccw"}],
            "kind": "lifted",
        },
        {**moved, "hops": [8, 7], "over": [8], "diving_board": False},
        {
            "seat": 1,
            "space": 7,
            "colour": "orange",
            "number": None,
            "by": "green",
            "kind": "pushed",
        },
        {"space": 7, "colour": "orange", "face_up": False, "number": None, "kind": "fell"},
    ]


def test_a_move_just_made_is_no_way_back() -> None:  # §3.3
    told = _told([DEAL, *_lift(1, 9, "ccw"), DOWN, Acted(2, {"lift": 7})], 0)
    assert told[-1]["ways"] == [{"start": 7, "end": 5, "go": "ccw"}]


def test_hops_go_round_the_diving_board_and_over_nobody_where_nobody_stands() -> None:  # §3.5
    away = [*_lift(1, 16, "ccw"), DOWN]  # from 16 to 13
    told = _told([DEAL, *away, *_lift(2, 15, "cw"), UP], None)
    moved = next(news for news in told[4:] if news["kind"] == "moved")
    assert (moved["hops"], moved["over"]) == ([16, 17, 0], [17])
    assert moved["diving_board"]
    assert told[-1] == {"space": 0, "colour": "red", "face_up": True, "number": 1, "kind": "fell"}


def test_a_wrong_accusation_never_tells_the_colour_of_the_accused() -> None:  # §3.5
    past_the_board = [*_lift(1, 15, "cw"), DOWN]
    wrong = Acted(1, {"accuse": 0, "colour": "blue"})
    told = _told([DEAL, *past_the_board, wrong, DOWN, UP, DOWN], 2)[5:]
    accused = {"seat": 1, "accused": 0, "colour": "blue", "right": False, "kind": "accused"}
    assert told == [
        {**accused, "out": 1, "token": "green", "falling": [0, 3, 9]},
        {"space": 0, "colour": "green", "face_up": False, "number": None, "kind": "fell"},
        {"space": 3, "colour": "green", "face_up": True, "number": 1, "kind": "fell"},
        {"space": 9, "colour": "green", "face_up": False, "number": None, "kind": "fell"},
        {"seat": 1, "colour": "green", "kind": "out"},
    ]


def test_a_right_accusation_puts_out_the_accused_after_their_pawns() -> None:  # §3.5
    past_the_board = [*_lift(1, 15, "cw"), DOWN]
    right = Acted(1, {"accuse": 0, "colour": "red"})
    told = _told([DEAL, *past_the_board, right, DOWN, UP], 2)[5:]
    assert [news["kind"] for news in told] == ["accused", "fell", "fell", "out"]
    assert (told[0]["out"], told[0]["token"]) == (0, "red")
    assert told[-1] == {"seat": 0, "colour": "red", "kind": "out"}


def test_whoever_keeps_quiet_is_named() -> None:  # §3.5
    quiet = Acted(1, {"accuse": None})
    assert _told([DEAL, *_lift(1, 15, "cw"), DOWN, quiet], 0)[-1] == {"seat": 1, "kind": "quiet"}


def test_the_end_shows_all_tokens() -> None:  # §3.6
    past_the_board = [*_lift(1, 15, "cw"), DOWN]
    right = Acted(1, {"accuse": 0, "colour": "red"})
    again = [*_lift(2, 17, "cw"), DOWN, Acted(2, {"accuse": 1, "colour": "green"})]
    told = _told([DEAL, *past_the_board, right, DOWN, UP, *again, UP, UP, UP], None)
    assert [news["kind"] for news in told][-5:] == ["fell", "fell", "fell", "out", "ended"]
    assert told[-1] == {
        "winners": [2],
        "reason": "last_one_dry",
        "tokens": ["red", "green", "blue"],
        "kind": "ended",
    }
