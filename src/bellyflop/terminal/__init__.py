"""The kit for playing in a terminal: boards, dice, colours, words and the screen."""

from .board import AnyBoard, Board, Puzzled

__all__ = ["AnyBoard", "Board", "Puzzled"]
