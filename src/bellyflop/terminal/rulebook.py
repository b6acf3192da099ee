"""The rules of a game: the short ones for players, then the full numbered paragraphs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from bellyflop.words import ENGLISH, LOCALES, Words

_PACKAGE = Path(__file__).resolve().parents[1]
_FULL = (_PACKAGE / "docs" / "rules", _PACKAGE.parents[1] / "docs" / "rules")
_PICTURE = re.compile(r"^!\[(?P<caption>[^\]]*)\]\((?P<kind>[a-z]+):[^)]*\)\n*", re.MULTILINE)
_NAME = re.compile(r"\{([a-z][a-z0-9_-]*)\}")


def rules_page(game_id: str, words: Words) -> str:
    """This game's rules as Markdown: the short ones in that language, then the full ones."""
    told = _first([LOCALES / language / "rules" for language in (words.language, ENGLISH)], game_id)
    full = _first(_FULL, game_id)
    if told is None and full is None:
        return words("terminal-no-rules")
    parts = [] if told is None else [_NAME.sub(lambda name: words(name[1]), _captioned(told))]
    if full is not None:
        parts += [f"# {words('rules-full')}\n\n*{words('rules-full-note')}*\n", full]
    return "\n\n".join(parts)


def _first(folders: Sequence[Path], game_id: str) -> str | None:
    pages = (folder / f"{game_id}.md" for folder in folders)
    return next((page.read_text(encoding="utf-8") for page in pages if page.is_file()), None)


def _captioned(page: str) -> str:
    """The page without its pictures; the first, of the game itself, is replaced by its caption."""
    return _PICTURE.sub(
        lambda found: f"*{found['caption']}*\n\n" if found["kind"] == "picture" else "", page
    )
