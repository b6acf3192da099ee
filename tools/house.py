"""Prints how the source is divided: python -m tools.house

Modules and lines, small files, modules that only one other imports, the longest path of imports
(those made while a module loads), and where code outside games/ names a game.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bellyflop.games import shelf

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PAGE = ROOT / "web" / "src"
SMALL = 60


def module_of(file: Path) -> str:
    """The name by which this file is imported."""
    parts = file.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(file): file for file in sorted((SOURCE / "bellyflop").rglob("*.py"))}


def imports(module: str, eager: bool) -> set[str]:
    """The modules of ours that this one imports; with `eager`, only while it is being loaded."""
    file = MODULES[module]
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    found: set[str] = set()
    for node in _statements(ast.parse(file.read_text("utf-8")), eager):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1]
            name = ".".join([*base, node.module or ""] if node.level else [node.module or ""])
            name = name.rstrip(".")
            inner = {f"{name}.{alias.name}" for alias in node.names}
            found |= {one if one in MODULES else name for one in inner}
    return (found & MODULES.keys()) - {module}


def _statements(tree: ast.AST, eager: bool) -> Iterator[ast.AST]:
    """The nodes of this tree; with `eager`, without functions and TYPE_CHECKING blocks."""
    for node in ast.iter_child_nodes(tree):
        later = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        typing = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        if not (eager and (later or typing)):
            yield node
            yield from _statements(node, eager)


EAGER = {module: imports(module, eager=True) for module in MODULES}


@cache
def longest_path(module: str) -> tuple[str, ...]:
    """The longest chain of imports from this module down."""
    below = max((longest_path(one) for one in EAGER[module]), key=len, default=())
    return (module, *below)


def naming_a_game(folder: Path, endings: tuple[str, ...]) -> list[str]:
    """The files in this folder, outside games/, that spell a game’s id or folder."""
    names = {form for game in shelf() for form in (game, game.replace("-", "_"))}
    named = re.compile("|".join(rf"\b{name}\b" for name in sorted(names)))
    return [
        str(file.relative_to(ROOT))
        for file in sorted(folder.rglob("*"))
        if file.suffix in endings
        and "games" not in file.relative_to(folder).parts
        and not re.search(r"\.(test|fixture|gen)\.", file.name)
        and named.search(file.read_text("utf-8"))
    ]


def main() -> None:
    """Print the figures."""
    lines = {m: len(file.read_text("utf-8").splitlines()) for m, file in MODULES.items()}
    importers = Counter(one for m in MODULES for one in imports(m, eager=False))
    small = [m for m in MODULES if lines[m] < SMALL]
    single = [m for m in MODULES if importers[m] == 1]
    longest = max(map(longest_path, MODULES), key=len)
    named = [
        *naming_a_game(SOURCE / "bellyflop", (".py",)),
        *naming_a_game(PAGE, (".ts", ".svelte")),
    ]
    print(f"modules: {len(MODULES)}, lines: {sum(lines.values())}")
    packages = sum(MODULES[m].name == "__init__.py" for m in small)
    print(f"under {SMALL} lines: {len(small)} ({packages} of them __init__)")
    print(" ", *(f"{m.removeprefix('bellyflop.')}:{lines[m]}" for m in small))
    print(f"imported by exactly one: {len(single)}")
    print(" ", *(f"{m.removeprefix('bellyflop.')}:{lines[m]}" for m in single))
    print(f"longest path of imports: {len(longest)}")
    print(" ", " > ".join(m.removeprefix("bellyflop.") for m in longest))
    print(f"files outside games/ that name a game: {len(named)}")
    print(" ", *named)


if __name__ == "__main__":
    main()
