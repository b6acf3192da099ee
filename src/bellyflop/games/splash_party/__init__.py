"""Splash Party: 18 pawns round a pool, secret colours, and a diving board to accuse from."""

from .rules import SplashParty

GAMES = (SplashParty,)

__all__ = ["GAMES", "SplashParty"]
