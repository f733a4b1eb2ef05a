"""The table in text, what can be looked up, and what is said about options."""

from collections.abc import Callable
from random import Random

import pytest

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.reference import Reference
from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.cards.box import STANDARD
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import run
from rumpus.kernel.drawing import Drawing
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message, Say
from rumpus.text.words import words_with

Place = Callable[..., ZombiesState]
DRAWING, REFERENCE = Drawing.of(GAME), Reference.of(GAME)

MAP = """\
                +-------+-------+-------+-------+-------+
                | 3,2   | 4,2   | 5,2   | 6,2   | 7,2   |
                |       |       |       |       |       |
                |       |       |       |       |       |
        +-------+-------+-------+-------+-------+-------+-------+
        | 2,3   | 3,3 * # 4,3   |>5,3   | 6,3   | 7,3   | 8,3   |
        |       | D     #    @2 |       |       |       |       |
        |       | b p   # camp  |       |       |       |       |
+-------+-------+-------+-------+-------+#######+-------+-------+-------+
| 1,4   | 2,4   | 3,4   |#######| 5,4 **|#######| 7,4   | 8,4   | 9,4   |
|       |       |       |#######| H U   |#######|     3 |       |       |
|       |       | start |#######| castle|#######| start | +++   |       |
+-------+-------+-------+-------+-------+-------+-------+-------+-------+
"""


def test_the_map_shows_tiles_monsters_tokens_figures_rock_and_reach(place: Place, say: Say) -> None:
    s = place(
        seats=3,
        tiles={"3,3": "normal bow spear, rock east", "4,3": "camp", "8,4": "crossroads", "6,3": "normal, rock south"},
        monsters={"3,3": "demon", "5,4": "human, undead"},
        figures={"player 1": "4,3", "player 2": "4,3", "player 3": "7,4"},
    )
    drawn = DRAWING.draw(GAME.open_view(s), GAME.own_view(s, 0), say)
    assert MAP.replace("| 4,2 ", "|>4,2 ") in drawn
    assert max(map(len, drawn.partition("\n\n")[0].splitlines())) < 80
    watched = DRAWING.draw(GAME.open_view(s), None, say).partition("\n\n")[0]
    assert ">" not in watched
    assert "#    12 |" in watched


def test_crossroads_bring_tiles_into_reach(place: Place, say: Say) -> None:
    s = place(tiles={"3,3": "crossroads", "7,6": "crossroads"}, figures={"player 1": "3,4", "player 2": "5,5"})
    drawn = DRAWING.draw(GAME.open_view(s), GAME.own_view(s, 0), say).partition("\n\n")[0]
    reached = ("2,4", "3,5", "2,3", "4,3", "3,2", "7,5", "6,6")
    assert {word[1:] for word in drawn.split("|") if word.startswith(">")} == {f"{word}   " for word in reached}


def test_beside_the_map(place: Place, say: Say) -> None:
    s = place(
        hands={"player 1": "bow, lure", "player 2": "mace, spear shown, hardened"},
        trophies={"player 2": "demon, beast"},
        tasks="between-demons",
        won={"player 2": 3},
    )
    own = DRAWING.draw(GAME.open_view(s), GAME.own_view(s, 0), say)
    assert "> player 1, you, on 3,4: 0 of 10 to win; weapons bow; spells lure" in own
    other = "player 2, on 3,4: 3 of 10 to win; trophies demon, beast; weapons spear; weapons with the backs mace; one"
    assert other in " ".join(own.split())
    assert "Task between-demons: Stand between 2 demons, on opposite sides of you." in own
    assert "D demon: bow" in own
    assert own.endswith("Turn 1: player 1.")
    assert "> player 1, on 3,4: 0 of 10 to win; weapons with the backs bow; one spell" in DRAWING.draw(
        GAME.open_view(s), GAME.own_view(s, 1), say
    )


def test_the_moment_tells_of_an_attack_under_way(place: Place, say: Say) -> None:
    s = place(
        hands={"player 1": "bow, sword, berserk, teleport"}, monsters={"2,4": "demon"}, figures={"player 2": "5,5"}
    )
    match = Match(GAME, s.setting, state=s)
    match.say("player 1", "go 2,4")
    match.say("player 1", "use bow with berserk")
    fought = "Turn 1: player 1; a monster was beaten, so the monsters will not rest."
    assert DRAWING.draw(match.view(), match.own(0), say).endswith(f"\n\n{fought}")
    match.say("player 1", "teleport player 2 sword")
    assert "\nTurn 1: player 1, attacking with sword with teleport; a monster was" in DRAWING.draw(
        match.view(), match.own(0), say
    )


