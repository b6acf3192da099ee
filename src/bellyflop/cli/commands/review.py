"""`bellyflop review`: what was best, what it cost, and how lucky the dice were."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bellyflop.coach import Review
    from bellyflop.core import Record


@click.command("review")
@click.argument("record")
@click.option("--seat", type=int, metavar="N", help="Only this seat, counted from 0.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--html", metavar="FILE", help="Write a page with charts there.")
def command(record: str, seat: int | None, as_json: bool, html: str | None) -> None:
    """Review a game: for each choice the best one, and luck apart from skill."""
    from bellyflop.cli.files import Unreadable, read_file
    from bellyflop.core import BadRecord, BadSetup
    from bellyflop.terminal.words import tidy

    try:
        game = read_file(record)
        reviews = _reviews(game, seat)
    except Unreadable as error:
        raise click.ClickException(f"{tidy(record)}: {error}.") from error
    except BadRecord as error:
        raise click.ClickException(tidy(error.line)) from error
    except BadSetup as error:
        raise click.UsageError(str(error)) from error
    if html is not None:
        from bellyflop.coach.page import review_page

        Path(html).write_text(review_page(game, reviews), encoding="utf-8")
        click.echo(f"The review is in {tidy(html)}.")
    elif as_json:
        click.echo(json.dumps(_as_json(game, reviews)))
    else:
        click.echo("\n\n".join(_in_words(game, review) for review in reviews))


def _reviews(record: Record, seat: int | None) -> list[Review]:
    """The reviews asked for, with their progress on standard error."""
    from rich.console import Console
    from rich.progress import Progress

    from bellyflop import replay
    from bellyflop.coach import review_record
    from bellyflop.coach.review import seats_to_review
    from bellyflop.core import BadSetup

    replay(record)
    acted = seats_to_review(record)
    if seat is not None and seat not in acted:
        allowed = ", ".join(map(str, acted)) or "none yet"
        raise BadSetup(f"seat {seat} made no choice in this game; these did: {allowed}.")
    seats = acted if seat is None else (seat,)
    console, reviews = Console(stderr=True), []
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        for number in seats:
            task = bar.add_task(f"Seat {number}", total=len(record.events))

            def progress(done: int, total: int, task: object = task) -> None:
                bar.update(task, completed=done, total=total)  # type: ignore[arg-type]  # its own id

            reviews.append(review_record(record, number, progress))
    return reviews


def _as_json(record: Record, reviews: list[Review]) -> dict[str, object]:
    return {
        "game": record.game,
        "seats": [
            {
                "seat": review.seat,
                "name": record.seats[review.seat],
                "unit": review.unit,
                "exact": review.exact,
                "expected": review.expected,
                "result": review.result,
                "lost": review.lost,
                "luck": review.lucky,
                "others": review.others,
                "accuracy": review.accuracy,
                "decisions": [
                    {
                        "event": d.event,
                        "played": d.played,
                        "best": d.best,
                        "lost": d.lost,
                        "error": d.error,
                    }
                    for d in review.decisions
                ],
                "throws": [
                    {"event": luck.event, "luck": luck.gained, "error": luck.error}
                    for luck in review.luck
                ],
            }
            for review in reviews
        ],
    }


def _in_words(record: Record, review: Review) -> str:
    from bellyflop.coach.words import amount, say_action
    from bellyflop.terminal.words import tidy

    def told(value: float, signed: bool = False) -> str:
        return amount(value, review.unit, signed)

    lines = [
        f"{tidy(record.seats[review.seat])}: accuracy {review.accuracy:.0f} of 100",
        f"  expected at the start {told(review.expected)}, came to {told(review.result)}",
        f"  luck {told(review.lucky, True)}, choices {told(-review.lost, True)}"
        + (f", the others {told(review.others, True)}" if review.others else ""),
    ]
    worst = sorted(review.decisions, key=lambda d: -d.lost)[:5]
    missed = [d for d in worst if d.lost > d.error and d.lost > 1e-9]
    if not missed:
        lines.append("  Nothing to mend: every choice was the best there was.")
    lines += [
        f"  event {d.event}: {say_action(d.played)} cost {told(d.lost)};"
        f" {say_action(d.best)} was better"
        for d in missed
    ]
    return "\n".join(lines)
