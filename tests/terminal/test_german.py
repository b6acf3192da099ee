"""What a German player sees, is asked, and may type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.terminal.test_boards import CUP, DEAL, NAMES, ROLLED, SHAKEN, THROWN, drawn, table

from bellyflop.cli.session import board_for
from bellyflop.core import Acted, Match, Proceeded, Settled
from bellyflop.terminal.board import Puzzled
from bellyflop.words import words_in

GERMAN = words_in("de")
AnyMatch = Match[Any, Any, Any, Any]


def shown(match: AnyMatch, seat: int, names: Sequence[str]) -> str:
    """The table, the choices and the question, as this seat sees them."""
    game, board = match.game, board_for(match.game, GERMAN)
    view, legal = game.view(match.state, seat), game.legal(match.state, seat)
    drawing = drawn(board.draw(view, names, 80))
    parts = [drawing, *board.choices(view, seat, legal, names), board.question(view, seat, names)]
    return "\n".join(line.rstrip() for part in parts for line in part.split("\n") if line.strip())


def typed(match: AnyMatch, seat: int, text: str) -> object:
    """The record's notation of this seat's input."""
    game, view = match.game, match.game.view(match.state, seat)
    legal = game.legal(match.state, seat)
    return game.write_action(board_for(game, GERMAN).read(text, view, seat, legal, NAMES))


POOL_ZEE = """\
Mia · Zug 1 von 13 · Wurf 1 von 3
╭───╮  ╭───╮  ╭───╮  ╭───╮  ╭───╮
│ 1 │  │ 2 │  │ 4 │  │ 4 │  │ 6 │
╰───╯  ╰───╯  ╰───╯  ╰───╯  ╰───╯
             ▸Mia    Opa                      ▸Mia    Opa
─────────────────────────────────────────────────────────
1s Einser     [1]      ·   3k Dreierpasch      [0]      ·
2s Zweier     [2]      ·   4k Viererpasch      [0]      ·
3s Dreier     [0]      ·   fh Full House       [0]      ·
4s Vierer     [8]      ·   ss Kleine Straße    [0]      ·
5s Fünfer     [0]      ·   ls Große Straße     [0]      ·
6s Sechser    [6]      ·   pz Pool-zee         [0]      ·
   oben      0/63   0/63   ch Chance          [17]      ·
   +35          ·      ·      extra              ·      ·
                              Summe              0      0
Du bist dran, Mia. Behalte Würfel, z. B. 4 4; r wirft alle neu; oder nenn ein Feld."""

DICE_CUP = """\
Runde 1 von 12
            ▸Opa    Mia                ▸Opa    Mia
──────────────────────────────────────────────────
○ Weiß       [ ]      ·   Pasche        [ ]      ·
● Gelb       [ ]      ·   Kleine 1–3    [ ]      ·
▲ Grün       [ ]      ·   Vierer        [ ]      ·
▼ Blau       [ ]      ·   Fünfer        [ ]      ·
■ Rot        [ ]      ·   Sechser       [ ]      ·
✦ Schwarz    [ ]      ·   Alle zwölf    [ ]      ·
Farben         0      0   Zahlen          0      0
                          Spezial         0      0
                          Summe           0      0
Du bist dran, Opa. Zugedeckt! Was hast du gesehen? Nenn ein freies Feld. Kreuz ist Kreuz."""

SPLASH_PARTY = """\
1 Mia:  ■ Rot    2 Opa   3 Finn
   15       16       17     0 Brett     1       →2        3
    ▲        ▼       ☾ 3       ■        ◆        ●        ▲
  Grün     Blau     Lila      Rot    Orange    Gelb     Grün
   →14                                                    4
    ●      Das Becken ist leer.                           ▼
  Gelb                                                  Blau
   13                                                     5
    ◆                                                     ☾
 Orange                                                 Lila
   12       11       10        9        8        7        6
    ■        ☾        ▼        ▲        ●        ◆        ■
   Rot     Lila     Blau     Grün     Gelb    Orange     Rot
  1  im Uhrzeigersinn auf 2: Gelb wird nass, über das Sprungbrett
  2  gegen den Uhrzeigersinn auf 14: Gelb wird nass
