"""The report of the table benchmark: measurements beside their aims."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from statistics import median

from benchmarks.load import Quantiles


class Setting(Enum):
    """Who plays beside the people."""

    NOBODY = "no bots"
    PADDLERS = "paddlers"
    OLYMPIANS = "olympians"
    THINKERS = "Splash olympians"


COMPARED = (
    (Setting.PADDLERS, Setting.NOBODY),
    (Setting.OLYMPIANS, Setting.NOBODY),
    (Setting.THINKERS, Setting.NOBODY),
    (Setting.OLYMPIANS, Setting.PADDLERS),
)


@dataclass
class Results:
    """The measurements, round by round."""

    echo: list[Quantiles] = field(default_factory=list)
    disk: list[Quantiles] = field(default_factory=list)
    hurried_disk: list[Quantiles] = field(default_factory=list)
    waits: dict[Setting, list[Quantiles]] = field(
        default_factory=lambda: {setting: [] for setting in Setting}
    )
    moves: list[float] = field(default_factory=list)
    moves_per_cpu: list[float] = field(default_factory=list)
    rows: list[float] = field(default_factory=list)
    table_bytes: float = 0.0
    socket_bytes: float = 0.0


def interval(over: Sequence[float], under: Sequence[float]) -> tuple[float, float]:
    """The 90 % bootstrap interval of this ratio of medians, from resampled rounds."""
    rng = Random(7)
    drawn = sorted(
        median(rng.choices(over, k=len(over))) / median(rng.choices(under, k=len(under)))
        for _ in range(2000)
    )
    return drawn[100], drawn[-100]


def report(heading: str, results: Results) -> Iterator[str]:
    """The lines of the report."""

    def middle(rounds: Sequence[Quantiles]) -> Quantiles:
        return Quantiles(median(r.p50 for r in rounds), median(r.p99 for r in rounds))

    echo, disk, hurried = map(middle, (results.echo, results.disk, results.hurried_disk))
    waits = {setting: middle(rounds) for setting, rounds in results.waits.items()}
    ours = waits[Setting.NOBODY]
    p50, p99 = 5 * echo.p50 + disk.p50, 2 * echo.p99 + 3 * disk.p99
    hurried_p50, hurried_p99 = 5 * echo.p50 + hurried.p50, 2 * echo.p99 + 3 * hurried.p99
    yield heading
    yield f"{'in ms':32}{'p50':>9}{'p99':>9}"
    for name, found in (
        ("echo", echo),
        ("fsync", disk),
        ("fsync without pauses", hurried),
        *((f"move to answer, {setting.value}", found) for setting, found in waits.items()),
    ):
        yield f"{name:32}{found.p50:9.2f}{found.p99:9.2f}"
    yield f"{'aim':32}{p50:9.2f}{p99:9.2f}"
    yield f"{'move / aim':32}{ours.p50 / p50:9.2f}{ours.p99 / p99:9.2f}"
    yield f"{'… fsync without pauses':32}{ours.p50 / hurried_p50:9.2f}{ours.p99 / hurried_p99:9.2f}"
    for setting, base in COMPARED:
        over, under = waits[setting], waits[base]
        low, high = interval(
            [r.p99 for r in results.waits[setting]], [r.p99 for r in results.waits[base]]
        )
        ratios = f"{over.p50 / under.p50:9.2f}{over.p99 / under.p99:9.2f}"
        name = f"{setting.value} / {base.value}"
        yield f"{name:32}{ratios}   p99 in nine of ten: {low:.2f} to {high:.2f}"
    yield f"durable moves a second, as fast as they can: {median(results.moves):,.0f}"
    yield f"durable moves a second of the server's CPU: {median(results.moves_per_cpu):,.0f}"
    yield f"rows a second that the log alone takes: {median(results.rows):,.0f}"
    yield f"memory: {results.table_bytes / 1000:.1f} kB a table nobody has looked at yet,"
    yield f"        {results.socket_bytes / 1000:.1f} kB an idle socket and its share of a table"
