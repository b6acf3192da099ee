"""What several commands share: the language, the database, optional libraries, a progress bar."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TypeVar

import click

from bellyflop.solvers.solved import Progress
from bellyflop.words import LANGUAGES, Words, wanted_language, words_in

from .files import data_folder

F = TypeVar("F", bound=Callable[..., object])


def speaks(command: F) -> F:
    """Add the option --language to a command, which then receives the `words` of that language."""
    option = click.option(
        "--language",
        "-l",
        "words",
        type=click.Choice(LANGUAGES),
        callback=_words,
        help="What it speaks. Without it: BELLYFLOP_LANGUAGE, else your system's language.",
    )
    return option(command)


def _words(ctx: click.Context, _: click.Parameter, language: str | None) -> Words:
    if language is not None:
        ctx.obj = language
    return words_in(ctx.obj or wanted_language(os.environ))


database_option = click.option(
    "--database",
    metavar="URL",
    help="Where games are kept: sqlite:///FILE or postgresql://…, else a file in your data folder.",
)


def usual_database() -> str:
    """The URL of the tables in the user's data folder."""
    return f"sqlite+aiosqlite:///{data_folder() / 'tables.db'}"


def lacks(library: str, extra: str) -> click.ClickException:
    """The error that says how to install the library."""
    return click.ClickException(f"This needs {library}: pip install 'bellyflop[{extra}]'.")


def need(library: str, extra: str) -> None:
    """Raise that error if the library is not installed."""
    if find_spec(library) is None:
        raise lacks(library, extra)


def advise_numpy() -> None:
    """Warn, if numpy is missing, that bots and judges look less far ahead in plain Python."""
    if find_spec("numpy") is None:
        click.echo(
            "Without numpy bots and judges look a little less far ahead, so figures may differ:"
            " pip install 'bellyflop[maths]'.",
            err=True,
        )


@contextmanager
def solving_bar(label: str) -> Iterator[Progress]:
    """A bar on standard error, if that is a terminal; it appears with the first report."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    with Bar(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=None, visible=False)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, visible=True)

        yield progress
