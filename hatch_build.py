"""How wheels and sdists are built: with the page in them, or not at all.

An editable install needs no page: `web/build` makes one on demand. Node is a build requirement only
where a page has to be built, so an install from an sdist does not need it.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - pip would say so last, behind a page of what others need
    found = ".".join(map(str, sys.version_info[:2]))
    raise SystemExit(f"Bellyflop needs Python 3.11 or newer, and this is {found}.")

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling import build as hatchling
from hatchling.build import build_editable, build_sdist, build_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import make_page

__all__ = ["build_editable", "build_sdist", "build_wheel"]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    """The build requirements of an sdist."""
    return [*hatchling.get_requires_for_build_sdist(config_settings), *_for_the_page()]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """The build requirements of a wheel."""
    return [*hatchling.get_requires_for_build_wheel(config_settings), *_for_the_page()]


def get_requires_for_build_editable(config_settings: dict[str, Any] | None = None) -> list[str]:
    """The build requirements of an editable install."""
    return hatchling.get_requires_for_build_editable(config_settings)


def _for_the_page() -> list[str]:
    return [] if make_page.fresh() else [make_page.NODE]


class PageHook(BuildHookInterface[Any]):
    """Builds the page before packing; if that fails, stops with one sentence that says why."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        with TemporaryDirectory() as folder:
            log = Path(folder) / "log"
            log.touch()
            try:
                make_page.main(log=log)
            except make_page.NoPage as error:
                raise SystemExit(
                    f"Bellyflop is not packed without its page, which could not be made: {error}"
                ) from None
