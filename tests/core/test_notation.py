"""Reading untrusted JSON: exact shapes, and error messages that are short and printable."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellyflop.core import BadNotation
from bellyflop.core.notation import show, take_int, take_list, take_object, take_word

ANYTHING: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(ANYTHING)
def test_whatever_is_shown_is_one_short_line_of_ascii(value: object) -> None:
    text = show(value)
    assert text.isascii()
    assert text.isprintable()
    assert 0 < len(text) <= 60


def test_what_json_cannot_write_is_shown_by_its_type() -> None:
    deep: list[object] = []
    for _ in range(200_000):
        deep = [deep]
    assert show(deep) == "a list"
    assert show({1, 2}) == "a set"
    assert show(10**5000) == "a int"
    while deep:  # unnest step by step: freeing it at once would recurse as deeply
        deep = deep.pop()  # type: ignore[assignment]  # it holds lists all the way down


def test_an_object_has_exactly_its_keys() -> None:
    assert take_object({"a": 1, "b": 2}, "it", ("a", "b")) == {"a": 1, "b": 2}
    with pytest.raises(BadNotation, match='it lacks "b"'):
        take_object({"a": 1}, "it", ("a", "b"))
    with pytest.raises(BadNotation, match='does not belong there: "c"'):
        take_object({"a": 1, "b": 2, "c": 3}, "it", ("a", "b"))
    with pytest.raises(BadNotation, match=r"it must be an object, not \[\]"):
        take_object([], "it", ())


def test_a_list_has_its_length() -> None:
    assert take_list([1, 2], "it") == [1, 2]
    assert take_list([1, 2], "it", 2) == [1, 2]
    with pytest.raises(BadNotation, match="3 entries, not 2"):
        take_list([1, 2], "it", 3)


@pytest.mark.parametrize("wrong", [{}, "ab", None, (1, 2)])
def test_nothing_else_is_a_list(wrong: object) -> None:
    with pytest.raises(BadNotation, match="must be a list"):
        take_list(wrong, "it")


def test_true_is_no_number() -> None:
    assert take_int(6, "it", 1, 6) == 6
    for wrong in (True, 1.0, "1", None, [1]):
        with pytest.raises(BadNotation, match="whole number"):
            take_int(wrong, "it", 1, 6)
    for wrong in (0, 7, -(10**40), 10**40):
        with pytest.raises(BadNotation, match="from 1 to 6"):
            take_int(wrong, "it", 1, 6)


@given(ANYTHING)
def test_a_word_is_one_of_the_words(value: object) -> None:
    words = ("cw", "ccw")
    if isinstance(value, str) and value in words:
        assert take_word(value, "it", words) == value
    else:
        with pytest.raises(BadNotation, match="one of cw, ccw"):
            take_word(value, "it", words)
