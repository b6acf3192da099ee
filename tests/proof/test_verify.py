"""Sealed dice: what was sealed opens, and whatever is tampered with is found."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from bellyflop import BadRecord, load_game
from bellyflop.cli import bellyflop
from bellyflop.core import AnyGame, Chance, Match, Players, Wait, read_record
from bellyflop.dice.sealed import SCHEME, THROWS, Seal, SealedRandom, opens
from bellyflop.proof import verify

SEED = bytes(range(32))
GAMES = ("clever-kids", "dice-cup", "dice-pool-party", "pool-zee", "splash-party")


def sealed_game(game_id: str) -> dict[str, Any]:
    """The record of a whole game with sealed dice and its proof, as a table writes it."""
    game: AnyGame = load_game(game_id, seats=2)
    match: Match[Any, Any, Any, Any] = Match(game)
    seal, rng, throws = Seal(SEED), Random(5), list[dict[str, object]]()
    while not match.over:
        match match.awaiting:
            case Chance(by):
                number = len(throws)
                device = "" if by is None else rng.randbytes(16).hex()
                drawn = SealedRandom(seal.key(number), "table-1", number, by, device)
                tag = drawn.tag()
                at = len(match.events)
                match.settle(game.sample(match.state, drawn))
                throws.append({"event": at, "n": number, "seat": by, "device": device, "tag": tag})
            case Wait():
                match.proceed()
            case Players(seats):
                seat = min(seats)
                match.do(seat, rng.choice(game.legal(match.state, seat)))
    proof = {
        "scheme": SCHEME,
        "table": "table-1",
        "root": seal.root.hex(),
        "seed": SEED.hex(),
        "throws": throws,
    }
    written: dict[str, Any] = json.loads(
        json.dumps(match.record(["Ana", "Bo"], proof=proof).write())
    )
    return written


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest) -> dict[str, Any]:
    return sealed_game(request.param)


def test_an_honest_game_verifies_in_three_sentences(record: dict[str, Any]) -> None:
    verdict = verify(read_record(record))
    assert verdict.ok
    assert len(verdict.sentences) == 3
    assert f"All {len(record['proof']['throws'])} throws" in verdict.sentences[2]


def other_digit(text: str, place: int) -> str:
    digit = "0" if text[place] != "0" else "1"
    return text[:place] + digit + text[place + 1 :]


def found(record: dict[str, Any]) -> bool:
    """Whether the check refuses this record."""
    try:
        return not verify(read_record(record)).ok
    except BadRecord:
        return True


def test_any_changed_digit_of_seed_root_or_device_number_is_found(record: dict[str, Any]) -> None:
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


def test_any_changed_throw_is_found(record: dict[str, Any]) -> None:
    """A throw may be changed so that the game still replays; the dice betray it."""
    places = [n for n, event in enumerate(record["events"]) if "chance" in event]
    for place in places[:: max(1, len(places) // 12)]:
        spoilt = copy.deepcopy(record)
        event = spoilt["events"][place]["chance"]
        if "falls" in event:
            event["falls"] = "down" if event["falls"] == "up" else "up"
        elif "first" in event:
            event["first"] = 1 - event["first"]
        elif isinstance(event["dice"], dict):
            event["dice"]["yellow"] = [7 - die for die in event["dice"]["yellow"]]
        else:
            event["dice"] = (
                event["dice"][1:] + event["dice"][:1]
                if len(set(map(str, event["dice"]))) > 1
                else []
            )
        if event != record["events"][place]["chance"]:
            assert found(spoilt), place


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


def test_a_key_opens_under_its_own_root_and_place_only() -> None:
    seal, other = Seal(SEED), Seal(bytes(32))
    for throw in (0, 1, 2, 77, THROWS - 1):
        assert opens(seal.root, throw, seal.key(throw), seal.path(throw))
        assert not opens(other.root, throw, seal.key(throw), seal.path(throw))
        assert not opens(seal.root, throw ^ 1, seal.key(throw), seal.path(throw))
        assert not opens(seal.root, throw, other.key(throw), seal.path(throw))
        assert not opens(seal.root, throw, seal.key(throw), seal.path(throw)[1:])


def test_every_value_below_n_is_equally_likely() -> None:
    """Chi-square over 30,000 dice: far from both ends of what chance allows."""
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
