"""One source of texts: four languages with the same ids and the same placeholders."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

import bellyflop
from bellyflop.words import ENGLISH, LANGUAGES, LOCALES, Words, wanted_language, words_in

PACKAGE = Path(bellyflop.__file__).parent


class _Variables(visitor.Visitor):
    """The names of a message's placeholders."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def files(language: str) -> list[Path]:
    return sorted((LOCALES / language).rglob("*.ftl"))


def messages(file: Path) -> dict[str, set[str]]:
    """The variables of each message in this file, by its id; no line of it may be junk."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), f"{file}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{file} has {entry.id.name} twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@cache
def spoken(language: str) -> dict[str, set[str]]:
    """All messages of this language."""
    return {word: about for file in files(language) for word, about in messages(file).items()}


@pytest.mark.parametrize("language", [lang for lang in LANGUAGES if lang != ENGLISH])
def test_a_language_has_the_same_words_in_the_same_files_with_the_same_things_in_them(
    language: str,
) -> None:
    assert len(files(language)) == len(files(ENGLISH))
    for file in files(ENGLISH):
        other = LOCALES / language / file.relative_to(LOCALES / ENGLISH)
        assert messages(other) == messages(file), other


# ── what the code asks for ──────────────────────────────────────────────────────────────────

_WORD = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
_SPEAKERS = ("words", "spellings", "meant", "_listing")
_REFUSALS = ("RuleBroken", "IllegalAction", "IllegalOutcome", "IllegalWait")


def asked(tree: ast.AST) -> Iterator[str]:
    """The message id of every call; `*` stands for a value in an f-string."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            if _name(node.func) in (*_SPEAKERS, *_REFUSALS):
                yield from _ids(node.args[0])
            elif _name(node.func) == "Note":
                yield from (f"coach-{word}" for word in _ids(node.args[0]))


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _ids(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(word)):
            yield word
        case ast.JoinedStr(values=parts):
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in parts)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _ids(body)
            yield from _ids(orelse)


@cache
def sources() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text("utf-8")) for file in PACKAGE.rglob("*.py")}


def test_every_word_the_code_asks_for_is_there() -> None:
    there = spoken(ENGLISH)
    found = {(file.name, word) for file, tree in sources().items() for word in asked(tree)}
    assert len(found) > 100
    missing = [
        (file, word)
        for file, word in found
        if not any(re.fullmatch(re.escape(word).replace(r"\*", ".*"), one) for one in there)
    ]
    assert missing == []


def test_every_word_of_the_terminal_and_of_the_rules_is_asked_for() -> None:
    patterns: set[str] = set()
    for tree in sources().values():
        strings = (
            node for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.JoinedStr)
        )
        for node in strings:
            patterns.update(word for word in _ids(node) if "-" in word)
    tests = [re.compile(re.escape(word).replace(r"\*", "[a-z0-9_-]+")) for word in patterns]
    ours = re.compile("terminal-.*|rule-.*|.*-(terminal|rule|news|symbol)-.*")
    words = [word for word in spoken(ENGLISH) if ours.fullmatch(word)]
    assert len(words) > 100
    assert [w for w in words if not any(test.fullmatch(w) for test in tests)] == []


def test_no_rule_and_no_coach_says_anything_in_english() -> None:
    spoken_english = [
        (file.name, word)
        for file, tree in sources().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _name(node.func) in (*_REFUSALS, "Note", "Puzzled")
        for word in (word for part in [*node.args, *node.keywords] for word in _texts(part))
        if not re.fullmatch(r"[a-z0-9_-]+|, ", word)
    ]
    assert spoken_english == []


def _texts(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


# ── speaking ────────────────────────────────────────────────────────────────────────────────


def test_a_sentence_is_said_with_what_is_put_into_it() -> None:
    assert words_in("de")("terminal-points", count=1) == "1 Punkt"
    assert words_in("de")("terminal-points", count=2) == "2 Punkte"
    assert words_in("fr")("terminal-points", count=0) == "0 point"


def test_names_are_listed_as_the_language_lists_them() -> None:
    assert words_in("en").all_of(["Ana", "Bo", "Mia"]) == "Ana, Bo and Mia"
    assert words_in("es").one_of(["Ana", "Bo"]) == "Ana o Bo"
    assert words_in("de").all_of(["Ana"]) == "Ana"
    assert words_in("de").all_of([]) == ""


def test_a_language_we_do_not_speak_is_english_and_an_unknown_word_is_itself() -> None:
    assert Words("it")("terminal-you") == "You"
    assert words_in("de")("no-such-word") == "no-such-word"
    assert not words_in("de").has("no-such-word")


def test_a_word_that_a_language_lacks_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "en").mkdir()
    (tmp_path / "de" / "a.ftl").write_text("one = Eins\n")
    (tmp_path / "en" / "a.ftl").write_text("one = One\ntwo = Two\n")
    monkeypatch.setattr("bellyflop.words.LOCALES", tmp_path)
    monkeypatch.setattr("bellyflop.words._bundle", bellyflop.words._bundle.__wrapped__)
    words = Words("de")
    assert (words("one"), words("two")) == ("Eins", "Two")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "BELLYFLOP_LANGUAGE": "es"}, "es"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert wanted_language(environment) == language


def test_whoever_says_nothing_loads_no_words() -> None:
    ask = "import sys, bellyflop.cli; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    helped = (
        "from bellyflop.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n" + ask
    )
    for program in (f"import bellyflop; {ask}", helped):
        subprocess.run([sys.executable, "-c", program], check=True, env=os.environ)


def test_every_word_of_the_proof_is_spoken() -> None:
    """Python names the claims of a proof by id only."""
    called = [
        node
        for path in (PACKAGE / "proof").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Claim"
    ]
    said: dict[str, set[str]] = {}
    for call in called:
        about = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        words = [part.value for part in ast.walk(call.args[0]) if isinstance(part, ast.Constant)]
        assert isinstance(about, ast.Dict)
        for word in words:
            if isinstance(word, str):
                said[word] = {str(getattr(key, "value", key)) for key in about.keys}
    assert len(said) > 30
    assert {word: spoken(ENGLISH).get(word) for word in said} == said
    there = messages(LOCALES / ENGLISH / "terminal.ftl")
    assert {word for word in there if word.startswith("verify-")} <= set(said)
