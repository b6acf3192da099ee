"""Libraries that playing does without: some commands need one, others do more with it."""

from __future__ import annotations

from importlib.util import find_spec

import click


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
