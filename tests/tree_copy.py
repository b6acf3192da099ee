"""A copy of the project in another folder, with a virtual environment that runs the copy."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Build and test artifacts, and the environment, since the copy gets its own.
LEFT_BEHIND = shutil.ignore_patterns(
    *(".git", ".venv", ".cache", "node_modules", "dist"),
    *("__pycache__", ".*_cache", ".hypothesis", "*.egg-info"),
)


def copy_tree(folder: Path) -> Path:
    """Copy the project to this folder and create an environment with the same dependencies."""
    shutil.copytree(ROOT, folder, ignore=LEFT_BEHIND, symlinks=True)
    built = folder / "src" / "bellyflop" / "web"
    shutil.rmtree(built, ignore_errors=True)  # tests rebuild the page where they need it
    modules = ROOT / "web" / "node_modules"
    if modules.is_dir():
        shutil.copytree(
            modules, folder / "web" / "node_modules", symlinks=True, copy_function=_link
        )
    _make_environment(folder)
    return folder


def _link(file: str, to: str) -> None:
    """Hard-link this file, or copy it where that is impossible."""
    try:
        os.link(file, to, follow_symlinks=False)
    except OSError:
        shutil.copy2(file, to, follow_symlinks=False)


def _make_environment(folder: Path) -> None:
    """Create an environment that finds the copy first, then the packages installed for this run.

    Python ignores .pth files in a folder that was itself added by a .pth file, so the editable
    install of the original tree has no effect there.
    """
    environment = folder / ".venv"
    venv.create(environment, with_pip=False, symlinks=True)
    paths = {"base": str(environment), "platbase": str(environment)}
    site = Path(sysconfig.get_path("purelib", vars=paths))
    packages = sysconfig.get_path("purelib")
    site.joinpath("copy.pth").write_text(f"{folder / 'src'}\n{folder}\n{packages}\n", "utf-8")
    scripts = Path(sysconfig.get_path("scripts"))
    ours = Path(sysconfig.get_path("scripts", vars=paths))
    for script in scripts.iterdir():
        if not script.is_file() or (ours / script.name).exists():
            continue
        code = script.read_bytes()
        if code.startswith(f"#!{scripts}".encode()):
            ours.joinpath(script.name).write_bytes(code.replace(bytes(scripts), bytes(ours), 1))
            ours.joinpath(script.name).chmod(0o755)
        else:
            ours.joinpath(script.name).symlink_to(script)


def run_in(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the copy's Python with these arguments; the completed process."""
    python = (
        folder / ".venv" / ("Scripts" if os.name == "nt" else "bin") / Path(sys.executable).name
    )
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST_", "PYTHON"))}
    return subprocess.run(
        [python, *words], cwd=folder, env=kept, capture_output=True, text=True, check=False
    )