def test_without_tasks_without_weapons_and_before_the_first_turn(place: Place, say: Say) -> None:
    assert "No task is open." in DRAWING.draw(GAME.open_view(place()), GAME.own_view(place(), 0), say)
    assert "player 1, you, on 3,4: 0 of 10 to win; no weapon\n" in DRAWING.draw(
        GAME.open_view(place()), GAME.own_view(place(), 0), say
    )
    s = GAME.start(GAME.setting(2, {}))
    run(s)
    drawn = DRAWING.draw(GAME.open_view(s), GAME.own_view(s, 0), say)
    assert drawn.endswith("The table is being set up.")
    assert "\n  player 1, you: 0 of 10 to win" in drawn
    assert "| castle|" in drawn
    s.laid = [5]
    assert "| 4,1   |" in DRAWING.draw(GAME.open_view(s), GAME.own_view(s, 0), say)


@pytest.mark.unmeasured
@pytest.mark.parametrize("seats", [2, 4])
def test_every_moment_of_a_game_fits_a_screen(say: Say, seats: int) -> None:
    """For everybody; and the last line alone tells the moment."""
    random = Random(seats)
    match = Match(GAME, GAME.setting(seats, {"variants": "printed-spells"}), SeededChance("drawing"))
    while (question := match.question) is not None:
        drawn = DRAWING.draw(match.view(), match.own(random.choice([None, *range(seats)])), say)
        assert max(map(len, drawn.splitlines())) <= 100
        assert len(drawn.split("\n\n")) == 5
        assert drawn.rpartition("\n\n")[2].startswith(("Turn ", "The table is being set up."))
        match.answer(random.choice(question.options))


def test_the_game_is_over(place: Place, say: Say) -> None:
    s = place()
    s.winner = 1
    assert GAME.open_view(s).winner == 1
    assert DRAWING.draw(GAME.open_view(s), None, say).endswith("The game is over.")


@pytest.fixture
def look_up(place: Place, say: Say) -> Callable[..., list[str]]:
    s = place(
        {"variants": "printed-spells"},
        hands={"player 1": "bomb@bow, sword+lure spent, lure"},
        tasks="undead-queue",
        tiles={"3,3": "crossroads", "7,6": "crossroads", "3,5": "normal bow sword", "2,4": "camp"},
        monsters={"3,5": "human", "4,5": "demon", "6,5": "undead", "7,5": "undead", "5,4": "beast, beast"},
        figures={"player 1": "3,4", "player 2": "2,4"},
    )

    def look_up(word: str, viewer: int | None = 0) -> list[str]:
        return [say(message) for message in REFERENCE.describe(s, viewer, word)]

    return look_up


LookUp = Callable[..., list[str]]


def test_cards_can_be_looked_up(look_up: LookUp) -> None:
    lure = [
        "Spell: lure (lure)",
        "    Lure: before the attack a monster on the tile you attack changes places with any other on the map.",
    ]
    assert look_up("hand") == [
        "Weapon: bomb (bomb@bow)",
        "    A joker: beats any one monster.",
        "    Belongs to the bow pile.",
        "Weapon: sword (sword+lure)",
        "    Beats one human.",
        f"    Printed spell – {lure[1].strip()}",
        "    Belongs to the sword pile.",
        "    The printed spell is used up.",
        *lure,
    ]
    assert look_up("hand", None) == []
    assert look_up("lure") == lure
    assert "    “itself” after its name means with the printed spell." in look_up("sword+lure")
    assert [line for line in look_up("bomb") if not line.startswith(" ")] == [
        f"Weapon: bomb (bomb@{pile})" for pile in ("bow", "sword", "mace", "spear")
    ]
    assert look_up("bazooka") == []


def test_tasks_can_be_looked_up_with_where_to_stand(look_up: LookUp) -> None:
    assert look_up("tasks") == look_up("undead-queue")
    assert look_up("undead-queue") == [
        "Task “Queue of undead” (undead-queue)",
        "    Stand in a row with 2 undead, one behind the other and beginning next to you.",
        "    @ U U",
        "    As the monsters stand, you could do it on 5,5, 8,5.",
    ]
    assert look_up("between-humans")[-1] == "    As the monsters stand, nowhere on the map."
    assert look_up("three-undead")[-1] == "    U U U"


