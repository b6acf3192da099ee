"""Imports go down only, and the rules of the games need only the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import bellyflop

PACKAGE = Path(bellyflop.__file__).parent
LEVELS = (
    ("words",),
    ("core", "dice"),
    ("solvers", "bots", "terminal", "pages", "pad", "lessons", "spaces"),
    ("games",),
    ("",),  # the front door, bellyflop/__init__.py
    ("arena", "coach", "proof", "testing"),
    ("server", "adapters"),
    ("offline",),
    ("cli",),
    ("__main__",),
)
LEVEL = {name: level for level, names in enumerate(LEVELS) for name in names}
CLOCKS_AND_CHANCE = ("time", "datetime", "secrets", "uuid")
INPUT_AND_OUTPUT = {
    *("asyncio", "io", "logging", "os", "pathlib", "socket", "sqlite3", "subprocess", "threading")
}
HEAVY = {"numpy", "rich", "starlette", "numba", "textual", "fluent", "babel"}


def faults(package: Path) -> list[str]:
    """Every import below this package folder that breaks a rule, as `file: what`."""
    return [
        f"{path.relative_to(package)}: {fault}"
        for path in sorted(package.rglob("*.py"))
        for fault in _faults_of(path.relative_to(package), package)
    ]


def _faults_of(path: Path, package: Path) -> Iterator[str]:
    tree = _parsed(package / path)
    here = _part(path.with_suffix("").parts)
    for module, names in _imports(path, tree):
        if module.split(".")[0] != "bellyflop":
            if _is_pure(path, package):
                yield from _outside_faults(module, names)
            if _is_of_the_table(path) and module.split(".")[0] in INPUT_AND_OUTPUT:
                yield f"imports {module}: a table does nothing but decide and show"
            continue
        if path.parts[0] == "server":
            yield from _room_faults(path, module, names)
        for name in names:
            there = _inside(module, name)
            if there not in LEVEL:
                yield f"imports bellyflop.{there}, which has no level"
            elif there != here and LEVEL[there] >= LEVEL.get(here, -1):
                yield f"imports {there or 'bellyflop'}, which is not below {here or 'bellyflop'}"
    if path.name == "state.py" and path.parts[0] == "games":
        names_in_use = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        yield from ("has a float in its state" for name in names_in_use if name == "float")


@cache
def _parsed(file: Path) -> ast.Module:
    """The syntax tree of this file."""
    return ast.parse(file.read_text("utf-8"))


def _part(parts: tuple[str, ...]) -> str:
    """The part of the package that a path of names belongs to; "" is its front door."""
    return "" if not parts or parts == ("__init__",) else parts[0]


def _inside(module: str, name: str) -> str:
    parts = tuple(module.split(".")[1:])
    if parts:
        return parts[0]
    return name if name in LEVEL or (PACKAGE / name).is_dir() else ""


def _imports(path: Path, tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Each imported module by its full name, with the names imported from it."""
    package = ("bellyflop", *path.parent.parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, [""]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            yield module, [alias.name for alias in node.names]


ROOMS = (("table", "redact", "addresses", "wire"), ("store", "workers"), ("node",), ("http",))
ROOM = {name: level for level, names in enumerate(ROOMS) for name in names}


def _room_faults(path: Path, module: str, names: list[str]) -> Iterator[str]:
    """Imports of a server module from a room that is not below its own."""
    inside = module.split(".")[1:]
    if inside[:1] != ["server"]:
        return
    here = path.with_suffix("").parts[1]
    for there in inside[1:2] or names:
        if there != here and ROOM.get(there, 9) >= ROOM.get(here, 10):
            yield f"imports server/{there}, which is not below server/{here}"


def _is_of_the_table(path: Path) -> bool:
    """Whether this module belongs to the table, which must also run in a browser."""
    return path.parts[:2] == ("server", "table")


RULES = ("__init__", "state", "rules", "scoring", "notation")


def _is_pure(path: Path, package: Path) -> bool:
    """Whether a module must run anywhere: core, dice, tables, and the rules of every game."""
    if path.parts[0] != "games":
        return path.parts[0] in ("core", "dice") or _is_of_the_table(path)
    return len(path.parts) == 2 or path in _rules(package / "games" / path.parts[1], package)


@cache
def _rules(folder: Path, package: Path) -> set[Path]:
    """The modules of a game's rules: the listed ones, and their imports from the same folder."""
    found: set[Path] = set()
    ahead = [file for name in RULES if (file := folder / f"{name}.py").exists()]
    while ahead:
        file = ahead.pop()
        path = file.relative_to(package)
        if path in found:
            continue
        found.add(path)
        for module, names in _imports(path, _parsed(file)):
            inner = [module, *(f"{module}.{name}" for name in names)]
            paths = (package.joinpath(*m.split(".")[1:]).with_suffix(".py") for m in inner)
            ahead += [p for p in paths if p.exists() and p.parent == folder]
    return found


def _outside_faults(module: str, names: list[str]) -> Iterator[str]:
    top = module.split(".")[0]
    if top not in sys.stdlib_module_names:
        yield f"imports {module}, which is not in the standard library"
    if top in CLOCKS_AND_CHANCE or (top == "random" and names != ["Random"]):
        yield f"imports {module}: a clock or a chance of its own"


def test_imports_go_down_only_and_rules_stand_alone() -> None:
    assert faults(PACKAGE) == []


def test_what_the_rules_import_must_stand_alone_too(tmp_path: Path) -> None:
    pond = tmp_path / "games" / "pond"
    pond.mkdir(parents=True)
    (pond / "rules.py").write_text("from .view import View\n")
    (pond / "view.py").write_text("from . import ripples\n")
    (pond / "ripples.py").write_text("import numpy\n")
    (pond / "coach.py").write_text("import numpy\n")
    fault = "imports numpy, which is not in the standard library"
    assert faults(tmp_path) == [f"games/pond/ripples.py: {fault}"]


@pytest.mark.parametrize(
    ("file", "line", "fault"),
    [
        ("core/a.py", "from bellyflop.games import shelf", "games, which is not below core"),
        ("core/a.py", "from ..games import shelf", "games, which is not below core"),
        ("core/a.py", "from .. import games", "games, which is not below core"),
        ("core/a.py", "import bellyflop.cli.replay", "cli, which is not below core"),
        ("dice/a.py", "from bellyflop.core import Game", "core, which is not below dice"),
        ("core/a.py", "from bellyflop import load_game", "bellyflop, which is not below core"),
        ("bots/a.py", "from bellyflop.solvers import x", "solvers, which is not below bots"),
        ("bots/a.py", "def f():\n    from bellyflop.games import x", "games, which is not below"),
        ("games/pond/rules.py", "from bellyflop.arena import x", "arena, which is not below games"),
        ("games/pond/bots.py", "from bellyflop.cli import x", "cli, which is not below games"),
        ("arena/a.py", "from bellyflop.coach import x", "coach, which is not below arena"),
        ("server/a.py", "from bellyflop.cli import x", "cli, which is not below server"),
        ("__init__.py", "from .cli import main", "cli, which is not below bellyflop"),
        ("__init__.py", "from .arena import x", "arena, which is not below bellyflop"),
        ("cli/a.py", "import bellyflop.attic", "attic, which has no level"),
        ("core/a.py", "import numpy", "numpy, which is not in the standard library"),
        ("dice/a.py", "from numpy.random import x", "numpy.random, which is not in the standard"),
        ("games/pond/rules.py", "import rich", "rich, which is not in the standard library"),
        (
            "games/pond/state.py",
            "import numpy as np",
            "numpy, which is not in the standard library",
        ),
        ("games/__init__.py", "import click", "click, which is not in the standard library"),
        ("games/pond/rules.py", "import random", "random: a clock or a chance of its own"),
        ("games/pond/rules.py", "from random import choice", "random: a clock or a chance"),
        ("server/table/a.py", "import msgspec", "msgspec, which is not in the standard library"),
        ("server/table/a.py", "import asyncio", "asyncio: a table does nothing but decide"),
        ("server/table/a.py", "from pathlib import Path", "pathlib: a table does nothing"),
        ("server/table/a.py", "from time import monotonic", "time: a clock or a chance of its own"),
        ("server/table/a.py", "import secrets", "secrets: a clock or a chance of its own"),
        (
            "server/table/a.py",
            "from ..node.node import Node",
            "server/node, which is not below",
        ),
        (
            "server/table/a.py",
            "from .. import redact",
            "server/redact, which is not below",
        ),
        ("server/store/a.py", "from ..node import live", "server/node, which is not below"),
        ("server/workers/a.py", "from ..store.log import x", "server/store, which is not below"),
        ("server/node/a.py", "from ..http.socket import x", "server/http, which is not below"),
        ("server/http/a.py", "from ..app import make_app", "server/app, which is not below"),
        ("core/a.py", "from time import time", "time: a clock or a chance of its own"),
        ("core/a.py", "import datetime", "datetime: a clock or a chance of its own"),
        ("games/pond/state.py", "class State:\n    depth: float", "has a float in its state"),
    ],
)
def test_a_planted_import_is_found(tmp_path: Path, file: str, line: str, fault: str) -> None:
    planted = tmp_path / file
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text(f"{line}\n")
    found = faults(tmp_path)
    assert len(found) == 1
    assert found[0].startswith(f"{file}: ")
    assert fault in found[0]


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/a.py", "from random import Random"),
        ("core/a.py", "from .notation import show"),
        ("games/pond/rules.py", "from bellyflop.core import Game"),
        ("games/pond/rules.py", "from .state import State"),
        ("games/pond/bots.py", "import numpy"),
        ("games/pond/solver/tables.py", "import numpy"),
        ("games/pond/terminal.py", "import rich\nfrom bellyflop.terminal import draw"),
        ("__init__.py", "from .core import Game\nfrom .games import shelf"),
        ("server/table/a.py", "import hashlib, json\nfrom . import log\nfrom .log import Entry"),
        ("server/app.py", "from .http.routes import ROUTES\nfrom .node.node import Node"),
        ("server/node/a.py", "import asyncio, msgspec\nfrom ..table.log import Entry"),
        ("cli/a.py", "import bellyflop\nfrom bellyflop import replay\nimport click, time"),
        ("__main__.py", "from bellyflop.cli import main"),
    ],
)
def test_an_import_downwards_is_fine(tmp_path: Path, file: str, line: str) -> None:
    allowed = tmp_path / file
    allowed.parent.mkdir(parents=True, exist_ok=True)
    allowed.write_text(f"{line}\n")
    assert faults(tmp_path) == []


