"""Liar's dice keeps the contract of every game."""

from liars_dice import GAME
from rumpus.contract import *  # noqa: F403

GAMES = [GAME]
