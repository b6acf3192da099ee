"""The boards: what players may type, and what a drawing shows."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from bellyflop.cli.session import board_for
from bellyflop.core import (
    Acted,
    Match,
    Players,
    Proceeded,
    RecordedEvent,
    RuleBroken,
    Settled,
    Wait,
)
from bellyflop.games import has_part, set_up, shelf
from bellyflop.terminal.board import AnyBoard, Board, Puzzled
from bellyflop.words import LANGUAGES, words_in

ENGLISH = words_in("en")
NAMES = ("Mia", "Opa", "Finn", "Coral")
FACE = re.compile(r"[○●▲◆✿▼☾■✦] [1-6]")


def table(
    game_id: str, seats: int, events: Sequence[RecordedEvent], **options: object
) -> Match[Any, Any, Any, Any]:
    """The match after these events."""
    match = Match(set_up(game_id, seats, options))
    for event in events:
        match.play_event(event)
    return match


def typed(match: Match[Any, Any, Any, Any], seat: int, text: str) -> object:
    """The record's notation of this seat's input, which must be legal."""
    game, view = match.game, match.game.view(match.state, seat)
    action = board_for(game, ENGLISH).read(text, view, seat, game.legal(match.state, seat), NAMES)
    game.apply(match.state, seat, action)
    return game.write_action(action)


def drawn(part: RenderableType, width: int = 80) -> str:
    """The text on a terminal of this width."""
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(part, width=width)
    return out.getvalue()


# ── any board ───────────────────────────────────────────────────────────────────────────────


def play_drawing(board: AnyBoard, match: Match[Any, Any, Any, Any], width: int) -> None:
    """Play a random game to its end, and draw every position for every seat."""
    rng, names = Random(5), NAMES[: match.game.seats]
    while not match.over:
        before = match.game.view(match.state, None)
        awaiting = match.awaiting
        if isinstance(awaiting, Players):
            seat = min(awaiting.seats)
            view, legal = match.game.view(match.state, seat), match.game.legal(match.state, seat)
            assert board.question(view, seat, names)
            board.choices(view, seat, legal, names)
            fits(board.draw(view, names, width), width)
            match.do(seat, legal[rng.randrange(len(legal))])
        elif isinstance(awaiting, Wait):
            fits(board.look(before, names, width), width)
            match.proceed()
        else:
            assert board.ready(before, names)
            match.settle(match.game.sample(match.state, rng))
        after = match.game.view(match.state, None)
        for sentence in board.sentences(match.news(None), names):
            assert sentence.endswith((".", "!"))
        revealed = board.reveal(match.news(None), after, names, width)
        if revealed is not None:
            fits(revealed, width)
    fits(board.draw(match.game.view(match.state, None), names, width), width)
    replayed = match.replayed()
    assert board.result(replayed.scores, replayed.winners, names)


def fits(part: RenderableType, width: int) -> None:
    """Check that the drawing fits the width and loses no character of a far wider one."""
    here, wide = drawn(part, width), drawn(part, 300)
    assert max(len(line.rstrip()) for line in here.split("\n")) <= width
    assert Counter(re.sub(r"[\s─]", "", here)) == Counter(re.sub(r"[\s─]", "", wide))


SETUPS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("pool-zee", 3, {}),
    ("pool-zee", 4, {"teams": [[0, 2], [1, 3]], "games": 2}),
    ("splash-party", 4, {}),
    ("splash-party", 2, {"memory_aid": True}),
    ("clever-kids", 4, {}),
    ("dice-cup", 4, {}),
    ("dice-pool-party", 2, {"columns": 3, "fill": "every"}),
    ("dice-cup", 1, {"columns": 2}),
)


@pytest.mark.parametrize(
    ("language", "width"), [*((language, 60) for language in LANGUAGES), ("en", 80)]
)
@pytest.mark.parametrize(("game_id", "seats", "options"), SETUPS)
def test_every_moment_of_a_game_can_be_drawn_and_fits(
    game_id: str, seats: int, options: dict[str, object], language: str, width: int
) -> None:
    match = table(game_id, seats, [], **options)
    play_drawing(board_for(match.game, words_in(language)), match, width)


@pytest.mark.parametrize("game_id", sorted(shelf()))
def test_a_game_without_a_board_of_its_own_is_played_by_numbers(game_id: str) -> None:
    match = table(game_id, max(2, shelf()[game_id].about.least_seats), [])
    board, rng = Board(match.game, ENGLISH), Random(2)
    for _ in range(60):
        match.draw(rng)
        if not isinstance(match.awaiting, Players):
            break
        seat = min(match.awaiting.seats)
        view, legal = match.game.view(match.state, seat), match.game.legal(match.state, seat)
        assert board.choices(view, seat, legal, NAMES)[0].startswith("  1  ")
        assert drawn(board.draw(view, NAMES, 80))
        match.do(seat, board.read(str(len(legal)), view, seat, legal, NAMES))
    with pytest.raises(Puzzled):
        board.read("what?", view, seat, legal, NAMES)


@pytest.mark.parametrize("game_id", shelf())
def test_a_game_has_the_board_of_its_folder_or_the_one_that_serves_any(game_id: str) -> None:
    kind = shelf()[game_id]
    board = board_for(set_up(game_id, kind.about.least_seats, {}), ENGLISH)
    assert (type(board) is Board) == (not has_part(kind, "terminal"))


@pytest.mark.parametrize("game_id", sorted({game_id for game_id, *_ in SETUPS}))
def test_the_games_of_the_house_have_boards_of_their_own(game_id: str) -> None:
    assert has_part(shelf()[game_id], "terminal")


# ── Pool-zee ────────────────────────────────────────────────────────────────────────────────

THROWN = Settled({"dice": [2, 4, 4, 1, 6]})


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("4 4", {"hold": [4, 4]}),
        ("44", {"hold": [4, 4]}),
        ("hold 4,4", {"hold": [4, 4]}),
        ("keep 6 4", {"hold": [4, 6]}),
        ("r", {"hold": []}),
        ("hold", {"hold": []}),
        ("fours", {"score": "fours"}),
        ("4s", {"score": "fours"}),
        ("score FOURS", {"score": "fours"}),
        ("4k", {"score": "four_of_a_kind"}),
        ("4 of a kind", {"score": "four_of_a_kind"}),
        ("small", {"score": "small_straight"}),
        ("full_house", {"score": "full_house"}),
        ("pz", {"score": "pool_zee"}),
        ("ones", {"score": "aces"}),
    ],
)
def test_pool_zee_takes_values_to_keep_and_boxes_to_score(text: str, action: object) -> None:
    assert typed(table("pool-zee", 2, [THROWN], opening=False), 0, text) == action


@pytest.mark.parametrize("text", ["7", "444444", "f", "sevens", "4 fours"])
def test_pool_zee_is_puzzled_kindly(text: str) -> None:
    with pytest.raises(Puzzled):
        typed(table("pool-zee", 2, [THROWN], opening=False), 0, text)


def test_pool_zee_says_why_not() -> None:
    match = table("pool-zee", 2, [THROWN], opening=False)
    with pytest.raises(RuleBroken, match="all five"):
        typed(match, 0, "24416")
    with pytest.raises(RuleBroken, match="cannot be held"):
        typed(match, 0, "5 5")


def test_pool_zee_shows_possible_points_and_tells_what_was_scored() -> None:
    match = table("pool-zee", 2, [THROWN], opening=False)
    board, before = board_for(match.game, ENGLISH), match.game.view(match.state, None)
    sheet = drawn(board.draw(before, NAMES[:2], 80))
    assert re.search(r"4s Fours +\[8\]", sheet)
    assert re.search(r"ch Chance +\[17\]", sheet)
    match.play_event(Acted(0, {"score": "fours"}))
    told = board.sentences(match.news(None), NAMES)
    assert told == ["Mia scores 8 in Fours with 1 2 4 4 6."]


def test_pool_zee_tells_who_threw_what_to_start_and_who_starts() -> None:
    match = table("pool-zee", 2, [])
    board = board_for(match.game, ENGLISH)
    told: list[str] = []
    for dice in ([6, 6, 6, 6, 6], [6, 6, 6, 6, 6], [1, 1, 1, 1, 1], [1, 1, 1, 1, 2]):
        match.play_event(Settled({"dice": dice}))
        told += board.sentences(match.news(None), NAMES)
    assert told == [
        "Mia throws 30.",
        "Opa throws 30.",
        "A tie: Mia and Opa throw again.",
        "Mia throws 5.",
        "Opa throws 6.",
        "Opa starts.",
    ]


# ── the games of twelve dice ────────────────────────────────────────────────────────────────

CUP = ("white", "yellow", "green", "blue", "red", "black")
SHAKEN = Settled({"dice": {colour: [1, 6] for colour in CUP}})


@pytest.mark.parametrize(
    ("text", "box"),
    [("fours", "fours"), ("4s", "fours"), ("4", "fours"), ("bla", "black"), ("D", "doubles"),
     ("dice cup", "all"), ("Blue", "blue"), ("low", "low"), ("123", "low")],
)  # fmt: skip
def test_dice_cup_takes_the_name_of_a_box(text: str, box: str) -> None:
    assert typed(table("dice-cup", 2, [SHAKEN, Proceeded()]), 1, text) == {"mark": box}


def test_dice_cup_takes_a_column_where_there_are_several() -> None:
    match = table("dice-cup", 1, [SHAKEN, Proceeded()], columns=3)
    assert typed(match, 0, "fours 2") == {"mark": "fours", "column": 1}
    with pytest.raises(Puzzled, match="In which column"):
        typed(match, 0, "fours")
    with pytest.raises(RuleBroken, match="no such column"):
        typed(match, 0, "fours 9")
    every = table("dice-cup", 1, [SHAKEN, Proceeded()], columns=2, fill="every")
    assert typed(every, 0, "4s, blue") == {"mark": ["fours", "blue"]}
    with pytest.raises(RuleBroken, match="every column"):
        typed(every, 0, "4s")


def test_under_the_cover_no_die_is_drawn_and_after_it_all_are() -> None:
    """§1.3"""
    match = table("dice-cup", 2, [SHAKEN])
    board = board_for(match.game, ENGLISH)
    open_ = match.game.view(match.state, None)
    assert len(FACE.findall(drawn(board.look(open_, NAMES, 80)))) == 12
    match.proceed()
    for seat in (None, 0, 1):
        assert not FACE.search(drawn(board.draw(match.game.view(match.state, seat), NAMES, 80)))
    match.play_event(Acted(0, {"mark": "fours"}))
    before = match.game.view(match.state, None)
    assert "✗" not in drawn(board.draw(before, NAMES, 80))
    assert "✗" in drawn(board.draw(match.game.view(match.state, 0), NAMES, 80))
    match.play_event(Acted(1, {"mark": "sixes"}))
    revealed = board.reveal(match.news(None), match.game.view(match.state, None), NAMES, 80)
    assert revealed is not None
    text = drawn(revealed)
    assert len(FACE.findall(text)) == 12
    assert re.search(r"Mia +Fours +0 +Sixes \(36\)", text)
    assert re.search(r"Opa +Sixes +36 +the same", text)


# ── Splash Party ────────────────────────────────────────────────────────────────────────────

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple")
DEAL = Settled(
    {
        "ring": [[colour, number] for number in (1, 2, 3) for colour in COLOURS],
        "tokens": ["red", "blue", "green"],
        "first": 0,
    }
)


def test_splash_party_takes_a_space_a_way_and_an_accusation() -> None:
    match = table("splash-party", 3, [DEAL])
    assert typed(match, 0, "17") == {"lift": 17}
    assert typed(match, 0, "lift 17") == {"lift": 17}
    with pytest.raises(Puzzled, match="0 to 17"):
        typed(match, 0, "the red one")
    with pytest.raises(RuleBroken, match="no pawn"):
        typed(match, 0, "18")
    match.play_event(Acted(0, {"lift": 17}))
    for text in ("cw", "+", "1", "clock", "right", "\x1b[C"):
        assert typed(match, 0, text) == {"go": "cw"}
    for text in ("ccw", "-", "2", "left", "counter"):
        assert typed(match, 0, text) == {"go": "ccw"}
    match.play_event(Acted(0, {"go": "cw"}))
    match.play_event(Settled({"falls": "down"}))
    for text in ("no", "n", "nobody"):
        assert typed(match, 0, text) == {"accuse": None}
    for text in ("Opa blue", "op bl", "2 blue", "accuse Opa blue"):
        assert typed(match, 0, text) == {"accuse": 1, "colour": "blue"}
    with pytest.raises(Puzzled):
        typed(match, 0, "blue")
    with pytest.raises(RuleBroken, match="opponent"):
        typed(match, 0, "1 blue")


def test_splash_party_shows_one_token_to_its_owner_and_none_to_a_bystander() -> None:
    match = table("splash-party", 3, [DEAL])
    board, token = board_for(match.game, ENGLISH), re.compile(r"(\w+): +\W (\w+)")
    own, open_ = (match.game.view(match.state, seat) for seat in (1, None))
    assert token.findall(drawn(board.draw(own, NAMES[:3], 80))) == [("Opa", "blue")]
    assert token.findall(drawn(board.draw(open_, NAMES[:3], 80))) == []


def test_splash_party_tells_who_gets_wet() -> None:
    match = table("splash-party", 3, [DEAL, Acted(0, {"lift": 17})])
    board = board_for(match.game, ENGLISH)
    told: list[str] = []
    accusation = Acted(0, {"accuse": 1, "colour": "red"})
    falls = (Settled({"falls": "down"}), Settled({"falls": "up"}), Settled({"falls": "down"}))
    for event in (Acted(0, {"go": "cw"}), Settled({"falls": "up"}), accusation, *falls):
        match.play_event(event)
        told += board.sentences(match.news(None), NAMES)
    assert told == [
        "Mia lifts purple on 17: a 3, clockwise to 2.",
        "Yellow gets wet, showing a 1.",
        "Mia says: Opa is red. Wrong.",
        "Red gets wet.",
        "Red gets wet, showing a 2.",
        "Red gets wet.",
        "Mia is out: red.",
    ]


# ── Clever Kids ─────────────────────────────────────────────────────────────────────────────

ROLLED = Settled({"dice": ["heart", "blue", "joker", "present", "cupcake"]})


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("a", {"use": "yellow", "dice": [0]}),
        ("ba", {"use": "yellow", "dice": [0, 1]}),
        ("A B C", {"use": "yellow", "dice": [0, 1, 2]}),
        ("c red", {"use": "red", "dice": [2]}),
        ("d 5", {"use": "green", "dice": [3], "cells": [[1, 0]]}),
        ("cd 5 12", {"use": "green", "dice": [3, 2], "cells": [[1, 0], [2, 3]]}),
        ("ce", {"use": "blue", "dice": [4, 2], "rows": ["cupcake"]}),
        ("e c cup", {"use": "blue", "dice": [4, 2], "rows": ["cupcake"]}),
    ],
)  # fmt: skip
def test_clever_kids_takes_letters_of_dice_and_numbers_of_presents(
    text: str, action: dict[str, object]
) -> None:
    said = typed(table("clever-kids", 2, [ROLLED]), 0, text)
    assert isinstance(said, dict)
    assert said["use"] == action["use"]
    assert sorted(said["dice"]) == sorted(action["dice"])  # type: ignore[call-overload]  # lists
    for places in ("cells", "rows"):
        assert said.get(places) == action.get(places)


@pytest.mark.parametrize("text", ["c", "d", "z", "5", "yellow"])
def test_clever_kids_asks_for_what_is_missing(text: str) -> None:
    with pytest.raises(Puzzled):
        typed(table("clever-kids", 2, [ROLLED]), 0, text)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("a", {"use": "yellow", "dice": [0]}),
        ("d", {"use": "yellow", "dice": [3]}),
        ("ba", {"use": "yellow", "dice": [0, 1]}),
        ("bd", {"use": "yellow", "dice": [3, 1]}),
        ("c yellow", {"use": "yellow", "dice": [2]}),
    ],
)
def test_the_others_may_name_any_of_several_dice_that_do_the_same(
    text: str, action: dict[str, object]
) -> None:
    """§4.7: of two hearts and a joker each can be the first balloon."""
    rolled = Settled({"dice": ["heart", "blue", "joker", "heart", "present"]})
    use = Acted(0, {"use": "green", "dice": [4], "cells": [[0, 0]]})
    assert typed(table("clever-kids", 2, [rolled, use]), 1, text) == action


def test_clever_kids_lets_the_others_pass_and_tells_it_when_all_are_done() -> None:
    match = table("clever-kids", 2, [ROLLED])
    board = board_for(match.game, ENGLISH)
    told: list[str] = []
    use = Acted(0, {"use": "yellow", "dice": [0, 1]})
    for event in (use, Acted(1, {"pass": True})):
        match.play_event(event)
        told += board.sentences(match.news(None), NAMES[:2])
        if event.seat == 0:
            assert typed(match, 1, "pass") == {"pass": True}
    assert told == ["Mia crosses off 2 in yellow.", "Opa crosses off nothing."]
