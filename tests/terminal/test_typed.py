"""Input is read leniently, and names are safe to print."""

from __future__ import annotations

import pytest

from bellyflop.games import set_up
from bellyflop.terminal.board import Board
from bellyflop.terminal.typed import Puzzled, number_in, pick, tidy, tidy_names
from bellyflop.words import words_in

ENGLISH, GERMAN = words_in("en"), words_in("de")
BOXES = {box: box for box in ("fours", "fives", "full house", "blue", "black")}


def test_names_are_short_printable_and_never_empty() -> None:
    names = tidy_names(ENGLISH, ["Mia", "", " \n ", "\x1b[2Jx", "\ud800", "x" * 99])
    assert names[:5] == ("Mia", "Seat 2", "Seat 3", "?[2Jx", "?")
    assert len(names[5]) == 16
    assert tidy("a\nb\tc") == "a b c"


def test_who_gave_no_name_is_called_you_in_every_language() -> None:
    assert tidy_names(GERMAN, ["You", "Mia"]) == ("Du", "Mia")


def test_sentences_fit_people_with_and_without_a_name() -> None:
    board = Board(set_up("pool-zee", 2, {}), GERMAN)
    assert board.your_turn("Du") == "Du bist dran."
    assert board.your_turn("Mia") == "Du bist dran, Mia."
    about = {"points": "24", "box": "Chance", "dice": "4 4 4 6 6"}
    assert GERMAN("pool-zee-news-scored", **board.who("Du"), **about).startswith("Du holst 24")
    assert GERMAN("pool-zee-news-scored", **board.who("Mia"), **about).startswith("Mia holt 24")


def test_a_word_may_be_cut_short_as_long_as_it_is_clear() -> None:
    assert pick(ENGLISH, "fours", [BOXES]) == "fours"
    assert pick(ENGLISH, "FO", [BOXES]) == "fours"
    assert pick(ENGLISH, "full_house", [BOXES]) == "full house"
    assert pick(ENGLISH, "bla", [BOXES]) == "black"
    with pytest.raises(Puzzled, match="Do you mean blue or black"):
        pick(ENGLISH, "bl", [BOXES])
    with pytest.raises(Puzzled, match="I know no “sevens” here"):
        pick(ENGLISH, "sevens", [BOXES])
    with pytest.raises(Puzzled, match="„sevens“ kenne ich hier nicht"):
        pick(GERMAN, "sevens", [BOXES])
    with pytest.raises(Puzzled):
        pick(ENGLISH, "!", [BOXES])


def test_two_words_for_one_thing_are_no_doubt() -> None:
    assert pick(ENGLISH, "cl", [{"clockwise": "cw", "cloud": "cw"}]) == "cw"


def test_ones_own_language_comes_before_english() -> None:
    german, english = {"Dreier": "threes"}, {"dragon": "dragon", "fours": "fours"}
    assert pick(GERMAN, "dr", [german, english]) == "threes"
    assert pick(GERMAN, "dragon", [german, english]) == "dragon"
    assert pick(GERMAN, "fou", [german, english]) == "fours"


@pytest.mark.parametrize(
    ("text", "number"),
    [("3", 3), (" 12 ", 12), *((odd, None) for odd in ("0", "13", "-1", "²", "9" * 99))],
)
def test_only_a_number_on_the_list_is_one(text: str, number: int | None) -> None:
    assert number_in(text, 12) == number
