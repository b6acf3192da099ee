"""The contest report: one page without external resources."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from bellyflop.arena import Contest, Result, play_round, rounds
from bellyflop.arena.report import report
from bellyflop.cli import bellyflop


def played(contest: Contest) -> list[Result]:
    return [r for n in range(rounds(contest)) for r in play_round(contest, n, keep=True)]


def test_a_report_has_charts_for_levels_scores_and_boxes() -> None:
    page = report("dice-cup", {}, games=4, seed=1, play=played)
    assert page.count("<svg") == 3
    for words in ("olympian over diver", "How scores spread", "doubles"):
        assert words in page
    assert page == report("dice-cup", {}, games=4, seed=1, play=played)


def test_the_command_writes_the_page_and_refuses_what_it_does_not_know(tmp_path: Path) -> None:
    target = tmp_path / "cup.html"
    told = ["report", "dice-pool-party", "--games", "2", "--jobs", "1", "--output", str(target)]
    made = CliRunner().invoke(bellyflop, told)
    assert made.exit_code == 0, made.output
    assert target.read_text().startswith("<!doctype html>")
    wrong = CliRunner().invoke(bellyflop, ["report", "chess"])
    assert wrong.exit_code == 2
    assert "dice-cup" in wrong.output
