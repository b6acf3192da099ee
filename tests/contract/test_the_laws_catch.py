"""The laws themselves: a correct toy keeps them all, and each law catches a broken toy."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bellyflop.core import AnyGame, BadRecord, RuleBroken
from bellyflop.testing.contract import setups
from bellyflop.testing.laws import LAWS, Law
from bellyflop.testing.setup import Setup
from bellyflop.testing.walk import play_out, positions

from . import boundless_toys as boundless
from . import broken_toys as broken
from .toy import Toy

NAMED = {law.__name__: law for law in LAWS}

CAUGHT: dict[str, tuple[type[AnyGame], ...]] = {
    "law_the_table_awaits_somebody_who_can_act": (broken.ListsForAll, broken.NobodyThere),
    "law_every_legal_action_applies": (broken.RefusesItsOwnList, broken.MutatedState),
    "law_each_effect_is_listed_once": (broken.TwoWordsOneEffect,),
    "law_what_is_not_listed_is_refused": (broken.UnlistedAction, broken.AfterTheEnd),
    "law_only_what_is_due_happens": (broken.EagerClock, broken.EagerDice),
    "law_a_wait_goes_on_by_itself": (broken.StoppedClock,),
    "law_the_default_is_legal": (broken.IllegalDefault,),
    "law_simultaneous_actions_commute": (broken.FirstBidCounts,),
    "law_nothing_follows_the_end": (broken.AfterTheEnd,),
    "law_a_sample_settles": (broken.LuckyTable,),
    "law_weights_sum_to_one": (broken.HeavyWeights,),
    "law_samples_lie_among_the_outcomes": (broken.ShortList,),
    "law_broken_outcomes_are_refused": (broken.SevenSides,),
    "law_actions_survive_json": (broken.NeverReadsBack,),
    "law_outcomes_survive_json": (broken.SwappedDice,),
    "law_views_survive_json": (broken.AbsentMinded,),
    "law_a_record_replays_to_the_same_state": (broken.LostOption, broken.FirstBidCounts),
    "law_scores_and_winners_name_seats": (broken.EarlyWinner,),
    "law_points_are_what_the_action_earns": (broken.WrongPoints,),
    "law_twins_look_alike": (broken.LeakyView,),
    "law_an_open_table_shows_all_the_same": (broken.OpenTable,),
    "law_without_secrets_only_a_choice_is_hidden": (broken.Innocent,),
    "law_refusals_tell_no_secret": (broken.TellTaleRefusal,),
    "law_imagined_states_look_alike": (broken.ForgetfulImagination,),
    "law_imagining_needs_the_view_alone": (broken.PeekingImagination,),
    "law_what_is_hidden_is_drawn_anew": (broken.LazyImagination, broken.PeekingImagination),
    "law_simultaneous_actions_stay_secret": (broken.TellTaleBids, broken.FirstBidCounts),
    "law_news_survives_json": (broken.ForgottenNews, broken.DeafNews),
    "law_news_depends_on_the_event_alone": (broken.NewsOnce,),
    "law_twins_hear_the_same_news": (broken.GossipingBids, broken.LoudDeal),
    "law_late_news_tells_no_secret": (broken.LoudDeal,),
    "law_what_is_shared_tells_no_secret": (broken.OpenBook,),
    "law_hidden_throws_are_closed": (broken.OpenDeal,),
    "law_what_was_shown_is_not_taken_back": (broken.LastBidShows,),
    "law_a_long_list_is_counted": (boundless.EndlessList,),
    "law_legal_up_to_is_all_or_nothing": (boundless.HalfAList, boundless.NeverFew),
    "law_legal_parts_are_legal": (boundless.SimplyWrong,),
    "law_answers_come_quickly": (boundless.SlowThinker,),
}


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@given(setup=setups(Toy), seed=st.integers(0, 2**32))
def test_the_sound_toy_keeps_every_law(law: Law, setup: Setup, seed: int) -> None:
    game = setup.build()
    for position in positions(game, seed, 60):
        law(game, position)


def _judge(law: Law, toy: type[AnyGame], look: bool) -> None:
    """Check a toy at positions reached by a correct one."""
    options: dict[str, object] = {"look": look}
    sound, game = Setup(Toy, 3, options).build(), Setup(toy, 3, options).build()
    for seed in range(8):
        for position in positions(sound, seed, 60, most=12):
            law(game, position)


@pytest.mark.parametrize(
    ("law", "toy"), [(law, toy) for law, toys in CAUGHT.items() for toy in toys]
)
def test_a_broken_toy_is_caught(law: str, toy: type[AnyGame]) -> None:
    with pytest.raises((AssertionError, RuleBroken, BadRecord)):
        _judge(NAMED[law], toy, look=toy is not broken.LostOption)


def test_every_law_has_caught_something() -> None:
    assert CAUGHT.keys() == NAMED.keys()


def test_a_game_without_an_end_is_caught() -> None:
    with pytest.raises(AssertionError, match="not over after 500 events"):
        play_out(broken.EndlessGame(seats=2), seed=1, most=500)
