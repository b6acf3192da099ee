"""Whole games in the house of a phone, from opening a table to its record."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.offline.kit import Notebook, Page, made, play, wanted


async def evenings(tables: list[tuple[str, str]]) -> list[dict[str, Any]]:
    """The record, scores and verdict of a game against a bot for each (game, level)."""
    ended = []
    for game, level in tables:
        page = Page(Notebook())
        table, tokens = await made(page, wanted(game, level))
        chair = page.sit(table, tokens[0])
        await play(chair, Random(5))
        _, record = await page.ask(f"/api/tables/{table}/record")
        _, verdict = await page.ask(f"/api/tables/{table}/verify")
        ended.append({"record": record, "scores": chair.update["scores"], "ok": verdict["ok"]})
        await page.house.autoplay.close()
    return ended
