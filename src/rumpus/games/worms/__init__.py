"""Worms: hexes, wind and chain reactions."""

from rumpus.games.worms import rules
from rumpus.games.worms.game import Worms

GAME = Worms()

__all__ = ["GAME", "rules"]
