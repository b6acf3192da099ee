"""The pad: limits of every box, totals for each player, history, undo and JSON."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

from bellyflop.core import BadNotation, BadRecord, IllegalAction
from bellyflop.games import has_part, pad_sheet, set_up, shelf
from bellyflop.games.dice_cup.editions import DICE_CUP, DICE_POOL_PARTY
from bellyflop.games.dice_cup.scoring import worth
from bellyflop.games.pool_zee.scoring import joker_points, ordinary_points
from bellyflop.games.pool_zee.state import BOXES, UPPER
from bellyflop.pad import MOST_COLUMNS, MOST_PLAYERS, Pad, read_pad
from bellyflop.testing.laws.play import spoil
from bellyflop.testing.walk import play_out

WITH_PAD = [game_id for game_id, kind in shelf().items() if has_part(kind, "pad")]


def pool_zee(*names: str, columns: int = 1) -> Pad:
    return Pad(pad_sheet("pool-zee"), names or ("Ana", "Bo"), columns)


# ── the limits are those of the games ───────────────────────────────────────────────────────────


def test_every_pad_tells_its_limits_as_json() -> None:
    for game_id in WITH_PAD:
        sheet = pad_sheet(game_id)
        said: Any = json.loads(json.dumps(sheet.describe()))
        assert said["game"] == game_id
        boxes = [box for section in said["sections"] for box in section["boxes"]]
        assert [box["name"] for box in boxes] == [box.name for box in sheet.boxes]
        assert all(box["values"] == sorted(set(box["values"])) for box in boxes)


def test_a_pool_zee_box_takes_exactly_what_some_dice_are_worth_in_it() -> None:
    """§2.3, §2.5: all 252 throws, as they are and as jokers; a joker can bring 0 upstairs."""
    throws = list(combinations_with_replacement(range(1, 7), 5))
    fives = [throw for throw in throws if throw[0] == throw[-1]]
    points = [ordinary_points(throw) for throw in throws] + [joker_points(t) for t in fives]
    for place, name in enumerate(BOXES):
        possible = {row[place] for row in points}
        assert set(pad_sheet("pool-zee").box(name).values) == possible, name


@pytest.mark.parametrize(
    ("game_id", "edition"), [("dice-cup", DICE_CUP), ("dice-pool-party", DICE_POOL_PARTY)]
)
def test_a_dice_cup_box_takes_exactly_what_some_dice_are_worth_in_it(
    game_id: str, edition: Any
) -> None:
    """§1.2: all sums that six pairs of dice can come to, box by box."""
    nothing: tuple[tuple[int, int], ...] = ((1, 2),) * 6
    for place, name in enumerate(edition.boxes):
        possible = {0}
        for colour in range(6):
            throws = [
                (*nothing[:colour], (one, other), *nothing[colour + 1 :])
                for one, other in product(range(1, 7), repeat=2)
            ]
            more = {worth(dice)[place] - worth(nothing)[place] for dice in throws}
            possible = {points + extra for points in possible for extra in more}
        possible = {points + worth(nothing)[place] for points in possible}
        assert set(pad_sheet(game_id).box(name).values) == possible, name


@pytest.mark.parametrize(
    ("box", "points", "words"),
    [
        ("full_house", 24, "Full house takes 0, 25, not 24."),
        ("threes", 10, "Threes takes 0, 3, 6, 9, 12, 15, not 10."),
        ("three_of_a_kind", 4, "Three of a kind takes 0, 5–30, not 4."),
        ("chance", 0, "Chance takes 5–30, not 0."),
        ("checks", 13, "Checks takes 0–12, not 13."),
        ("checks", 1, "Checks need 50 in Pool zee."),
    ],
)
def test_what_no_dice_can_be_worth_is_refused_with_the_limits(
    box: str, points: int, words: str
) -> None:
    pad = pool_zee()
    with pytest.raises(IllegalAction) as refused:
        pad.write(0, 0, box, points)
    assert str(refused.value) == words
    assert pad.history == []


# ── totals ──────────────────────────────────────────────────────────────────────────────────────


def test_sixty_three_upstairs_earn_35_and_each_check_100() -> None:
    """§2.3, §2.6."""
    pad = pool_zee()
    for face, box in enumerate(UPPER, start=1):
        pad.write(0, 0, box, 3 * face)
    assert (pad.total(0), pad.total(1)) == (98, 0)
    pad.write(0, 0, "aces", 2)
    assert pad.total(0) == 62
    pad.write(0, 0, "pool_zee", 50)
    pad.write(0, 0, "checks", 2)
    assert pad.total(0) == 62 + 50 + 200
    with pytest.raises(IllegalAction, match="Checks need 50"):
        pad.write(0, 0, "pool_zee", 0)
    with pytest.raises(IllegalAction, match="Checks need 50"):
        pad.clear(0, 0, "pool_zee")
    assert pad.leaders == (0,)
    assert not pad.full


@pytest.mark.parametrize("game_id", ["pool-zee", "dice-cup", "dice-pool-party"])
@pytest.mark.parametrize("seed", range(4))
def test_a_finished_sheet_copied_onto_the_pad_adds_up_the_same(game_id: str, seed: int) -> None:
    columns = 2
    options = {"games": columns} if game_id == "pool-zee" else {"columns": columns}
    game = set_up(game_id, 3, options)
    end = play_out(game, seed, caution=0.9)
    view: Any = game.write_view(game.view(end.state, None))
    pad = Pad(pad_sheet(game_id), ("Ana", "Bo", "Cy"), columns)
    for player, column, box, points in _sheets(game_id, view):
        pad.write(player, column, box, points)
    assert tuple(map(pad.total, range(3))) == game.scores(end.state)
    assert pad.full
    assert frozenset(pad.leaders) == game.winners(end.state)


def _sheets(game_id: str, view: Any) -> list[tuple[int, int, str, int]]:
    """Player, column, box and points of every entry of a finished game."""
    if game_id != "pool-zee":
        boxes = [box.name for box in pad_sheet(game_id).boxes]
        edition = DICE_CUP if game_id == "dice-cup" else DICE_POOL_PARTY
        assert sorted(boxes) == sorted(edition.boxes)
        return [
            (player, number, box, points)
            for player, sheet in enumerate(view["sheets"])
            for number, column in enumerate(sheet)
            for box, points in zip(edition.boxes, column, strict=True)
        ]
    return [
        (player, number, box, points)
        for number, columns in enumerate(view["columns"])
        for player, column in enumerate(columns)
        for box, points in [*column["boxes"].items(), ("checks", column["checks"])]
    ]


def test_dice_cup_keeps_three_subtotals() -> None:
    """§1.6."""
    pad = Pad(pad_sheet("dice-cup"), ("Ana",))
    for box, points in {"fours": 8, "sixes": 12, "white": 7, "doubles": 20, "all": 40}.items():
        pad.write(0, 0, box, points)
    assert pad.subtotals(0, 0) == {"numbers": (20, 0), "colours": (7, 0), "combinations": (60, 0)}
    assert pad.total(0) == 87


def test_a_tie_goes_to_the_higher_all_box_at_the_pool_party_and_is_shared_at_the_cup() -> None:
    """§1.6."""
    for game_id, leaders in (("dice-cup", (0, 1)), ("dice-pool-party", (1,))):
        pad = Pad(pad_sheet(game_id), ("Ana", "Bo"))
        pad.write(0, 0, "fours", 8)
        pad.write(0, 0, "all", 32)
        pad.write(1, 0, "all", 40)
        assert pad.leaders == leaders


def test_stars_and_winners() -> None:
    """§3.6, §4.10: up to 21 stars; one winner a game, or nobody."""
    stars = Pad(pad_sheet("clever-kids"), ("Ana", "Bo"))
    stars.write(0, 0, "stars", 21)
    with pytest.raises(IllegalAction, match="Stars takes 0–21, not 22"):
        stars.write(1, 0, "stars", 22)
    splash = Pad(pad_sheet("splash-party"), ("Ana", "Bo"), columns=3)
    splash.write(0, 0, "won", 1)
    with pytest.raises(IllegalAction, match="Ana has that already"):
        splash.write(1, 0, "won", 1)
    splash.write(1, 1, "won", 1)
    assert splash.leaders == (0, 1)
    assert not splash.full
    splash.write(1, 2, "won", 0)  # nobody won the third
    assert splash.full
    assert [splash.total(0), splash.total(1)] == [1, 1]


# ── any number of players and columns, history, undo, JSON ──────────────────────────────────────


def test_players_and_columns_are_added_and_named_as_the_evening_goes() -> None:
    pad = Pad(pad_sheet("pool-zee"))
    with pytest.raises(IllegalAction, match="nobody on this pad"):
        pad.write(0, 0, "aces", 1)
    for number in range(MOST_PLAYERS):
        pad.add_player(f"P{number}")
    with pytest.raises(IllegalAction, match="room for"):
        pad.add_player("one too many")
    for _ in range(MOST_COLUMNS - 1):
        pad.add_column()
    with pytest.raises(IllegalAction, match="room for"):
        pad.add_column()
    pad.rename(3, "Zoë")
    pad.write(MOST_PLAYERS - 1, MOST_COLUMNS - 1, "chance", 30)
    assert pad.players[3] == "Zoë"
    assert pad.leaders == (MOST_PLAYERS - 1,)


def random_change(pad: Pad, rng: Random) -> object:
    """A random change for this pad, mostly legal."""
    box = rng.choice(pad.sheet.boxes)
    place = {"player": rng.randrange(len(pad.players) + 1), "column": rng.randrange(pad.columns)}
    return rng.choice(
        [
            {"write": box.name, **place, "points": rng.choice(box.values)},
            {"write": box.name, **place, "points": rng.choice(box.values)},
            {"write": box.name, **place, "points": rng.randint(-3, 80)},
            {"clear": box.name, **place},
            {"add": f"P{rng.randrange(99)}"},
            {"rename": rng.randrange(4), "name": "Cy"},
            {"column": True},
        ]
    )


def done(pad: Pad, change: object) -> bool:
    """Whether the pad accepted it; a refusal must give a reason and change nothing."""
    before = pad.shown()
    try:
        pad.do(change)
    except (IllegalAction, BadNotation) as refused:
        why = str(refused)
    else:
        return True
    assert why.isprintable()
    assert pad.shown() == before
    return False


@pytest.mark.parametrize("game_id", WITH_PAD)
def test_everything_done_can_be_taken_back_and_survives_json(game_id: str) -> None:
    rng, pad = Random(game_id), Pad(pad_sheet(game_id), ("Ana",))
    shots = [pad.shown()]
    shots += [pad.shown() for _ in range(60) if done(pad, random_change(pad, rng))]
    assert len(shots) > 20
    again = read_pad(pad.sheet, json.loads(json.dumps(pad.written())))
    assert again.shown() == pad.shown()
    while pad.history:
        assert pad.shown() == shots.pop()
        pad.undo()
    assert pad.shown() == shots.pop()
    with pytest.raises(IllegalAction, match="nothing to take back"):
        pad.undo()


def test_to_take_back_does_nothing_anew_however_much_was_written() -> None:
    """Otherwise each undo would cost time for the whole history, and again on every replay."""

    class Counted(Pad):
        told = 0

        def do(self, change: object) -> None:
            Counted.told += 1
            super().do(change)

    pad = Counted(pad_sheet("pool-zee"), ("Ana",))
    for points in range(500):
        pad.write(0, 0, "chance", 5 + points % 25)
    shown, told = pad.shown(), Counted.told
    for _ in range(100):
        pad.add_column()
        pad.undo()
    assert Counted.told == told + 100
    assert pad.shown() == shown
    pad.undo()
    assert pad.column(0, 0)["chance"] == 5 + 498 % 25


def test_to_ask_whether_a_change_may_be_made_changes_nothing() -> None:
    pad = pool_zee()
    pad.write(0, 0, "chance", 20)
    shown, written = pad.shown(), pad.written()
    pad.check({"write": "chance", "player": 0, "column": 0, "points": 21})
    with pytest.raises(IllegalAction):
        pad.check({"write": "chance", "player": 0, "column": 0, "points": 77})
    assert (pad.shown(), pad.written()) == (shown, written)


def test_whatever_a_pad_is_told_it_does_it_or_says_why_not() -> None:
    rng, pad = Random(5), pool_zee(columns=2)
    for _ in range(600):
        told = spoil(random_change(pad, rng), rng)
        done(pad, spoil(told, rng) if rng.random() < 0.5 else told)
        if len(pad.history) > 8:
            pad.undo()
    json.dumps(pad.written())


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"format": "bellyflop-pad/9"}, "record: this is no pad of pool-zee"),
        ({"game": "dice-cup"}, "record: this is no pad of pool-zee"),
        ({"columns": 0}, "record: columns must be from 1"),
        ({"players": [""]}, "record: a name has 1 to 24 letters"),
        ({"events": [{"column": True}, {"add": 7}]}, "event 1: a name has"),
        ({"events": [{"dance": 1}]}, "event 0: a pad is told to write"),
        ({"more": 1}, "record: a pad has a key that does not belong there"),
    ],
)
def test_a_pad_that_cannot_be_read_says_where(change: Any, line: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_pad(pad_sheet("pool-zee"), {**pool_zee().written(), **change})
    assert refused.value.line.startswith(line)
