"""Tournaments that nobody made over the wire."""

from typing import Any

from rumpus.table.tournaments.tournament import Terms, Tournament


def made_by(player: str, **terms: Any) -> Tournament:
    laid_down = {
        "name": "Autumn",
        "game": "worms",
        "options": {"setup": "first-game"},
        "clock": "none",
        "format": "round-robin",
        "seats": 2,
        "rounds": 1,
        "places": 4,
        "minutes": 60,
        "begins": 0,
        "bots": "",
    }
    return Tournament("of-two", Terms(**{**laid_down, **terms}), player, 1)
