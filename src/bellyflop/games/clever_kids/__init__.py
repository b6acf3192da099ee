"""Clever Kids: five dice, four areas, chains of bonuses (docs/rules/clever-kids.md)."""

from .rules import CleverKids

GAMES = (CleverKids,)
