"""Rumpus for people who train agents: the games as other libraries play them (docs/training.md)."""
