"""Dice Cup and Dice Pool Party: twelve dice, one short look, a secret choice."""

from .rules import DiceCup, DicePoolParty

GAMES = (DiceCup, DicePoolParty)

__all__ = ["GAMES", "DiceCup", "DicePoolParty"]
