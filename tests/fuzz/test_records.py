"""Arbitrary JSON as a record: it is accepted, or refused in one plain line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

import bellyflop
from bellyflop import BadRecord
from bellyflop.cli.commands.replay import command
from bellyflop.core import read_record
from bellyflop.games import shelf
from bellyflop.proof import verify
from bellyflop.testing.laws.play import spoil

from .records import real_records, spoiled

GOLDEN = Path(__file__).parents[1] / "server" / "golden"
LONG = settings.get_current_profile_name() == "nightly"
REFUSAL = re.compile(r"(event \d+|record): .+")


def _cases(quick: int, nightly: int) -> settings:
    return settings(max_examples=nightly if LONG else quick)


SCALARS: st.SearchStrategy[object] = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text()
    | st.text(alphabet=st.characters(), max_size=3)
)
WORDS = st.sampled_from(
    (
        "format", "game", "options", "seats", "events", "meta", "chance", "do", "seat", "wait",
        "dice", "hold", "score", "mark", "column", "lift", "go", "accuse", "colour", "falls",
        "ring", "tokens", "first", "use", "cells", "rows", "pass", "bonus", "cell", "row",
    )
)  # fmt: skip


def _json(leaves: int) -> st.SearchStrategy[object]:
    return st.recursive(
        SCALARS | WORDS,
        lambda inner: st.lists(inner, max_size=6) | st.dictionaries(WORDS, inner, max_size=4),
        max_leaves=leaves,
    )


PIECES = _json(4)
EVENTS = (
    st.fixed_dictionaries({"chance": PIECES})
    | st.fixed_dictionaries({"chance": st.fixed_dictionaries({"dice": PIECES})})
    | st.fixed_dictionaries({"seat": st.integers(-1, 10), "do": st.dictionaries(WORDS, PIECES)})
    | st.fixed_dictionaries({"wait": st.just(True) | PIECES})
    | PIECES
)
OPTION_NAMES = sorted({option.name for game in shelf().values() for option in game.about.options})


def _mostly(usual: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    return st.one_of(usual, usual, usual, PIECES)


NEAR_RECORDS = st.fixed_dictionaries(
    {
        "format": _mostly(st.just("bellyflop/1")),
        "game": _mostly(st.sampled_from(list(shelf()))),
        "seats": _mostly(st.lists(st.text(max_size=5), max_size=11)),
        "events": _mostly(st.lists(EVENTS, max_size=5)),
    },
    optional={
        "options": _mostly(st.dictionaries(st.sampled_from(OPTION_NAMES) | st.text(), PIECES)),
        "meta": PIECES,
    },
)


def check_line(line: str) -> None:
    """Check that the line is readable on any screen and says where and why."""
    assert REFUSAL.fullmatch(line), line
    assert line.isprintable(), ascii(line)
    assert line.replace("–", "-").isascii(), ascii(line)  # a box is called Low 1–3


def judge(data: object) -> bool:
    """Whether the record is valid; library and command line must agree."""
    try:
        replay = bellyflop.replay(data)  # type: ignore[arg-type]  # anything may arrive
    except BadRecord as error:
        return _judge_refusal(data, error.line)
    told = json.loads(_printed(json.dumps(data), 0))
    assert told == {
        "game": data["game"],  # type: ignore[index]  # it stands, so it is an object
        "over": replay.over,
        "scores": list(replay.scores),
        "winners": list(replay.winners),
        "turn_of": list(replay.turn_of),
    }
    return True


def _judge_refusal(data: object, line: str) -> bool:
    check_line(line)
    assert _printed(json.dumps(data), 1) == line
    return False


def _printed(text: str, status: int) -> str:
    run = CliRunner().invoke(command, ["--json", "-"], input=text.encode(), prog_name="replay")
    assert isinstance(run.exception, SystemExit | None), run.exception
    assert run.exit_code == status, run.output
    assert run.stderr == ""
    line, end = run.stdout[:-1], run.stdout[-1:]
    assert (end, line.count("\n")) == ("\n", 0)
    return line


@_cases(500, 20_000)
@given(_json(25))
def test_any_json_is_no_record(data: object) -> None:
    assert not judge(data)


@_cases(900, 30_000)
@given(NEAR_RECORDS)
def test_a_near_record_stands_or_is_refused(data: object) -> None:
    judge(data)


@_cases(1600, 50_000)
@given(st.integers(0, 2**32), st.data())
def test_a_spoiled_record_stands_or_is_refused(seed: int, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(real_records()))
    judge(spoiled(text, Random(seed)))


def test_the_records_were_sound_before_they_were_spoiled() -> None:
    assert all(judge(json.loads(text)) for text in real_records())


def test_most_spoiled_records_are_refused_and_some_stand() -> None:
    verdicts = [judge(spoiled(text, Random(n))) for n in range(12) for text in real_records()]
    assert 0.02 < sum(verdicts) / len(verdicts) < 0.6


PROVED = [json.loads((GOLDEN / f"{name}.json").read_text()) for name in ("wheels", "scheme_1_cup")]


@_cases(200, 20_000)
@given(st.integers(0, 2**32), st.sampled_from(PROVED))
def test_a_spoiled_proof_proves_nothing(seed: int, record: dict[str, object]) -> None:
    proof = spoil(record["proof"], Random(seed))
    try:
        verdict = verify(read_record({**record, "proof": proof}))
    except BadRecord as error:
        check_line(error.line)
    else:
        assert verdict.ok == (proof == record["proof"])
