"""The rules, one module per part of the rulebook, one function per sentence. Importing this enters them all."""

from rumpus.games.zombies_doom.rules import decks, ending, fight, rest, setup, spells, tasks, turn

__all__ = ["decks", "ending", "fight", "rest", "setup", "spells", "tasks", "turn"]
