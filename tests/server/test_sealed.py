"""Sealed dice, from the first update on a phone to the verification of the finished record."""

from __future__ import annotations

import asyncio
import copy
import json
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest
from tests.server.indoors import SEED, Guest, Json, leap, seat_token
from tests.server.kit import OPEN, PERSON, Phone, Server, play_all
from tests.server.leaks import TABLE
from tests.server.test_clocks import Watched

from bellyflop.core import AnyGame, BadRecord, Chance, Match, read_event, read_record
from bellyflop.dice.sealed import SCHEME, Seal, SealedRandom, opens
from bellyflop.games import set_up, shelf
from bellyflop.proof import verify
from bellyflop.server.table.log import TableOpened
from bellyflop.server.table.row_json import read_change, write_change


@dataclass
class Sceptic:
    """A phone that records the first seal, every opened key, and its own numbers."""

    seat: int
    root: str | None = None
    opened: dict[int, Json] = field(default_factory=dict)
    numbers: list[str] = field(default_factory=list)
    rng: Random = field(default_factory=lambda: Random(21))

    def number(self) -> str:
        """A new number of this phone, recorded."""
        self.numbers.append(self.rng.randbytes(16).hex())
        return self.numbers[-1]

    def check(self, update: Json) -> None:
        """Check that the seal never changes and that every opened key belongs to it."""
        if self.root is None:
            assert update["seq"] <= 1 or not update["opened"], "the seal comes before any throw"
            self.root = update["root"]
        assert update["root"] == self.root
        for throw in update["opened"]:
            path = [bytes.fromhex(step) for step in throw["path"]]
            key = bytes.fromhex(throw["key"])
            assert opens(bytes.fromhex(self.root or ""), throw["n"], key, path)
            assert self.opened.setdefault(throw["n"], throw) == throw

    def falls(self, table: str, game: AnyGame, record: Json) -> int:
        """The number of opened throws whose recorded dice this phone can recompute."""
        match: Match[Any, Any, Any, Any] = Match(game)
        number = followed = 0
        for event in record["events"]:
            if isinstance(match.awaiting, Chance):
                if known := self.opened.get(number):
                    key = bytes.fromhex(known["key"])
                    rng = SealedRandom(key, table, number, known["seat"], known["device"])
                    drawn = game.write_outcome(game.sample(match.state, rng))
                    assert drawn == event["chance"]
                    followed += 1
                number += 1
            match.play_event(read_event(event))
        return followed


def a_whole_game(game: AnyGame) -> tuple[Json, list[Sceptic]]:
    """The record of a finished table, and the notes of its players."""
    sceptics = [Sceptic(seat) for seat in range(game.seats)]

    async def evening() -> Json:
        house = Watched(game)
        guests = [await Guest(house, TABLE, seat_token(s.seat)).arrive() for s in sceptics]
        while True:
            for guest, sceptic in zip(guests, sceptics, strict=True):
                await guest.until(lambda u: u["seq"] == len(house.log) - 1)
                for update in filter(lambda m: m["type"] == "update", guest.heard):
                    sceptic.check(update)
            if guests[0].seen["awaiting"]["kind"] == "over":
                break
            await one_step(house, guests, sceptics)
        record: Json = json.loads((await house.get(f"/api/tables/{TABLE}/record"))[1])
        return record

    return leap(evening()), sceptics


async def one_step(house: Watched, guests: list[Guest], sceptics: list[Sceptic]) -> None:
    awaiting, game = guests[0].seen["awaiting"], house.node.live[TABLE].table.game
    match = house.node.live[TABLE].table.match
    assert game is not None
    assert match is not None
    if awaiting["kind"] == "chance" and awaiting["by"] is not None:
        seat = awaiting["by"]
        answer = await guests[seat].command("throw", device=sceptics[seat].number())
        assert answer["status"] == "ok"
    elif awaiting["kind"] == "players":
        seat = awaiting["seats"][0]
        legal = game.legal(match.state, seat)
        action = legal[sceptics[seat].rng.randrange(len(legal))]
        after = game.apply(match.state, seat, action)
        shows = game.hidden_throws(match.state) - game.hidden_throws(after)
        # A reveal stays visible until the next throw by hand, as on the page.
        number = None if shows else sceptics[seat].number()
        do = game.write_action(action)
        answer = await guests[seat].command("do", do=do, device=number)
        assert answer["status"] == "ok"
    else:
        await guests[0].moved()


@pytest.fixture(scope="module", params=shelf())
def played(request: pytest.FixtureRequest) -> tuple[AnyGame, Json, list[Sceptic]]:
    game = set_up(request.param, 2, {})
    return (game, *a_whole_game(game))


def test_the_finished_record_verifies_and_every_phone_could_follow(
    played: tuple[AnyGame, Json, list[Sceptic]],
) -> None:
    game, record, sceptics = played
    assert record["proof"]["scheme"] == SCHEME
    verdict = verify(read_record(record))
    assert verdict.ok, verdict.sentences
    for sceptic in sceptics:
        assert sceptic.root == record["proof"]["root"]
        assert sceptic.falls(TABLE, game, record) == len(sceptic.opened) > 0


