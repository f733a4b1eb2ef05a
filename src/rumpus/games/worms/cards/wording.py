"""What is printed on a card, made from the very steps that the rules perform, so that the two cannot disagree."""

from collections.abc import Sequence
from typing import Final

from rumpus.games.worms.cards.card import Card, Phrase, Role, Step
from rumpus.games.worms.cards.phrases import BLAST, DROP, END, NUMBER_GAP, REVEAL, STANDING, THING_GAP
from rumpus.games.worms.things import KIND_NAMES, MINE
from rumpus.kernel.message import Argument, Message

# Only a sudden death card has several sections; on the others the heading would say what the deck already says.
SECTION_HEADINGS: Final = {
    REVEAL: "card-when-revealed",
    STANDING: "card-from-now-on",
    END: "card-at-end-of-each-turn",
    DROP: "card-drop",
}


def describe(card: Card) -> tuple[Message, ...]:
    """The text of a card, a message for each of its lines."""
    if card.deck == "sudden-death":
        return tuple(Message(SECTION_HEADINGS[key], {"does": _together(steps)}) for key, steps in card.sections)
    return tuple(_sentence(step) for _, steps in card.sections for step in steps)


def describe_line(card: Card) -> tuple[Message, ...]:
    """The names of the symbols in a weapon's action line."""
    return tuple(Message(f"card-symbol-{symbol}") for symbol in card.line)


def describe_kind(card: Card) -> Message:
    """What sort of card it is."""
    return Message("card-kind-superweapon" if card.superweapon else f"card-kind-{card.deck}")


def describe_phrase(phrase: Phrase) -> Message:
    """As it stands on a card, with two for its number and a mine for its thing."""
    return _sentence(Step(phrase, 2, MINE, (Step(BLAST),) if phrase.pattern.endswith(":") else ()))


def _sentence(step: Step, in_each_hex: bool = False) -> Message:
    phrase = step.phrase
    args: dict[str, Argument] = {}
    if NUMBER_GAP in phrase.pattern:
        args["n"] = step.n
    if THING_GAP in phrase.pattern:
        args["thing"] = KIND_NAMES[step.thing]
    if step.inside:
        args["does"] = _together(step.inside, phrase.role is Role.EACH_HEX)
    sentence = Message(phrase.says, args)
    if phrase.role is Role.VERB and step.of_airstrike and not in_each_hex:
        return Message("card-in-each-hex", {"does": sentence})
    return sentence


def _together(steps: Sequence[Step], in_each_hex: bool = False) -> Message:
    """Several sentences in one place, the first followed by the rest."""
    first = _sentence(steps[0], in_each_hex)
    if len(steps) == 1:
        return first
    return Message("card-then", {"first": first, "next": _together(steps[1:], in_each_hex)})
