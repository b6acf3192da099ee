"""Dice from the numbers of all phones: one honest phone detects any manipulation."""

from __future__ import annotations

import copy
import json
import os
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from hypothesis import given as given_that
from hypothesis import settings
from hypothesis import strategies as st

from bellyflop import BadRecord
from bellyflop.cli import bellyflop
from bellyflop.core import read_record
from bellyflop.dice.sealed import THROWS, Chain, SeedSeal, fold, head_after_call, step
from bellyflop.proof import Kept, Phone, Verdict, verify
from bellyflop.words import words_in

from .called import CalledTable, Wheel, phone
from .played import GAMES, Json, other_digit

LONG = settings.get_current_profile_name() == "nightly"


class Known:
    """An imitation of a phone whose last number is known."""

    def __init__(self, record: Json, seat: int) -> None:
        known = next(p for p in record["proof"]["phones"] if p["seat"] == seat)
        self.commitment = bytes.fromhex(known["commitment"])
        self._last, self._number = known["throw"], bytes.fromhex(known["number"])

    def answer(self, throw: int, head: bytes) -> bytes | None:
        return step(self._number, self._last - throw) if throw <= self._last else None


def played(game_id: str, **phones: Wheel) -> tuple[Json, Phone]:
    """The record of a game with Ana's honest phone, and that phone."""
    ana = phone("Ana")
    table = CalledTable(game_id, {0: ana, 1: phones.get("bo", phone("Bo"))})
    return table.record(), ana


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> tuple[Json, Phone]:
    return played(request.param)


def said(verdict: Verdict) -> list[str]:
    """The claims of the verdict, in English."""
    return [words_in("en")(claim.word, **claim.about) for claim in verdict.claims]


def found(record: Json, kept: Kept | None = None) -> bool:
    """Whether the check refuses this record."""
    try:
        return not verify(read_record(record), kept=kept).ok
    except BadRecord:
        return True


def test_an_honest_game_verifies_and_says_who_was_there(game: tuple[Json, Phone]) -> None:
    record, ana = game
    verdict = verify(read_record(record), kept=ana.kept)
    assert verdict.ok, verdict.sentences
    throws = sum("chance" in event for event in record["events"])
    assert f"All {throws} throws" in verdict.sentences[2]
    assert "2 phones took part" in said(verdict)[0]
    assert f"Ana was there for {throws} of {throws} throws." in said(verdict)


# ── nothing in a record is bound to nothing ─────────────────────────────────────────────────────


def leaves(
    data: Json | list[object], path: tuple[str | int, ...] = ()
) -> list[tuple[str | int, ...]]:
    """The path of each leaf in a record; an empty list or object is a leaf too."""
    places: list[tuple[str | int, ...]] = []
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        if isinstance(value, dict | list) and value:
            places += leaves(value, (*path, key))
        else:
            places.append((*path, key))
    return places


def changed(record: Json, path: tuple[str | int, ...], rng: Random) -> Json:
    """The record with another value at this place, of the same kind where that is possible."""
    spoilt = copy.deepcopy(record)
    holder: object = spoilt
    for key in path[:-1]:
        holder = holder[key]  # type: ignore[index]  # the path was found in this very record
    old = holder[path[-1]]  # type: ignore[index]
    match old:
        case bool():
            new: object = not old
        case int():
            new = old + rng.choice((-1, 1, 2))
        case str() if len(old) == 64:
            new = other_digit(old, rng.randrange(64))
        case str():
            new = rng.choice((old + "x", old[1:] + " ", "red", "Mallory"))
        case _:
            new = rng.choice((0, [0], "x"))
    holder[path[-1]] = new  # type: ignore[index]
    return spoilt


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=1000 if LONG else 40, deadline=None)
@given_that(seed=st.integers(0, 2**32))
def test_whatever_single_value_is_changed_the_record_is_found(game_id: str, seed: int) -> None:
    honest, rng = _honest(game_id), Random(seed)
    part = rng.choice(sorted(honest))  # or most changes would fall on events
    places = [path for path in leaves(honest) if path[0] == part]
    spoilt = changed(honest, rng.choice(places), rng)
    assert spoilt == honest or found(spoilt)


