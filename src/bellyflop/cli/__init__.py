"""The command line. Each module in `commands` is one command, found by its name."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import click

from bellyflop.words import Words

from . import commands
from .options import speaks

PORT = 8080
PAGE = Path(os.environ.get("BELLYFLOP_BUNDLE") or Path(__file__).parents[1] / "web")


class Commands(click.Group):
    """The group of all commands; each is imported only when it is run."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(module.name for module in iter_modules(commands.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = import_module(f"{commands.__name__}.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(package_name="bellyflop", message="bellyflop %(version)s")
@speaks
@click.pass_context
def bellyflop(ctx: click.Context, words: Words) -> None:
    """Five poolside party games. Without a command: open the tables, or play in the terminal.

    Once the page is built, tables are opened for all phones nearby and the browser comes up.
    """
    if ctx.invoked_subcommand is None:
        built = (PAGE / "index.html").exists()
        door = bellyflop.get_command(ctx, "serve" if built else "play")
        assert door is not None
        ctx.invoke(door, **({"browser": True, "port": _port()} if built else {"words": words}))


def _port() -> int:
    """The usual port, or 0 (any free port) if it is taken: nobody asked for a particular one."""
    with socket.socket() as probe:
        return 0 if probe.connect_ex(("127.0.0.1", PORT)) == 0 else PORT


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line with these arguments, or with those of the process."""
    from bellyflop.terminal.encoding import install_fallback

    install_fallback()
    bellyflop.main(args, prog_name="bellyflop")
