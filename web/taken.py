"""The offline bundle: the modules of the package and the standard library that it can import."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile, ZipInfo

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "bellyflop"
ENTRANCES = ("bellyflop", "bellyflop.offline", "bellyflop.offline.playground")
PARTS = ("bots", "coach", "lesson", "notation", "pad")  # of a game: found by their names
DATA = (".toml", ".json", ".table", ".f64")
# Modules that need these stay out: their results are shipped, or a phone never asks for them.
ABSENT = {"httptools", "matplotlib", "msgspec", "numpy", "rich", "starlette", "study", "uvicorn"}


def taken_files() -> list[Path]:
    """The modules and data that a phone needs, in order."""
    modules = _reached()
    folders = {module.parent for module in modules if "games" in module.parts}
    data = {file for folder in folders for file in folder.iterdir() if file.suffix in DATA}
    return sorted({*modules, *data})


def _reached() -> set[Path]:
    """Every module that can be imported from the entrances, now or later."""
    games = [folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()]
    named = [f"bellyflop.games.{game}.{part}" for game in games for part in PARTS]
    ahead = [*ENTRANCES, *(f"bellyflop.games.{game}" for game in games), *named]
    found: set[Path] = set()
    while ahead:
        name = ahead.pop()
        path = _file(name)
        if path is None or path in found or _needs_what_is_absent(path):
            continue
        found.add(path)
        if "." in name:
            ahead.append(name.rpartition(".")[0])
        ahead += [module for module, _ in _imports(path, name)]
    return found


def _file(name: str) -> Path | None:
    path = PACKAGE.parent.joinpath(*name.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def _needs_what_is_absent(path: Path) -> bool:
    """Whether this module cannot be imported where those libraries are missing."""
    name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    top = {module.partition(".")[0] for module, at_once in _imports(path, name) if at_once}
    return bool(top & ABSENT)


def _imports(path: Path, name: str) -> Iterator[tuple[str, bool]]:
    """Each module that this one imports, and whether it does so as soon as it is imported."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    tree = ast.parse(path.read_text("utf-8"))
    for node, at_once in _statements(tree.body, True):
        if isinstance(node, ast.Import):
            yield from ((alias.name, at_once) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - node.level + 1]
            base = ".".join([*(parts if node.level else []), *filter(None, [node.module])])
            yield base, at_once
            yield from ((f"{base}.{alias.name}", at_once) for alias in node.names)


def _statements(body: list[ast.stmt], at_once: bool) -> Iterator[tuple[ast.AST, bool]]:
    for node in body:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Try)
        yield node, at_once
        for part in ("body", "handlers", "orelse", "finalbody"):
            for child in getattr(node, part, []):
                inner = child.body if isinstance(child, ast.ExceptHandler) else [child]
                yield from _statements(inner, at_once and not inside)


# ── the standard library ────────────────────────────────────────────────────────────────────────

SLIM = Path(__file__).with_name("slim")
NO_SOCKETS = (
    "base_events",
    "streams",
    "subprocess",
)  # of asyncio: the browser has a loop of its own


def slimmed(library: Path) -> bytes:
    """Pyodide's standard library with the modules in `slim` in place of its own."""
    instead = {file.relative_to(SLIM).as_posix(): file.read_bytes() for file in SLIM.rglob("*.py")}
    made = BytesIO()
    with ZipFile(library) as whole, ZipFile(made, "w") as slim:
        for name in whole.namelist():
            content = instead.pop(name, None) or whole.read(name)
            if name == "asyncio/__init__.py":
                content = _without(content.decode(), NO_SOCKETS).encode()
            slim.writestr(ZipInfo(name), content)
    if instead:
        raise ValueError(f"the standard library has no {min(instead)}")
    return made.getvalue()


def _without(source: str, modules: Sequence[str]) -> str:
    """This __init__.py without its imports from these modules."""
    for module in modules:
        for line in (f"from .{module} import *\n", f"{module}.__all__ +"):
            if source.count(line) != 1:
                raise ValueError(f"asyncio/__init__.py has no line {line!r}")
            source = source.replace(line, "")
    return source


if __name__ == "__main__":
    print(*(file.relative_to(PACKAGE.parent).as_posix() for file in taken_files()), sep="\n")
