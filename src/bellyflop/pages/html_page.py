"""Self-contained HTML pages, with charts drawn by matplotlib as SVG in the project's colours."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING, Any

from bellyflop.core import BadSetup

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
    """A whole HTML page without external resources."""
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


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; all columns but the first hold numbers."""
    sides = ["", *[' class="n"'] * (len(head) - 1)]
    top = "".join(f"<th{side}>{escape(cell)}</th>" for side, cell in zip(sides, head, strict=True))
    lines = (
        "".join(f"<td{side}>{escape(cell)}</td>" for side, cell in zip(sides, row, strict=True))
        for row in rows
    )
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'


if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK, QUIET, LINE = "#14303F", "#4A6270", "#DCCFB6"
SUN, CORAL, DEEP, WATER = "#FFC93C", "#C8401F", "#0B7285", "#8FD9DE"
DASHES = ("-", "--", "-.", ":")
SERIES = (DEEP, CORAL, "#B98300", "#552E9A", "#1B7A43", "#2B82E6")


def draw(paint: Callable[[Axes], None], width: float = 7.2, height: float = 3.2) -> str:
    """The chart that `paint` puts on a pair of axes, as SVG text."""
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError as error:
        raise BadSetup("charts need matplotlib: install bellyflop[study].") from error
    style: dict[Any, Any] = {
        "svg.hashsalt": "bellyflop",  # the same chart gives the same bytes
        "svg.fonttype": "none",
        "font.family": "sans-serif",
        "font.size": 10,
        "text.color": INK,
        "axes.labelcolor": QUIET,
        "axes.edgecolor": LINE,
        "xtick.color": QUIET,
        "ytick.color": QUIET,
    }
    with rc_context(style):
        figure = Figure(figsize=(width, height), layout="constrained")
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="y", color=LINE, linewidth=0.6)
        axes.set_axisbelow(True)
        paint(axes)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = text.getvalue()
    about = slice(svg.index("<metadata>"), svg.index("</metadata>") + len("</metadata>"))
    return svg[svg.index("<svg") : about.start] + svg[about.stop :]


def bars(
    labels: Sequence[str],
    values: Sequence[float],
    unit: str,
    errors: Sequence[float] | None = None,
) -> str:
    """A bar chart with error bars: losses in coral, gains in deep teal."""

    def paint(axes: Axes) -> None:
        colours = [DEEP if value >= 0 else CORAL for value in values]
        places = range(len(values))
        axes.bar(places, values, color=colours, edgecolor=INK, linewidth=0.8)
        if errors is not None:
            axes.errorbar(places, values, yerr=errors, fmt="none", ecolor=INK, capsize=4)
        axes.set_xticks(
            range(len(labels)),
            labels,
            rotation=45 if len(labels) > 6 else 0,
            ha="right" if len(labels) > 6 else "center",
        )
        axes.set_ylabel(unit)
        axes.axhline(0, color=INK, linewidth=1)

    return draw(paint)


def course(lines: Sequence[tuple[str, Sequence[float]]], across: str, unit: str) -> str:
    """A line chart, one line per name, with its own dashes as well as its own colour."""

    def paint(axes: Axes) -> None:
        for n, (name, values) in enumerate(lines):
            look: dict[str, Any] = {
                "color": SERIES[n % len(SERIES)],
                "linestyle": DASHES[n % len(DASHES)],
            }
            axes.step(range(len(values)), values, where="post", label=name, linewidth=2, **look)
        axes.set_xlabel(across)
        axes.set_ylabel(unit)
        axes.legend(frameon=False, ncols=3, loc="best")

    return draw(paint)


def histogram(series: Sequence[tuple[str, Sequence[float]]], across: str) -> str:
    """A histogram of the results, one outline per name."""

    def paint(axes: Axes) -> None:
        low = min(min(values) for _, values in series)
        high = max(max(values) for _, values in series)
        fewest = min(len(values) for _, values in series)
        bins = max(2, min(40, int(high - low) + 1, int(2 * fewest**0.5)))
        for n, (name, values) in enumerate(series):
            colour = SERIES[n % len(SERIES)]
            weights = [100 / len(values)] * len(values)
            axes.hist(
                values,
                bins=bins,
                range=(low, high + 1e-9),
                weights=weights,
                histtype="step",
                color=colour,
                linestyle=DASHES[n % len(DASHES)],
                linewidth=2,
                label=name,
            )
        axes.set_xlabel(across)
        axes.set_ylabel("% of games")
        axes.legend(frameon=False, ncols=2, loc="best")

    return draw(paint)
