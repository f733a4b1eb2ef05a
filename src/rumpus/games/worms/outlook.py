"""Where an answer may take the target or a Thing: as many places as the die has faces."""

from typing import Final

from rumpus.games.worms.notation import LEAVE, write_face
from rumpus.games.worms.rules.book import DIE
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.things import hex_of, is_worm
from rumpus.kernel.conversation import answer
from rumpus.kernel.event import Event
from rumpus.kernel.game import Prospect
from rumpus.kernel.message import Message
from rumpus.parts.hexgrid import write_hex

# Which events bring something to a hex, and how they call that hex.
LANDINGS: Final = {"target-moves": "hex", "moves": "to", "thing-moves": "to", "drowns": "hex", "sinks": "hex"}
IN_WATER: Final = ("drowns", "sinks")
OF_THE_TARGET: Final = ("choose_die", "target_scattered")  # the rules that are given its dice


def outlook(s: WormsState, option: int) -> list[Prospect]:
    """The hexes to which the next die may take what it is rolled for; or where it is certain to go."""
    kind = s.question.kind if s.question is not None else ""
    if kind == "prod" and option == LEAVE:
        return []  # what is rolled for next is something else
    chosen = s.copy()
    events: list[Event] = []
    chosen.sink = events
    answer(chosen, option)
    while chosen.question is not None and chosen.question.kind == "draw":
        answer(chosen, chosen.question.options[0])  # where one lands does not depend on what a crate holds
    if kind == "die":
        return [Prospect(first_landing(events)[0] or write_hex(s.target), Message("outlook-certain"))]
    if chosen.question is DIE:
        return by_hex(chosen)
    hex_, in_water = first_landing(events)
    return [Prospect(hex_, Message("outlook-water"))] if in_water else []


def by_hex(s: WormsState) -> list[Prospect]:
    """For each hex that a die about to be rolled may lead to, what it has to show."""
    faces: dict[tuple[str, bool], list[str]] = {}
    for face in DIE.options:
        if (landing := land(s, face))[0]:
            faces.setdefault(landing, []).append(write_face(face))
    return [
        Prospect(hex_, Message("outlook-water-on" if in_water else "outlook-on", {"faces": some_of(shown)}))
        for (hex_, in_water), shown in faces.items()
    ]


def land(s: WormsState, face: int) -> tuple[str, bool]:
    """Where it comes to if the die, or with several of them the one chosen, shows this face; and if that is water."""
    rolled = s.copy()
    events: list[Event] = []
    rolled.sink = events
    answer(rolled, face)
    while rolled.question is DIE and is_one_of_several(rolled):
        answer(rolled, face)
    landing = first_landing(events)
    return landing if landing[0] else (stays_on(s), False)


def is_one_of_several(s: WormsState) -> bool:
    """Whether this die is rolled together with one before it: see `die_rolled`."""
    return s.resume[0] == "die_rolled" and bool(s.resume[2])


def first_landing(events: list[Event]) -> tuple[str, bool]:
    """The hex to which something came first, if any, and whether it ended in water there."""
    for event in events:
        if event.id in LANDINGS:
            return str(event.args[LANDINGS[event.id]]), event.id in IN_WATER
    return "", False


def stays_on(s: WormsState) -> str:
    """The hex of what a die is about to be rolled for, if it may also stay there."""
    if any(rule in s.resume for rule in OF_THE_TARGET):
        return write_hex(s.target)
    if s.resume[0] == "scattered":
        thing = s.resume[1]
        return write_hex(s.worm_hex[thing] if is_worm(thing) else hex_of(thing))
    return ""


def some_of(faces: list[str]) -> Message:
    """`a 2, a 4 or the wind`."""
    said = [Message("outlook-face", {"face": face}) for face in faces]
    together = said.pop()
    while said:
        joint = "outlook-or" if len(said) == len(faces) - 1 else "outlook-comma"
        together = Message(joint, {"first": said.pop(), "last": together})
    return together
