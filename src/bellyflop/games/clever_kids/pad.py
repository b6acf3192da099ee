"""The pad of Clever Kids: the stars of each player (§4.10)."""

from __future__ import annotations

from bellyflop.pad import Box, Section, Sheet

PADS = {"clever-kids": Sheet("clever-kids", (Section("stars", (Box("stars", tuple(range(22))),)),))}