Lila zeigt eine 3. Wohin?"""

CLEVER_KIDS = """\
Zug 1 · Mia · +▼ ist ein Bonus in Blau
Opa  0★  Gelb 0, Rot 0, Grün 0, Blau 0
╭──────╮ ╭──────╮ ╭───────╮ ╭──────────╮ ╭────────╮
│ Herz │ │ blau │ │ Joker │ │ Geschenk │ │ Muffin │
╰──────╯ ╰──────╯ ╰───────╯ ╰──────────╯ ╰────────╯
A Ballon B Ballon     C          D           E
Mia  0★
 Gelb Herz  blau  rosa  grün  Herz  rosa  blau  grün  Herz  rosa  blau  grün
                  +▼    ★           +■    ★           +▲    ★           ★★
 Rot  i     ii    i     ii    i     ii    i     ii    iii
            ★     +●    ★     +▲    ★     +▼    ★     ★★
 Grün 1    2    3    4    ★     Blau Muffin  +●   ★    +▲★
      5    6    7    8    ★          Donut   +■   ★    +●★
      9    10   11   12   ★          Torte   +▲   ★    +■★
      ★    +▼   +●   +■
  Gelb: A C AB AC BC ABC
  Rot: C
  Grün: C D CD, dazu die Nummern der Geschenke
  Blau: CE
Du bist dran, Mia. Tippe Würfel, z. B. A oder AC; Geschenke mit ihrer Nummer, z. B. C 5."""


def pool_zee() -> AnyMatch:
    return table("pool-zee", 2, [THROWN], opening=False)


def dice_cup() -> AnyMatch:
    return table("dice-cup", 2, [SHAKEN, Proceeded()])


def splash_party() -> AnyMatch:
    return table("splash-party", 3, [DEAL, Acted(0, {"lift": 17})])


def clever_kids() -> AnyMatch:
    return table("clever-kids", 2, [ROLLED])


def test_the_score_card_of_pool_zee() -> None:
    assert shown(pool_zee(), 0, NAMES[:2]) == POOL_ZEE


def test_the_sheet_of_dice_cup() -> None:
    assert shown(dice_cup(), 1, NAMES[:2]) == DICE_CUP


def test_the_rim_of_splash_party() -> None:
    assert shown(splash_party(), 0, NAMES[:3]) == SPLASH_PARTY


def test_the_sheet_of_clever_kids() -> None:
    assert shown(clever_kids(), 0, NAMES[:2]) == CLEVER_KIDS


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("behalte 4 4", {"hold": [4, 4]}),
        ("alle", {"hold": []}),
        ("Vierer", {"score": "fours"}),
        ("trage Viererpasch", {"score": "four_of_a_kind"}),
        ("große", {"score": "large_straight"}),
        ("kniffel", {"score": "pool_zee"}),
        ("large", {"score": "large_straight"}),
        ("4s", {"score": "fours"}),
    ],
)
def test_german_names_of_boxes_are_understood_and_english_ones_too(
    text: str, action: object
) -> None:
    assert typed(pool_zee(), 0, text) == action


@pytest.mark.parametrize(
    ("text", "box"), [("pa", "doubles"), ("Schwarz", "black"), ("kleine", "low"), ("all", "all")]
)
def test_dice_cup_understands_german(text: str, box: str) -> None:
    assert typed(dice_cup(), 1, text) == {"mark": box}


def test_real_dice_are_read_with_german_colours() -> None:
    match = table("dice-cup", 1, [Acted(0, {"mark": "fours"})], dice="real")
    board, view = board_for(match.game, GERMAN), match.game.view(match.state, None)
    text = "weiß 44, gelb 1 2, grün 33, blau 46, rot 15, schwarz 22"
    pairs = ((4, 4), (1, 2), (3, 3), (4, 6), (1, 5), (2, 2))
    assert match.game.write_outcome(board.read_outcome_text(text, view)) == {
        "dice": {colour: list(pair) for colour, pair in zip(CUP, pairs, strict=True)}
    }
    with pytest.raises(Puzzled, match="Und Grün, Blau, Rot und Schwarz"):
        board.read_outcome_text("weiß 44, gelb 1 2", view)


def test_splash_party_understands_german() -> None:
    match = splash_party()
    for text in ("gegen", "links", "ccw", "2"):
        assert typed(match, 0, text) == {"go": "ccw"}
    match.play_event(Acted(0, {"go": "cw"}))
    match.play_event(Settled({"falls": "down"}))
    assert typed(match, 0, "nein") == {"accuse": None}
    assert typed(match, 0, "beschuldige Opa lila") == {"accuse": 1, "colour": "purple"}


def test_clever_kids_understands_german() -> None:
    use = {"use": "red", "dice": [2]}
    assert typed(clever_kids(), 0, "c rot") == use
    assert typed(clever_kids(), 0, "c red") == use
