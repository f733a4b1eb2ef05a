"""What the page says of answers: everything offered to a player is a sentence."""

import re
from itertools import product
from random import Random

import pytest

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.things import SPELL_NAMES, SPELLS, WEAPON_NAMES
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message, Say


def sentence(say: Say, kind: str, text: str) -> str:
    return say(Message(f"option-{kind}-{text.split()[0]}", {"text": text}))


def assert_sentence(text: str) -> None:
    assert re.fullmatch(r"[A-Z].*[^ .]\.", text), text
    assert not re.search(r"  | [,.)]|\( |[@+{}]", text), text


@pytest.mark.parametrize(("seats", "variants"), list(product((2, 3, 4), ("", "printed-spells"))))
def test_every_answer_offered_in_a_game_is_a_sentence(say: Say, seats: int, variants: str) -> None:
    """And no two answers to one question are the same sentence, or nobody could choose between them."""
    random = Random(f"{seats} {variants}")
    match = Match(GAME, GAME.setting(seats, {"variants": variants}), SeededChance("page"))
    while (question := match.question) is not None:
        texts = [match.state.write(question, option) for option in question.options]
        said = [sentence(say, question.kind, text) for text in texts]
        for text in said:
            assert_sentence(text)
        assert len(set(said)) == len(said)
        match.answer(random.choice(question.options))


CARDS = (
    *WEAPON_NAMES[1:5],
    *(f"bow+{SPELL_NAMES[spell]}" for spell in SPELLS),
    "sword@bow",
    "bomb@mace",
)
USES = [
    *CARDS,
    *(f"{card} with {SPELL_NAMES[spell]}" for card in CARDS for spell in SPELLS),
    *(f"{card} {way}" for card in CARDS if "+" in card for way in ("itself", "spent", "spent with lure")),
]


def test_every_way_to_use_a_weapon_or_two_is_told_apart(say: Say) -> None:
    texts = [f"use {use}" for use in USES] + [f"use {use} and {other}" for use, other in product(USES, USES)]
    said = [sentence(say, "use", text) for text in texts]
    for text in said:
        assert_sentence(text)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("kind", "text", "told"),
    [
        ("start", "start 3,4", "Begin on the start tile 3,4."),
        ("go", "go 3,2", "Go to 3,2."),
        ("go", "die", "Die: lose your weapons, keep your spells."),
        (
            "go",
            "teleport player 2 bow",
            "Change places with player 2 by your teleport on the bow, then attack with it.",
        ),
        (
            "go-from-there",
            "teleport player 3 bow+teleport itself",
            "Change places with player 3 by the teleport printed on the bow, then attack with it.",
        ),
        ("use", "use bow and mace with lure", "Use the bow and the mace with your lure."),
        (
            "use",
            "use sword@bow with hardened and bomb@mace",
            "Use the sword from the bow pile with your hardening spell and the bomb from the mace pile.",
        ),
        ("use", "use sword+lure", "Use the sword (not its printed lure)."),
        ("discard", "discard sword+berserk itself", "Discard the sword with its printed berserk."),
        ("discard", "keep", "Discard no weapon."),
        ("lure", "lure demon 3,2", "Lure the demon from 3,2."),
        ("lure", "lure demon 3,2 for beast", "Lure the demon from 3,2 in the place of the beast."),
        ("throw", "throw between-demons", "Throw away the task “between-demons”."),
        ("trophies", "keep demon demon beast", "Keep these trophies: demon, demon, beast."),
        ("draw", "draw mace", "Draw from the mace pile."),
        ("camp", "draw nothing", "Draw no spell."),
    ],
)
def test_answers_as_an_editor_reads_them(say: Say, kind: str, text: str, told: str) -> None:
    assert sentence(say, kind, text) == told
