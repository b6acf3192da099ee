"""Reviews at the end of a game: the coach reviews its record once for all requests."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.server.forked import ForkedServer
from tests.server.indoors import HOST, Guest, Indoors, laid_out, leap
from tests.server.kit import BOT, FAST, PERSON, Json, Phone, Server, play_all
from tests.server.leaks import TABLE
from tests.server.test_coaching import refused

from bellyflop.coach import review_record
from bellyflop.core import Match, Players, Record, Settled, read_record
from bellyflop.games import set_up
from bellyflop.server.http.coach import COACHING
from bellyflop.server.workers import reviews as reviewing
from bellyflop.server.workers.pool import Workers
from bellyflop.server.workers.reviews import Reviewer
from bellyflop.testing.walk import play_out


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("coach") / "tables.db"
    with ForkedServer(f"sqlite+aiosqlite:///{file}", *FAST) as server:
        yield server


def review_of(server: Server, table: str) -> tuple[int, Json]:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        status, said = server.ask(f"/api/tables/{table}/review")
        if status != 202:
            return status, said
        assert 0 <= said["done"] <= said["of"]
    raise AssertionError("the review took too long")


@pytest.mark.parametrize("game_id", ["pool-zee", "dice-cup", "clever-kids"])
def test_a_review_is_what_the_coach_makes_of_the_record(tables: Server, game_id: str) -> None:
    short = {"look": 1} if game_id == "dice-cup" else {}
    made = tables.open_table(game_id, [PERSON, BOT], options=short)
    asyncio.run(play_all([Phone.with_token(tables, made)]))
    status, said = review_of(tables, made["table"])
    assert status == 200, said
    record = read_record(tables.record(made["table"]))
    assert said["room"]["table"] == made["table"]
    assert [seat["seat"] for seat in said["seats"]] == [0, 1]
    for seat in said["seats"]:
        review = review_record(record, seat["seat"])
        assert seat["unit"] == review.unit
        assert seat["accuracy"] == pytest.approx(review.accuracy, abs=1e-3)
        low, high = seat["between"]
        assert 0 <= low <= seat["accuracy"] <= high <= 100
        for key, value in (("lost", review.lost), ("luck", review.lucky)):
            assert seat[key] == pytest.approx(value, abs=1e-3)
        assert [d["best"] for d in seat["decisions"]] == [d.best for d in review.decisions]
        assert [t["event"] for t in seat["throws"]] == [t.event for t in review.luck]
        shown = [d for d in seat["decisions"] if d["view"] is not None]
        worst = sorted(seat["decisions"], key=lambda d: -d["lost"])[: len(shown)]
        assert len(shown) <= 6
        assert sum(d["lost"] for d in shown) == pytest.approx(sum(d["lost"] for d in worst))
    assert tables.ask(f"/api/tables/{made['table']}/review") == (200, said)  # kept


def test_a_review_waits_for_the_end_and_a_pad_has_none(tables: Server) -> None:
    made = tables.open_table("splash-party", [PERSON, BOT])
    assert refused(review_of(tables, made["table"])) == (409, "review-when-over")
    pad = tables.open_table("pool-zee", [PERSON], dice="pad")
    assert refused(review_of(tables, pad["table"])) == (409, "pad-no-record")
    assert refused(review_of(tables, "0" * 24)) == (404, "no-such-table")


@pytest.mark.parametrize("game_id", ["pool-zee", "dice-cup"])
def test_games_with_real_dice_are_reviewed_too(tables: Server, game_id: str) -> None:
    async def play() -> str:
        made = tables.open_table(game_id, [PERSON], dice="real")
        phone = await Phone.with_token(tables, made).arrive()
        await phone.look()
        game, rng = set_up(game_id, 1, phone.seen["room"]["options"]), Random(2)  # type: ignore[index]
        match: Match[Any, Any, Any, Any] = Match(game)
        while not match.over:
            if isinstance(match.awaiting, Players):
                legal = game.legal(match.state, 0)
                action = legal[rng.randrange(len(legal))]
                match.do(0, action)
                answer = await phone.command("do", do=game.write_action(action))
            else:
                outcome = game.sample(match.state, rng)
                match.play_event(Settled(game.write_outcome(outcome)))
                answer = await phone.command("fell", chance=game.write_outcome(outcome))
            assert answer["status"] == "ok", answer
            while phone.seen["seq"] < answer["seq"]:  # type: ignore[index]
                await phone.receive()
        await phone.leave()
        return str(made["table"])

    status, said = review_of(tables, asyncio.run(play()))
    assert status == 200, said
    (seat,) = said["seats"]
    # In Dice Cup with real dice, players mark without seeing the dice.
    assert (seat["accuracy"] is None) == (game_id == "dice-cup")


def test_a_review_that_cannot_be_finished_is_refused_and_may_be_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def tired(*_: object) -> None:
        return None

    monkeypatch.setattr(Workers, "work", tired)

    async def visit() -> None:
        game = set_up("dice-cup", 1, {})
        match: Match[Any, Any, Any, Any] = Match(game)
        rng = Random(1)
        while not match.over:
            match.draw(rng)
            if isinstance(match.awaiting, Players):
                match.do(0, game.legal(match.state, 0)[0])
        indoors = Indoors()
        indoors.app.router.routes += COACHING
        indoors.put(TABLE, laid_out(game, match.events))
        for _ in range(2):
            status, said = await indoors.get(f"/api/tables/{TABLE}/review")
            assert status == 503
            assert b'"coach-thinks"' in said
        await indoors.services.reviewer.close()

    leap(visit())


def test_a_throw_corrected_after_the_end_is_reviewed_anew_and_nothing_else_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reviewed: list[Record] = []

    async def quick(*job: Any) -> bytes:
        reviewed.append(job[3])
        return b"{}"

    monkeypatch.setattr(Workers, "work", quick)

    async def visit() -> None:
        game = set_up("dice-cup", 1, {"dice": "real"})
        events = play_out(game, seed=3).events
        thrown = events[-1]
        assert isinstance(thrown, Settled)
        indoors = Indoors()
        indoors.app.router.routes += COACHING
        indoors.put(TABLE, laid_out(game, events, dice="real"))
        host = await Guest(indoors, TABLE, HOST).arrive()
        fell: Json = json.loads(json.dumps(thrown.outcome))
        fell["dice"]["white"] = [1, 1] if fell["dice"]["white"] != [1, 1] else [2, 2]
        for command, fields in (
            ("lock", {"locked": True}),
            ("fell", {"chance": fell, "correct": True}),
            ("lock", {"locked": False}),
        ):
            assert (await indoors.get(f"/api/tables/{TABLE}/review"))[0] == 200
            assert (await host.command(command, **fields))["status"] == "ok"
        assert (await indoors.get(f"/api/tables/{TABLE}/review"))[0] == 200
        assert [record.events[-1] for record in reviewed] == [thrown, Settled(fell)]
        await host.leave()
        await indoors.services.reviewer.close()

    leap(visit())


def test_finished_reviews_are_kept_up_to_a_number_and_the_oldest_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def quick(*_: object) -> bytes:
        return b"{}"

    monkeypatch.setattr(Workers, "work", quick)
    monkeypatch.setattr(reviewing, "MOST_KEPT", 4)
    game = set_up("dice-cup", 1, {})

    async def visit() -> None:
        reviewer = Reviewer()
        for number in range(9):
            await reviewer.review(f"table {number}", Match(game).record(["Ana"]))
            kept = min(number + 1, reviewing.MOST_KEPT + 1)
            assert list(reviewer._sought) == [f"table {n}" for n in range(number + 1)][-kept:]
        await reviewer.close()

    leap(visit())
