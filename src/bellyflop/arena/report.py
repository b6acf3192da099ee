"""A report on a game: how its levels compare, how scores spread, what each box scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from statistics import fmean

from bellyflop.core import AnyGame
from bellyflop.games import find_game, levels_of, match_of, part
from bellyflop.pages import bars, figure, histogram, page, table

from .contest import Contest, Result
from .standings import Standings

Play = Callable[[Contest], list[Result]]


def report(game_id: str, options: Mapping[str, object], games: int, seed: int, play: Play) -> str:
    """The report as one page; `play` plays a contest and keeps its records."""
    kind = find_game(game_id)
    levels, seats = levels_of(kind), max(2, kind.about.least_seats)
    alike = {
        level: play(Contest(game_id, (level,) * seats, games, seed, options)) for level in levels
    }
    duels = {
        (above, below): Standings(contest, play(contest))
        for below, above in pairwise(levels)
        for contest in [Contest(game_id, (above, *[below] * (seats - 1)), games, seed, options)]
    }
    game = Contest(game_id, levels[:1] * seats, 1, seed, options).set_up()
    chapters = [*_levels(duels), _spread(alike), _boxes(game, alike), *_own(game)]
    note = f"{games} games for each picture, seed {seed}, intervals of 95 %."
    return page(f"{kind.about.name}: a report", "\n".join([f"<p>{note}</p>", *chapters]))


def _levels(duels: Mapping[tuple[str, str], Standings]) -> list[str]:
    """How the levels compare, if there are several."""
    if not duels:
        return []
    wins = {pair: standings.duel(0, 1) for pair, standings in duels.items()}
    labels = [f"{above}\nover {below}" for above, below in wins]
    chart = bars(
        labels,
        [100 * interval.mean for interval in wins.values()],
        "% won",
        [100 * interval.half for interval in wins.values()],
    )
    rows = [
        [f"{above} over {below}", f"{interval.mean:.1%}", f"± {interval.half:.1%}"]
        for (above, below), interval in wins.items()
    ]
    caption = "How often each level beats the one below; 50 % would be chance."
    compared = figure(chart, caption) + table(["", "won", "95 %"], rows)
    return [_chapter("Levels compared", compared)]


def _spread(alike: Mapping[str, Sequence[Result]]) -> str:
    series = [(level, _scores(results)) for level, results in alike.items()]
    rows = [
        [level, f"{fmean(scores):.1f}", f"{min(scores):.0f}", f"{max(scores):.0f}"]
        for level, scores in series
    ]
    chart = figure(histogram(series, "score"), "How scores spread when equals meet.")
    return _chapter("Scores", chart + table(["", "mean", "lowest", "highest"], rows))


def _scores(results: Sequence[Result]) -> list[float]:
    return [float(score) for result in results for score in result.scores]


def _boxes(game: AnyGame, alike: Mapping[str, Sequence[Result]]) -> str:
    """The average of each box by level, as the game's own `report` module counts it."""
    figures = part(game, "report")
    if figures is None:
        return ""
    means = {level: _means(figures.boxes, results) for level, results in alike.items()}
    best = list(alike)[-1]
    names = list(means[best])
    chart = bars(names, list(means[best].values()), figures.BOX_UNIT)
    rows = [[name, *(f"{means[level].get(name, 0):.1f}" for level in alike)] for name in names]
    drawn = figure(chart, f"{figures.BOX_CAPTION} The bars are the {best}'s.")
    return _chapter(figures.BOX_TITLE, drawn + table(["", *alike], rows))


def _means(
    boxes: Callable[[object, int], Mapping[str, float]], results: Sequence[Result]
) -> dict[str, float]:
    found: dict[str, list[float]] = {}
    for result in results:
        assert result.record is not None
        match = match_of(result.record)
        view = match.game.view(match.state, None)
        for seat in range(match.game.seats):
            for name, points in boxes(view, seat).items():
                found.setdefault(name, []).append(points)
    return {name: fmean(points) for name, points in found.items()}


def _own(game: AnyGame) -> list[str]:
    """The chapters that only this game has."""
    figures = part(game, "report")
    if figures is None or not hasattr(figures, "chapters"):
        return []
    return [
        _chapter(title, figure(bars(list(values), list(values.values()), unit), caption))
        for title, caption, unit, values in figures.chapters(game)
    ]


def _chapter(title: str, body: str) -> str:
    return f"<section><h2>{title}</h2>{body}</section>"
