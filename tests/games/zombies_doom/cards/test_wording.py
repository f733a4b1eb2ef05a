"""Texts and pictures are made from the data that the rules use."""

import pytest

from rumpus.games.zombies_doom.board import CAMP
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import Pattern, Task
from rumpus.games.zombies_doom.cards.task_file import MOST
from rumpus.games.zombies_doom.cards.wording import describe_spell, describe_task, describe_weapon, draw_task
from rumpus.kernel.message import Say


def task(box: Box, id: str) -> Task:
    return box.tasks[box.task_index[id]]


@pytest.mark.parametrize(
    ("id", "text", "picture"),
    [
        ("between-demons", "Stand between 2 demons, on opposite sides of you.", ["D @ D"]),
        (
            "human-undead-row",
            "Stand in a row with a human and an undead, one behind the other and beginning next to you.",
            ["@ H U"],
        ),
        ("demon-and-undead", "Stand next to a demon and an undead.", ["U @ D"]),
        ("surrounded", "Stand next to any 4 monsters.", [". * .", "* @ *", ". * ."]),
        ("three-beasts", "Have 3 beasts among your trophies.", ["B B B"]),
        ("all-but-demon", "Have a human, an undead and a beast among your trophies.", ["H U B"]),
    ],
)
def test_a_task_in_words_and_as_a_picture(box: Box, say: Say, id: str, text: str, picture: list[str]) -> None:
    assert say(describe_task(task(box, id))) == text
    assert list(draw_task(task(box, id))) == picture


@pytest.mark.parametrize(
    ("own", "text", "picture"),
    [
        (
            Task("x", Pattern.IN_ORDER, (1 << 1, 1 << 2, 1 << 1)),
            "Stand in a row with a demon, a human and a demon, one behind the other in this order, "
            "beginning next to you.",
            ["@ D H D"],
        ),
        (Task("x", Pattern.ON, (), CAMP), "End your turn on a camp.", ["@"]),
    ],
)
def test_a_task_of_somebodys_own_box(say: Say, own: Task, text: str, picture: list[str]) -> None:
    assert say(describe_task(own)) == text
    assert list(draw_task(own)) == picture


def test_every_task_has_words_of_its_own(box: Box, say: Say) -> None:
    assert len({say(describe_task(each)) for each in box.tasks}) == len(box.tasks)


@pytest.mark.parametrize("pattern", MOST)
def test_every_monster_of_the_longest_pattern_is_in_the_picture(pattern: Pattern) -> None:
    longest = Task("x", pattern, (1 << 1,) * MOST[pattern])
    assert "".join(draw_task(longest)).count("D") == MOST[pattern]


def test_weapons_say_what_they_beat_their_spell_and_their_pile(box: Box, say: Say) -> None:
    def text(id: str) -> list[str]:
        return [say(line) for line in describe_weapon(box.weapons[box.weapon_index[id]], box.spells)]

    assert text("sword@bow") == ["Beats one human.", "Belongs to the bow pile."]
    assert text("bomb@mace") == ["A joker: beats any one monster.", "Belongs to the mace pile."]
    assert text("spear+berserk") == [
        "Beats one beast.",
        f"Printed spell – {say(describe_spell(box.spells[box.spell_index['berserk']]))}",
        "Belongs to the spear pile.",
    ]


def test_every_spell_has_a_text(box: Box, say: Say) -> None:
    assert [say(describe_spell(spell)) for spell in box.spells[1:]] == [
        "Hardened weapon: the weapon beats a monster and stays in your hand.",
        "Teleport: before the attack you change places with another player and move from there.",
        "Lure: before the attack a monster on the tile you attack changes places with any other on the map.",
        "Berserk: the attack does not end your turn; you may go on to another tile.",
    ]
