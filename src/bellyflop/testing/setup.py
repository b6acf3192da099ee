"""A game class with seats and options, as tests draw and build it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from bellyflop.core import AnyGame


@dataclass(frozen=True)
class Setup:
    """A game class with its seats and its options as JSON."""

    kind: type[AnyGame]
    seats: int
    options: dict[str, object] = field(default_factory=dict)

    @classmethod
    def of_text(cls, kind: type[AnyGame], seats: int, options: str) -> Setup:
        """The setup with the options in this JSON text."""
        return cls(kind, seats, json.loads(options))

    def build(self) -> AnyGame:
        """The configured game."""
        values = self.kind.about.read_options(self.options, self.seats)
        return self.kind(seats=self.seats, **values)  # type: ignore[call-arg]  # as in the contract
