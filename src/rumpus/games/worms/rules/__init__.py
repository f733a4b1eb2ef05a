"""The rules, one module per part of the rulebook, one function per sentence. Importing this enters them all."""

from rumpus.games.worms.rules import (
    blast,
    damage,
    drop,
    effects,
    ending,
    movement,
    setup,
    targeting,
    turn,
    weapons,
)

__all__ = ["blast", "damage", "drop", "effects", "ending", "movement", "setup", "targeting", "turn", "weapons"]
