"""The site: it builds, every link on it works, and every public name is documented."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest
from tools import baselines, promises, site, site_pages

import bellyflop
from bellyflop.games import levels_of

ROOT = Path(__file__).parents[1]


class Links(HTMLParser):
    """A page's links, its resources, and its anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        self.places |= {said[name] for name in ("id", "name") if name in said}
        if tag == "a" and "href" in said:
            self.links.append(said["href"])
        if tag in ("img", "script", "iframe", "source") and "src" in said:
            self.loads.append(said["src"])
        if tag == "link" and said.get("rel") in ("stylesheet", "icon"):
            self.loads.append(said["href"])


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    site.build(folder)
    return folder


def pages(made: Path) -> Iterator[tuple[Path, Links]]:
    for path in sorted(made.rglob("*.html")):
        if path.name != "404.html":  # it may be shown at any depth
            yield path, Links(path.read_text())


def target(made: Path, page: Path, link: str) -> Path:
    """The file that this link on this page leads to."""
    link = unquote(urldefrag(link)[0])
    found = (made / link.lstrip("/") if link.startswith("/") else page.parent / link).resolve()
    return found / "index.html" if found.is_dir() else found


def test_every_link_and_picture_of_the_site_leads_somewhere(made: Path) -> None:
    known = dict(pages(made))
    lost = []
    for page, links in known.items():
        for link in [*links.links, *links.loads]:
            if re.match(r"(https?|mailto|data):", link):
                continue
            there, place = target(made, page, link), urldefrag(link)[1]
            if not there.is_file() or (
                place and there in known and unquote(place) not in known[there].places
            ):
                lost.append(f"{page.relative_to(made)}: {link}")
    assert len(known) > 50
    assert not lost


def test_the_site_loads_nothing_from_elsewhere(made: Path) -> None:
    foreign = [load for _, links in pages(made) for load in links.loads if "//" in load]
    assert not foreign
    for style in made.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)[\"' ]*https?:", style.read_text()), style


@pytest.mark.parametrize("module", site.MODULES)
def test_every_public_name_is_documented(module: str, made: Path) -> None:
    page = Links((made / "reference" / module / "index.html").read_text())
    for name, told in site.documented(module).items():
        assert told, f"{module}.{name} has no docstring"
        assert any(place.endswith(f".{name}") for place in page.places), name


def test_every_page_of_the_documentation_is_on_the_site(made: Path) -> None:
    there = {path.parent.relative_to(made).as_posix() for path, _ in pages(made)}
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix("").as_posix()
        assert name in there or name == "index", name


def test_what_a_promise_names_exists() -> None:
    rows = promises.read_promises(promises.PAGE.read_text())
    named = [name for row in rows for name in re.findall(r"`([\w/]+(?:\.py)?)`", row.proof)]
    assert len(named) > 15
    assert [name for name in named if not (ROOT / "tests" / name).exists()] == []


def test_one_command_says_what_was_tried_for_a_promise_and_what_failed(tmp_path: Path) -> None:
    kept = "def test_kept(record_property):\n    record_property('kills', 40)\n"
    broken = "def test_broken():\n    assert not 'kept'\n"
    (tmp_path / "test_kept.py").write_text(kept + kept.replace("kept(", "too("))
    (tmp_path / "test_broken.py").write_text(broken)
    page = tmp_path / "promises.md"
    rows = [f"| Nothing {n}. | `{tmp_path}/test_{n}.py` | | |" for n in ("kept", "broken")]
    page.write_text("\n".join(["# Promised", *rows, ""]))
    command = [sys.executable, "-m", "tools.promises", "--write", "--page", str(page)]
    for words, status in (["kept"], 0), ([], 1):
        ran = subprocess.run([*command, *words], cwd=ROOT, capture_output=True, check=False)
        assert ran.returncode == status, ran.stdout
    assert page.read_text().splitlines() == [
        "# Promised",
        f"| Nothing kept. | `{tmp_path}/test_kept.py` | 2 tests, 80 kills | 0 |",
        f"| Nothing broken. | `{tmp_path}/test_broken.py` | 1 test | 1 |",
    ]


def test_every_game_has_its_baselines() -> None:
    known = json.loads(site_pages.BASELINES.read_text())
    assert list(known) == list(bellyflop.shelf())
    for game_id, about in known.items():
        levels = list(levels_of(bellyflop.shelf()[game_id]))
        assert [row["level"] for row in about["levels"]] == levels
        assert [(row["below"], row["above"]) for row in about["duels"]] == list(pairwise(levels))


@pytest.mark.parametrize("game_id", ["dice-cup", "splash-party"])
def test_the_baselines_are_what_is_played(game_id: str, pytestconfig: pytest.Config) -> None:
    """Checks the random-play baselines; `--nightly` replays every one."""
    known = json.loads(site_pages.BASELINES.read_text())[game_id]
    for row in known["random"]:
        assert baselines.random_play(game_id, row["seats"], known["random_games"]) == row
    assert baselines.best_play(game_id) == known["best"]
    if pytestconfig.getoption("--nightly"):
        assert baselines.baselines(game_id, known["bot_games"]) == known


def test_moving_pictures_are_on_the_start_page_with_words(tmp_path: Path) -> None:
    assert site_pages.moments(tmp_path) == ""
    (tmp_path / "dice-cup-reveal.webp").touch()
    shown = site_pages.moments(tmp_path)
    assert "![Dice Cup, moving: reveal](pictures/moments/dice-cup-reveal.webp)" in shown
    assert site.MOMENTS in (ROOT / "docs" / "index.md").read_text()


def test_the_page_that_plays_goes_along_and_is_linked_only_then(tmp_path: Path, made: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Bellyflop</title>")
    site.build(tmp_path / "site", tmp_path / "page")
    assert "Bellyflop" in (tmp_path / "site" / "play" / "index.html").read_text()
    for start, leads in ((tmp_path / "site", True), (made, False)):
        links = Links((start / "index.html").read_text()).links
        assert ("play/index.html" in links) == ("play/index.html#/python" in links) == leads
        links = Links((start / "guide" / "playground" / "index.html").read_text()).links
        assert ("../../play/index.html#/python" in links) == leads


def test_every_place_that_names_the_version_names_the_same() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    version = settings["project"]["version"]
    assert version == bellyflop.__version__
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text()
    newest = re.search(r"^## ([\d.]+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest is not None
    assert newest[1] == version


def test_the_walk_of_a_move_leads_through_what_is_there() -> None:
    """Every file in the walk exists and contains the names the walk mentions."""
    walk = (ROOT / "docs" / "architecture.md").read_text("utf-8").split("## One move", 1)[1]
    walk = " ".join(walk.split("\n## ", 1)[0].split())
    places = [ROOT / "src/bellyflop/server", ROOT / "src/bellyflop", ROOT / "web/src"]
    stations = re.findall(r"`([\w/]+\.(?:py|ts|svelte\.ts|svelte))(?:: ([\w.]+))?`", walk)
    assert len(stations) > 20
    code = ""
    for file, name in stations:
        (found,) = [place / file for place in places if (place / file).is_file()] or [None]
        assert found is not None, f"{file} is not there"
        text = found.read_text("utf-8")
        code += text
        for word in filter(None, name.split(".")):
            named = rf"(?:def|class|function|private) {word}\b|^{word}(?::.*)? = "
            assert re.search(named, text, re.MULTILINE), f"{file}: {word}"
    for owner, name in re.findall(r"`([A-Z]\w+)\.(\w+)`", walk):
        assert f"class {owner}" in code, owner
        assert f"def {name}" in code, name
