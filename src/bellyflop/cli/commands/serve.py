"""`bellyflop serve`: tables that people join from any phone."""

from __future__ import annotations

import click


@click.command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(0, 65535), default=8080, show_default=True)
@click.option(
    "--database", metavar="URL", help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://…"
)
@click.option("--doorbell", metavar="URL", help="nats://…, when several nodes share a database.")
@click.option("--public-url", metavar="URL", help="How phones reach this server, for link and QR.")
def command(
    host: str, port: int, database: str | None, doorbell: str | None, public_url: str | None
) -> None:
    """Serve tables until Ctrl-C. Games are kept on disk and go on after a restart."""
    from bellyflop.cli.files import data_folder
    from bellyflop.server.serving import BadAddress, Plan, serve

    if database is None:
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    try:
        serve(Plan(host, port, database, doorbell, public_url), click.echo)
    except BadAddress as error:
        raise click.ClickException(str(error)) from error
