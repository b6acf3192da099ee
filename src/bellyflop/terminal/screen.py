"""The screen: shows, asks, clears, and hides secrets behind a curtain."""

from __future__ import annotations

import sys
from shutil import get_terminal_size

from rich.console import Console, ConsoleDimensions, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from bellyflop.words import Words

_WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the last of them clears the scrollback
_WIDEST = 100


class Leave(Exception):
    """Raised when a person wants to leave the table."""


class Screen:
    """A terminal, or a plain stream of lines if standard input is not one."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        if self.console.is_dumb_terminal:  # Rich does not query the size of these
            self.console.size = ConsoleDimensions(*get_terminal_size())
        self.live = self.console.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """The number of columns to draw in."""
        return min(self.console.width, _WIDEST)

    def show(self, *parts: RenderableType) -> None:
        """Print these below one another."""
        for part in parts:
            self.console.print(part, width=self.width, soft_wrap=False)

    def show_whole(self, line: str) -> None:
        """Print a line without wrapping it, so that it can be copied."""
        self.console.print(Text(line), soft_wrap=True)

    def clear(self, wipe: bool = False) -> None:
        """Clear the screen; with `wipe` the scrollback as well."""
        if not self.live:
            return
        if self.console.is_dumb_terminal:
            # No control codes here: push what was shown out of sight.
            self.console.print("\n" * (self.console.height if wipe else 1))
        elif wipe:
            self.raw(_WIPE)
        else:
            self.console.clear()

    def raw(self, codes: str) -> None:
        """Send control codes, if the terminal understands them."""
        if self.live and not self.console.is_dumb_terminal:
            self.console.file.write(codes)
            self.console.file.flush()

    def ask(self, question: str) -> str:
        """A line from a person, stripped; raises Leave at the end of input."""
        self.console.print(Text(question, "bold"), end="")
        self.console.file.flush()
        try:
            line = input()
        except EOFError:
            self.console.print()
            raise Leave from None
        if not sys.stdin.isatty():
            self.console.print()
        return line.strip()

    def ask_or_leave(self, question: str) -> str:
        """A line from a person; raises Leave if it says so."""
        line = self.ask(question)
        if line.lower() in ("q", "quit", "exit"):
            raise Leave
        return line

    def pause(self, words: str) -> None:
        """Wait for Enter."""
        self.ask_or_leave(f"{words} ")

    def curtain(self, name: str) -> None:
        """Hide everything until this person confirms that nobody else is looking."""
        self.clear(wipe=True)
        self.show(Rule(style="cyan"), Text(f"\n{self.words('pass-to', name=name)}.\n", "bold"))
        self.pause(self.words("terminal-alone", name=name))
        self.clear(wipe=True)

    def page(self, markdown: str) -> None:
        """Show this Markdown one screenful at a time."""
        lines = self.console.render_lines(
            Markdown(markdown), self.console.options.update(width=self.width), new_lines=True
        )
        room = max(self.console.height - 2, 5) if self.live else len(lines)
        self.clear()
        for start in range(0, len(lines), max(room, 1)):
            for line in lines[start : start + room]:
                self.console.print(*(Text(s.text, s.style or "") for s in line), sep="", end="")
            if self.live:
                more = start + room < len(lines)
                words = self.words("terminal-page-more" if more else "terminal-page-end")
                if self.ask(words) or not more:
                    return
