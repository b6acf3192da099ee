"""Words: names that are safe to print, small grammar, forgiving reading."""

from __future__ import annotations

import pytest

from bellyflop.terminal.words import (
    Puzzled,
    count,
    does,
    is_,
    listing,
    number_in,
    pick,
    tidy,
    tidy_names,
    your_turn,
)

BOXES = {box: box for box in ("fours", "fives", "full house", "blue", "black")}


def test_names_are_short_printable_and_never_empty() -> None:
    names = tidy_names(["Mia", "", " \n ", "\x1b[2Jx", "\ud800", "x" * 99])
    assert names[:5] == ("Mia", "Seat 2", "Seat 3", "?[2Jx", "?")
    assert len(names[5]) == 16
    assert tidy("a\nb\tc") == "a b c"


def test_sentences_fit_people_with_and_without_a_name() -> None:
    assert does("Bo", "score", "24") == "Bo scores 24"
    assert does("You", "score", "24") == "You score 24"
    assert does("Bo", "pass") == "Bo passes"
    assert does("Bo", "go") == "Bo goes"
    assert is_("Bo", "out") == "Bo is out"
    assert is_("You", "out") == "You are out"
    assert your_turn("You") == "Your turn."
    assert your_turn("Mia") == "Your turn, Mia."
    assert listing(["Ana", "Bo", "Mia"]) == "Ana, Bo and Mia"
    assert listing(["Ana", "Bo"], "or") == "Ana or Bo"
    assert listing(["Ana"]) == "Ana"
    assert listing([]) == ""
    assert count(1, "star") == "1 star"
    assert count(0, "star") == "0 stars"


def test_a_word_may_be_cut_short_as_long_as_it_is_clear() -> None:
    assert pick("fours", BOXES) == "fours"
    assert pick("FO", BOXES) == "fours"
    assert pick("full_house", BOXES) == "full house"
    assert pick("bla", BOXES) == "black"
    with pytest.raises(Puzzled, match="blue or black"):
        pick("bl", BOXES)
    with pytest.raises(Puzzled, match="I know no 'sevens' here"):
        pick("sevens", BOXES)
    with pytest.raises(Puzzled):
        pick("!", BOXES)


def test_two_words_for_one_thing_are_no_doubt() -> None:
    assert pick("cl", {"clockwise": "cw", "cloud": "cw"}) == "cw"


@pytest.mark.parametrize(
    ("text", "number"),
    [("3", 3), (" 12 ", 12), *((odd, None) for odd in ("0", "13", "-1", "²", "9" * 99))],
)
def test_only_a_number_on_the_list_is_one(text: str, number: int | None) -> None:
    assert number_in(text, 12) == number
