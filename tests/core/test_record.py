"""The game record: reading, refusing and preserving."""

from __future__ import annotations

import json

import pytest

from bellyflop.core import FORMAT, BadRecord, Proceeded, Record, parse_record, read_record

GOOD: dict[str, object] = {
    "format": "bellyflop/1",
    "game": "pool-zee",
    "options": {"opening": False},
    "seats": ["Ana", "Bo"],
    "events": [{"chance": {"dice": [2, 4, 4, 1, 6]}}],
}


def test_a_record_reads_and_writes_back() -> None:
    record = read_record(GOOD)
    assert record.game == "pool-zee"
    assert record.seats == ("Ana", "Bo")
    assert record.write() == GOOD
    assert parse_record(record.dumps()) == record


def test_options_may_be_left_out() -> None:
    data = {key: value for key, value in GOOD.items() if key != "options"}
    assert read_record(data).options == {}


def test_extra_keys_are_kept_and_ignored() -> None:
    record = read_record({**GOOD, "meta": {"where": "garden"}, "proof": [1]})
    assert record.extra == {"meta": {"where": "garden"}, "proof": [1]}
    assert json.loads(record.dumps())["meta"] == {"where": "garden"}


def test_a_record_is_written_an_event_a_line() -> None:
    many = Record("pool-zee", ("Ana",), (Proceeded(), Proceeded()))
    assert len(many.dumps().splitlines()) == 4
    empty = Record("pool-zee", ("Zoë \ud800",))
    assert parse_record(empty.dumps()) == empty
    assert empty.dumps().isascii()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "bellyflop/2"}, "the format must be"),
        ({"format": None}, "the format must be"),
        ({"game": 7}, "named by its id"),
        ({"game": None}, "named by its id"),
        ({"options": []}, "options must be an object"),
        ({"options": None}, "options must be an object"),
        ({"seats": "Ana"}, "a list of names"),
        ({"seats": ["Ana", 2]}, "a list of names"),
        ({"seats": {"0": "Ana"}}, "a list of names"),
        ({"events": {}}, "events must be a list"),
        ({"events": None}, "events must be a list"),
    ],
)
def test_a_wrong_piece_is_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        read_record({**GOOD, **change})
    assert caught.value.event is None
    assert caught.value.line.startswith("record: ")


@pytest.mark.parametrize("key", ["format", "game", "seats", "events"])
def test_a_missing_piece_is_named(key: str) -> None:
    with pytest.raises(BadRecord, match=f'"{key}" is missing'):
        read_record({name: value for name, value in GOOD.items() if name != key})


@pytest.mark.parametrize("data", [None, [], "bellyflop/1", 1, True])
def test_a_record_is_an_object(data: object) -> None:
    with pytest.raises(BadRecord, match="a record is a JSON object"):
        read_record(data)


@pytest.mark.parametrize(
    "text", ["", "{", b"\xff\xfe\xfa", "NaN", '{"format": Infinity}', "\ufeff{}", "nul"]
)
def test_text_that_is_no_json_is_a_value_error(text: str | bytes) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - JSON and Unicode word it themselves
        parse_record(text)
    assert not isinstance(caught.value, BadRecord)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[" * 100_000, "nested too deeply"),
        (f"[{'9' * 5000}]", "too many digits"),
        ('{"meta": 1e999}', "too large"),
        ('{"meta": -1e999}', "too large"),
    ],
)
def test_json_too_large_for_python_is_refused_in_plain_words(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        parse_record(text)


def test_a_bad_event_is_named_by_its_index() -> None:
    assert BadRecord("no.", 12).line == "event 12: no."
    assert BadRecord("no.", 0).line == "event 0: no."
    assert BadRecord("no.").line == "record: no."
    assert FORMAT == "bellyflop/1"


def test_a_key_that_stands_twice_is_named() -> None:
    with pytest.raises(BadRecord, match='the key "game" stands twice'):
        parse_record('{"game": "dice-cup", "game": "pool-zee"}')
    many = ", ".join(f'"{key}": 0' for key in [*range(200_000), 199_999])
    with pytest.raises(BadRecord, match='the key "199999" stands twice'):
        parse_record(f"{{{many}}}")
