"""Libraries that playing does without, and a bar for what takes its time with them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

import click

from bellyflop.solvers.solved import Progress


def lacks(library: str, extra: str) -> click.ClickException:
    """The sentence that says how to get the library."""
    return click.ClickException(f"This needs {library}: pip install 'bellyflop[{extra}]'.")


def need(library: str, extra: str) -> None:
    """Stop with that sentence where the library is not installed."""
    if find_spec(library) is None:
        raise lacks(library, extra)


def advise_numpy() -> None:
    """Say, where numpy is missing, that bots and judges think in plain Python, so less far."""
    if find_spec("numpy") is None:
        click.echo(
            "Without numpy bots and judges look a little less far ahead, so figures may differ:"
            " pip install 'bellyflop[maths]'.",
            err=True,
        )


@contextmanager
def solving_bar(label: str) -> Iterator[Progress]:
    """A bar on standard error, if that is a terminal; it comes with the first report."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    with Bar(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=None, visible=False)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, visible=True)

        yield progress
