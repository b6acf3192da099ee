"""How fast a phone is: Python as the build packs it, in Node, beside this Python in the same run.

    python benchmarks/phone.py [--games N]

Figures are CPU milliseconds here, times four: a phone is about four times slower. A bot is made
anew for each choice and shown all its views, as the server inside a phone does it. An update is
everything from a command to its answer and the new board, except the disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.offline.kit import Json, Notebook, Page, made, mine, wanted

from bellyflop import Match, Players, load_game, shelf
from bellyflop.bots import LEVELS
from bellyflop.coach import hint
from bellyflop.games import judge_for, levels_of, warm_up
from bellyflop.server.wire import decode, encode
from bellyflop.server.workers.jobs import think

SLOWER = 4
SEATS = 4


def cpu() -> float:
    """The CPU seconds of this thread, from Node itself where Python sees only a wall clock."""
    try:
        from js import process  # type: ignore[import-not-found]
    except ModuleNotFoundError:
        return time.thread_time()
    used = process.threadCpuUsage()
    return float(used.user + used.system) / 1e6


async def thinking(game_id: str, level: str, games: int) -> list[float]:
    """The seconds for each choice of this level in games of four."""
    took: list[float] = []
    for seed in range(games):
        game = load_game(game_id, seats=SEATS)
        warm_up(game, level)
        match: Match[Any, Any, Any, Any] = Match(game)
        rng = Random(seed)
        seen: list[list[bytes]] = [[] for _ in range(SEATS)]
        while True:
            match.draw(rng)
            for seat in range(SEATS):
                view = encode(game.view(match.state, seat))
                seen[seat] = [view] if game.open_table else [*seen[seat], view]
            if not isinstance(match.awaiting, Players):
                break
            seat = min(match.awaiting.seats)
            begun = cpu()
            chosen = think(game_id, SEATS, game.options, level, seat, f"{seed}", seen[seat])
            took.append(cpu() - begun)
            match.do(seat, game.read_action(decode(chosen)))
    return took


async def hinting(game_id: str, games: int) -> list[float]:
    """The seconds for each hint in random games of four."""
    took: list[float] = []
    for seed in range(games):
        game = load_game(game_id, seats=SEATS)
        if judge_for(game) is None:
            return []
        match: Match[Any, Any, Any, Any] = Match(game)
        rng = Random(seed)
        for moment in range(60):
            match.draw(rng)
            if not isinstance(match.awaiting, Players):
                break
            seat = min(match.awaiting.seats)
            if moment % 4 == 0:
                view = game.view(match.state, seat)
                begun = cpu()
                hint(game, view, seat, most=1)
                took.append(cpu() - begun)
            match.do(seat, rng.choice(game.legal(match.state, seat)))
    return took


async def updating(game_id: str, games: int) -> list[float]:
    """The seconds from each command of four people at one phone to its answer and the new board."""
    took: list[float] = []
    for seed in range(games):
        page = Page(Notebook())
        table, tokens = await made(page, wanted(game_id, people=SEATS))
        chairs = [page.sit(table, token) for token in tokens]
        rng = Random(seed)
        while True:
            now = await chairs[0].until(bool)
            if now["room"]["over"]:
                break
            waits = now["awaiting"]
            seat = waits["by"] if waits["by"] is not None else min(waits["seats"], default=None)
            if seat is None:
                await chairs[0].hear()
                continue
            chair = chairs[seat]
            now = await chair.until(_at_least(now["seq"]))
            if not mine(now):
                continue
            begun = cpu()
            if waits["kind"] == "chance":
                order = {"base": now["seq"], "device": f"{rng.getrandbits(128):032x}"}
                answer = await chair.command("throw", **order)
            else:
                order = {"base": now["seq"], "do": rng.choice(now["legal"])["do"]}
                answer = await chair.command("do", **order)
            await chair.until(_at_least(answer["seq"]))
            took.append(cpu() - begun)
            await chairs[0].until(_at_least(answer["seq"]))
        await page.house.autoplay.close()
    return took


def _at_least(row: int) -> Callable[[Json], bool]:
    return lambda update: bool(update["seq"] >= row)


def main() -> None:
    import argparse

    from tests.phone.node import in_node

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=2)
    games = parser.parse_args().games
    print(f"{'':32}{'here':>8}{'phone':>8}{'worst':>8}   ms; a phone's are times {SLOWER}")

    def line(name: str, function: str, *given: object) -> None:
        here = asyncio.run(globals()[function](*given, games))
        there = in_node("benchmarks.phone", function, *given, games)
        if there:
            mean = SLOWER * 1000 * sum(there) / len(there)
            worst, own = SLOWER * 1000 * max(there), 1000 * sum(here) / len(here)
            print(f"{name:32}{own:8.2f}{mean:8.1f}{worst:8.1f}", flush=True)

    for game_id, kind in shelf().items():
        line(f"{game_id}, an update", "updating", game_id)
        for level in (each for each in LEVELS if each in levels_of(kind)):
            line(f"{game_id}, {level}", "thinking", game_id, level)
        line(f"{game_id}, a hint", "hinting", game_id)


if __name__ == "__main__":
    main()
