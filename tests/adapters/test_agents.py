"""Language-model agents: a real client at a real server, and every game from start to grade."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from bellyflop import replay
from bellyflop.adapters.agents import Agent
from bellyflop.adapters.sitting import MOST_LEGAL, Sitting
from bellyflop.games import has_part, judge_for, shelf

Json = dict[str, Any]
every_game = pytest.mark.parametrize("game_id", shelf())


def play(agent: Agent, told: Json, rng: Random) -> Json:
    """Take any offered action until the game is over."""
    while not told["over"]:
        told = agent.do(rng.choice(told["legal"]))
    return told


def sitting_of(agent: Agent) -> Sitting:
    """Where it sits."""
    assert agent._sitting is not None
    return agent._sitting


@every_game
def test_an_agent_plays_from_what_it_is_told_to_the_end_and_is_graded(game_id: str) -> None:
    agent, rng = Agent(seed=5), Random(2)
    end = play(agent, agent.sit_down(game_id, seats=3, level="paddler", seat=1), rng)
    record = sitting_of(agent).record
    again = replay(record)
    assert again.over
    assert (end["scores"], end["winners"]) == (list(again.scores), sorted(again.winners))
    assert record.seats == ("paddler", "you", "paddler")
    if not has_part(shelf()[game_id], "coach"):
        assert agent.grade() == {"graded": [], "without_a_judge": [game_id]}
        return
    (told,) = agent.grade()["graded"]
    (review,) = agent._reviews[game_id]
    lost = [decision.lost for decision in review.decisions]
    assert told["choices"] == len(lost) > 0
    assert told["regret_per_choice"] == pytest.approx(sum(lost) / len(lost))
    assert told["result_without_luck"] == pytest.approx(review.result - review.lucky)
    assert told["interval_95"][0] <= told["regret_per_choice"] <= told["interval_95"][1]
    assert (told["unit"], told["exact"]) == (review.unit, review.exact)


def test_the_grade_tells_best_play_from_any_play_and_counts_every_game() -> None:
    best, any_ = Agent(seed=1), Agent(seed=1)
    for _ in range(2):
        told = best.sit_down("dice-cup", seats=1)
        judge = judge_for(sitting_of(best).game)
        assert judge is not None
        while not told["over"]:
            choices = judge.choices(sitting_of(best).match.state, 0)
            action = max(choices, key=lambda each: choices[each].value)
            told = best.do(sitting_of(best).game.write_action(action))
        play(any_, any_.sit_down("dice-cup", seats=1), Random(3))
    (good,), (bad,) = best.grade()["graded"], any_.grade()["graded"]
    assert good["games"] == bad["games"] == 2
    assert good["choices"] == 22
    assert good["regret_per_choice"] == pytest.approx(0)
    assert good["result_without_luck"] == pytest.approx(good["best_play_expects"])
    assert good["accuracy"] == 100
    assert bad["interval_95"][0] > 0
    assert good["costliest"] == [[], []]
    assert all(bad["costliest"])


def test_what_is_shown_for_a_moment_is_told_and_nothing_that_is_covered() -> None:
    agent = Agent(seed=2)
    told = agent.sit_down("dice-cup", seats=2)
    (look,) = told["shown"]
    assert look["dice"]
    assert told["view"]["dice"] is None
    assert agent.look()["shown"] == [], "a moment is told once"
    dice = str(look["dice"])
    assert dice not in str(told["happened"])
    assert dice not in str(told["view"])


def test_what_may_not_be_done_is_refused_in_words_and_nothing_has_happened() -> None:
    agent = Agent(seed=1)
    assert agent.look() == agent.do({"lift": 1}) == {"refused": agent.look()["refused"]}
    assert "sit_down" in str(agent.look()["refused"])
    told = agent.sit_down("pool-zee", seats=2, options={"opening": False})
    for action, why in (
        ({"score": "swimming"}, "must be one of"),
        ({"hold": [9]}, "9"),
        ({"hold": [1] * 4 + [2]}, "cannot be held"),
        ("all of it", "an action is"),
    ):
        before = sitting_of(agent).record
        refused = agent.do(action)
        assert why in str(refused["refused"]), refused
        assert refused["legal"] == told["legal"]
        assert sitting_of(agent).record == before
    assert play(agent, told, Random(1))["over"]
    assert agent.do({"hold": []}) == {"refused": "The game is over. Sit down at another one."}
    assert agent.grade()["graded"][0]["games"] == 1


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "pool"}, 'there is no game "pool"; there are: clever-kids'),
        ({"game": "splash-party", "seats": 9}, "splash-party is played with 2 to 6 seats"),
        ({"game": "dice-cup", "options": {"depth": 3}}, 'has no option "depth"'),
        ({"game": "dice-cup", "level": "shark"}, 'there is no bot level "shark"'),
        ({"game": "dice-cup", "seat": 2}, "seat is 2; it must be from 0 to 1."),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_the_old_one_stays(wanted: Json, why: str) -> None:
    agent = Agent(seed=1)
    agent.sit_down("dice-cup")
    before = sitting_of(agent)
    assert why in str(agent.sit_down(**wanted)["refused"])
    assert sitting_of(agent) is before
    assert "refused" in agent.grade()


def test_of_too_many_actions_those_are_told_of_which_others_are_made() -> None:
    agent = Agent(seed=1)
    told = agent.sit_down("dice-cup", seats=1, options={"columns": 6, "fill": "every"})
    assert 0 < len(told["legal"]) <= MOST_LEGAL
    assert "too many to list" in told["more"]
    assert "refused" not in agent.do(told["legal"][-1])


def test_rules_are_told_and_an_unknown_game_is_named() -> None:
    agent = Agent()
    for game_id, kind in shelf().items():
        assert agent.rules(game_id).startswith(f"# {kind.about.name}")
    assert "there is no game" in agent.rules("pool")


def test_a_client_meets_the_command_over_standard_input() -> None:
    async def evening() -> tuple[set[str], Json, Json]:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "bellyflop", "agent", "--seed", "3"]
        )
        async with asyncio.timeout(120), Client(stdio_client(command)) as client:

            async def use(tool: str, **given: object) -> Json:
                answer = await client.call_tool(tool, given)
                assert not answer.is_error, answer
                told: Json = answer.structured_content or {}
                return told

            tools = {tool.name for tool in (await client.list_tools()).tools}
            told = await use("sit_down", game="dice-pool-party", level="paddler")
            while not told["over"]:
                refused = await use("do", action="jump")
                assert refused["legal"] == told["legal"]
                told = await use("do", action=told["legal"][0])
            return tools, told, await use("grade")

    tools, told, graded = asyncio.run(evening())
    assert tools == {tool.__name__ for tool in Agent().tools()}
    assert len(told["scores"]) == 2
    assert graded["graded"][0]["game"] == "dice-pool-party"


def test_without_its_extra_the_command_says_how_to_get_it() -> None:
    code = "import sys; sys.modules['mcp'] = None; from bellyflop.cli import main; main(['agent'])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr == "Error: This needs mcp: pip install 'bellyflop[agents]'.\n"
