"""The pad of Splash Party: who won each game, if anybody did (§3.6)."""

from __future__ import annotations

from bellyflop.pad import Box, Section, Sheet

PADS = {
    "splash-party": Sheet("splash-party", (Section("games", (Box("won", (0, 1), only_one=True),)),))
}
