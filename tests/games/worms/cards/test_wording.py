"""What is printed on the cards."""

import re
from pathlib import Path

from rumpus.games.worms.cards.box import Box, read_box
from rumpus.games.worms.cards.phrases import PHRASES
from rumpus.games.worms.cards.wording import describe
from rumpus.kernel.message import Message, Say

HERE = Path(__file__).parent
CARDS_FTL = HERE.parents[3] / "src/rumpus/games/worms/text/en/cards.ftl"


def test_every_phrase_has_its_sentence_and_every_sentence_its_use(box: Box, say: Say) -> None:
    """A phrase that no card of the standard box uses can be printed all the same."""
    for phrase in PHRASES:
        for n in (1, 2, 5):
            assert say(Message(phrase.says, {"n": n, "thing": "drum", "does": Message("card-blast")}))
    written = set(re.findall(r"^([a-z-]+) =", CARDS_FTL.read_text(encoding="utf-8"), re.MULTILINE))
    unused = written - {phrase.says for phrase in PHRASES}
    assert {id for id in unused if not re.match("card-(kind|symbol)-", id)} == {
        "card-then",
        "card-a-thing",
        "card-when-revealed",
        "card-from-now-on",
        "card-at-end-of-each-turn",
        "card-drop",
    }


def test_with_an_airstrike_a_card_says_that_each_hex_is_hit(say: Say, standard_files: dict[str, bytes]) -> None:
    """And only with an airstrike, however the target was chosen before."""
    card = b"""
card x
    name: X
    deck: supply
    copies: 1
    line: text
    text:
        target an airstrike
        blast
        in each hex:
            two blasts
            place a mine
        target any hex
        blast
"""
    box, problems = read_box({**standard_files, "weapons.cards": standard_files["weapons.cards"] + card})
    assert problems == []
    assert [say(message) for message in describe(box.weapons[-1])] == [
        "Aim an airstrike: any hex, any direction.",
        "In each hex: Blast.",
        "In each hex: Two blasts, one after the other. Place a mine there.",
        "Target any hex.",
        "Blast.",
    ]
