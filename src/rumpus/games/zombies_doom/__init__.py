"""Zombies Doom: monsters, weapons and a race for tokens."""

from rumpus.games.zombies_doom import rules
from rumpus.games.zombies_doom.game import ZombiesDoom

GAME = ZombiesDoom()

__all__ = ["GAME", "rules"]
