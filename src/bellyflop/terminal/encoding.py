"""Output for any encoding: characters that it lacks are replaced instead of raising."""

from __future__ import annotations

import codecs
import io
import sys

_STAND_INS = {
    **dict.fromkeys("╭╮╰╯┏┓┗┛┌┐└┘├┤┬┴┼╞╡╪┡┩╇", "+"),
    **dict.fromkeys("─━═╌┄", "-"),
    **dict.fromkeys("│┃║", "|"),
    "○": "o",
    "●": "@",
    "▲": "^",
    "▼": "v",
    "◆": "<",
    "✿": "*",
    "☾": ")",
    "■": "#",
    "✦": "+",
    "★": "*",
    "☆": "*",
    "✓": "x",
    "✗": "x",
    "·": ".",
    "•": "*",
    "×": "x",
    "–": "-",
    "—": "-",
    "…": "...",
    "→": ">",
    "←": "<",
    "↻": ">",
    "↺": "<",
    "’": "'",
    "“": '"',
    "”": '"',
    "§": "S",
    "▸": ">",
    "□": "_",
}


def _stand_in(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(_STAND_INS.get(letter, "?") for letter in missing), error.end


codecs.register_error("bellyflop", _stand_in)


def install_fallback() -> None:
    """Make the standard streams print and read any character without an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="bellyflop")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