def _honest(game_id: str) -> Json:
    if game_id not in _records:
        _records[game_id] = played(game_id)[0]
    return _records[game_id]


_records: dict[str, Json] = {}


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=500 if LONG else 25, deadline=None)
@given_that(seed=st.integers(0, 2**32))
def test_whatever_is_left_out_doubled_or_moved_is_found(game_id: str, seed: int) -> None:
    honest, rng = _honest(game_id), Random(seed)
    spoilt = copy.deepcopy(honest)
    proof = spoilt["proof"]
    entries = rng.choice((spoilt["events"], proof["calls"], proof["phones"], proof["names"]))
    one, other = rng.randrange(len(entries)), rng.randrange(len(entries))
    match rng.randrange(3):
        case 0:
            del entries[one]
        case 1:
            entries.insert(one, copy.deepcopy(entries[other]))
        case _:
            entries[one], entries[other] = entries[other], entries[one]
    assert spoilt == honest or found(spoilt)


def test_other_options_names_and_additions_are_found() -> None:
    record, _ = played("pool-zee")
    for spoil in (
        lambda r: r.update(meta="x"),
        lambda r: r["proof"].update(luck=1),
        lambda r: r["options"].update(dice="virtual"),
        lambda r: r["seats"].reverse(),
        lambda r: (r["seats"].reverse(), r["proof"]["names"].reverse()),
        lambda r: r["proof"]["handed"].append({"event": 3, "seat": 1, "name": "Bo"}),
        lambda r: r["proof"].update(seed=r["proof"]["seed"].upper()),
        lambda r: r["proof"].update(seed=r["proof"]["seed"] + "\n"),
        lambda r: r["proof"].update(seed=" ".join(r["proof"]["seed"])),
    ):
        spoilt = copy.deepcopy(record)
        spoil(spoilt)
        assert spoilt != record
        assert found(spoilt)


# ── what only a phone's memory finds ────────────────────────────────────────────────────────────


def test_a_game_written_anew_fits_itself_and_the_phone_that_was_there_finds_it() -> None:
    """Other legal moves with the same keys and the opened numbers."""
    record, ana = played("pool-zee")
    imitated = {0: Known(record, 0), 1: Known(record, 1)}
    anew = CalledTable("pool-zee", imitated, course=3).record()
    assert anew["events"] != record["events"]
    assert verify(read_record(anew)).ok
    verdict = verify(read_record(anew), kept=ana.kept)
    assert (verdict.sealed, verdict.fed, verdict.followed) == (True, False, True)


def test_other_names_written_with_a_head_that_fits_are_found_by_the_phone() -> None:
    record, ana = played("dice-cup")

    class Renamed(CalledTable):
        def __init__(self) -> None:
            super().__init__("dice-cup", {0: Known(record, 0), 1: Known(record, 1)})
            self.hand_over(1, "Mallory")

    anew = Renamed().record()
    assert anew["events"] == record["events"]
    assert verify(read_record(anew)).ok
    assert found(anew, ana.kept)


def test_another_seed_another_chain_and_a_phone_left_out_are_found_by_the_phone() -> None:
    record, ana = played("pool-zee")
    bo = Known(record, 1)
    for anew in (
        CalledTable("pool-zee", {0: Known(record, 0), 1: bo}, seed=bytes(32)).record(),
        CalledTable("pool-zee", {0: phone("another"), 1: bo}).record(),
        CalledTable("pool-zee", {1: bo}).record(),
    ):
        assert verify(read_record(anew)).ok
        assert found(anew, ana.kept)


def test_an_answer_that_is_denied_is_counted_by_the_phone() -> None:
    """The answer may have come too late, but a server that drops answers is counted."""

    class Denying(CalledTable):
        def answer(self, seat: int, throw: int) -> bytes | None:
            number = super().answer(seat, throw)
            return None if (seat, throw) == (0, 7) else number

    ana = phone("Ana")
    record = Denying("pool-zee", {0: ana, 1: phone("Bo")}).record()
    assert verify(read_record(record)).ok
    verdict = verify(read_record(record), kept=ana.kept)
    assert verdict.ok
    assert "This phone answered a call that stands there as silence" in said(verdict)[-2]
    for call in record["proof"]["calls"]:  # nor can the server say that it never called
        call["asked"] = [seat for seat in call["asked"] if seat in call["gave"]]
    verdict = verify(read_record(record), kept=ana.kept)
    assert verdict.sentences[1] == (
        "This phone gave its number for throw 7, and the record leaves it out."
    )


