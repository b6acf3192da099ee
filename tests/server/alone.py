"""Play a whole game at one table, one person against bots, without any third-party package.

    python tests/server/alone.py GAME SEED

Every third-party import fails. The script prints one JSON object per log row: the row and the frame
each viewer receives for it. It uses no server, event loop, clock or file.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from random import Random

SOURCE = Path(__file__).parents[2] / "src"
Row = dict[str, object]


class NothingElse(MetaPathFinder):
    """An import finder that rejects everything except this package and the standard library."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        top = name.partition(".")[0]
        if top != "bellyflop" and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"{name} is not installed here")
        return None


def play(game_id: str, seed: int) -> Iterator[Row]:
    """Every row of one game, with the frames each viewer receives after it."""
    from bellyflop.bots import AnyBot, tell_bots
    from bellyflop.core import Chance, Match, Players, Wait
    from bellyflop.games import bot_for, set_up
    from bellyflop.server.table.commands import read_command
    from bellyflop.server.table.decide import TableMove, due, move_of_table, respond
    from bellyflop.server.table.hosting import bot_name
    from bellyflop.server.table.log import Draft, Seat, Started, TableOpened
    from bellyflop.server.table.messages import Answer, write_message
    from bellyflop.server.table.row_json import write_change
    from bellyflop.server.table.table import Table
    from bellyflop.server.table.update import public_of, update
    from bellyflop.server.table.viewer import Viewer, hash_token, viewer_of

    rng, seats = Random(seed), 2
    token, table = "the only person's token", Table("alone")
    person = Seat("person", "Ana", "otter", token_hash=hash_token(token))
    others = [Seat("bot", *bot_name(("Ana",), n), "paddler") for n in range(1, seats)]
    opened = TableOpened(game_id, (person, *others), hash_token(token), rng.randbytes(32))
    game = set_up(game_id, seats, {})
    bots: dict[int, AnyBot] = {
        seat: bot_for(game, "paddler", seat, Random(f"{seed} {seat}")) for seat in range(1, seats)
    }
    shadow: Match[object, object, object, object] = Match(game)

    def add(drafts: Sequence[Draft], command: str | None = None) -> Iterator[Row]:
        for n, draft in enumerate(drafts):
            decided = draft.numbered(table.seq + 1, command if n == 0 else None)
            table.absorb_decided([decided])
            row, public = decided.entry, public_of(table)
            frames = {
                name: write_message(update(table, who, table.untold(table.seq - 1), public))
                for name, who in (
                    ("host", viewer_of(table, hash_token(token))),
                    *((str(seat), Viewer(seat)) for seat in range(seats)),
                    ("spectator", Viewer()),
                )
                if who is not None
            }
            yield {
                "row": [row.seq, row.change.kind, write_change(row.change), row.seat, row.command],
                "frames": frames,
            }

    yield from add([Draft(opened)])
    yield from add([Draft(Started())])
    while (awaiting := due(table)) is not None:
        assert table.match is not None
        for event in table.match.events[len(shadow.events) :]:
            shadow.play_event(event)
            tell_bots(shadow, bots)
        person_acts = isinstance(awaiting, Players) and 0 in awaiting.seats
        if person_acts or (isinstance(awaiting, Chance) and awaiting.by == 0):
            who = viewer_of(table, hash_token(token))
            assert who is not None
            said: dict[str, object] = {"id": f"command-{table.seq:06}", "base": table.seq}
            if person_acts:
                legal = game.legal(table.match.state, 0)
                said |= {"type": "do", "do": game.write_action(rng.choice(legal))}
            else:
                said |= {"type": "throw", "device": rng.randbytes(16).hex()}
            made = respond(table, who, read_command(json.loads(json.dumps(said))), "")
            assert not isinstance(made, Answer), made
            yield from add(made, str(said["id"]))
        elif isinstance(awaiting, Players):
            seat = min(awaiting.seats)
            view, legal = game.view(table.match.state, seat), game.legal(table.match.state, seat)
            yield from add(
                move_of_table(table, TableMove("do", seat, bots[seat].choose(view, legal)))
            )
        else:
            move = TableMove("wait") if isinstance(awaiting, Wait) else TableMove("throw")
            yield from add(move_of_table(table, move))


if __name__ == "__main__":
    sys.path[:] = [str(SOURCE), *(place for place in sys.path if "site-packages" not in place)]
    sys.meta_path.insert(0, NothingElse())
    for line in play(sys.argv[1], int(sys.argv[2])):
        sys.stdout.write(json.dumps(line) + "\n")
