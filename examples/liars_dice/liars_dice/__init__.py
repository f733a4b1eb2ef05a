"""Liar's dice for the Rumpus table."""

from liars_dice.game import GAME

__all__ = ["GAME"]
