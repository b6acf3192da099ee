"""`bellyflop verify`: were these dice fair?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from bellyflop.cli.options import speaks

if TYPE_CHECKING:
    from bellyflop.words import Words


def _read_seal(_: click.Context, __: click.Parameter, text: str | None) -> str | None:
    seal = None if text is None else "".join(text.split()).lower()
    if seal is not None and not re.fullmatch("[0-9a-f]{16,64}", seal):
        raise click.BadParameter("a seal has 64 hexadecimal digits; give the first 16, or more.")
    return seal


@click.command("verify")
@click.argument("record")
@click.option(
    "--seal",
    metavar="HEX",
    callback=_read_seal,
    help="The seal you were shown before the first throw: its first 16 digits, or all 64.",
)
@speaks
@click.pass_context
def command(ctx: click.Context, record: str, seal: str | None, words: Words) -> None:
    """Check a finished game's sealed dice: three sentences, and what they prove to whom.

    Exit status 0 if all three hold.
    """
    from bellyflop.cli.files import Unreadable, read_file
    from bellyflop.core import BadRecord
    from bellyflop.proof import verify
    from bellyflop.terminal.typed import tidy

    try:
        verdict = verify(read_file(record), seal)
    except Unreadable as error:
        click.echo(error.say(record, words))
        ctx.exit(2)
    except BadRecord as error:
        click.echo(tidy(error.line))
        ctx.exit(1)
    holds = verdict.sealed, verdict.fed, verdict.followed
    for held, check in zip(holds, verdict.checks, strict=True):
        click.echo(f"{'✓' if held else '✗'} {words(check.word, **check.about)}")
    for claim in verdict.claims if verdict.ok else ():
        click.echo(f"· {tidy(words(claim.word, **claim.about))}")
    ctx.exit(0 if verdict.ok else 1)
