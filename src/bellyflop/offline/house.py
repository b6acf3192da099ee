"""The house: one node on the phone's own storage, and the requests it answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace

from bellyflop.coach.review import seats_to_review
from bellyflop.core import BadNotation, BadRecord, BadSetup, Record
from bellyflop.core.record import read_record
from bellyflop.games import describe_games, pad_sheet
from bellyflop.proof.verify import verify
from bellyflop.server.node.autoplay import Autoplay, Pace
from bellyflop.server.node.bus import NoBus
from bellyflop.server.node.live import LiveTable
from bellyflop.server.node.node import Node
from bellyflop.server.node.requests import read_new_table
from bellyflop.server.node.resuming import resume_table
from bellyflop.server.node.seating import open_table
from bellyflop.server.redact import redacted
from bellyflop.server.store.log import StoreDown
from bellyflop.server.table.decide import hinted_seat
from bellyflop.server.table.refusals import Failure, Word
from bellyflop.server.table.saved import SavedSeats
from bellyflop.server.table.table import Table
from bellyflop.server.table.update import exported
from bellyflop.server.table.viewer import Refused
from bellyflop.server.wire import decode, encode
from bellyflop.server.workers.coach_types import (
    Hint,
    HintWanted,
    Reason,
    read_hint_wanted,
)
from bellyflop.server.workers.job_inputs import advice_input
from bellyflop.server.workers.jobs import advise, review_seat

from .line import Line, understand
from .log import Disk, PhoneLog
from .minds import PhoneThinkers

log = logging.getLogger("bellyflop")

PREFIX = "phone-"  # of table ids: it tells the page where a table lives
REVIEW_SECONDS = 120.0  # for one seat
PAINS = 60  # events times seats that get full effort; fewer than on a server

Say = Callable[[int, str], None]


class Wrong(Exception):
    """A request that cannot be served, with its status and word."""

    def __init__(self, status: int, word: Word) -> None:
        super().__init__(word)
        self.status, self.word = status, word


class House:
    """Answers a page's requests as a server would, and holds its lines."""

    def __init__(
        self,
        disk: Disk,
        tell: Say,
        end: Callable[[int], None],
        answer: Callable[[int, int, str], None],
        pace: float = 1.0,
    ) -> None:
        usual = Pace()
        slowly = Pace(usual.bot * pace, usual.throw * pace, usual.countdown * pace)
        self.node = Node(PhoneLog(disk), NoBus(), countdown_pace=slowly.countdown)
        self.node.new_id = lambda: PREFIX + secrets.token_hex(9)
        self.autoplay = Autoplay(self.node, PhoneThinkers(), slowly)
        self.node.listeners.append(self.autoplay.notice)
        self._tell, self._end, self._answered = tell, end, answer
        self._lines: dict[int, Line] = {}
        self._asked: set[asyncio.Task[None]] = set()

    # ── lines ───────────────────────────────────────────────────────────────────────────────

    def open(self, line: int) -> None:
        """Open a line for the page."""

        def end() -> None:
            self._lines.pop(line, None)
            self._end(line)

        self._lines[line] = Line(self.node, lambda text: self._tell(line, text), end)

    def hear(self, line: int, text: str) -> None:
        """Take this text from the page on a line."""
        if line in self._lines:
            self._lines[line].hear(text)

    def close(self, line: int) -> None:
        """Close a line of the page."""
        if line in self._lines:
            self._lines[line].close()

    # ── questions ───────────────────────────────────────────────────────────────────────────

    def ask(self, number: int, method: str, path: str, token: str, body: str) -> None:
        """Serve a request the page would send to a server; the answer has the same number."""
        task = asyncio.get_running_loop().create_task(self._serve(number, method, path, body))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _serve(self, number: int, method: str, path: str, body: str) -> None:
        status, content = await self.answer(method, path, body)
        written = content if isinstance(content, bytes) else encode(content)
        self._answered(number, status, written.decode())

    async def answer(self, method: str, path: str, body: str) -> tuple[int, object]:
        """The status and content of the answer to this request; bytes are already JSON."""
        try:
            return 200, await self._content(method, path.strip("/").split("/"), body)
        except Wrong as wrong:
            return wrong.status, Failure("", wrong.word)
        except Refused as no:
            return 409, Failure(str(no), no.word, no.about)
        except (BadSetup, BadRecord) as error:
            return 409, Failure(str(error), "setup")
        except BadNotation as error:
            return 422, Failure(str(error), "unreadable")
        except StoreDown:
            return 503, Failure("", "store-down")
        except Exception as error:
            log.error("a question could not be answered: %s", redacted(error))
            return 503, Failure("", "busy")

    async def _content(self, method: str, path: list[str], body: str) -> object:
        match method, path:
            case "GET", ["api", "games"]:
                return describe_games()
            case "GET", ["api", "games", game, "pad"]:
                return pad_sheet(game).describe()
            case "POST", ["api", "tables"]:
                return await open_table(self.node, understand(read_new_table, body))
            case "POST", ["api", "saved"]:
                return await resume_table(self.node, understand(lambda told: told, body))
            case "GET", ["api", "tables", table, "record"]:
                return self._record(await self._table(table)).write()
            case "GET", ["api", "tables", table, "saved"]:
                return saved((await self._table(table)).table).write()
            case "GET", ["api", "tables", table, "verify"]:
                return await self._verdict(table)
            case "GET", ["api", "tables", table, "review"]:
                return await self._to_review(table)
            case "POST", ["api", "tables", table, "hint"]:
                return await self._hint(table, understand(read_hint_wanted, body))
            case "GET", ["api", "tables", table, "pad"]:
                return self._pad(await self._table(table))
            case "POST", ["api", "review"]:
                return review(body)
        raise Wrong(404, "wrong-address")

    async def _table(self, name: str) -> LiveTable:
        live = await self.node.table(name)
        if live is None:
            raise Wrong(404, "no-such-table")
        return live

    def _record(self, live: LiveTable) -> Record:
        if live.table.pad is not None:
            raise Wrong(409, "pad-no-record")
        record = exported(live.table)
        if record is None:
            raise Wrong(409, "secrets-until-over")
        return record

    def _pad(self, live: LiveTable) -> object:
        if live.table.pad is None:
            raise Wrong(409, "played-no-pad")
        return live.table.pad.written()

    async def _verdict(self, name: str) -> object:
        live = await self._table(name)
        if not live.table.over:
            raise Wrong(409, "check-when-over")
        verdict = verify(self._record(live))
        sentences = dict(zip(("sealed", "fed", "followed"), verdict.sentences, strict=True))
        parts = {
            part: {"ok": getattr(verdict, part), "why": why} for part, why in sentences.items()
        }
        return {"ok": verdict.ok, **parts}

    async def _to_review(self, name: str) -> object:
        """What a second worker needs to review this game; the page combines its answers."""
        live = await self._table(name)
        if not live.table.over:
            raise Wrong(409, "review-when-over")
        record = self._record(live)
        seats = list(seats_to_review(record))
        return {"room": live.table.room(), "record": record.write(), "seats": seats}

    async def _hint(self, name: str, wanted: HintWanted) -> Hint:
        live = await self._table(name)
        who = self.node.viewer(live, wanted.token)
        table = live.table
        seat = hinted_seat(table, who, wanted.base)
        said = advise(*advice_input(table, seat))
        do, notes = decode(said)
        return Hint(table.seq, do, [Reason(**note) for note in notes])


