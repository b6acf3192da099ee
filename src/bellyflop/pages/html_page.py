"""Charts in the project's colours, drawn by matplotlib as SVG for embedding in a page."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bellyflop.core import BadSetup

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
