"""`bellyflop serve`: a server of tables that people join from any phone."""

from __future__ import annotations

import os
import sys

import click

from bellyflop.cli.options import database_option, usual_database


def _show(link: str) -> None:
    """Open the page in a browser, if this machine has a screen."""
    if sys.platform in ("darwin", "win32") or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        click.launch(link)


@click.command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8080,
    show_default=True,
    help="The port to listen on; 0 takes any that is free.",
)
@database_option
@click.option(
    "--doorbell",
    metavar="URL",
    help="The nats://… by which several nodes on one database tell each other what happens.",
)
@click.option(
    "--public-url",
    metavar="URL",
    help="The address under which phones reach this server, for its link and QR code.",
)
@click.option(
    "--share",
    is_flag=True,
    help="Open a quick tunnel with cloudflared, so that friends in other towns can join.",
)
@click.option("--browser/--no-browser", default=False, help="Open the page in a browser here, too.")
@click.option(
    "--bot-pace",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0, 30),
    help="Seconds a bot waits before it moves.",
)
@click.option(
    "--commands-per-10-s",
    default=20,
    show_default=True,
    type=click.IntRange(1),
    help="How much one seat may say in ten seconds.",
)
@click.option(
    "--tables-per-minute",
    default=30,
    show_default=True,
    type=click.IntRange(1),
    help="How many tables one address may make in a minute.",
)
@click.option(
    "--sockets-per-address",
    default=300,
    show_default=True,
    type=click.IntRange(1),
    help="How many connections one address may hold open.",
)
@click.option(
    "--share-per-address",
    default=15,
    show_default=True,
    type=click.IntRange(1, 100),
    help="How much of the server's time one address may take while others are there, in percent.",
)
@click.option(
    "--proxies",
    metavar="ADDRESSES",
    default="127.0.0.1,::1",
    show_default=True,
    help="Reverse proxies whose X-Forwarded-For is believed.",
)
def command(
    host: str,
    port: int,
    database: str | None,
    doorbell: str | None,
    public_url: str | None,
    share: bool,
    browser: bool,
    bot_pace: float,
    commands_per_10_s: int,
    tables_per_minute: int,
    sockets_per_address: int,
    share_per_address: int,
    proxies: str,
) -> None:
    """Serve tables until Ctrl-C. Games are kept on disk and go on after a restart."""
    from bellyflop.cli.files import data_folder
    from bellyflop.games import left_out
    from bellyflop.server.addresses import BadAddress
    from bellyflop.server.app import Settings
    from bellyflop.server.node.autoplay import Pace
    from bellyflop.server.run import serve

    if share and (public_url or host not in ("0.0.0.0", "127.0.0.1")):
        raise click.UsageError(
            "--share makes its own public link to this machine: leave out --public-url and --host."
        )
    for why in left_out():
        click.echo(why, err=True)
    if database is None:
        data_folder().mkdir(parents=True, exist_ok=True)
        database = usual_database()
    settings = Settings(
        database=database,
        doorbell=doorbell,
        public_url=public_url,
        pace=Pace(bot=bot_pace, throw=min(bot_pace, 0.8), countdown=min(bot_pace, 1.0)),
        commands_per_10_s=commands_per_10_s,
        tables_per_minute=tables_per_minute,
        sockets_per_address=sockets_per_address,
        share_per_address=share_per_address / 100,
        proxies=proxies,
    )
    try:
        serve(host, port, settings, click.echo, _show if browser else None, share)
    except BadAddress as error:
        raise click.ClickException(str(error)) from error
