"""`bellyflop tidy`: delete tables that nobody has needed for long, after saying which."""

from __future__ import annotations

import asyncio

import click

from bellyflop.cli.options import database_option, usual_database


@click.command("tidy")
@database_option
@click.option(
    "--finished-days",
    default=365,
    show_default=True,
    type=click.IntRange(1),
    help="Days that a game is kept after its end.",
)
@click.option(
    "--abandoned-days",
    default=90,
    show_default=True,
    type=click.IntRange(1),
    help="Days that a game which is not over is kept after the last thing that happened.",
)
@click.option(
    "--unused-days",
    default=7,
    show_default=True,
    type=click.IntRange(1),
    help="Days that a table is kept at which nobody has moved or written.",
)
@click.option(
    "--pad-days",
    default=365,
    show_default=True,
    type=click.IntRange(1),
    help="Days that a pad is kept after the last change.",
)
@click.option("--yes", is_flag=True, help="Delete without asking.")
def command(
    database: str | None,
    finished_days: int,
    abandoned_days: int,
    unused_days: int,
    pad_days: int,
    yes: bool,
) -> None:
    """Say which tables nobody has needed for long; delete them, and free their room codes.

    Nothing is deleted before it was said and agreed to. A server may run meanwhile.
    """
    from bellyflop.server.addresses import BadAddress, database_url
    from bellyflop.server.store.tidying import SORTS, Sort, delete_tables, find_old

    try:
        url = database_url(database or usual_database())
    except BadAddress as error:
        raise click.ClickException(str(error)) from error
    days: dict[Sort, int] = {
        "finished": finished_days,
        "abandoned": abandoned_days,
        "unused": unused_days,
        "pad": pad_days,
    }
    try:
        found = asyncio.run(find_old(url, days))
    except Exception as error:
        why = str(error).splitlines()[0]
        raise click.ClickException(f"The database cannot be read: {why}") from error
    for sort in SORTS:
        count, rows = found.count(sort), found.rows[sort]
        click.echo(f"{sort}: {count} tables ({rows} rows) older than {days[sort]} days")
    if found.unreadable:
        click.echo(f"{found.unreadable} tables of another version are left as they are.")
    if not found.tables:
        click.echo("There is nothing to tidy.")
    elif yes or click.confirm(f"Delete these {len(found.tables)} tables for good?"):
        asyncio.run(delete_tables(url, found.tables))
        click.echo(f"{len(found.tables)} tables are gone, and their codes are free.")
