"""The review of a game as one self-contained page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import accumulate

from bellyflop.core import Record
from bellyflop.games import find_game
from bellyflop.pages import bars, course, figure, page

from .review import Decision, Review, amount, say_action


def review_page(record: Record, reviews: Sequence[Review]) -> str:
    """The review of a game as a page with charts."""
    name = find_game(record.game).about.name
    title = f"{name}: {', '.join(record.seats)}"
    return page(title, "\n".join(_section(record, review) for review in reviews))


def _section(record: Record, review: Review) -> str:
    name = record.seats[review.seat]
    return "\n".join(
        [
            f"<section><h2>{escape(name)}: accuracy {review.accuracy:.0f} of 100</h2>",
            f"<p>{escape(_story(review))}</p>",
            figure(_account(review), "From what could be expected to what it came to."),
            figure(_luck(review), "How luck and lost chances added up on the way."),
            _costly(review),
            "</section>",
        ]
    )


def _story(review: Review) -> str:
    def told(value: float) -> str:
        return amount(value, review.unit)

    lucky = "gave" if review.lucky >= 0 else "took"
    sure = "exactly" if review.exact else "as far as the coach can tell"
    text = f"Best play could expect {told(review.expected)}; it came to {told(review.result)}."
    text += f" Luck {lucky} {told(abs(review.lucky))}, own choices cost {told(review.lost)}"
    return f"{text}, {sure}."


def _account(review: Review) -> str:
    scale = 1 if review.unit == "points" else 100
    parts = [("expected", review.expected), ("luck", review.lucky), ("choices", -review.lost)]
    if review.others:
        parts.append(("the others", review.others))
    parts.append(("result", review.result))
    unit = "points" if review.unit == "points" else "% to win"
    return bars([label for label, _ in parts], [scale * value for _, value in parts], unit)


def _luck(review: Review) -> str:
    scale = 1 if review.unit == "points" else 100
    places = [d.event for d in review.decisions] + [luck.event for luck in review.luck]
    events = max(places, default=0)
    gained, lost = [0.0] * (events + 1), [0.0] * (events + 1)
    for luck in review.luck:
        gained[luck.event] += scale * luck.gained
    for decision in review.decisions:
        lost[decision.event] -= scale * decision.lost
    lines = [("luck", list(accumulate(gained))), ("choices", list(accumulate(lost)))]
    return course(lines, "event", "points" if review.unit == "points" else "% to win")


def _costly(review: Review) -> str:
    missed = sorted((d for d in review.decisions if d.lost > 1e-9), key=lambda d: -d.lost)[:10]
    if not missed:
        return "<p>Nothing to mend: every choice was the best there was.</p>"
    head = '<tr><th class="n">event</th><th>played</th><th>best</th><th class="n">cost</th></tr>'
    rows = "".join(_row(review, decision) for decision in missed)
    return f'<h3>The costliest choices</h3><div class="wide"><table>{head}{rows}</table></div>'


def _row(review: Review, decision: Decision) -> str:
    error = f" ± {amount(decision.error, review.unit)}" if decision.error else ""
    cost = f"{amount(decision.lost, review.unit)}{error}"
    cells = (
        f'<td class="n">{decision.event}</td>',
        f"<td>{escape(say_action(decision.played))}</td>",
        f'<td class="best">{escape(say_action(decision.best))}</td>',
        f'<td class="n cost">{escape(cost)}</td>',
    )
    return f"<tr>{''.join(cells)}</tr>"
