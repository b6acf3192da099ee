"""Every refusal has a code, and every code a sentence in each language of the page."""

from __future__ import annotations

import ast
import asyncio
import re
from pathlib import Path
from typing import get_args

import pytest

import bellyflop.server
from bellyflop.server.table.refusals import Word, sentence

from .kit import BOT, OPEN, PERSON, Phone, Server

WORDS = set(get_args(Word))
SOURCE = Path(bellyflop.server.__file__).parent
LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES = sorted(place.name for place in LOCALES.iterdir())


def sentences(language: str) -> dict[str, str]:
    """The sentences of the file by their ids."""
    said: dict[str, str] = {}
    word = None
    for line in (LOCALES / language / "refusals.ftl").read_text("utf-8").splitlines():
        if begun := re.match(r"refused-([a-z-]+) =(.*)", line):
            word = begun[1]
            said[word] = begun[2]
        elif word is not None and line.startswith(" "):
            said[word] += "\n" + line
        else:
            word = None
    return said


def strings_of_the_server() -> set[str]:
    """Every string literal in the server, except in the list of words."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        if path.name != "refusals.py":
            tree = ast.parse(path.read_text("utf-8"))
            constants = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            found |= {value for value in constants if isinstance(value, str)}
    return found


def test_there_are_four_languages() -> None:
    assert LANGUAGES == ["de", "en", "es", "fr"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_sentence(language: str) -> None:
    said = sentences(language)
    assert set(said) == WORDS
    assert all(sentence.strip() for sentence in said.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_speaks_of_the_same_things_in_every_language(language: str) -> None:
    def spoken_of(said: str) -> set[str]:
        return set(re.findall(r"\$([a-z]+)", said))

    english = sentences("en")
    for word, said in sentences(language).items():
        assert spoken_of(said) == spoken_of(english[word]), word


def test_every_word_is_used() -> None:
    assert WORDS - strings_of_the_server() == set()


def test_a_refused_request_says_the_word_and_the_english(server: Server) -> None:
    assert server.ask("/api/rooms/AAAA") == (
        404,
        {
            "error": "No table has this code. Look again at its letters.",
            "word": "no-such-code",
            "args": {},
        },
    )
    status, said = server.ask(
        "/api/tables", {"game": "splash-party", "seats": [PERSON, BOT], "dice": "real"}
    )
    assert (status, said["word"], said["args"]) == (409, "secret-game", {"game": "Splash Party"})


def test_a_refused_command_says_the_word_and_what_it_speaks_of(server: Server) -> None:
    made = server.open_table("pool-zee", [PERSON, OPEN, OPEN])

    async def ask() -> None:
        host = await Phone.with_token(server, made).arrive()
        answer = await host.command("start")
        assert (answer["word"], answer["args"]) == ("seats-open", {"count": 2})
        assert answer["why"] == "2 seats are still free. Wait, or give them to bots."
        answer = await host.command("lock", locked=True)
        assert (answer["word"], answer["args"], answer["why"]) == (None, {}, "")
        await host.leave()

    asyncio.run(ask())


def test_a_rule_that_forbids_something_is_named_with_what_it_speaks_of(server: Server) -> None:
    made = server.open_table("pool-zee", [PERSON], dice="real", options={"opening": False})

    async def ask() -> None:
        ana = await Phone.with_token(server, made).arrive()
        await ana.look()
        answer = await ana.command("fell", chance={"dice": [1, 2, 3]})
        assert (answer["status"], answer["word"]) == ("illegal", "rules")
        assert answer["args"] == {"rule": "rule-dice-due", "due": 5, "count": 3}
        assert answer["why"] == "5 dice are thrown now, not 3."
        await ana.leave()

    asyncio.run(ask())


@pytest.mark.parametrize("word", sorted(WORDS))
def test_the_english_of_a_word_is_its_sentence(word: Word) -> None:
    """A message without a text would show its id; every message must be complete."""
    spoken_of = re.findall(r"\$([a-z]+)", sentences("en")[word])
    said = sentence(word, {name: 1 if name == "count" else "Ana" for name in spoken_of})
    assert said[0].isupper()
    assert said.endswith(".")
    assert "{" not in said


def test_no_refusal_of_the_server_is_told_in_english() -> None:
    told = [
        f"{path.name}:{node.lineno}"
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Refused", "Problem", "TooMany", "Bye", "refused_answer", "refusal")
        for part in [*node.args, *(keyword.value for keyword in node.keywords)]
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value
    ]
    assert told == []


def test_a_goodbye_says_the_word(server: Server) -> None:
    made = server.open_table("pool-zee", [PERSON, BOT], spectators=False)

    async def watch() -> None:
        stranger = await Phone(server, made["table"], None, None).arrive()
        bye = await stranger.receive()
        assert (bye["reason"], bye["word"]) == ("refused", "no-spectators")
        await stranger.leave()

    asyncio.run(watch())
