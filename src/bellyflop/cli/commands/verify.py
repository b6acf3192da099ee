"""`bellyflop verify`: were these dice fair?"""

from __future__ import annotations

import click


@click.command("verify")
@click.argument("record")
@click.pass_context
def command(ctx: click.Context, record: str) -> None:
    """Check the sealed dice of a finished game: three sentences, exit status 0 if all hold."""
    from bellyflop.cli.files import Unreadable, read_file
    from bellyflop.core import BadRecord
    from bellyflop.proof import verify
    from bellyflop.terminal.words import tidy

    try:
        verdict = verify(read_file(record))
    except Unreadable as error:
        click.echo(f"{tidy(record)}: {error}.")
        ctx.exit(2)
    except BadRecord as error:
        click.echo(tidy(error.line))
        ctx.exit(1)
    held = (verdict.sealed, verdict.fed, verdict.followed)
    for holds, sentence in zip(held, verdict.sentences, strict=True):
        click.echo(f"{'✓' if holds else '✗'} {sentence}")
    ctx.exit(0 if verdict.ok else 1)
