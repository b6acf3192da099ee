"""Sealed dice: intact seals verify, and any tampering is detected."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from bellyflop import BadRecord
from bellyflop.cli import bellyflop
from bellyflop.core import read_record
from bellyflop.dice.sealed import THROWS, Seal, SealedRandom, opens
from bellyflop.proof import verify

from .played import (
    GAMES,
    SEED,
    Json,
    change_a_value,
    cut,
    other_digit,
    retagged,
    sealed_game,
    throws_of,
)


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> Json:
    return sealed_game(request.param)


def test_an_honest_game_verifies_in_three_sentences(record: Json) -> None:
    verdict = verify(read_record(record))
    assert verdict.ok
    assert len(verdict.sentences) == 3
    assert f"All {len(record['proof']['throws'])} throws" in verdict.sentences[2]


def found(record: Json) -> bool:
    """Whether the check refuses this record."""
    try:
        return not verify(read_record(record)).ok
    except BadRecord:
        return True


def test_any_changed_digit_of_seed_root_or_device_number_is_found(record: Json) -> None:
    rng = Random(11)
    for _ in range(60):
        spoilt = copy.deepcopy(record)
        proof = spoilt["proof"]
        fed = [throw for throw in proof["throws"] if throw["device"]]
        where = rng.choice(["seed", "root", "device", "tag", "table", "n", "seat", "event", "gone"])
        throw = rng.choice(proof["throws"])
        if where in ("seed", "root"):
            proof[where] = other_digit(proof[where], rng.randrange(64))
        elif where == "device" and fed:
            throw = rng.choice(fed)
            throw["device"] = other_digit(throw["device"], rng.randrange(32))
        elif where == "device":
            throw["device"] = "0" * 32
        elif where == "tag":
            throw["tag"] = other_digit(throw["tag"], rng.randrange(32))
        elif where == "table":
            proof["table"] += "x"
        elif where == "seat":
            throw["seat"] = 1 if throw["seat"] == 0 else 0
        elif where == "gone":
            proof["throws"].remove(throw)
        else:
            throw[where] += 1
        assert found(spoilt), where


def test_any_changed_value_of_any_throw_is_found(record: Json) -> None:
    """Even a value with which the game would still replay."""
    for place in throws_of(record):
        spoilt = copy.deepcopy(record)
        change_a_value(spoilt, place, Random(place))
        assert spoilt != record
        verdict = verify(read_record(spoilt))
        assert verdict.sentences[2] == f"Event {place} is not what its key and number give."
        assert (verdict.sealed, verdict.fed, verdict.followed) == (True, True, False)


def test_a_record_that_was_cut_is_found_wherever_it_was_cut(record: Json) -> None:
    whole = len(record["events"])
    for events in {*range(0, whole, max(1, whole // 12)), whole - 1}:
        verdict = verify(read_record(cut(record, events)))
        assert (verdict.sealed, verdict.fed, verdict.followed) == (True, True, False)
        missing = "The record stops before the game is over: its end is missing."
        assert verdict.sentences[2] == missing


def test_nothing_can_follow_the_end(record: Json) -> None:
    end, last = len(record["events"]), record["proof"]["throws"][-1]
    spoilt = copy.deepcopy(record)
    spoilt["proof"]["throws"].append({**last, "event": end})
    assert verify(read_record(spoilt)).sentences[2] == (
        f"The proof has a throw for event {end}, and no dice fell there."
    )
    spoilt["events"].append(spoilt["events"][last["event"]])
    with pytest.raises(BadRecord, match="The game is over") as refusal:
        verify(read_record(spoilt))
    assert refusal.value.event == end


def test_a_throw_credited_to_another_hand_is_found_even_if_its_tag_fits(record: Json) -> None:
    """Otherwise the owner of the seed could try ten seats for the best dice."""
    throws = record["proof"]["throws"]
    for place in range(0, len(throws), max(1, len(throws) // 6)):
        for seat in {None, 0, 1, 9} - {throws[place]["seat"]}:
            verdict = verify(read_record(retagged(record, place, seat=seat)))
            assert verdict.fed
            assert f"event {throws[place]['event']} to another hand" in verdict.sentences[2]


def test_falls_that_follow_one_accusation_share_one_number() -> None:
    """§3.9: all pawns of a colour go in, by the hand of whoever accused."""
    record = sealed_game("splash-party")
    throws = record["proof"]["throws"]
    devices = [throw["device"] for throw in throws]
    place = next(n for n in range(1, len(throws)) if devices[n] == devices[n - 1] != "")
    verdict = verify(read_record(retagged(record, place, device="0" * 32)))
    assert verdict.fed
    assert f"event {throws[place]['event']} to another hand" in verdict.sentences[2]


def test_a_record_written_anew_fits_itself_and_the_seal_that_was_shown_tells(record: Json) -> None:
    """A record alone cannot prove that its seal dates from before the game."""
    anew = read_record(sealed_game(record["game"], bytes(32)))
    shown = record["proof"]["root"]
    assert verify(anew).ok
    verdict = verify(anew, shown)
    assert (verdict.sealed, verdict.fed, verdict.followed) == (False, True, True)
    assert "not the seal you were shown" in verdict.sentences[0]
    assert verify(read_record(record), shown).ok


def test_a_record_without_proof_or_with_a_broken_one_says_so() -> None:
    honest = sealed_game("dice-cup")
    for change, why in [
        (lambda r: r.pop("proof"), "carries no proof"),
        (lambda r: r["proof"].update(scheme="other/1"), "is not known here"),
        (lambda r: r["proof"].update(seed="zz"), "32 bytes"),
        (lambda r: r["proof"].update(seed="00"), "32 bytes"),
        (lambda r: r["proof"].update(throws=3), "must be a list"),
        (lambda r: r["proof"].update(extra=3), "does not belong"),
        (lambda r: r["proof"]["throws"][0].update(n=THROWS), "must be from"),
        (lambda r: r["proof"]["throws"][0].update(n=True), "whole number"),
    ]:
        spoilt = copy.deepcopy(honest)
        change(spoilt)  # type: ignore[no-untyped-call]  # small changes, read at a glance
        with pytest.raises(BadRecord, match=why):
            verify(read_record(spoilt))


def test_the_command_prints_three_sentences_and_exits_0_or_1(tmp_path: Path) -> None:
    honest, file = sealed_game("pool-zee"), tmp_path / "game.json"
    file.write_text(json.dumps(honest))
    good = CliRunner().invoke(bellyflop, ["verify", str(file)])
    assert good.exit_code == 0
    assert good.output.count("✓") == 3
    honest["proof"]["seed"] = other_digit(honest["proof"]["seed"], 3)
    file.write_text(json.dumps(honest))
    bad = CliRunner().invoke(bellyflop, ["verify", str(file)])
    assert bad.exit_code == 1
    assert len(bad.output.splitlines()) == 3
    assert "✗" in bad.output
    file.write_text("no json")
    assert CliRunner().invoke(bellyflop, ["verify", str(file)]).exit_code == 2


def test_the_command_says_plainly_what_is_wrong_with_the_end(tmp_path: Path) -> None:
    honest, file = sealed_game("pool-zee"), tmp_path / "game.json"
    file.write_text(json.dumps(cut(honest, honest["proof"]["throws"][4]["event"])))
    short = CliRunner().invoke(bellyflop, ["verify", str(file)])
    assert short.exit_code == 1
    assert "✗ The record stops before the game is over" in short.output
    last, end = honest["proof"]["throws"][-1], len(honest["events"])
    honest["events"].append({"chance": {"dice": [1, 2, 3, 4, 5]}})
    honest["proof"]["throws"].append({**last, "event": end})
    file.write_text(json.dumps(honest))
    long = CliRunner().invoke(bellyflop, ["verify", str(file)])
    assert (long.exit_code, long.output) == (
        1,
        f"event {end}: The game is over.\n",
    )


def test_the_command_compares_with_the_seal_that_was_shown(tmp_path: Path) -> None:
    honest, file = sealed_game("dice-cup"), tmp_path / "game.json"
    file.write_text(json.dumps(honest))
    shown: str = honest["proof"]["root"]

    def outcome(seal: str) -> tuple[int, str]:
        result = CliRunner().invoke(bellyflop, ["verify", str(file), "--seal", seal])
        return result.exit_code, result.output

    code, said = outcome(shown.upper())
    assert code == 0
    assert "sealed before the game" in said
    code, said = outcome(other_digit(shown, 7))
    assert code == 1
    assert "✗ The keys fit the seal in the record, but that is not the seal you were shown" in said
    begins = f"{shown[:4]} {shown[4:8]} {shown[8:12]} {shown[12:16]}"  # as the menu shows it
    assert outcome(begins)[0] == 0
    assert outcome(other_digit(shown, 15)[:16])[0] == 1
    for wrong in (shown[:15], f"{shown}0", "no seal at all"):
        code, said = outcome(wrong)
        assert code == 2
        assert "64 hexadecimal digits; give the first 16" in said


def test_a_key_opens_under_its_own_root_and_place_only() -> None:
    seal, other = Seal(SEED), Seal(bytes(32))
    for throw in (0, 1, 2, 77, THROWS - 1):
        assert opens(seal.root, throw, seal.key(throw), seal.path(throw))
        assert not opens(other.root, throw, seal.key(throw), seal.path(throw))
        assert not opens(seal.root, throw ^ 1, seal.key(throw), seal.path(throw))
        assert not opens(seal.root, throw, other.key(throw), seal.path(throw))
        assert not opens(seal.root, throw, seal.key(throw), seal.path(throw)[1:])


def test_every_value_below_n_is_equally_likely() -> None:
    """Chi-square over 30,000 dice, within wide bounds on both sides."""
    rng = SealedRandom(b"k" * 32, "t", 0, None, "")
    counts = Counter(rng.below(6) for _ in range(30_000))
    chi_square = sum((counts[face] - 5000) ** 2 / 5000 for face in range(6))
    assert 0.2 < chi_square < 20.5


def test_chance_is_a_function_of_the_key_the_number_and_the_circumstances() -> None:
    def first(*circumstances: Any) -> int:
        return SealedRandom(*circumstances).below(2**32)

    base = (b"k" * 32, "t", 0, 1, "aa")
    assert first(*base) == first(*base)
    others = [
        (b"j" * 32, "t", 0, 1, "aa"),
        (b"k" * 32, "u", 0, 1, "aa"),
        (b"k" * 32, "t", 1, 1, "aa"),
    ]
    others += [(b"k" * 32, "t", 0, 2, "aa"), (b"k" * 32, "t", 0, 1, "ab")]
    assert len({first(*base), *(first(*other) for other in others)}) == 6


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "✗ The record stops before the game is over: its end is missing."),
        ("de", "✗ Die Aufzeichnung hört auf, bevor das Spiel zu Ende ist: Der Schluss fehlt."),
        ("fr", "✗ L’enregistrement s’arrête avant la fin de la partie : il manque la fin."),
        ("es", "✗ El registro se corta antes del final de la partida: falta el final."),
    ],
)
def test_a_fault_is_told_in_the_readers_language(language: str, words: str, tmp_path: Path) -> None:
    record = sealed_game("clever-kids")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(cut(record, len(record["events"]) - 1)))
    said = CliRunner().invoke(bellyflop, ["verify", str(file), "--language", language])
    assert said.exit_code == 1
    assert words in said.output
