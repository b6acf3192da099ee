"""The coach: hints during a game, and afterwards a review that tells luck from skill."""

from .hints import hint
from .rating import Rating, rate
from .review import Decision, Luck, Review, review_record

__all__ = ["Decision", "Luck", "Rating", "Review", "hint", "rate", "review_record"]
