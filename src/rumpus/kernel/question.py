"""A question: who is asked, what, and everything that may be answered.

Options are small ints whose meaning depends on the question's kind (a hex, a card, a die's face);
the game writes each as a short text (`State.write`). A question never changes once made, so questions
that come up often (a die, the moves from a hex) are made once and shared.
"""

from collections.abc import Iterator
from typing import Any, Final

CHANCE: Final = -1  #: the seat that is asked for dice and draws
TABLE: Final = -2  # not a player: an event from outside the rules, such as a timer running out


class Question:
    """Who is asked, what, and everything that may be answered. `Match.options` has the options in writing."""

    __slots__ = ("always", "is_forced", "kind", "known_to", "options", "seat", "stream", "weights")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: tuple[int, ...],
        *,
        weights: tuple[int, ...] | None = None,
        stream: str = "",
        always: bool = False,
        known_to: int | None = None,
    ) -> None:
        self.seat = seat  #: who is asked, counted from 0; `CHANCE` for dice and draws
        self.kind = kind  #: what is asked: in Pig, `go-on`
        self.options = options  #: all that may be answered, as small ints that mean something to the game
        self.weights = weights  #: chance only: how likely each option is; None is equally likely
        self.stream = stream  #: chance only: which stream of luck answers, so that experiments can share it
        self.always = always  #: asked even with one option, where skipping it would give away a secret
        self.known_to = known_to  #: the one seat that may know the answer, such as who draws a card; None is everybody
        self.is_forced = len(options) == 1 and not always  #: then it is not asked for, and not part of the record

    def __repr__(self) -> str:
        return f"<Question {self.kind} for seat {self.seat}, {len(self.options)} options>"

    def probabilities(self) -> Iterator[tuple[int, float]]:
        """Each option of a chance question with its probability."""
        weights = self.weights or (1,) * len(self.options)
        total = sum(weights)
        return ((option, weight / total) for option, weight in zip(self.options, weights, strict=True))

    def to_json(self) -> dict[str, Any]:
        """As plain JSON, which `from_json` reads."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "options": list(self.options),
            "weights": None if self.weights is None else list(self.weights),
            "stream": self.stream,
            "always": self.always,
            "known_to": self.known_to,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "Question":
        """The question that `to_json` wrote."""
        return cls(
            data["seat"],
            data["kind"],
            tuple(data["options"]),
            weights=None if data["weights"] is None else tuple(data["weights"]),
            stream=data["stream"],
            always=data["always"],
            known_to=data["known_to"],
        )
