"""Plays a match with people and bots at one screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from bellyflop.bots import AnyBot, BotFailed, tell_bots
from bellyflop.core import Chance, Match, Over, Players, RuleBroken, Wait
from bellyflop.terminal.board import AnyBoard, Puzzled
from bellyflop.terminal.look import look
from bellyflop.terminal.rulebook import rules_page
from bellyflop.terminal.screen import Screen
from bellyflop.terminal.typed import tidy_names

from .seating import Seating

_NEWS = 6  # sentences kept on the screen


class Table:
    """One match at one screen; calls `saved` after every event."""

    def __init__(
        self,
        match: Match[Any, Any, Any, Any],
        board: AnyBoard,
        seating: Seating,
        screen: Screen,
        rng: Random,
        saved: Callable[[], None],
    ) -> None:
        self.match, self.game, self.board = match, match.game, board
        self.screen, self.rng, self.saved = screen, rng, saved
        self.people = seating.people
        self.words = screen.words
        self.names = tidy_names(self.words, seating.names)
        self.bots: Mapping[int, AnyBot] = seating.make_bots(match, rng)
        self.news: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.curtained = self.game.about.secrets and len(self.people) > 1
        self.at_screen: int | None = None  # the only person looking now; None: everybody
        self.before = self.seen()

    def play(self) -> None:
        """Play to the end; raises Leave or KeyboardInterrupt if a person leaves earlier."""
        while True:
            match self.match.awaiting:
                case Chance():
                    self.throw()
                case Wait(seconds):
                    self.wait(seconds)
                case Players(seats):
                    self.ask(min(seats, key=lambda seat: (seat not in self.bots, seat)))
                case Over():
                    self.end()
                    return

    # ── what happens ────────────────────────────────────────────────────────────────────────

    def seen(self) -> Any:
        """The view for everybody at the screen: the only person's own, or else a spectator's."""
        seat = self.people[0] if len(self.people) == 1 else None
        return self.game.view(self.match.state, seat)

    def happen(self, event: Callable[[], None]) -> None:
        """Apply this event, save it, and tell everybody."""
        before = self.seen()
        event()
        self.saved()
        self.before = before
        tell_bots(self.match, self.bots)
        news, after = self.match.news(None), self.game.view(self.match.state, None)
        told = self.board.sentences(news, self.names)
        for untold in self.news.values():
            untold.extend(told)
        shown = self.board.reveal(news, after, self.names, self.screen.width)
        if shown is not None and self.people:
            self.lay_out(shown)
            self.screen.pause(self.words("terminal-go-on"))

    def throw(self) -> None:
        """Throw dice, or have a person type in what real dice show."""
        if not (self.board.real_dice and self.people):
            self.happen(lambda: self.match.settle(self.game.sample(self.match.state, self.rng)))
            return
        view = self.game.view(self.match.state, None)

        def read(text: str) -> None:
            outcome = self.board.read_outcome_text(text, view)
            self.happen(lambda: self.match.settle(outcome))

        question = self.board.outcome_question(view, self.names)
        self.converse(None, question, lambda: [self.draw(self.seen())], read)

    def wait(self, seconds: int) -> None:
        """Show everybody the view for this many seconds, then clear it."""
        if self.people:
            # Drawn from the view before the throw: nobody may see anything before all are ready.
            self.lay_out(self.draw(self.before), *self.told(None))
            self.screen.pause(self.board.ready(self.before, self.names))
            shown = self.board.look(self.seen(), self.names, self.screen.width)
            look(self.screen, seconds, self.board.call(), shown)
        self.happen(self.match.proceed)

    def ask(self, seat: int) -> None:
        """Have this seat act."""
        state = self.match.state
        view, legal = self.game.view(state, seat), self.game.legal(state, seat)
        if seat in self.bots:
            action = self.chosen(seat, view, legal)
            self.happen(lambda: self.match.do(seat, action))
            return
        if self.curtained and self.at_screen != seat:
            self.screen.curtain(self.names[seat])
        self.at_screen = seat
        told = self.told(seat)
        self.news[seat].clear()
        choices = self.board.choices(view, seat, legal, self.names)
        listed = [Columns(map(Text, choices), padding=(0, 3), column_first=True)] if choices else []

        def parts() -> list[RenderableType]:
            return [self.draw(view), *told, *listed]

        def read(text: str) -> None:
            action = self.board.read(text, view, seat, legal, self.names)
            self.happen(lambda: self.match.do(seat, action))

        self.converse(seat, self.board.question(view, seat, self.names), parts, read)

    def chosen(self, seat: int, view: Any, legal: Sequence[Any]) -> Any:
        """The action of the bot on this seat, or the default action if the bot fails."""
        try:
            return self.bots[seat].choose(view, legal)
        except BotFailed as failure:
            for news in self.news.values():
                news.append(self.words("terminal-bot-failed", why=str(failure)))
            return self.game.default(self.match.state, seat)

    def end(self) -> None:
        """Show the final table and who won."""
        replayed = self.match.replayed()
        self.lay_out(self.draw(self.game.view(self.match.state, None)), *self.told(None))
        result = self.board.result(replayed.scores, replayed.winners, self.names)
        self.screen.show(Text(f"\n{result}", "bold"))

    # ── what is seen ────────────────────────────────────────────────────────────────────────

    def converse(
        self,
        seat: int | None,
        question: str,
        parts: Callable[[], list[RenderableType]],
        read: Callable[[str], None],
    ) -> None:
        """Ask until the answer is understood and legal."""
        note = ""
        while True:
            self.lay_out(*parts(), seat=seat)
            if note:
                self.screen.show(Text(note, "yellow"))
            self.screen.show(Text(question, "bold"))
            text = self.screen.ask_or_leave(f"{self.words('terminal-keys')} > ")
            if text == "?":
                self.screen.page(rules_page(self.game.about.id, self.words))
                note = ""
                continue
            if not text:
                note = self.words("terminal-patience")
                continue
            try:
                read(text)
            except Puzzled as puzzle:
                note = str(puzzle)
            except RuleBroken as refusal:
                note = self.words(refusal.word, **refusal.about)
            else:
                return

    def draw(self, view: Any) -> RenderableType:
        """The board drawn from this view."""
        return self.board.draw(view, self.names, self.screen.width)

    def lay_out(self, *parts: RenderableType, seat: int | None = None) -> None:
        """Clear the screen and show these parts, to this person alone or to all."""
        self.at_screen = seat
        self.screen.clear(wipe=self.game.about.secrets)
        self.screen.show(Rule(self.game.about.name, style="cyan"), *parts)

    def told(self, seat: int | None) -> list[RenderableType]:
        """The sentences since this person, or anybody, last looked."""
        everyone = max(self.news.values(), key=len, default=[])
        lines = everyone if seat is None else self.news[seat]
        return [Padding(Text("\n".join(lines[-_NEWS:]), "dim"), (0, 1))] if lines else []
