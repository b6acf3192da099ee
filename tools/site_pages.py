"""The generated pages of the site: one about each game, and one for each module."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

from bellyflop import load_game
from bellyflop.adapters.positions import spaces_of
from bellyflop.core import About
from bellyflop.games import judge_for, shelf

BASELINES = Path(__file__).parents[1] / "docs" / "baselines.json"

Json = dict[str, Any]


def about_game(about: About) -> str:
    """The page about this game for researchers."""
    known: Json = json.loads(BASELINES.read_text("utf-8"))
    hidden = (
        "Seats hide things from each other." if about.secrets else "Nothing is hidden for long."
    )
    in_spiel = about.id.replace("-", "_")
    options = "\n".join(
        f"| `{o.name}` | `{json.dumps(o.write(o.default))}` | {o.help} |" for o in about.options
    )
    parts = [
        f"""# {about.name} for researchers

{about.tagline}

`load_game("{about.id}", seats=…)` makes it, for {about.least_seats} to {about.most_seats} seats.
{hidden} The [rules](../rules/{about.id}.md) have numbered paragraphs, which code and tests cite.
In [the libraries of researchers](../guide/learners.md) it is `bellyflop_{in_spiel}` (OpenSpiel),
`env("{about.id}")` (PettingZoo) and `bellyflop/{about.id}-v0` (Gymnasium).

## Options

| option | default | what it is |
|---|---|---|
{options}
""",
        _spaces(about),
        _values(about, known[about.id]) if about.id in known else _no_values(about),
        """## Cite

`CITATION.cff` in the root of the source is what reference managers read. Name the version, the
options and the seed beside it.
""",
    ]
    return "\n".join(parts)


def _spaces(about: About) -> str:
    """The steps and the planes of a game with its default options."""
    seats = max(2, about.least_seats)
    game = load_game(about.id, seats=seats)
    spaces, judge = spaces_of(game), judge_for(game)
    bounds = spaces.bounds
    planes = "\n".join(
        f"| `{plane.name}` | {' × '.join(map(str, plane.shape))} | {plane.about} |"
        for plane in spaces.planes
    )
    recalled = "\n".join(
        f"| `{plane.name}`, recalled | {' × '.join(map(str, plane.shape))} | {plane.about} |"
        for plane in spaces.recalled
    )
    steps = "in one or several steps" if spaces.several else "in one step"
    doc = (type(spaces).__doc__ or "").strip().splitlines()[0]
    draws = "has no end" if bounds.draws is None else f"is asked at most {bounds.draws:,} times"
    exact = judge is not None and judge.exact
    regret = (
        "The judge is exact: `regret=True` tells what a choice cost."
        if exact
        else "The judge estimates, so there is no `regret` in the adapters."
    )
    return f"""## Spaces

With {seats} seats and default options. An action is taken {steps}; there are {spaces.steps} steps,
whose numbers mean the same in every state. {doc} A mask says which are open. {regret}

| plane | shape | what it is |
|---|---|---|
{planes}
{recalled}

A game has at most {bounds.steps:,} steps of all seats; chance {draws},
for at most {bounds.outcomes:,} outcomes at a time;
a seat comes to {bounds.least:,} to {bounds.most:,} points.
""".replace("\n\n\n", "\n\n")


def _values(about: About, known: Json) -> str:
    """The scores of random play, the bots and best play."""
    best = known["best"]
    solved = (
        "Nobody has solved it."
        if best is None
        else f"Best play for points, alone: **{best['points']}** on average, exactly."
        if best["exact"]
        else f"Good play for points, alone: about {best['points']:.1f} on average."
    )
    random = "\n".join(
        f"| {row['seats']} | {row['decisions']:.1f} | {row['chances']:.1f} |"
        f" {row['most_actions']} | {row['points']:.2f} ± {row['half']:.2f} |"
        for row in known["random"]
    )
    levels = "\n".join(
        f"| {row['level']} | {row['points']:.2f} ± {row['half']:.2f} |" for row in known["levels"]
    )
    duels = "\n".join(
        f"| {row['above']} over {row['below']} | {row['share']:.1%} ± {row['half']:.1%} |"
        for row in known["duels"]
    )
    return f"""## Values

{solved} Default options, seed {known["seed"]}, version {known["version"]}, intervals of 95 %.

Random play, every legal action as likely as the next, {known["random_games"]} games:

| seats | decisions | chance events | most actions at once | points a seat |
|---|---|---|---|---|
{random}

Our bots among their equals, {known["seats"]} seats, {known["bot_games"]} games a row:

| level | points a seat |
|---|---|
{levels}

One of a level against the level below on all other seats, {known["bot_games"]} games a row; a tie
counts half:

| who | comes out ahead |
|---|---|
{duels}

`python -m tools.baselines {about.id} --games {known["bot_games"]}` plays all of this again.
"""


def _no_values(about: About) -> str:
    return f"""## Values

Nobody has played for them yet: `python -m tools.baselines {about.id}` does.
"""


def about_module(name: str) -> str:
    """The reference of a module: all that it exports, from its docstrings."""
    parts = [f"# {name}", "", (import_module(name).__doc__ or "").split(">>>")[0].strip(), ""]
    for each in public_names(name):
        parts += [f"::: {name}.{each}", "    options:", "      heading_level: 2", ""]
    return "\n".join(parts)


def public_names(name: str) -> list[str]:
    """What this module exports."""
    return sorted(import_module(name).__all__)


def moments(folder: Path) -> str:
    """The section with the animations of the games; empty if there are none."""
    names = {about.id: about.name for about in (kind.about for kind in shelf().values())}
    shown = []
    for path in sorted(folder.glob("*.webp")):
        game = next((name for id_, name in names.items() if path.stem.startswith(id_)), "")
        rest = path.stem.removeprefix(next((i for i in names if path.stem.startswith(i)), ""))
        words = rest.strip("-").replace("-", " ")
        alt = f"{game}, moving: {words}" if game else words
        shown.append(f'![{alt}](pictures/moments/{path.name}){{ loading="lazy" }}')
    return "\n".join(["## In motion", "", *shown, ""]) if shown else ""
