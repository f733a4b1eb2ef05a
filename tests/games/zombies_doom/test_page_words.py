"""What the page says of answers: everything offered to a player is a sentence."""

import re
from itertools import product
from random import Random

import pytest

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.things import WEAPON_NAMES
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Argument, Message, Say
from tests.helpers.saying import say_option

# Of a weapon on which none of the box is printed, and with which none but those that the sentences know is used.
NO_SPELLS: dict[str, Argument] = {"printed": "none", "second-printed": "none", "spell": "none", "second-spell": "none"}


def sentence(say: Say, kind: str, text: str, **args: Argument) -> str:
    return say(Message(f"option-{kind}-{text.split()[0]}", {"text": text, **NO_SPELLS, **args}))


def assert_sentence(text: str) -> None:
    assert re.fullmatch(r"[A-Z].*[^ .]\.", text), text
    assert not re.search(r"  | [,.)]|\( |[@+{}]", text), text


@pytest.mark.parametrize(("seats", "variants"), list(product((2, 3, 4), ("", "printed-spells"))))
def test_every_answer_offered_in_a_game_is_a_sentence(say: Say, seats: int, variants: str) -> None:
    """And no two answers to one question are the same sentence, or nobody could choose between them."""
    random = Random(f"{seats} {variants}")
    match = Match(GAME, GAME.setting(seats, {"variants": variants}), SeededChance("page"))
    while (question := match.question) is not None:
        said = [say_option(say, match, question, option) for option in question.options]
        for text in said:
            assert_sentence(text)
        assert len(set(said)) == len(said)
        match.answer(random.choice(question.options))


SPELLS = tuple(GAME.setting(2, {}).box.spell_index)
CARDS = (
    *WEAPON_NAMES[1:5],
    *(f"bow+{spell}" for spell in SPELLS),
    "sword@bow",
    "bomb@mace",
)
USES = [
    *CARDS,
    *(f"{card} with {spell}" for card in CARDS for spell in SPELLS),
    *(f"{card} {way}" for card in CARDS if "+" in card for way in ("itself", "spent", "spent with lure")),
]


def test_every_way_to_use_a_weapon_or_two_is_told_apart(say: Say) -> None:
    texts = [f"use {use}" for use in USES] + [f"use {use} and {other}" for use, other in product(USES, USES)]
    said = [sentence(say, "use", text) for text in texts]
    for text in said:
        assert_sentence(text)
    assert len(set(said)) == len(said)


DEMON = Message("so-many-monsters", {"n": 1, "monster": "demon"})
CASTLE = Message("place-kind", {"kind": "castle"})


@pytest.mark.parametrize(
    ("kind", "text", "args", "told"),
    [
        (
            "start",
            "start 3,4",
            {"place": "C4", "beside": "2 west castle"},
            "Begin on the start tile C4, two west of the castle.",
        ),
        ("go", "go 3,2", {"place": "C2", "way": "north", "things": "none", "beside": "none"}, "Go north to C2."),
        (
            "go",
            "go 3,2",
            {"place": "C2", "way": "east", "things": (CASTLE, DEMON), "beside": "none"},
            "Go east to C2: the castle, a demon.",
        ),
        (
            "go-on",
            "go 3,2",
            {"place": "C2", "way": "crossroads", "things": (DEMON,), "beside": "1 north castle"},
            "Go on by the crossroads to C2, north of the castle: a demon.",
        ),
        ("go", "die", {}, "Die: lose your weapons, keep your spells."),
        (
            "go",
            "teleport player 2 bow",
            {"place": "C4", "other": "player 2", "spell": "teleport"},
            "Change places with player 2 on C4 by your teleport on the bow, then attack with it.",
        ),
        (
            "go-from-there",
            "teleport player 3 bow+teleport itself",
            {"place": "C4", "other": "player 3", "spell": "teleport"},
            "Change places with player 3 on C4 by the teleport printed on the bow, then attack with it.",
        ),
        ("use", "use bow and mace with lure", {}, "Use the bow and the mace with your lure."),
        (
            "use",
            "use sword@bow with hardened and bomb@mace",
            {},
            "Use the sword from the bow pile with your spell “hardened weapon” and the bomb from the mace pile.",
        ),
        ("use", "use sword+lure", {}, "Use the sword (not its printed lure)."),
        ("discard", "discard sword+berserk itself", {}, "Discard the sword with its printed berserk."),
        ("discard", "keep", {}, "Discard no weapon."),
        (
            "lure",
            "lure demon 3,2",
            {"place": "C2", "beside": "3 east you"},
            "Swap it for the demon from C2, three east of you.",
        ),
        (
            "lure",
            "lure demon 3,2 for beast",
            {"place": "C2", "beside": "1 south figure", "whose": "player 2"},
            "Swap the beast for the demon from C2, south of player 2.",
        ),
        ("throw", "throw between-demons", {}, "Throw away the task “Between demons”."),
        ("trophies", "keep demon demon beast", {}, "Keep these trophies: demon, demon, beast."),
        ("draw", "draw mace", {}, "Draw from the mace pile."),
        ("camp", "draw nothing", {}, "Draw no spell."),
    ],
)
def test_answers_as_an_editor_reads_them(say: Say, kind: str, text: str, args: dict[str, Argument], told: str) -> None:
    assert sentence(say, kind, text, **args) == told
