"""The sentences that people read, in four languages.

The sentences are Fluent messages in `locales/<language>/`, the same files that the page reads.
English is complete; a message that another language lacks is shown in English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr", "es")
ENGLISH = "en"
Argument = str | int | float

_PACKAGE = Path(__file__).resolve().parent
_FOLDERS = (_PACKAGE / "locales", _PACKAGE.parents[1] / "locales")  # installed, or in a clone
LOCALES = next((folder for folder in _FOLDERS if folder.is_dir()), _FOLDERS[0])

_ID = "_id"
_VARIABLES = ("BELLYFLOP_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Words:
    """The messages of one language: call it with a message's id and its arguments."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language if language in LANGUAGES else ENGLISH

    def __call__(self, word: str, /, **about: Argument) -> str:
        """The sentence, else the English one, else the id itself.

        An argument `box_id` is the id of another message, whose text is inserted as `box`.
        """
        about = dict(self._spelled(name, value) for name, value in about.items())
        for language in (self.language, ENGLISH):
            bundle = _bundle(language)
            pattern = bundle.get_message(word).value if bundle.has_message(word) else None
            if pattern is not None:
                return str(bundle.format_pattern(pattern, about)[0])
        return word

    def _spelled(self, name: str, value: Argument) -> tuple[str, Argument]:
        is_id = name.endswith(_ID) and isinstance(value, str)
        return (name.removesuffix(_ID), self(str(value))) if is_id else (name, value)

    def has(self, word: str) -> bool:
        """Whether there is a sentence for this id."""
        return any(_bundle(language).has_message(word) for language in (self.language, ENGLISH))

    def all_of(self, names: Sequence[str]) -> str:
        """Names in a sentence: "Ana, Bo and Mia"."""
        return self._listing("terminal-and", names)

    def one_of(self, names: Sequence[str]) -> str:
        """Choices in a sentence: "blue, red or black"."""
        return self._listing("terminal-or", names)

    def _listing(self, word: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self(word, most=", ".join(names[:-1]), last=names[-1])


@cache
def words_in(language: str) -> Words:
    """The messages of this language, or the English ones if there is no such language."""
    return Words(language)


def wanted_language(environment: Mapping[str, str]) -> str:
    """The language of the environment: the first variable that is set decides."""
    wish = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    language = wish[:2].lower()
    return language if language in LANGUAGES else ENGLISH


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import

    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _files(language: str) -> Iterator[Path]:
    """All files of a language, the games' own last."""
    yield from sorted((LOCALES / language).glob("*.ftl"))
    yield from sorted((LOCALES / language / "games").glob("*.ftl"))