def saved(table: Table) -> Record:
    """The whole game so far, secrets included, with everything needed to resume it elsewhere.

    Only a phone hands it out, because all its players are at this phone or are bots.
    """
    if table.pad is not None:
        raise Wrong(409, "pad-no-record")
    bots = {n: seat.level for n, seat in enumerate(table.seats) if seat.kind == "bot"}
    seats = SavedSeats(
        frozenset(bots),
        next(iter(bots.values()), None),
        tuple(seat.animal for seat in table.seats),
        real_dice=table.dice == "real",
    )
    record = table.record()
    return replace(record, extra={**record.extra, "meta": seats.meta})


def review(asked: str) -> bytes:
    """The review of one seat of a finished game, as JSON. Asked: `{"record": ..., "seat": ...}`."""
    wanted = decode(asked)
    record = read_record(wanted["record"])
    pains = min(1.0, PAINS / (len(record.events) * len(record.seats) or 1))
    return review_seat(record, int(wanted["seat"]), pains, REVIEW_SECONDS)


def open_house(
    disk: Disk,
    tell: Say,
    end: Callable[[int], None],
    answer: Callable[[int, int, str], None],
    pace: float = 1.0,
) -> House:
    """A house. It sends messages on a line to `tell`, and calls `end` when a line is closed."""
    return House(disk, tell, end, answer, pace)