def test_a_call_before_the_move_is_found_by_the_phone() -> None:
    """With the number in hand, the server would know the dice before Bo decides what to keep."""

    class Early(CalledTable):
        early: bytes | None = None
        throw = -1

        def choose(self, seat: int) -> object:
            if self.early is None:
                self.throw = self.throws
                ahead = self.seal.veiled(head_after_call(self.head, self.throw, (0, 1)))
                self.early = self.phones[0].answer(self.throw, ahead)
            return super().choose(seat)

        def answer(self, seat: int, throw: int) -> bytes | None:
            return self.early if (seat, throw) == (0, self.throw) else super().answer(seat, throw)

    ana = phone("Ana")
    table = Early("pool-zee", {0: ana, 1: phone("Bo")})
    record = table.record()
    assert table.early is not None
    assert verify(read_record(record)).ok
    verdict = verify(read_record(record), kept=ana.kept)
    assert verdict.sentences[1] == (
        f"When this phone was called for throw {table.throw}, the game had gone otherwise."
    )


def test_a_phone_answers_rising_calls_and_repeats_only_the_very_same() -> None:
    ana = phone("Ana")
    head, other = fold(b"", 1), fold(b"", 2)
    number = ana.answer(4, head)
    assert number is not None
    assert step(number, 5) == ana.commitment
    assert ana.answer(4, head) == number
    assert ana.answer(4, other) is None
    assert ana.answer(3, other) is None
    later = ana.answer(9, other)
    assert later is not None
    assert step(later, 5) == number


# ── silence, absence, seats that change hands ───────────────────────────────────────────────────


def test_whoever_chooses_by_silence_is_counted() -> None:
    """The server owns Bo's phone, which stays silent when that gives better dice."""

    class Choosing(CalledTable):
        silences = 0

        def answer(self, seat: int, throw: int) -> bytes | None:
            number = super().answer(seat, throw)
            if seat == 0:
                assert number is not None
                self.latest[0] = throw, number  # the honest phone has answered
                return number
            without = self._sum(throw)
            before = self.latest.get(1)
            assert number is not None
            self.latest[1] = throw, number
            better = self._sum(throw) >= without
            if not better:
                self.silences += 1
                del self.latest[1]
                if before:
                    self.latest[1] = before
            return number if better else None

        def _sum(self, throw: int) -> int:
            dice = self.game.sample(self.match.state, self.dice(throw))
            return sum(json.loads(json.dumps(self.game.write_outcome(dice)))["dice"])

    ana = phone("Ana")
    table = Choosing("pool-zee", {0: ana, 1: phone("Bo")})
    record = table.record()
    verdict = verify(read_record(record), kept=ana.kept)
    assert verdict.ok
    assert table.silences > 5
    assert f"Bo was called and fell silent {table.silences} times" in said(verdict)[-2]
    assert "could choose between two results each time" in said(verdict)[-2]


def test_sleeping_phones_and_seats_handed_over_are_told_and_nothing_is_lost() -> None:
    class Sleepy(CalledTable):
        def there(self, throw: int) -> tuple[int, ...]:
            return ((0, 1), (0,), (), (1,))[throw % 4]

        def go_on(self) -> None:
            if len(self.match.events) == 9 and not self.handed:
                self.hand_over(1, "Flipper")
            super().go_on()

    ana = phone("Ana")
    record = Sleepy("pool-zee", {0: ana, 1: phone("Bo")}).record()
    assert record["seats"] == ["Ana", "Flipper"]
    verdict = verify(read_record(record), kept=ana.kept)
    assert verdict.ok, verdict.sentences
    there = sum(0 in call["gave"] for call in record["proof"]["calls"])
    count = len(record["proof"]["calls"])
    assert f"Ana was there for {there} of {count} throws." in said(verdict)
    assert not any("silent" in claim for claim in said(verdict))


