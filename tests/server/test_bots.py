"""Whatever a bot does wrong, its table goes on, and the log says so."""

from __future__ import annotations

import pytest
from tests.server.indoors import leap
from tests.server.test_clocks import FIVE, Absent, Watched, zee

from bellyflop.games.pool_zee.state import Hold


class Broken(Absent):
    """A bot that fails at every thought."""

    async def choose(self, *_: object) -> None:
        raise ValueError("a bot's own fault")


class Cheat(Absent):
    """A bot that holds dice which do not lie there."""

    async def choose(self, *_: object) -> object:  # type: ignore[override]  # it has ideas
        return Hold((1, 1, 1, 1, 1))


@pytest.mark.parametrize(("bot", "said"), [(Broken, "failed"), (Cheat, "not legal")])
def test_a_bot_that_fails_does_what_an_absent_player_does(
    bot: type[Absent], said: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        house = Watched(zee(), [FIVE])
        house.lifeguard.thinkers = bot()  # type: ignore[assignment]  # all that a lifeguard asks of it
        guest, other = await house.guest(0), await house.guest(1)
        assert (await guest.command("away", away=True))["status"] == "ok"
        await other.until(
            lambda u: u["awaiting"] == {"kind": "chance", "seats": [], "by": 1, "seconds": None}
        )
        assert [event["seat"] for event in house.events if "do" in event] == [0]

    leap(evening())
    assert said in caplog.text
    assert "Hold" not in caplog.text
