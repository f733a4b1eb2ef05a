"""Positions are given and read back in the same words; options are checked."""

from collections.abc import Callable
from typing import Any

import pytest

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.message import Refused, Say
from tests.refusal import refusal

MAP = """
      . . .
    . . C . .
  . . . . . . .
. . S # H # S . .
  . X . . . . .
    . . . . .
      . . .
"""


def test_a_position_can_be_read_back(place: Callable[..., ZombiesState]) -> None:
    table: dict[str, Any] = {
        "seats": 3,
        "map": MAP,
        "tiles": {"4,1": "normal bow spear, rock north west"},
        "monsters": {"5,4": "demon, beast", "3,3": "human", "elsewhere": "undead"},
        "tokens": {"3,3": 0},
        "figures": {"player 1": "3,4", "player 2": "7,4", "player 3": "4,3"},
        "hands": {"player 1": "bow, lure, mace shown", "player 3": "bomb@bow"},
        "piles": {"bow": "bow, sword@bow"},
        "spells": "lure",
        "tasks": "surrounded, three-demons",
        "task_deck": "undead-queue",
        "trophies": {"player 2": "demon, demon"},
        "won": {"player 2": 4},
        "done": {"player 2": "three-beasts"},
        "turn": "player 2",
    }
    facts = GAME.facts(place(**table))
    for key in ("figures", "won", "done", "trophies", "hands", "tokens", "tiles"):
        assert facts[key].items() >= table.get(key, {}).items()
    assert facts["monsters"]["5,4"] == "demon, beast"
    assert (facts["monsters"]["4,3"], facts["monsters"]["3,3"], facts["monsters"]["4,1"]) == ("", "human", "undead")
    assert facts["tokens"]["5,4"] == 2
    assert facts["tiles"]["5,2"] == "camp"
    assert facts["tiles"]["3,5"] == "crossroads"
    assert facts["piles"] == {"bow": 2, "sword": 15, "mace": 14, "spear": 15}
    assert facts["discards"]["bow"] == "bow, bow, bow, bow, bow, bow, bow, bow, bow, mace@bow, spear@bow"
    assert (facts["spells"], facts["tasks"], facts["task_deck"]) == (1, "surrounded, three-demons", 1)
    assert facts["spell_discards"].count("lure") == 2
    assert facts["score"] == {"player 1": 0, "player 2": 5, "player 3": 0}
    assert facts["turn"] == "player 2"


@pytest.mark.parametrize(
    ("table", "id"),
    [
        ({"monster": {}}, "position-unknown-key"),
        ({"seats": 5}, "seats-not-possible"),
        ({"map": ". . ."}, "position-bad-map"),
        ({"map": MAP.replace("H", ".")}, "position-bad-map"),
        ({"map": MAP.replace("C", "?")}, "position-unknown-name"),
        ({"tiles": {"5,4": "camp"}}, "position-bad-map"),
        ({"tiles": {"5,3": "lake"}}, "position-unknown-name"),
        ({"tiles": {"5,3": "normal bomb"}}, "position-unknown-name"),
        ({"tiles": {"1,1": "camp"}}, "position-bad-place"),
        ({"tiles": {"99,1": "camp"}}, "position-bad-place"),
        ({"figures": {"player 1": "home"}}, "position-bad-place"),
        ({"figures": {"player 3": "3,4"}}, "position-unknown-name"),
        ({"monsters": {"5,3": "orc"}}, "position-unknown-name"),
        ({"monsters": {"5,3": "demon, demon"}}, "position-wrong-monsters"),
        ({"monsters": {"5,4": "demon"}}, "position-wrong-monsters"),
        ({"monsters": {"3,4": "demon"}}, "position-wrong-monsters"),
        ({"hands": {"player 1": "gun"}}, "position-unknown-name"),
        ({"hands": {"player 1": "bow torn"}}, "position-unknown-name"),
        ({"hands": {"player 1": "bow, bow, bow"}}, "position-hand-full"),
        ({"tasks": "rest"}, "position-unknown-name"),
    ],
)
def test_what_a_position_cannot_say(say: Say, table: dict[str, Any], id: str) -> None:
    message = refusal(GAME.position, {}, table)
    assert message.id == id
    assert say(message)


@pytest.mark.parametrize(
    ("seats", "options", "id"),
    [
        (1, {}, "seats-not-possible"),
        (2, {"edition": "first"}, "option-unknown"),
        (2, {"variants": "printed-spells, more"}, "option-value-unknown"),
    ],
)
def test_what_cannot_be_agreed_on(say: Say, seats: int, options: dict[str, str], id: str) -> None:
    message = refusal(GAME.setting, seats, options)
    assert message.id == id
    assert say(message)


def test_the_header_of_a_record_gives_the_setting_again() -> None:
    setting = GAME.setting(3, {"variants": "printed-spells"})
    again = GAME.setting(3, setting.header())
    assert again.header() == setting.header()
    assert again.printed_spells


def test_nothing_can_be_said_from_outside(place: Callable[..., ZombiesState]) -> None:
    s = place()
    assert GAME.interruptions(s) == ()
    with pytest.raises(Refused):
        GAME.interrupt(s, "time is up")