def test_of_a_game_that_was_brought_nothing_is_proved_about_what_fell_before() -> None:
    mine = phone("Ana")
    record = CalledTable("pool-zee", {0: mine}, brought=9).record()
    verdict = verify(read_record(record), kept=mine.kept)
    assert verdict.ok, verdict.sentences
    before = sum("chance" in event for event in record["events"][:9])
    assert f"{before} throws had fallen before" in said(verdict)[0]
    for brought in (0, 8, 10):
        assert found({**record, "proof": {**record["proof"], "brought": brought}})
    moves = [n for n, event in enumerate(record["events"][:9]) if "do" in event]
    other = [e for n, e in enumerate(record["events"]) if n != moves[-1]]
    assert found({**record, "events": other})


def test_a_game_alone_says_that_there_is_nobody_to_prove_anything_to() -> None:
    alone = verify(read_record(CalledTable("dice-cup", {0: phone("Ana")}).record()))
    assert alone.ok
    assert "On one’s own server there is nobody to prove anything to." in said(alone)[0]
    none = verify(read_record(CalledTable("dice-cup", {}).record()))
    assert none.ok
    assert said(none)[0] == "No phone took part: the owner of the server could choose every throw."


def test_two_phones_with_one_commitment_are_refused() -> None:
    record, _ = played("dice-cup", bo=phone("Ana"))
    with pytest.raises(BadRecord, match="the same commitment"):
        verify(read_record(record))


def test_a_root_other_than_the_phone_was_shown_is_found() -> None:
    record, ana = played("dice-cup")
    shown = Kept(ana.kept.commitment, ana.kept.heads, SeedSeal(bytes(32)).root)
    verdict = verify(read_record(record), kept=shown)
    assert (verdict.sealed, verdict.fed) == (False, True)


def test_the_command_says_what_is_proved(tmp_path: Path) -> None:
    record, _ = played("dice-cup")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    good = CliRunner().invoke(bellyflop, ["verify", str(file)])
    assert good.exit_code == 0
    assert good.output.count("✓") == 3
    assert "2 phones took part" in good.output
    assert "Ana was there for" in good.output


def test_a_chain_proves_its_numbers_from_any_that_is_known() -> None:
    chain = Chain(bytes(range(32)))
    assert step(chain.number(0)) == chain.commitment
    assert step(chain.number(THROWS - 1), THROWS) == chain.commitment
    assert step(chain.number(40), 33) == chain.number(7)
    with pytest.raises(ValueError, match="not number 4096"):
        chain.number(THROWS)
    with pytest.raises(ValueError, match="32 bytes"):
        Chain(b"short")


EXAMPLE = Path(__file__).parents[2] / "web/src/app/verify.example.json"


def test_the_example_that_the_page_is_tested_with_is_such_a_game() -> None:
    """The page checks heads, chains and seal itself; this is the expected result."""
    ana, bo = Random("Ana").randbytes(32), phone("Bo")

    class Sleepy(CalledTable):
        def answer(self, seat: int, throw: int) -> bytes | None:
            return None if (seat, throw) == (1, 2) else super().answer(seat, throw)

    def told(brought: int) -> Json:
        mine = Phone(ana)
        table = Sleepy("dice-cup", {0: mine, 1: bo}, course=9, brought=brought)
        table.hand_over(1, "Zoë")
        record = table.record()
        assert verify(read_record(record), kept=mine.kept).ok
        heads = {str(throw): head.hex() for throw, head in mine.kept.heads.items()}
        seen = {"root": record["proof"]["root"], "made": {}, "end": record["proof"]["head"]}
        return {"record": record, "seen": {**seen, "wheel": {"secret": ana.hex(), "heads": heads}}}

    example = {**told(0), "brought": told(7)}
    if os.environ.get("UPDATE_GOLDEN"):
        EXAMPLE.write_text(json.dumps(example, ensure_ascii=False) + "\n", "utf-8")
    assert json.loads(EXAMPLE.read_text("utf-8")) == example
