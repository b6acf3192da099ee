"""One self-contained page: sentences, charts and a table, in the look of the poolside."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import accumulate

from bellyflop.core import Record
from bellyflop.games import find_game

from .charts import bars, course
from .review import Decision, Review
from .words import amount, say_action

_STYLE = """
:root { color-scheme: light dark; --page: #FFF7E8; --card: #FFFFFF; --ink: #14303F;
  --quiet: #4A6270; --line: #DCCFB6; --sun: #FFC93C; --coral: #C8401F; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 24px 16px 48px; }
h1, h2, h3 { line-height: 1.2; letter-spacing: -0.01em; }
h1 { font-size: 32px; border-bottom: 8px solid var(--sun); padding-bottom: 8px; }
section { background: var(--card); border: 2px solid var(--line); border-radius: 22px;
  padding: 8px 24px 16px; margin: 24px 0; }
figure { margin: 16px 0; }
figure svg { width: 100%; height: auto; background: #FFF; border-radius: 14px; }
figcaption { color: var(--quiet); font-size: 15px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 6px 8px; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 600; } td.n, th.n { text-align: right; white-space: nowrap; }
.wide { overflow-x: auto; } .best { font-weight: 700; }
.cost { color: var(--coral); font-weight: 700; }
@media (prefers-color-scheme: dark) { :root { --page: #0C1C29; --card: #16303F; --ink: #F6EEDD;
  --quiet: #A9C0CB; --line: #33505F; --coral: #FF8A65; } figure svg { background: #FFF7E8; } }
"""


def page(title: str, body: str) -> str:
    """A whole HTML page that needs nothing from elsewhere."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>\n{body}\n</main></body></html>\n"
    )


def figure(svg: str, caption: str) -> str:
    """A chart with one sentence above it."""
    said = escape(caption)
    head = f'<figure role="img" aria-label="{said}"><figcaption>{said}</figcaption>'
    return f"{head}{svg}</figure>"


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
