"""The coach at a table: hints from a seat's own view, sent to that seat only."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.forked import ForkedServer
from tests.server.indoors import Guest, Indoors, laid_out, leap, seat_token
from tests.server.kit import BOT, FAST, PERSON, Json, Phone, Server
from tests.server.leaks import TABLE
from tests.server.test_workers import LONG, echo, never_end
from tests.server.witness import read_log

from bellyflop.coach import hint
from bellyflop.core import Match, Players, Settled
from bellyflop.games import has_part, set_up, shelf
from bellyflop.server.http.coach import COACHING, HINT_SECONDS
from bellyflop.server.redact import JobFailed
from bellyflop.server.workers.bots import Thinkers
from bellyflop.solvers.judge import Note

LOCALES = Path(__file__).parents[2] / "locales"
PATIENCE = 120.0  # timeout in seconds for a hint; generous, because a busy machine is slow
OTHER: Json = {"type": "person", "name": "Ben"}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("coach") / "tables.db"
    with ForkedServer(f"sqlite+aiosqlite:///{file}", *FAST) as server:
        yield server


def ask_hint(server: Server, phone: Phone, **other: object) -> tuple[int, Json]:
    """The coach's answer, with retries on a busy machine."""
    assert phone.seen is not None
    wanted = {"token": phone.token, "base": phone.seen["seq"], **other}
    end = time.monotonic() + PATIENCE
    while True:
        found: tuple[int, Json] = server.ask(f"/api/tables/{phone.table}/hint", wanted)
        if found[1].get("word") != "coach-thinks" or time.monotonic() > end:
            return found


async def to_choose(phone: Phone) -> Json:
    """Play on until this seat has a choice; its update then."""
    if phone.seen is None:
        await phone.look()
    while True:
        assert phone.seen is not None
        awaiting = phone.seen["awaiting"]
        if awaiting["kind"] == "players" and phone.seat in awaiting["seats"]:
            return phone.seen
        if awaiting["kind"] == "chance" and awaiting["by"] == phone.seat:
            seq = phone.seen["seq"]
            await phone.command("throw", device="0" * 32)
            while phone.seen["seq"] == seq:
                await phone.receive()
        else:
            await phone.receive()


# ── hints ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game_id", ["pool-zee", "dice-cup", "splash-party"])
def test_a_hint_is_what_the_coach_says_to_this_view(tables: Server, game_id: str) -> None:
    async def play() -> None:
        made = tables.open_table(game_id, [PERSON, BOT], hints=True)
        phone = await Phone.with_token(tables, made).arrive()
        update = await to_choose(phone)
        status, said = ask_hint(tables, phone)
        assert status == 200, said
        game = set_up(game_id, 2, update["room"]["options"])
        best = hint(game, game.read_view(update["view"]), 0)[0]
        assert said["seq"] == update["seq"]
        assert said["do"] == game.write_action(best.action)
        assert said["notes"] == [{"id": n.id, "about": dict(n.about)} for n in best.notes]
        await phone.leave()

    asyncio.run(play())


def test_nobody_else_hears_of_a_hint_and_no_row_is_written(tables: Server) -> None:
    async def play() -> None:
        made = tables.open_table("dice-cup", [PERSON, OTHER], hints=True)
        ana, ben = [await Phone.with_token(tables, made, seat).arrive() for seat in (0, 1)]
        await to_choose(ana)
        await to_choose(ben)
        before = read_log(log_of(tables), made["table"])
        assert ask_hint(tables, ana)[0] == 200
        assert ben.wire is not None
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(ben.wire.recv(), 0.5)
        assert read_log(log_of(tables), made["table"]) == before
        await ana.leave()
        await ben.leave()

    asyncio.run(play())


def log_of(server: Server) -> Path:
    return Path(server.database.removeprefix("sqlite+aiosqlite:///"))


