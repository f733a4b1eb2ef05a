"""Positions are given and read back in the same words; options are checked."""

from collections.abc import Callable
from typing import Any

import pytest

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.interruptions import Interruptions
from rumpus.kernel.message import Refused, Say
from rumpus.records.scenarios import Scenarios
from tests.helpers.refusal import refusal

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
    facts = Scenarios.of(GAME).facts(place(**table))
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
        ({"monster": {}}, "key-unknown"),
        ({"seats": "two"}, "value-not-number"),
        ({"tiles": {"5,3": ""}}, "position-unknown-name"),
        ({"figures": {"player 1": "4,4"}}, "position-nobody-stands"),
        ({"tiles": {"5,3": "crossroads"}, "figures": {"player 1": "5,3"}}, "position-nobody-stands"),
        ({"figures": {"player 1": "5,3"}, "monsters": {"5,3": "demon"}}, "position-somebody-stands"),
        ({"monsters": {"elsewhere": ""}}, "position-unknown-name"),
        ({"tokens": {"5,3": 2}}, "position-too-many-tokens"),
        ({"tokens": {"3,4": 1}}, "position-too-many-tokens"),
        ({"tokens": {"5,4": 3}}, "position-too-many-tokens"),
        ({"tokens": {"5,4": 9}}, "value-not-number"),
        ({"hands": {"player 1": "bow spent"}}, "position-nothing-spent"),
        ({"hands": {"player 1": "bow+lure"}}, "position-too-many-copies"),
        ({"hands": {"player 1": "bomb@bow", "player 2": "bomb@bow"}}, "position-too-many-copies"),
        ({"hands": {"player 1": "lure, lure, lure", "player 2": "lure, lure"}}, "position-too-many-copies"),
        ({"piles": {"axe": "bow"}}, "position-unknown-name"),
        ({"piles": {"bow": "sword"}}, "position-unknown-name"),
        ({"piles": {"bow": "bomb@bow, bomb@bow"}}, "position-too-many-copies"),
        ({"hands": {"player 1": "bomb@bow"}, "discards": {"bow": "bomb@bow"}}, "position-too-many-copies"),
        ({"piles": {"bow": "bow"}, "discards": {"bow": "bow"}}, "position-pile-and-discards"),
        ({"spells": "lure, lure, lure, lure, lure"}, "position-too-many-copies"),
        ({"spells": "lure", "spell_discards": "lure"}, "position-pile-and-discards"),
        ({"tasks": "surrounded, surrounded"}, "position-too-many-copies"),
        ({"tasks": "surrounded", "thrown": "surrounded"}, "position-too-many-copies"),
        ({"tasks": "surrounded, three-demons, three-beasts, undead-queue"}, "position-too-many-tasks"),
        ({"trophies": {"player 1": "demon, demon, demon, demon"}}, "position-too-many-trophies"),
        ({"trophies": {"player 2": "demon, demon, demon, beast"}, "step": "rest"}, "position-too-many-trophies"),
        ({"won": {"player 1": 10}}, "position-has-won"),
        ({"won": {"player 2": 9}, "done": {"player 2": "three-demons"}, "step": "win"}, "position-has-won"),
        ({"turn": "player 3"}, "position-unknown-name"),
        ({"step": "later"}, "position-unknown-name"),
        ({"fought": True}, "position-turn-not-begun"),
        ({"set_up": True, "step": "rest"}, "position-set-up-and-step"),
        ({"set_up": "yes"}, "value-not-flag"),
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
    with pytest.raises(Refused) as refused:
        Scenarios.of(GAME).position({}, table)
    assert refused.value.message.id == id
    assert refused.value.at
    assert say(refused.value.message)


def test_piles_are_given_by_what_was_discarded_as_well() -> None:
    table = {"discards": {"bow": "bow, bow"}, "spell_discards": "lure, berserk", "thrown": "surrounded"}
    facts = Scenarios.of(GAME).facts(Scenarios.of(GAME).position({}, table | {"hands": {"player 1": "bow, lure"}}))
    assert (facts["piles"]["bow"], facts["discards"]["bow"]) == (12, "bow, bow")
    assert (facts["spells"], facts["spell_discards"], facts["thrown"]) == (13, "lure, berserk", "surrounded")


@pytest.mark.parametrize(
    ("step", "kind"),
    [
        ("go", "go"),
        ("go-on", "go-on"),
        ("rest", "monster"),
        ("trophies", "trophies"),
        ("tasks", "task"),
        ("row", "task"),
    ],
)
def test_a_position_may_be_any_part_of_a_turn(place: Callable[..., ZombiesState], step: str, kind: str) -> None:
    trophies = "demon, demon, beast, human" if step == "trophies" else "demon"
    s = place(step=step, task_deck="three-demons, surrounded", trophies={"player 1": trophies})
    assert s.asked().kind == kind


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
    assert Interruptions.of(GAME).possible(s) == ()
