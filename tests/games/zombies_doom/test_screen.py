"""The table in text, and what can be looked up."""

from collections.abc import Callable

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import STANDARD
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.conversation import run
from rumpus.kernel.message import Message

Say = Callable[[Message], str]
Place = Callable[..., ZombiesState]

MIDDLE = """\
         |        | 3,3  * # 4,3    |
         |        | D      #     12 |
         |        | b p    # camp   |
+--------+--------+--------+--------+--------+########+--------+--------+--------+
| 1,4    | 2,4    | 3,4    |########| 5,4 ** |########| 7,4    | 8,4    | 9,4    |
|        |        |        |########| H U    |########|      3 |        |        |
|        |        | start  |########| castle |########| start  | +++    |        |
"""


def test_the_map_shows_tiles_monsters_tokens_figures_and_rock(place: Place, say: Say) -> None:
    s = place(
        seats=3,
        tiles={"3,3": "normal bow spear, rock east", "4,3": "camp", "8,4": "crossroads", "6,3": "normal, rock south"},
        monsters={"3,3": "demon", "5,4": "human, undead"},
        figures={"player 1": "4,3", "player 2": "4,3", "player 3": "7,4"},
    )
    drawn = GAME.draw(GAME.view(s, 0), say).splitlines()
    for line in MIDDLE.splitlines()[3:]:
        assert line in drawn
    for line in MIDDLE.splitlines()[:3]:
        assert any(line[17:] in other for other in drawn), line


def test_beside_the_map(place: Place, say: Say) -> None:
    s = place(
        hands={"player 1": "bow, lure", "player 2": "mace, spear shown, hardened"},
        trophies={"player 2": "demon, beast"},
        tasks="between-demons",
        won={"player 2": 3},
    )
    own = GAME.draw(GAME.view(s, 0), say)
    assert "> player 1: 0 of 10; you have bow; spells lure" in own
    assert "  player 2: 3 of 10; trophies demon, beast; spear; unseen: mace; one spell" in own
    assert "Open task: Stand between 2 demons, on opposite sides of you. (between-demons)" in own
    assert own.endswith("Turn 1: player 1.")
    assert "  player 1: 0 of 10; unseen: bow; one spell" in GAME.draw(GAME.view(s, 1), say).replace(">", " ")


def test_without_tasks_without_weapons_and_before_the_first_turn(place: Place, say: Say) -> None:
    assert "No task is open." in GAME.draw(GAME.view(place(), 0), say)
    assert "player 1: 0 of 10; you have –" in GAME.draw(GAME.view(place(), 0), say)
    s = GAME.start(GAME.setting(2, {}))
    run(s)
    drawn = GAME.draw(GAME.view(s, 0), say)
    assert drawn.endswith("The table is being set up.")
    assert "| castle |" in drawn
    s.laid = [5]
    assert "| 4,1    |" in GAME.draw(GAME.view(s, 0), say)


def test_the_game_is_over(place: Place, say: Say) -> None:
    s = place()
    s.winner = 1
    assert GAME.view(s, None)["winner"] == "player 2"
    assert GAME.draw(GAME.view(s, None), say).endswith("The game is over.")


def test_what_can_be_looked_up(place: Place, say: Say) -> None:
    s = place(hands={"player 1": "bomb@bow, bomb@bow, lure"}, tasks="undead-queue")

    def look_up(word: str, viewer: int | None = 0) -> list[str]:
        return [say(message) for message in GAME.describe(s, viewer, word)]

    assert look_up("hand") == [
        "Weapon bomb@bow",
        "    Beats any one monster.",
        "    Belongs to the bow pile.",
        "Spell lure",
        "    Lure: before the attack a monster on the tile you attack changes places with any other on the map.",
    ]
    assert look_up("hand", None) == []
    assert look_up("tasks") == look_up("undead-queue")
    assert look_up("undead-queue") == [
        "Task undead-queue",
        "    Stand in a row with 2 undead, one behind the other and beginning next to you.",
        "    @ U U",
    ]
    assert look_up("bow-sword-corner") == [
        "Map tile bow-sword-corner: a normal tile, first weapon from bow, sword, rock in the north, east."
    ]
    assert look_up("crossroads") == ["Map tile crossroads: crossroads."]
    assert look_up("bazooka") == []


def test_what_a_box_holds(say: Say) -> None:
    assert say(GAME.count_box(STANDARD)) == (
        "“Standard”: 35 map tiles, 60 weapons, 16 spells, 24 tasks, 48 monster tokens."
    )
    assert GAME.check_box(STANDARD) == []
    assert GAME.names(GAME.setting(2, {})) == {}