def test_who_gets_no_hint_is_told_why(tables: Server) -> None:
    async def play() -> None:
        plain = tables.open_table("pool-zee", [PERSON, BOT], options={"opening": False})
        phone = await Phone.with_token(tables, plain).arrive()
        await to_choose(phone)
        assert refused(ask_hint(tables, phone)) == (409, "no-hints")
        await phone.leave()

        made = tables.open_table(
            "pool-zee", [PERSON, OTHER], hints=True, options={"opening": False}
        )
        ana, ben = [await Phone.with_token(tables, made, seat).arrive() for seat in (0, 1)]
        await ana.look()
        await ben.look()
        assert refused(ask_hint(tables, ana)) == (409, "hint-in-turn")  # her dice come first
        await to_choose(ana)
        assert refused(ask_hint(tables, ben)) == (409, "hint-in-turn")
        assert refused(ask_hint(tables, ana, base=0)) == (409, "moved-on")
        assert refused(ask_hint(tables, ana, base=99)) == (409, "moved-on")
        assert refused(ask_hint(tables, ana, token="nobody's")) == (403, "no-such-seat")
        assert refused(ask_hint(tables, ana, token=7)) == (422, "unreadable")
        nowhere = tables.ask(f"/api/tables/{'0' * 24}/hint", {"token": "x", "base": 1})
        assert refused(nowhere) == (404, "no-such-table")
        await ana.command("away", away=True)
        assert refused(ask_hint(tables, ana)) in [(409, "bot-plays"), (409, "hint-in-turn")]
        await ana.leave()
        await ben.leave()

    asyncio.run(play())


def test_a_host_without_a_seat_and_a_pad_have_no_hints(tables: Server) -> None:
    beside = tables.open_table("pool-zee", [BOT, BOT], hints=True)
    wanted = {"token": beside["keys"][0]["token"], "base": 1}
    assert refused(tables.ask(f"/api/tables/{beside['table']}/hint", wanted)) == (403, "watching")
    pad = tables.open_table("pool-zee", [PERSON], dice="pad", hints=True)
    wanted = {"token": pad["keys"][0]["token"], "base": 1}
    assert refused(tables.ask(f"/api/tables/{pad['table']}/hint", wanted)) == (409, "hint-in-turn")


def refused(answer: tuple[int, Json]) -> tuple[int, str]:
    status, said = answer
    assert said["error"]
    return status, said["word"]