def test_tiles_and_monsters_can_be_looked_up(look_up: LookUp) -> None:
    assert look_up("bow-sword-corner") == [
        "Map tile bow-sword-corner, one copy: a normal tile, new weapon from the bow or sword pile, "
        "rock on its edges: north, east."
    ]
    assert look_up("bow")[0] == "Weapon: bow (bow)"
    assert look_up("bow")[-1] == "Map tile bow, one copy: a normal tile, new weapon from the bow pile."
    assert look_up("crossroads")[0] == "Map tile crossroads, 4 copies: crossroads."
    assert look_up("crossroads")[1].startswith("Crossroads: they have neither")
    for kind in ("start", "rock", "camp", "castle"):
        assert look_up(kind)[-1].casefold().startswith(f"{kind}: ")
    assert look_up("normal")[0].startswith("Normal tiles hold one monster")
    assert look_up("demon") == ["A demon (devil) is beaten by a bow or a bomb. There is one on the map."]
    assert look_up("undead") == ["An undead (zombie) is beaten by a mace or a bomb. There are 2 on the map."]


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("3,4", "3,4: a start tile, player 1. You stand there."),
        ("2,4", "2,4: a camp with spells, player 2. It is next to you."),
        ("3,5", "3,5: a human, a victory token, new weapon from the bow or sword pile. It is next to you."),
        ("4,5", "4,5: a demon, a victory token. You cannot get there in one step."),
        ("7,5", "7,5: an undead, a victory token. You can get there by way of crossroads."),
        ("6,6", "6,6: no monster. You can get there by way of crossroads."),
        ("5,4", "5,4: the castle, 2 beasts, 2 victory tokens. You cannot get there in one step."),
        ("4,4", "4,4: rock."),
        ("3,3", "3,3: crossroads."),
    ],
)
def test_places_can_be_looked_up(look_up: LookUp, where: str, told: str) -> None:
    assert look_up(where) == [told]
    assert look_up(where, None) == [told.partition(".")[0] + "."]
    assert look_up("1,1") == []


def test_a_place_that_cannot_be_won_is_told_to_the_one_who_is_asked(place: Place, say: Say) -> None:
    s = place(hands={"player 1": "bow, bow"}, monsters={"3,5": "human"})
    assert say(REFERENCE.describe(s, 0, "3,5")[0]).endswith(
        "It is next to you, but you have nothing to beat what is there."
    )
    assert say(REFERENCE.describe(s, 1, "3,5")[0]).endswith("It is next to you.")


@pytest.mark.parametrize(
    ("answer", "note"),
    [
        ("go-3,5", "a human, a victory token, new weapon from the bow or sword pile"),
        ("go-7,5", "an undead, a victory token, by way of crossroads"),
        ("go-6,6", "no monster, by way of crossroads"),
        ("start-3,4", "next to a human, crossroads"),
        ("return-7,4", "next to an undead"),
        ("return-5,2", "next to no monster"),
        ("die", "lose your weapons, keep your spells; stay where you are or return to a start tile"),
        ("stop", "end your turn here"),
        ("throw-three-undead", "Have 3 undead among your trophies."),
        ("use-sword-with-berserk", "afterwards you may go on to another tile"),
        ("use-sword+hardened-itself", "the weapon comes back to your hand"),
        (
            "use-sword+hardened-spent-with-lure",
            "you win against another monster, which takes the place of the one there",
        ),
        ("discard-sword-with-hardened", "wasted: there is nothing to beat"),
        ("teleport-player-2-bomb@bow", "change places with that player, attack from 2,4"),
    ],
)
def test_options_are_explained_in_a_few_words(look_up: LookUp, answer: str, note: str) -> None:
    assert look_up(answer) == [note]


def test_an_option_that_takes_a_lure_says_so(place: Place, say: Say) -> None:
    s = place(hands={"player 1": "bow, sword, lure"}, monsters={"3,5": "beast", "2,4": "human"})
    notes = [say(REFERENCE.describe(s, 0, answer)[0]) for answer in ("go-3,5", "go-2,4")]
    assert notes == [
        "a beast, a victory token, only by swapping the monster there for another",
        "a human, a victory token",
    ]
    s = place(hands={"player 1": "bow, sword, lure"}, monsters={"5,4": "demon, beast"}, figures={"player 1": "5,5"})
    assert say(REFERENCE.describe(s, 0, "go-5,4")[0]).endswith(
        "2 victory tokens, only by swapping the monster there for another"
    )


@pytest.mark.parametrize(
    "answer", ["use-sword", "use-sword-with-lure-and-mace-with-berserk", "lure-demon-4,5", "draw-bow"]
)
def test_other_options_speak_for_themselves(look_up: LookUp, answer: str) -> None:
    assert look_up(answer) == []


def test_what_a_box_holds(say: Say) -> None:
    assert say(Boxes.of(GAME).contents(STANDARD)) == (
        "“Standard”: 35 map tiles, 60 weapons, 16 spells, 24 tasks, 48 monster tokens."
    )
    assert Boxes.of(GAME).check(STANDARD) == []


def test_tasks_have_names_to_be_read() -> None:
    english = words_with("en", GAME, GAME.setting(2, {}))
    completed = Message("event-completes-task", {"seat": "player 1", "task": "all-but-demon"})
    assert english.say(completed) == "Player 1 completes the task “All but the demon”."
