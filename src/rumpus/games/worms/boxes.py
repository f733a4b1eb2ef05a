"""Boxes of Worms: the standard one, and anybody's."""

from collections.abc import Iterator, Mapping
from typing import Final

from rumpus.boxes.boxes import Boxes
from rumpus.boxes.deriving import BOX_FILE
from rumpus.boxes.manual import PhraseNote
from rumpus.boxes.remarks import Remark
from rumpus.games.worms.cards.box import SHELF, Box
from rumpus.games.worms.cards.card import Step
from rumpus.games.worms.cards.phrases import (
    HEADINGS,
    MOVING_THE_TARGET,
    NUMBER_GAP,
    OTHER_EFFECTS,
    STANDING_RULES,
    TARGETS,
    THING_GAP,
    VERBS,
    WITHOUT_A_TARGET,
)
from rumpus.games.worms.cards.wording import describe_phrase
from rumpus.games.worms.reference import all_cards
from rumpus.kernel.message import Message

GROUPS: Final = {  # by the keys of their headings in manual.toml
    "target": TARGETS,
    "moving": MOVING_THE_TARGET,
    "in-each-hex": VERBS,
    "otherwise": OTHER_EFFECTS,
    "blocks": HEADINGS,
    "without-target": WITHOUT_A_TARGET,
    "from-now-on": STANDING_RULES,
}


class WormsBoxes(Boxes):
    shelf = SHELF

    example: Mapping[str, str] = {
        BOX_FILE: "rules:\n    drops per player: 3\n    drops besides: 2\n    longer game: all\n"
        "    turn ends when: destroyed\n    jump to: land\n    without worms: prod\n    full tie: shared win\n"
        "variant blitz\n    name: Blitz\n    rules:\n        drops per player: 1\n"
    }

    def phrases(self) -> Iterator[PhraseNote]:
        for group, members in GROUPS.items():
            for phrase in members:
                example = phrase.pattern.replace(NUMBER_GAP, "2").replace(THING_GAP, "a mine")
                yield PhraseNote(group, phrase.pattern, example, phrase.sections, describe_phrase(phrase))

    def remarks(self, box: Box) -> Iterator[Remark]:
        for card in all_cards(box):
            if not any(has_effect(steps) for _, steps in card.sections):
                yield Remark("card", card.id, "box-card-does-nothing")

    def count(self, box: Box) -> Message:
        weapons = sum(card.copies for card in box.weapons)
        drops = sum(card.copies for card in box.drops)
        counts = {"weapons": weapons, "drops": drops, "sudden": len(box.sudden_deaths), "tiles": len(box.tiles)}
        return Message("box-holds", {"name": box.name, **counts})


def has_effect(steps: tuple[Step, ...]) -> bool:
    """Whether something comes of what a card says: choosing a target and moving it changes nothing yet."""
    return any(
        has_effect(step.inside) if step.phrase in HEADINGS else step.phrase not in (*TARGETS, *MOVING_THE_TARGET)
        for step in steps
    )