def test_every_throw_is_opened_during_the_game_but_the_deal_and_falls_followed_by_others(
    played: tuple[AnyGame, Json, list[Sceptic]],
) -> None:
    _, record, sceptics = played
    events, throws = [*record["events"], {}], record["proof"]["throws"]
    overtaken = {throw["n"] for throw in throws if "chance" in events[throw["event"] + 1]}
    late = overtaken | {0} if record["game"] == "splash-party" else set()
    for sceptic in sceptics:
        assert {throw["n"] for throw in throws} - sceptic.opened.keys() == late


def test_the_numbers_of_the_phones_are_in_the_proof(
    played: tuple[AnyGame, Json, list[Sceptic]],
) -> None:
    _, record, sceptics = played
    fed = [throw for throw in record["proof"]["throws"] if throw["device"]]
    assert fed
    for throw in fed:
        assert throw["device"] in sceptics[throw["seat"]].numbers
    if record["game"] != "splash-party":  # in that game the table throws the deal
        assert len(fed) == len(record["proof"]["throws"])


def test_a_table_that_ignores_a_phones_number_is_found(
    played: tuple[AnyGame, Json, list[Sceptic]],
) -> None:
    _, record, _ = played
    for place, throw in enumerate(record["proof"]["throws"]):
        if throw["device"]:
            spoilt = copy.deepcopy(record)
            spoilt["proof"]["throws"][place]["device"] = "0" * 32
            verdict = verify(read_record(spoilt))
            assert not verdict.fed
            assert f"throw {place}" in verdict.sentences[1]
            break


def test_tampering_with_anything_the_table_gave_out_is_found(
    played: tuple[AnyGame, Json, list[Sceptic]],
) -> None:
    _, record, _ = played
    rng, tampered = Random(5), 0
    while tampered < 16:
        spoilt = copy.deepcopy(record)
        where = rng.choice(("seed", "root", "device", "tag", "seat", "event", "swap", "drop"))
        throws = spoilt["proof"]["throws"]
        place = rng.randrange(len(throws))
        if where in ("seed", "root"):
            spoilt["proof"][where] = _other_digit(spoilt["proof"][where], rng)
        elif where in ("device", "tag") and throws[place][where]:
            throws[place][where] = _other_digit(throws[place][where], rng)
        elif where == "seat":
            throws[place]["seat"] = 1 - (throws[place]["seat"] or 0)
        elif where == "event":
            throws[place]["event"] += 1
        elif where == "swap" and place:
            throws[place - 1], throws[place] = throws[place], throws[place - 1]
        elif where == "drop":
            del throws[place]
        if spoilt == record:
            continue
        tampered += 1
        assert _found(spoilt), where


def _other_digit(text: str, rng: Random) -> str:
    place = rng.randrange(len(text))
    return text[:place] + ("1" if text[place] == "0" else "0") + text[place + 1 :]


def _found(record: Json) -> bool:
    try:
        return not verify(read_record(record)).ok
    except BadRecord:
        return True


def test_a_running_table_gives_out_neither_seed_nor_proof(server: Server) -> None:
    """With real phones and a real server: the seal first, the proof last, the same seal in both."""
    table = server.open_table("pool-zee", [PERSON, OPEN])
    phones = [
        Phone.with_token(server, table, seed=1),
        Phone.with_token(server, server.join(table["code"], "Bo"), seed=2),
    ]

    async def first() -> str:
        spectator = await Phone(server, table["table"], None, None).arrive()
        seen = await spectator.look()
        await spectator.leave()
        root: str = seen["root"]
        return root

    root = asyncio.run(first())
    assert "proof" not in server.record(table["table"])
    assert server.ask(f"/api/tables/{table['table']}/verify")[0] == 409
    ends = asyncio.run(play_all(phones))
    record = server.record(table["table"])
    assert record["proof"]["root"] == root == ends[0]["root"]
    assert verify(read_record(record)).ok
    status, checked = server.ask(f"/api/tables/{table['table']}/verify")
    assert (status, checked["ok"], checked["followed"]["ok"]) == (200, True, True)


def test_a_table_read_back_hashes_few_of_its_keys_again(monkeypatch: pytest.MonkeyPatch) -> None:
    made, keys = Seal(SEED), list[int]()
    tops = made.tops
    key = Seal.key

    def counted(self: Seal, throw: int) -> bytes:
        keys.append(throw)
        return key(self, throw)

    paths = {throw: made.path(throw) for throw in (0, 700, 4095)}
    root = made.root
    monkeypatch.setattr(Seal, "key", counted)
    read = Seal(SEED, tops)
    assert read.root == root
    assert not keys
    for throw, path in paths.items():
        assert read.path(throw) == path
    assert len(keys) == 3 * 64  # the blocks these throws are in


def test_a_seal_of_before_tops_were_kept_is_read_too() -> None:
    seed, tops = SEED, Seal(SEED).tops
    opened = TableOpened("pool-zee", (), "", seed, tops)
    written = write_change(opened)
    assert read_change("open", written) == opened
    del written["tops"]
    assert read_change("open", written) == replace(opened, tops=None)
    assert Seal(seed, None).root == Seal(seed, tops).root
