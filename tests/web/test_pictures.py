"""Draw docs/pictures/web: every screen on a phone and on a laptop. Only with `--pictures`."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, ViewportSize
from tests.server.kit import Server
from tests.web.conftest import LAPTOP, PHONE
from tests.web.play import Phones
from tests.web.screens import TOURS

PICTURES = Path(__file__).parents[2] / "docs" / "pictures" / "web"
AT_NIGHT = {
    "start",
    "dice-pool-party-look",
    "splash-party-lift",
    "splash-party-accused",
    "pool-zee-choose",
    "pool-zee-end",
}


def draw(page: Page, name: str, size: ViewportSize) -> None:
    """The page at this size, in as few colours as its flat look needs."""
    if page.viewport_size != size:
        page.set_viewport_size(size)
        page.wait_for_timeout(250)
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = shot.quantize(128, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(PICTURES / f"{name}-{size['width']}x{size['height']}.png", optimize=True)


@pytest.mark.pictures
@pytest.mark.parametrize("tour", TOURS)
def test_draw_every_screen(tour: str, phones: Phones, server: Server) -> None:
    PICTURES.mkdir(exist_ok=True)
    for name, page in TOURS[tour](phones, server):
        if "big-screen" not in name:
            draw(page, name, PHONE)
            if name in AT_NIGHT:
                page.emulate_media(color_scheme="dark")
                draw(page, f"{name}-night", PHONE)
                page.emulate_media(color_scheme="light")
        draw(page, name, LAPTOP)
        page.set_viewport_size(LAPTOP if "big-screen" in name else PHONE)
