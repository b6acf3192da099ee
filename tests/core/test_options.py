"""Options: read strictly from JSON, leniently from a command line, and described as data."""

from __future__ import annotations

import pytest

from bellyflop.core import About, BadSetup, Choice, Flag, Option, Whole

ABOUT = About(
    id="pond",
    name="Pond",
    tagline="Still.",
    least_seats=2,
    most_seats=4,
    options=(
        Flag("deep", True, "Whether it is deep."),
        Whole("frogs", 3, "How many frogs.", 1, 9),
        Choice("water", "cold", "How warm it is.", ("cold", "warm")),
    ),
)


def test_options_left_out_have_their_defaults() -> None:
    assert ABOUT.read_options({}, 2) == {"deep": True, "frogs": 3, "water": "cold"}
    assert ABOUT.read_options({"frogs": 9}, 2) == {"deep": True, "frogs": 9, "water": "cold"}


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match='pond has no option "ducks"; it has: deep, frogs, water'):
        ABOUT.read_options({"ducks": 1}, 2)
    with pytest.raises(BadSetup, match="it has: none"):
        About("dry", "Dry", "", 1, 1).read_options({"ducks": 1}, 1)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("deep", 1, "true or false"),
        ("deep", "true", "true or false"),
        ("frogs", 0, "a whole number from 1 to 9"),
        ("frogs", 10, "a whole number from 1 to 9"),
        ("frogs", True, "a whole number from 1 to 9"),
        ("frogs", 3.0, "a whole number from 1 to 9"),
        ("frogs", None, "a whole number from 1 to 9"),
        ("water", "hot", '"cold" or "warm"'),
        ("water", ["cold"], '"cold" or "warm"'),
        ("water", {}, '"cold" or "warm"'),
    ],
)
def test_a_wrong_value_is_refused_by_name(name: str, value: object, allowed: str) -> None:
    with pytest.raises(BadSetup) as caught:
        ABOUT.read_options({name: value}, 2)
    assert str(caught.value).startswith(f"option {name} is ")
    assert allowed in str(caught.value)


@pytest.mark.parametrize("seats", [1, 5, -1, 10**9, True, 2.0, "2", None])
def test_any_other_number_of_seats_is_an_error(seats: object) -> None:
    with pytest.raises(BadSetup, match="pond is played with 2 to 4 seats, not"):
        ABOUT.check_seats(seats)


def test_the_allowed_seats_are_returned() -> None:
    assert [ABOUT.check_seats(seats) for seats in (2, 3, 4)] == [2, 3, 4]


def test_options_describe_themselves() -> None:
    assert [option.describe() for option in ABOUT.options] == [
        {"type": "bool"},
        {"type": "int", "low": 1, "high": 9},
        {"type": "choice", "values": ["cold", "warm"]},
    ]


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (0, "yes", True),
        (0, " OFF ", False),
        (0, "perhaps", "perhaps"),
        (1, "7", 7),
        (1, "seven", "seven"),
        (1, "9" * 5000, "9" * 5000),
        (1, "[" * 100_000, "[" * 100_000),
        (2, "warm", "warm"),
        (2, "7", "7"),
    ],
)
def test_a_command_line_is_read_as_a_person_means_it(option: int, text: str, value: object) -> None:
    assert ABOUT.options[option].parse(text) == value


def test_what_is_written_reads_back() -> None:
    options: tuple[Option[object], ...] = ABOUT.options
    for option in options:
        assert option.read(option.write(option.default), 2) == option.default
