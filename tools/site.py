"""The documentation as a site: `python -m tools.site FOLDER [--page FOLDER]`.

The pages are the plain Markdown of `docs/` and generated ones: one about each game for researchers,
and the reference of every public module. Zensical (`pip install -r requirements/site.txt`) turns
them into HTML. `--page` is a folder with the page that plays without a server (`web/build site`);
it becomes `play/` on the site.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import griffe

from bellyflop.games import shelf

from .site_pages import about_game, about_module, moments, public_names

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français", "es": "Español"}
MODULES = (  # everything that these export is public
    "bellyflop",
    "bellyflop.core",
    "bellyflop.dice",
    "bellyflop.bots",
    "bellyflop.arena",
    "bellyflop.coach",
    "bellyflop.proof",
    "bellyflop.pad",
    "bellyflop.spaces",
    "bellyflop.adapters.openspiel",
    "bellyflop.adapters.pettingzoo",
    "bellyflop.adapters.gymnasium",
    "bellyflop.adapters.sitting",
    "bellyflop.testing",
)
GUIDE = {  # in the order in which people ask
    "Play": ("play", "pad", "host"),
    "Build": ("playground", "write-a-bot", "learners", "agents", "add-a-game", "protocol"),
    "Best play": (
        "solver",
        "solver-dice-cup",
        "minds-pool-zee",
        "minds-clever-kids",
        "minds-splash-party",
        "duel",
    ),
    "How fast": ("benchmarks", "benchmarks-tables", "scale"),
}
MOMENTS = "<!-- moments -->"  # where the start page shows them
FIGURE = re.compile(
    r"!\[([^\]]*)\]\([a-z]+:[^)]*\)"
)  # the page draws these; the site shows the caption
PLAYABLE = re.compile(r"<!-- playable: (.*?) -->", re.DOTALL)  # only for a site with the page

Nav = list[tuple[str, "str | Nav"]]


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--page",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The page that plays without a server; it goes along as play/.",
)
def main(folder: Path, page: Path | None) -> None:
    """Make the site in this folder, which is emptied first."""
    build(folder, page)
    click.echo(f"The site is in {folder}.")


def build(folder: Path, page: Path | None = None) -> None:
    """Make the site in this folder, or stop with the generator's error."""
    with TemporaryDirectory() as made:
        here = Path(made)
        nav = write_pages(here / "docs", playable=page is not None)
        (here / "zensical.toml").write_text(_settings(nav))
        program = Path(sys.executable).with_name("zensical")
        if not program.exists():
            raise click.ClickException(
                "The site needs Zensical: pip install -r requirements/site.txt"
            )
        ran = subprocess.run(
            [program, "build", "--strict"], cwd=here, capture_output=True, text=True
        )
        if ran.returncode:
            raise click.ClickException(f"The site could not be made:\n{ran.stdout}{ran.stderr}")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(here / "site", folder)
    if page is not None:
        shutil.copytree(page, folder / "play", dirs_exist_ok=True)


