"""Where an answer may take the target or a Thing: as many places as the die has faces."""

from typing import Final

from rumpus.games.worms.about import where
from rumpus.games.worms.notation import LEAVE, spell_hex
from rumpus.games.worms.rules import movement, targeting
from rumpus.games.worms.rules.book import DIE, dice_under_way
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.structs import About, Face, Hex, show_face, show_hex
from rumpus.kernel.conversation import answer, is_waiting, waiting
from rumpus.kernel.event import Event
from rumpus.kernel.message import Message
from rumpus.parts.hexgrid import pack
from rumpus.thinking.outlook import Outlooks, Prospect

# Which events bring something to a hex.
LANDINGS: Final = ("target-moves", "moves", "thing-moves", "drowns", "sinks")
IN_WATER: Final = ("drowns", "sinks")


class WormsOutlooks(Outlooks):
    def outlook(self, s: WormsState, option: int) -> list[Prospect]:
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
            return [prospect(About(hex=first_landing(events)[0] or show_hex(s.target)))]
        if chosen.question is DIE:
            return by_hex(chosen)
        hex_, in_water = first_landing(events)
        return [prospect(About(hex=hex_, in_water=True))] if in_water else []


def prospect(about: About) -> Prospect:
    """What is to be said of a hex that something may come to, on some faces of the die or for certain."""
    assert about.hex is not None
    spot = spell_hex(pack(about.hex.q, about.hex.r))
    if not about.faces:
        return Prospect(spot, Message("outlook-water" if about.in_water else "outlook-certain"), about)
    said = Message("outlook-water-on" if about.in_water else "outlook-on", {"faces": some_of(about.faces)})
    return Prospect(spot, said, about)


def by_hex(s: WormsState) -> list[Prospect]:
    """For each hex that a die about to be rolled may lead to, what it has to show."""
    faces: dict[tuple[Hex, bool], list[Face]] = {}
    for face in DIE.options:
        hex_, in_water = land(s, face)
        if hex_ is not None:
            faces.setdefault((hex_, in_water), []).append(show_face(face))
    return [prospect(About(hex=hex_, in_water=in_water, faces=shown)) for (hex_, in_water), shown in faces.items()]


def land(s: WormsState, face: int) -> tuple[Hex | None, bool]:
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
    """Whether this die is rolled together with one before it."""
    shown, _ = dice_under_way(s)
    return bool(shown)


def first_landing(events: list[Event]) -> tuple[Hex | None, bool]:
    """The hex to which something came first, if any, and whether it ended in water there."""
    for event in events:
        if event.id in LANDINGS:
            assert isinstance(event.about, About)
            return event.about.to or event.about.hex, event.id in IN_WATER
    return None, False


def stays_on(s: WormsState) -> Hex | None:
    """The hex of what a die is about to be rolled for, if it may also stay there."""
    _, dice_are_for = dice_under_way(s)
    if dice_are_for == targeting.choose_die.__name__ or is_waiting(s, targeting.target_scattered):
        return show_hex(s.target)
    if (scatters := waiting(s, movement.scattered)) is not None:
        (thing,) = scatters
        return where(s, thing)
    return None


def some_of(faces: list[Face]) -> Message:
    """`a 2, a 4 or the wind`."""
    said = [Message("outlook-face", {"face": str(face)}) for face in faces]
    together = said.pop()
    while said:
        joint = "outlook-or" if len(said) == len(faces) - 1 else "outlook-comma"
        together = Message(joint, {"first": said.pop(), "last": together})
    return together
