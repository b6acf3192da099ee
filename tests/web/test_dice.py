"""Animated dice: they fly and land in 3D, end as the table says, and clean up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import PATIENCE
from tests.web.play import Phones
from tests.web.secrets import Ear, lists_with

SHAKEN = """() => { for (let n = 0; n < 6; n++) dispatchEvent(new DeviceMotionEvent(
  "devicemotion", { acceleration: { x: 20, y: 4, z: 1 } })) }"""


def moving(phones: Phones, game: str, quality: str = "high") -> tuple[Page, Ear]:
    """A phone with animations on, alone at a table of this game, with its clock stopped."""
    page = phones(motion="no-preference")
    page.clock.install()
    ear = Ear(page)
    page.goto(f"/?quality={quality}")
    page.goto(f"/new/{game}")
    page.wait_for_load_state("networkidle")  # the set-up knows its game
    page.get_by_label("Bots: one fewer").click()
    if game.startswith("dice"):
        page.locator("summary", has_text="More choices").click()
        for _ in range(3):  # the server's time does not stand still
            page.get_by_label("Seconds to look: one more").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".dock button").first).to_be_enabled()
    for _ in range(PATIENCE // 50):  # a wheel is made in slices of time, and a throw waits for it
        if ear.committed:
            break
        page.wait_for_timeout(50)
    assert ear.committed
    page.clock.pause_at(
        page.evaluate("Date.now()") + 10_000
    )  # it has not come there before it stands
    return page, ear


def lying(page: Page) -> list[int]:
    """The faces of the dice that can be kept, from their labels."""
    names = [die.get_attribute("aria-label") or "" for die in page.locator(".place button").all()]
    return sorted(int(name.split()[-1]) for name in names)


@pytest.mark.parametrize("quality", ["high", "slow"])  # a slow device has a plainer throw
def test_a_throw_flies_and_ends_with_the_dice_of_the_table(quality: str, phones: Phones) -> None:
    page, ear = moving(phones, "pool-zee", quality)
    page.locator(".dock button").click()
    flight = page.locator("canvas.flight")
    expect(flight).to_have_attribute("aria-hidden", "true")
    expect(page.locator("button.box")).to_have_count(0)  # nothing tells what is in the air
    while flight.count():
        page.clock.run_for(500)
    assert ear.last is not None
    assert lying(page) == sorted(ear.last["view"]["dice"])
    expect(page.locator("button.box")).to_have_count(13)


def test_a_tap_ends_a_throw_and_keeps_nothing(phones: Phones) -> None:
    page, _ = moving(phones, "pool-zee")
    page.locator(".dock button").click()
    expect(page.locator("canvas.flight")).to_have_count(1)
    page.locator(".place").first.click()
    expect(page.locator("canvas.flight")).to_have_count(0)
    expect(page.locator(".place button")).to_have_count(5)
    expect(page.locator(".place button[aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("game", ["dice-cup", "dice-pool-party"])
def test_dice_are_there_when_the_lid_lifts_and_gone_when_it_shuts(
    game: str, phones: Phones
) -> None:
    page, ear = moving(phones, game)
    page.locator(".dock button").first.click()
    tray = page.locator(".water")
    expect(tray.locator(".lies svg.die")).to_have_count(12)
    expect(page.locator(".cover .lid, .cover .cup")).to_be_visible()  # in the first frame it is on
    page.clock.resume()
    expect(page.locator(".cover")).to_have_count(0)
    assert ear.last is not None
    dice = ear.last["view"]["dice"]
    expect(tray).to_have_attribute("aria-label", "The dice are covered.")
    expect(page.locator(".lies")).to_have_count(0)
    expect(page.locator(".cover")).to_be_visible()
    expect(page.locator("button.box").first).to_be_visible()
    page.wait_for_timeout(500)
    assert not lists_with(page, dice)


def test_a_shaken_phone_shakes_the_cup(phones: Phones) -> None:
    page, _ = moving(phones, "dice-cup")
    page.evaluate(SHAKEN)
    expect(page.get_by_text("Look! They will soon be covered.").first).to_be_visible()


@pytest.mark.parametrize("game", ["pool-zee", "dice-cup"])
def test_with_low_quality_dice_lie_flat_and_at_once(game: str, phones: Phones) -> None:
    page, ear = moving(phones, game, "low")
    page.locator(".dock button").click()
    expect(page.locator(".water .die svg.die, .lies svg.die").first).to_be_visible()
    expect(page.locator("canvas")).to_have_count(0)
    assert ear.last is not None
    assert ear.last["view"]["dice"]