def write_pages(folder: Path, playable: bool) -> Nav:
    """Write every page as Markdown into this folder; their order on the site."""
    if playable:  # so that links lead there
        _write(folder / "play" / "index.html", "")
    for part in ("guide", "rules", "decisions", "pictures"):
        shutil.copytree(DOCS / part, folder / part, ignore=shutil.ignore_patterns("*.py"))
    for language in LANGUAGES:
        if language != "en":
            shutil.copytree(ROOT / "locales" / language / "rules", folder / "rules" / language)
    for name, source in {
        "index.md": DOCS / "index.md",
        "results.md": DOCS / "results.md",
        "architecture.md": DOCS / "architecture.md",
        "changelog.md": ROOT / "CHANGELOG.md",
        "contributing.md": ROOT / "CONTRIBUTING.md",
    }.items():
        shutil.copy(source, folder / name)
    start = folder / "index.md"
    start.write_text(start.read_text().replace(MOMENTS, moments(folder / "pictures" / "moments")))
    for path in folder.rglob("*.md"):
        told = PLAYABLE.sub(r"\1" if playable else "", path.read_text())
        path.write_text(FIGURE.sub(r"*\1*", told))
        path.write_text(_links_within(path, folder))
    games: Nav = []
    for about in (kind.about for kind in shelf().values()):
        _write(folder / "games" / f"{about.id}.md", about_game(about))
        games.append((about.name, f"games/{about.id}.md"))
    reference: Nav = []
    for module in MODULES:
        _write(folder / "reference" / f"{module}.md", about_module(module))
        reference.append((module, f"reference/{module}.md"))
    return [
        ("Bellyflop", "index.md"),
        ("Guide", [(title, _pages(folder, "guide", names)) for title, names in GUIDE.items()]),
        ("Rules", list(_rules(folder))),
        ("For researchers", [("What was found", "results.md"), *games]),
        ("Reference", reference),
        (
            "The house",
            [
                ("Promises", "guide/promises.md"),
                ("Architecture", "architecture.md"),
                ("Working on it", "contributing.md"),
                ("Releasing it", "guide/release.md"),
                ("Decisions", _pages(folder, "decisions", sorted(_names(folder / "decisions")))),
                ("Changes", "changelog.md"),
            ],
        ),
    ]


def _rules(folder: Path) -> Iterator[tuple[str, str | Nav]]:
    """The rules of each game, in every language."""
    for about in (kind.about for kind in shelf().values()):
        pages: Nav = []
        for language, name in LANGUAGES.items():
            path = f"rules/{about.id}.md" if language == "en" else f"rules/{language}/{about.id}.md"
            if (folder / path).exists():
                pages.append((name, path))
        yield about.name, pages


def _pages(folder: Path, part: str, names: tuple[str, ...] | list[str]) -> Nav:
    return [(_title(folder / part / f"{name}.md"), f"{part}/{name}.md") for name in names]


def _names(folder: Path) -> Iterator[str]:
    return (path.stem for path in folder.glob("*.md"))


def _title(path: Path) -> str:
    return path.read_text().splitlines()[0].lstrip("# ")


def _links_within(path: Path, folder: Path) -> str:
    """The page's text; a link to a file that is not on the site becomes its plain words."""
    where = path.parent.relative_to(folder)

    def keep(link: re.Match[str]) -> str:
        words, target = link[1], link[2].partition("#")[0]
        if not target or ":" in target or (folder / where / target).is_file():
            return link[0]
        return words

    return re.sub(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)", keep, path.read_text())


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def _settings(nav: Nav) -> str:
    """The settings of the generator."""
    return f"""[project]
site_name = "Bellyflop"
site_description = "Five poolside party games: play them anywhere, solve them exactly"
docs_dir = "docs"
site_dir = "site"
nav = {_toml(nav)}

[project.theme]
language = "en"
font = false
features = ["navigation.instant", "navigation.top", "search.highlight", "content.code.copy"]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
primary = "teal"

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
primary = "teal"

[project.plugins.mkdocstrings.handlers.python]
paths = [{_toml((ROOT / "src").as_posix())}]

[project.plugins.mkdocstrings.handlers.python.options]
show_source = false
show_root_heading = true
"""


def _toml(page: str | Nav) -> str:
    """A page, or a list of pages under their titles, as TOML has it."""
    if isinstance(page, str):
        return json.dumps(page, ensure_ascii=False)
    rows = (f"{{ {_toml(title)} = {_toml(under)} }}" for title, under in page)
    return f"[{', '.join(rows)}]"


def documented(module: str) -> dict[str, bool]:
    """Every name that this module exports, and whether it has a docstring of its own."""
    package = griffe.load("bellyflop", search_paths=[ROOT / "src"], resolve_aliases=True)
    within = package[module.partition(".")[2]] if "." in module else package
    return {name: within[name].has_docstring for name in public_names(module)}


if __name__ == "__main__":
    main()
