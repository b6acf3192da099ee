"""Every game on the shelf keeps every law."""

from __future__ import annotations

from bellyflop.games import shelf
from bellyflop.testing.contract import GameContract as _GameContract

for _id, _kind in shelf().items():
    globals()[f"Test_{_id}"] = type(f"Test_{_id}", (_GameContract,), {"kind": _kind})
