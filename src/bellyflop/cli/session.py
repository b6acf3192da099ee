"""One session at this terminal: a new game, or a resumed one."""

from __future__ import annotations

import os
import shlex
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from rich.text import Text

from bellyflop.bots import is_own
from bellyflop.core import AnyGame, Match, Record
from bellyflop.games import part, warm_up
from bellyflop.server.table.saved import resumed
from bellyflop.terminal.board import AnyBoard, Board
from bellyflop.terminal.screen import Leave, Screen
from bellyflop.words import Words

from .files import new_file, write_file
from .options import solving_bar
from .seating import Seating, seating_of
from .table import Table


class Session:
    """A match, the people who play it, their screen and its file."""

    def __init__(
        self,
        screen: Screen,
        match: Match[Any, Any, Any, Any],
        seating: Seating,
        file: Path | None,
    ) -> None:
        self.screen, self.match, self.seating, self.file = screen, match, seating, file
        self.words = screen.words

    @classmethod
    def new(cls, screen: Screen, game: AnyGame, seating: Seating) -> Session:
        """A new game, in a new file."""
        file = None
        try:
            file = new_file(game.about.id, datetime.now())  # noqa: DTZ005 - the clock on the wall
        except OSError as error:
            said = screen.words("terminal-cannot-save", error=str(error))
            screen.show(Text(said, "yellow"))
        return cls(screen, Match(game), seating, file)

    @classmethod
    def resumed(
        cls, screen: Screen, name: str, record: Record, level: str | None = None
    ) -> Session:
        """The game of this record, saved to the same file; bots play at this level, if given."""
        match = resumed(record)
        return cls(screen, match, seating_of(record, match.game, level), Path(name))

    def run(self, seed: int | None) -> None:
        """Play until the game is over or a person leaves."""
        rng, board = Random(seed), board_for(self.match.game, self.words)
        table = Table(self.match, board, self.seating, self.screen, rng, self.save)
        self.save()
        try:
            self.get_bots_ready()
            table.play()
            self.offer_a_copy()
        except (Leave, KeyboardInterrupt):
            self.say_goodbye()

    def get_bots_ready(self) -> None:
        """Load or solve what the bots play by; new house rules take a few seconds."""
        if self.seating.bots and not is_own(self.seating.level):
            with solving_bar(self.words("terminal-solving")) as progress:
                warm_up(self.match.game, self.seating.level, progress)

    def save(self) -> None:
        """Write the record; if that fails, say so once and play on."""
        if self.file is None:
            return
        try:
            write_file(self.file, self.record)
        except OSError as error:
            said = self.words("terminal-saving-failed", error=str(error))
            self.screen.show(Text(said, "yellow"))
            self.file = None

    @property
    def record(self) -> Record:
        """The record so far."""
        return self.match.record(self.seating.names, meta=self.seating.meta)

    def offer_a_copy(self) -> None:
        """Say where the record is, and offer to copy it elsewhere."""
        if self.file:
            self.screen.show_whole(f"{self.words('terminal-kept', file=str(self.file))}\n")
        while self.screen.live:
            name = self.screen.ask_or_leave(f"{self.words('terminal-copy')} ")
            if not name:
                return
            try:
                write_file(Path(name).expanduser(), self.record)
            except OSError as error:
                said = self.words("terminal-copy-failed", error=str(error))
                self.screen.show(Text(said, "yellow"))
                continue
            self.screen.show_whole(
                f"{self.words('terminal-copied')}\n  {as_typed('replay')} {shlex.quote(name)}"
            )
            return

    def say_goodbye(self) -> None:
        """Say how to resume this game."""
        self.save()  # Ctrl-C may have come between an event and its write
        self.screen.clear(wipe=True)
        if self.match.over or self.file is None:
            self.screen.show(Text(self.words("terminal-goodbye")))
            return
        how = f"{as_typed('play')} --resume {shlex.quote(str(self.file))}"
        self.screen.show_whole(f"{self.words('terminal-saved')}\n  {how}")


def as_typed(command: str) -> str:
    """The command that this person used: `bellyflop play`, or `./play`."""
    door = os.environ.get("BELLYFLOP_COMMAND")
    if door is None:
        return f"bellyflop {command}"
    return door if command == "play" else f"{door} {command}"


def board_for(game: AnyGame, words: Words) -> AnyBoard:
    """The game's own board, or the generic one."""
    terminal = part(game, "terminal")
    made = Board(game, words) if terminal is None else terminal.BOARD(game, words)
    assert isinstance(made, Board)
    return made
