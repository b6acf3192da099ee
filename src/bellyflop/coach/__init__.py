"""The coach: hints during a game, and afterwards a review that tells luck from skill."""

from .advice import hint
from .review import Decision, Luck, Review, review_record

__all__ = ["Decision", "Luck", "Review", "hint", "review_record"]