def games_named(package: Path, ids: Iterable[str]) -> list[str]:
    """The places outside games/ that name a game, by its id or its folder."""
    names = {name for id_ in ids for name in (id_, id_.replace("-", "_"))}
    return [
        f"{path.relative_to(package)}: {node.value}"
        for path in sorted(package.rglob("*.py"))
        if path.relative_to(package).parts[0] != "games"
        for node in ast.walk(_parsed(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if any(name in node.value for name in names)
    ]


def test_no_game_is_named_outside_its_folder() -> None:
    assert games_named(PACKAGE, bellyflop.shelf()) == []


def test_a_game_that_is_named_outside_its_folder_is_found(tmp_path: Path) -> None:
    for folder in ("cli", "games"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.py").write_text(
            'if game == "dice-cup":\n    """Not only dice_cup."""\n'
        )
    assert games_named(tmp_path, ["dice-cup"]) == [
        "cli/a.py: dice-cup",
        "cli/a.py: Not only dice_cup.",
    ]


def _loaded_by(code: str) -> set[str]:
    """The top-level modules loaded after this code has run in a fresh interpreter."""
    tail = "import sys; print(*{name.split('.')[0] for name in sys.modules}, file=sys.stderr)"
    run = subprocess.run(
        [sys.executable, "-c", f"{code}\n{tail}"], capture_output=True, text=True, check=True
    )
    return set(run.stderr.split())


def test_importing_bellyflop_loads_nothing_heavy() -> None:
    loaded = _loaded_by("import bellyflop; bellyflop.shelf()")
    assert "bellyflop" in loaded
    assert not loaded & (HEAVY | {"click"})


def test_asking_for_help_loads_nothing_heavy() -> None:
    asked = "import sys; sys.argv = ['bellyflop', '--help']"
    code = f"{asked}\nfrom bellyflop.cli import main\ntry: main()\nexcept SystemExit: pass"
    loaded = _loaded_by(code)
    assert "click" in loaded
    assert not loaded & HEAVY


def test_the_check_for_heavy_modules_sees_them() -> None:
    assert "rich" in _loaded_by("import bellyflop, rich")
