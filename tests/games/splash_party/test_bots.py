"""The four levels: legal, reproducible, blind to secrets, and each in character."""

from __future__ import annotations

from random import Random

import pytest

from bellyflop.bots import LEVELS
from bellyflop.core import BadSetup, Chance, Match, Observation, RuleBroken, Settled
from bellyflop.games import bot_for
from bellyflop.games.splash_party import SplashParty
from bellyflop.games.splash_party.bots import Olympian, Paddler, make_bot
from bellyflop.games.splash_party.state import Accuse, Deal, Decline, Go, Lift
from bellyflop.games.splash_party.view import View

from .partying import bot, moments
from .scenes import Party, dealt, hop, play, table


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An olympian with a small search budget."""
    monkeypatch.setattr(Olympian, "GAMES", {"lift": 25, "go": 10, "accuse": 20})
    monkeypatch.setattr(Olympian, "POSITIONS", 100)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("aid", [False, True])
def test_all_levels_play_whole_games_by_the_rules(seats: int, aid: bool) -> None:
    game = SplashParty(seats, memory_aid=aid)
    levels = [LEVELS[seat % 4] for seat in range(seats)]
    *_, match = moments(game, levels, seats)  # the match refuses what is not allowed
    assert match.over


def test_there_are_four_levels_and_no_other() -> None:
    game = SplashParty(3)
    for level in LEVELS:
        made = bot_for(game, level, 1, Random(1))
        assert type(made).__name__.lower() == level
    with pytest.raises(BadSetup, match="shark"):
        make_bot(game, "shark", 0, Random(1))


# ── bots never cheat ────────────────────────────────────────────────────────────────────────────


def history(match: Party, seat: int) -> list[Observation[View]]:
    """Everything this seat has been shown since the deal."""
    shadow = Match(match.game)
    seen = []
    for event in match.events:
        shadow.play_event(event)
        seen.append(shadow.observation(seat))
    return seen


def twin_of(match: Party, seat: int, rng: Random) -> Party | None:
    """The same events after another deal, if this seat cannot distinguish the two."""
    game = match.game
    dealt = match.events[0]
    assert isinstance(dealt, Settled)
    deal = game.read_outcome(dealt.outcome)
    assert isinstance(deal, Deal)
    spaces = list(range(18))
    rng.shuffle(spaces)
    ring = list(deal.ring)
    for one, two in zip(spaces[::2], spaces[1::2], strict=True):
        if ring[one][0] == ring[two][0]:
            ring[one], ring[two] = ring[two], ring[one]
    free = [colour for colour in ("red", "orange", "yellow", "green", "blue", "purple")
            if colour != deal.tokens[seat]]  # fmt: skip
    rng.shuffle(free)
    tokens = tuple(deal.tokens[seat] if s == seat else free.pop() for s in range(game.seats))
    twin: Party = Match(game)
    twin.settle(Deal(tuple(ring), tokens, deal.first))
    try:
        for event in match.events[1:]:
            twin.play_event(event)
    except RuleBroken:
        return None
    same = twin.state != match.state and history(twin, seat) == history(match, seat)
    return twin if same else None


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_views_and_seed_give_the_same_move_whatever_the_secrets(level: str) -> None:
    game = SplashParty(4)
    rng = Random(level)
    twins = 0
    for seed in range(3):
        for match in moments(game, ["swimmer"] * 4, f"twins {seed}"):
            if match.over or match.state.turn > 9:
                break
            seat = match.state.mover
            twin = None if isinstance(match.awaiting, Chance) else twin_of(match, seat, rng)
            if twin is None:
                continue
            twins += 1
            choices = []
            for table_ in (match, twin):
                player = bot(game, level, seat, seed)
                seen = history(table_, seat)
                for now in seen:
                    player.hear(now.news)
                    player.observe(now.view)
                choices.append(player.choose(seen[-1].view, game.legal(table_.state, seat)))
            assert choices[0] == choices[1]
    assert twins > 10, "enough tables that look alike"


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_made_anew_for_a_choice_chooses_as_one_that_watched_twice(level: str) -> None:
    game = SplashParty(3)
    for match in moments(game, ["diver"] * 3, "anew"):
        if match.over or match.state.turn > 6:
            break
        if isinstance(match.awaiting, Chance):
            continue
        seat = match.state.mover
        seen, legal = history(match, seat), game.legal(match.state, seat)
        once, twice = bot(game, level, seat, 1), bot(game, level, seat, 1)
        for now in seen:
            once.hear(now.news)
            once.observe(now.view)
            twice.hear(now.news)
            twice.observe(now.view)
            twice.observe(now.view)
        assert once.choose(seen[-1].view, legal) == twice.choose(seen[-1].view, legal)


# ── each in its own way ─────────────────────────────────────────────────────────────────────────


def test_a_paddler_never_pushes_its_own_if_it_can_help_it_and_loves_a_splash() -> None:
    game = SplashParty(3)
    rim = {5: "blue 1", 6: "red 2", 4: "green 3", 10: "yellow 1", 13: "orange 2"}
    state = play(game, table("red blue green", rim), {"lift": 5})
    for seed in range(20):
        player = Paddler(0, Random(seed))
        assert player.choose(game.view(state, 0), game.legal(state, 0)) == Go("ccw")
    free = play(game, table("red blue green", rim), {"lift": 10})
    assert isinstance(Paddler(0, Random(1)).choose(game.view(free, 0), game.legal(free, 0)), Go)


def test_a_paddler_shouts_rarely_and_only_late() -> None:
    game = SplashParty(4)
    early = play(game, dealt(game, "red blue green purple"), *hop(1, "ccw"), {"falls": "up"})
    rim = {17: "green 1", 4: "red 2", 9: "blue 3", 13: "purple 2"}
    late = play(game, table("red blue green purple", rim), *hop(17, "cw"))
    shouts = {"early": 0, "late": 0}
    for seed in range(300):
        for when, state in (("early", early), ("late", late)):
            player = Paddler(0, Random(seed))
            said = player.choose(game.view(state, 0), game.legal(state, 0))
            shouts[when] += said != Decline()
            assert not isinstance(said, Accuse) or said.colour != "red"
    assert shouts["early"] == 0
    assert 15 < shouts["late"] < 70


@pytest.mark.parametrize("level", ["swimmer", "diver", "olympian"])
def test_nobody_above_a_paddler_drowns_their_own_last_pawn(level: str) -> None:
    game = SplashParty(3)
    rim = {5: "red 1", 6: "blue 1", 9: "green 2", 12: "yellow 1", 3: "blue 3"}
    state = play(game, table("red blue green", rim), {"lift": 6})
    player = bot(game, level, 0, 1)
    assert player.choose(game.view(state, 0), game.legal(state, 0)) == Go("cw")


@pytest.mark.parametrize("level", ["diver", "olympian"])
def test_a_push_that_wins_is_seen(level: str) -> None:
    """§3.6"""
    game = SplashParty(3, memory_aid=True)
    rim = {0: "red 1", 5: "blue 2", 7: "green 3", 12: "blue 1"}
    state = play(game, table("red blue green", rim), {"lift": 5})
    player = bot(game, level, 0, 1)
    assert player.choose(game.view(state, 0), game.legal(state, 0)) == Go("cw")


def own_push(seed: int) -> bool:
    """Whether an olympian pushes a pawn of its own in its first turn or two."""
    game = SplashParty(4)
    for match in moments(game, ["olympian", "paddler", "paddler", "paddler"], f"hide {seed}"):
        state = match.state
        if state.turn > 5:
            return False
        falling = game.view(state, 0).falling
        if falling and state.mover == 0 and falling[0].colour == state.tokens[0]:
            return True
    return False


def test_an_olympian_sometimes_pushes_its_own_to_look_innocent() -> None:
    """Hiding: while three are dry, one of its own may go in."""
    assert any(own_push(seed) for seed in range(8))


@pytest.mark.parametrize("level", ["swimmer", "diver", "olympian"])
def test_the_opening_of_six_seats_has_a_choice(level: str) -> None:
    game = SplashParty(6)
    match = Match(game)
    match.draw(Random(2))
    player = bot(game, level, match.state.mover, 1)
    view = game.view(match.state, match.state.mover)
    choice = player.choose(view, game.legal(match.state, match.state.mover))
    assert isinstance(choice, Lift)
