"""`bellyflop agent`: a language model, or any program, sits down at a game and is graded."""

from __future__ import annotations

import click


@click.command("agent")
@click.option("--seed", type=int, metavar="N", help="Make dice and bots repeatable.")
def command(seed: int | None) -> None:
    """Serve an agent by the model context protocol on standard input and output.

    It sees what a person on its seat sees, and at the end what its choices cost.
    """
    from bellyflop.cli.options import need

    need("mcp", "agents")
    from bellyflop.adapters.agents import serve

    serve(seed)
