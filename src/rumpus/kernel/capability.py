"""What a room of the house would like of a game beyond its rules, and what it does where a game has nothing to say.

A room declares a subclass of `Capability`; its methods do what is right for a game without it. A game that has more to
give derives from that class and lists its own in `Game.capabilities`. The kernel knows none of them by name.
"""

from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from rumpus.kernel.game import AnyGame


class Capability:
    def __init__(self, game: "AnyGame") -> None:
        self.game = game

    @classmethod
    def of(cls, game: "AnyGame") -> Self:
        """The game's own, or what is done without. Made once: it is asked for in the midst of searches."""
        found: Self | None = _MADE.get((cls, game))
        if found is None:
            own = next((own for own in game.capabilities if issubclass(own, cls)), cls)
            found = _MADE[cls, game] = own(game)
        return found

    @classmethod
    def is_given_by(cls, game: "AnyGame") -> bool:
        """Whether the game has its own."""
        return any(issubclass(own, cls) for own in game.capabilities)


_MADE: dict[tuple[type[Capability], "AnyGame"], Any] = {}
