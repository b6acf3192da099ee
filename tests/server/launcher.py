"""Start servers fast by forking a process that has already imported everything.

Run as a script with the path of a Unix socket. A client connects and sends one line of JSON with
the arguments of `bellyflop serve`. The server's output comes back on that connection, which closes
when the server and all its workers have ended.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sys
import traceback
from importlib import import_module
from threading import Thread
from typing import Any

CLOCK = 20  # divides every look and turn clock, so that tests need not wait


def main(path: str) -> None:
    """Fork a server for every connection until the parent process exits."""
    _import_everything()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel reaps the children
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(path)
        door.listen()
        print("ready", flush=True)
        pids: list[int] = []
        while True:
            ready, _, _ = select.select([door.fileno(), 0], [], [])
            if 0 in ready:
                break
            asked, _ = door.accept()
            pid = os.fork()
            if pid == 0:
                door.close()
                _serve(asked)
            pids.append(pid)
            asked.close()
    for pid in pids:
        try:
            os.killpg(pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            continue


def _import_everything() -> None:
    from bellyflop.games import describe_games

    describe_games()
    for module in ("bellyflop.server.run", "aiosqlite", "uvloop", "httptools"):
        import_module(module)
    import_module("uvicorn.protocols.websockets.websockets_sansio_impl")


def _serve(asked: socket.socket) -> None:
    os.setpgid(0, 0)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    wanted = json.loads(asked.makefile().readline())
    os.dup2(asked.fileno(), 1)
    os.dup2(asked.fileno(), 2)
    asked.close()
    Thread(target=_end_with_the_test, args=(os.dup(0),), daemon=True).start()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    print("pid", os.getpid(), flush=True)
    try:
        run(wanted)
    except Exception:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)


def _end_with_the_test(life: int) -> None:
    os.read(life, 1)  # no data ever comes: this returns at EOF, when the test process has ended
    os.killpg(0, signal.SIGKILL)


def run(wanted: dict[str, Any]) -> None:
    """Run `bellyflop serve` with these arguments, with the wanted fault if there is one."""
    from bellyflop.cli import main as bellyflop
    from bellyflop.server.table import clock

    granted = clock._granted
    clock._granted = lambda table: (seconds := granted(table)) and seconds / CLOCK
    clock.GRACE_SECONDS /= CLOCK
    if wanted["wrong"]:
        sys.path.insert(0, os.path.dirname(__file__))
        getattr(import_module("wrong_build"), wanted["wrong"])()
    bellyflop(["serve", *wanted["arguments"]])


if __name__ == "__main__":
    main(sys.argv[1])