def test_hints_count_among_the_commands_of_a_seat(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    with ForkedServer(database, "--commands-per-10-s", "3") as server:

        async def play() -> list[int]:
            made = server.open_table(
                "pool-zee", [PERSON, BOT], hints=True, options={"opening": False}
            )
            phone = await Phone.with_token(server, made).arrive()
            await to_choose(phone)  # one throw
            asked = (asyncio.to_thread(ask_hint, server, phone) for _ in range(3))
            told = await asyncio.gather(*asked)
            await phone.leave()
            return [status for status, _ in told]

        assert asyncio.run(play()).count(429) == 1


# ── notes ───────────────────────────────────────────────────────────────────────────────────────


def asked_of(coach: Thinkers) -> Indoors:
    """A node with this coach and a table of Pool-zee at which seat 0 is to choose."""
    indoors = Indoors()
    indoors.app.router.routes += COACHING
    indoors.use(thinkers=coach)
    five = Settled({"dice": [6, 6, 6, 1, 2]})
    game = set_up("pool-zee", 2, {"opening": False})
    indoors.put(TABLE, laid_out(game, [five], hints=True))
    return indoors


class Pondering(Thinkers):
    """A coach that takes this many seconds per job and counts its jobs."""

    def __init__(self, *seconds: float) -> None:
        super().__init__(1)
        self.seconds, self.asked = seconds, 0

    async def advise(self, *_: object) -> bytes | None:
        seconds = self.seconds[self.asked]
        self.asked += 1
        await asyncio.sleep(seconds)
        return b'[{"score":"sixes"},[]]'


def test_a_coach_who_needs_longer_thinks_on_until_the_next_question() -> None:
    async def visit() -> None:
        indoors = asked_of(coach := Pondering(2.5 * HINT_SECONDS))
        wanted = json.dumps({"token": seat_token(0), "base": 2}).encode()
        statuses = []
        for _ in range(3):
            status, said = await indoors.get(f"/api/tables/{TABLE}/hint", "POST", wanted)
            statuses.append((status, json.loads(said).get("word")))
        assert statuses == [(503, "coach-thinks"), (503, "coach-thinks"), (200, None)]
        assert coach.asked == 1

    leap(visit())


def test_a_thought_about_what_the_seat_saw_before_is_given_up() -> None:
    async def visit() -> None:
        indoors = asked_of(coach := Pondering(2.5 * HINT_SECONDS, 1.0))
        ana = await Guest(indoors, TABLE, seat_token(0)).arrive()

        async def ask() -> int:
            wanted = json.dumps({"token": seat_token(0), "base": ana.seen["seq"]}).encode()
            return (await indoors.get(f"/api/tables/{TABLE}/hint", "POST", wanted))[0]

        before = asyncio.create_task(ask())
        await asyncio.sleep(1)
        assert (await ana.command("do", do={"hold": [6, 6, 6]}, device="0" * 32))["status"] == "ok"
        await ana.until(lambda update: update["seq"] > 2)
        assert await ask() == 200
        assert await before == 503
        assert coach.asked == 2
        await ana.leave()

    leap(visit())


def test_advice_waits_for_no_bot() -> None:
    async def day() -> None:
        thinkers = Thinkers(1)
        try:
            bot = asyncio.create_task(thinkers.work(LONG, never_end))
            assert await thinkers.advise(echo, b"hold the sixes") == b"hold the sixes"
            assert not bot.done()
        finally:
            await thinkers.close()
        assert await bot is None

    asyncio.run(day())


class Stumbling(Thinkers):
    """A coach that fails."""

    async def advise(self, *_: object) -> bytes | None:
        raise JobFailed("KeyError at judge.py:7 in worth")


def test_a_coach_who_fails_is_the_servers_fault_and_says_so_in_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def visit() -> None:
        indoors = asked_of(Stumbling(1))
        wanted = json.dumps({"token": seat_token(0), "base": 2}).encode()
        for _ in range(2):
            status, said = await indoors.get(f"/api/tables/{TABLE}/hint", "POST", wanted)
            assert (status, json.loads(said)["word"]) == (503, "coach-thinks")

    leap(visit())
    assert "the coach failed: KeyError at judge.py:7 in worth" in caplog.text


class Forgetful(Pondering):
    """A coach whose first job returns nothing."""

    async def advise(self, *_: object) -> bytes | None:
        advice = await super().advise()
        return None if self.asked == 1 else advice


def test_however_often_a_seat_asks_at_one_view_the_coach_thinks_once() -> None:
    async def visit() -> None:
        indoors = asked_of(coach := Forgetful(1, 1, 1))
        ana = await Guest(indoors, TABLE, seat_token(0)).arrive()

        async def ask() -> int:
            wanted = json.dumps({"token": seat_token(0), "base": ana.seen["seq"]}).encode()
            return (await indoors.get(f"/api/tables/{TABLE}/hint", "POST", wanted))[0]

        assert await asyncio.gather(*(ask() for _ in range(20))) == [503] * 20
        assert coach.asked == 1
        assert await asyncio.gather(*(ask() for _ in range(20))) == [200] * 20
        assert await ask() == 200
        assert coach.asked == 2
        assert (await ana.command("do", do={"hold": [6, 6, 6]}, device="0" * 32))["status"] == "ok"
        await ana.until(lambda update: update["seq"] > 2)
        assert await ask() == 200
        assert coach.asked == 3
        await ana.leave()

    leap(visit())


def notes_of(game_id: str, seats: int, games: int) -> list[Note]:
    """Every note on every choice in random games."""
    game, rng, found = set_up(game_id, seats, {}), Random(5), []
    for _ in range(games):
        match: Match[Any, Any, Any, Any] = Match(game)
        while not match.over:
            if isinstance(match.awaiting, Players):
                seat = min(match.awaiting.seats)
                view = game.view(match.state, seat)
                if game_id != "splash-party" or rng.random() < 0.15:  # its coach is slow
                    found += [note for a in hint(game, view, seat, 9) for note in a.notes]
                legal: Sequence[Any] = game.legal(match.state, seat)
                match.do(seat, legal[rng.randrange(len(legal))])
            match.draw(rng)
    return found


@pytest.mark.parametrize(
    "game_id", [id_ for id_, kind in shelf().items() if has_part(kind, "coach")]
)
def test_every_note_has_its_sentence_in_every_language(game_id: str) -> None:
    games = 1 if game_id in ("splash-party", "clever-kids") else 3
    notes = notes_of(game_id, 2, games)
    assert notes
    for language in ("en", "de", "fr", "es"):
        files = sorted((LOCALES / language / "games").glob("*.ftl"))
        text = "\n".join(file.read_text("utf-8") for file in files)
        found = re.findall(r"^(coach-[a-z0-9-]+) =((?:.*|\n[ }])+)", text, re.MULTILINE)
        sentences = dict(found)
        for note in notes:
            spoken_of = set(re.findall(r"\$([a-z0-9]+)", sentences[f"coach-{note.id}"]))
            given = {{"seat": "name", "won": "things"}.get(key, key) for key in note.about}
            assert spoken_of <= given, note
