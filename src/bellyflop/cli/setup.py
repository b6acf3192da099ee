"""Sets up a game: which one, who plays, how many seats. Asks for what was not given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from bellyflop.core import AnyGame, BadSetup
from bellyflop.core.game import About
from bellyflop.core.notation import show
from bellyflop.games import find_game, set_up, shelf
from bellyflop.terminal.screen import Screen
from bellyflop.terminal.typed import YOU, Puzzled, number_in, pick
from bellyflop.words import Words

from .seating import Seating, seat_all, usual_seats


def ask_setup(
    screen: Screen,
    game_id: str | None,
    seats: int | None,
    options: Sequence[str],
    players: Sequence[str],
    level: str | None = None,
) -> tuple[AnyGame, Seating]:
    """The configured game and its seating, or BadSetup."""
    about = find_game(game_id if game_id is not None else _ask_game(screen)).about
    chosen = read_option_texts(about, options)
    if seats is not None:
        about.check_seats(seats)
    people = players or _ask_people(screen, about)
    if seats is None and not players and screen.live:
        seats = _ask_seats(screen, about, len(people))
    seating = seat_all(about, people, seats, level)
    return set_up(about.id, len(seating.names), chosen), seating


def read_option_texts(about: About, texts: Sequence[str]) -> Mapping[str, object]:
    """The options as JSON, or BadSetup naming those that exist."""
    known = {option.name: option for option in about.options}
    chosen: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"an option is written name=value, not {show(text)}.")
        if name not in known:
            about.read_options({name: value}, about.least_seats)  # its message names the games
        else:
            chosen[name] = known[name].parse(value)
    return chosen


def _ask_game(screen: Screen) -> str:
    if not screen.live:
        raise BadSetup(f"which game? There are: {', '.join(shelf())}.")
    boxes = [game.about for game in shelf().values()]
    menu = Table.grid(padding=(0, 2))
    for place, about in enumerate(boxes, 1):
        tagline = tagline_of(about, screen.words)
        menu.add_row(f"{place:>2}", Text(about.name, "bold cyan"), tagline)
    screen.show(Text(f"{screen.words('what-to-play')}\n", "bold"), menu)
    while True:
        text = screen.ask_or_leave(f"\n{screen.words('terminal-number-or-name')} > ")
        number = number_in(text, len(boxes))
        if number is not None:
            return boxes[number - 1].id
        try:
            known = {name: about.id for about in boxes for name in (about.id, about.name)}
            return pick(screen.words, text, [known])
        except Puzzled as puzzle:
            screen.show(Text(str(puzzle), "yellow"))


def _ask_people(screen: Screen, about: About) -> list[str]:
    if not screen.live:
        return [YOU]
    while True:
        text = screen.ask_or_leave(f"{screen.words('terminal-who')} > ")
        names = [name.strip() for name in text.split(",") if name.strip()] or [YOU]
        if len(names) <= about.most_seats:
            return names
        screen.show(Text(screen.words("terminal-too-many", seats=about.most_seats), "yellow"))


def _ask_seats(screen: Screen, about: About, people: int) -> int:
    least, usual = max(about.least_seats, people), max(people, usual_seats(about, people))
    if least == about.most_seats:
        return least
    allowed = {"least": least, "most": about.most_seats}
    screen.show(Text(screen.words("terminal-bots"), "dim"))
    while True:
        question = screen.words("terminal-seats", **allowed, usual=usual)
        text = screen.ask_or_leave(f"{question} > ")
        number = usual if not text else number_in(text, about.most_seats)
        if number is not None and number >= least:
            return number
        screen.show(Text(screen.words("terminal-seats-again", **allowed), "yellow"))


def tagline_of(about: About, words: Words) -> str:
    """The game in one sentence; in English if it brings no words of its own."""
    word = f"{about.id}-tagline"
    return words(word) if words.has(word) else about.tagline
