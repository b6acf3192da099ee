"""Pool-zee: five dice, three rolls, thirteen boxes."""

from .rules import PoolZee

GAMES = (PoolZee,)

__all__ = ["GAMES", "PoolZee"]
