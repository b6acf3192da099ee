"""The language of a command: its own option, that of the whole command line, or the system's."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TypeVar

import click

from bellyflop.words import LANGUAGES, Words, wanted_language, words_in

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
