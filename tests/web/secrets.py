"""The updates a page received, and the words, lists and strings in its memory."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, WebSocket

Json = dict[str, Any]

# Counts the lists in the page's memory that hold these pairs, or these dice, item by item.
HOLDS = """function (pairs) {
  const numbers = (item) => {
    if (typeof item === "number") return [item];
    if (typeof item !== "object" || item === null) return [];
    const inside = Array.isArray(item) ? item : Object.values(item);
    return inside.filter((value) => typeof value === "number");
  };
  const holds = (list, items) => list.length === items.length
    && items.every((item, n) => item.every((number) => numbers(list[n]).includes(number)));
  const each = pairs.flat().map((number) => [number]);
  return this.filter((list) => holds(list, pairs) || holds(list, each)).length;
}"""
# All words in the document, including those for screen readers only.
WORDS = """() => [...document.querySelectorAll("body *")].flatMap((one) => [
  ...["aria-label", "aria-description", "title", "alt", "value", "href", "data-face", "class"].map(
    (name) => `${name}=${one.getAttribute(name)}`),
  ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()),
]).filter(Boolean)"""


class Ear:
    """Records every update this phone receives from now on, on this page and on later ones."""

    def __init__(self, page: Page) -> None:
        self.told: list[Json] = []
        self.committed = False  # whether the phone has sent a commitment
        self._follow(page)
        page.context.on("page", self._follow)

    def _follow(self, page: Page) -> None:
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._overhear)

    def _hear(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["type"] == "update" and message["view"] is not None:
            self.told.append(message)

    def _overhear(self, frame: str | bytes) -> None:
        self.committed |= json.loads(frame)["type"] == "commit"

    @property
    def last(self) -> Json | None:
        return self.told[-1] if self.told else None


def secrets_told(game: str, updates: Sequence[Json]) -> list[str]:
    """Every secret of other seats that these updates revealed."""
    found = []
    for update in updates:
        you, view = update["you"], update["view"]
        if game.startswith("dice") and view["phase"] in ("mark", "uncover") and view["dice"]:
            found.append(f"{update['seq']}: the dice under the cover")
        if game.startswith("dice") and view["phase"] == "mark":
            found += [
                f"{update['seq']}: what seat {seat} marked"
                for seat, marks in enumerate(view["marks"])
                if seat != you and marks is not None
            ]
        if game == "splash-party" and view["phase"] != "over":
            found += [
                f"{update['seq']}: the token of seat {seat}"
                for seat, token in enumerate(view["tokens"])
                if seat != you and seat in view["live"] and token is not None
            ]
            found += [
                f"{update['seq']}: a number face down at {space}"
                for space, pawn in enumerate(view["ring"])
                if pawn and pawn["number"] is not None and space != view["lifted"]
            ]
    return found


def words_in(page: Page) -> set[str]:
    """Every word in the document, visible or for screen readers."""
    return set(page.evaluate(WORDS))


def lists_with(page: Page, dice: Sequence[Sequence[int]]) -> int:
    """The number of lists in the page's memory that hold these dice, as pairs or flat."""
    inspector = page.context.new_cdp_session(page)
    try:
        arrays = inspector.send("Runtime.evaluate", {"expression": "Array.prototype"})
        prototype = {"prototypeObjectId": arrays["result"]["objectId"]}
        everywhere = inspector.send("Runtime.queryObjects", prototype)["objects"]["objectId"]
        counted = inspector.send(
            "Runtime.callFunctionOn",
            {
                "objectId": everywhere,
                "functionDeclaration": HOLDS,
                "arguments": [{"value": dice}],
                "returnByValue": True,
            },
        )
        return int(counted["result"]["value"])
    finally:
        inspector.detach()


def spelled(page: Page, dice: Sequence[Sequence[int]]) -> bool:
    """Whether any string in the page's memory contains these dice as JSON."""
    inspector = page.context.new_cdp_session(page)
    parts: list[str] = []
    inspector.on("HeapProfiler.addHeapSnapshotChunk", lambda piece: parts.append(piece["chunk"]))
    try:
        inspector.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    finally:
        inspector.detach()
    wanted = json.dumps(dice, separators=(",", ":"))
    return any(wanted in text for text in json.loads("".join(parts))["strings"])
