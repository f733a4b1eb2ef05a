"""The table in text, for the terminal: the map, what its signs mean, and what lies beside it."""

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from rumpus.games.zombies_doom.cards.wording import SIGNS, YOU, describe_pattern
from rumpus.games.zombies_doom.structs import OwnView, Place, SeatView, TileView, View
from rumpus.kernel.drawing import Drawing
from rumpus.kernel.message import Message, Named, Say
from rumpus.parts.squaregrid import name_square, pack

SCREEN: Final = 100  # columns
WIDTH: Final = 8  # of a tile with one of its borders: so the map fits the narrowest terminals
HEIGHT: Final = 4
ROOM: Final = WIDTH - 1
ROCK: Final = "#"
TOKEN: Final = "*"
JUNCTION: Final = "+++"
REACH: Final = ">"
FEET: Final = {"bow": "b", "sword": "s", "mace": "m", "spear": "p"}
NOBODY: Final = "none"


def draw(view: View, own: OwnView | None, say: Say) -> str:
    """Everything a viewer may know, on a screen: parts with an empty line between them."""
    parts = [
        [say(message) for message in legend()],
        [*(say(message) for message in tasks(view)), say(decks(view))],
        [*players(view, own, say)],
        [say(turn(view))],
    ]
    beside = ["\n".join(line for text in part for line in wrap(text)) for part in parts]
    return "\n\n".join([draw_map(view, own, say), *beside])


def wrap(text: str) -> list[str]:
    """Lines of a screen; those after the first are set in."""
    return textwrap.wrap(text, SCREEN, subsequent_indent=" " * 4, break_on_hyphens=False)


def spell(place: Place) -> Named:
    """For sentences."""
    return Named(place.text, name_square(pack(place.x, place.y)))


def draw_map(view: View, own: OwnView | None, say: Say) -> str:
    """Each tile a box: place and tokens, monsters or figures, and what it is; rock on an edge is drawn there."""
    marks: dict[tuple[int, int], str] = {}

    def put(x: int, y: int, text: str) -> None:
        for offset, mark in enumerate(text):
            marks[x + offset, y] = mark

    you = None if own is None else own.seat
    reached = [] if you is None else view.seats[you].ways
    for tile in view.map.values():
        x, y = corner(tile.place)
        for row in (y, y + HEIGHT):
            put(x, row, "+" + "-" * ROOM + "+")
        for row, text in enumerate(inside(tile, you, reached, say), y + 1):
            put(x, row, f"|{text:<{ROOM}}|")
    for tile in view.map.values():
        x, y = corner(tile.place)
        for way in tile.rock:
            if way in ("north", "south"):
                put(x + 1, y if way == "north" else y + HEIGHT, ROCK * ROOM)
            else:
                for row in range(y + 1, y + HEIGHT):
                    put(x if way == "west" else x + WIDTH, row, ROCK)
    width, height = max(x for x, _ in marks) + 1, max(y for _, y in marks) + 1
    return "\n".join("".join(marks.get((x, y), " ") for x in range(width)).rstrip() for y in range(height))


def corner(place: Place) -> tuple[int, int]:
    """Where the box of a tile begins."""
    return (place.x - 1) * WIDTH, (place.y - 1) * HEIGHT


def inside(tile: TileView, you: int | None, reached: Iterable[Place], say: Say) -> list[str]:
    """Three lines. Where a figure stands there is no monster."""
    if tile.kind == "rock":
        return [ROCK * ROOM] * (HEIGHT - 1)
    reach = REACH if tile.place in reached else " "
    monsters = " ".join(SIGNS[monster] for monster in tile.monsters)
    figures = "".join(YOU if seat == you else str(seat + 1) for seat in tile.figures)
    foot = " ".join(FEET[weapon] for weapon in tile.weapons)
    kind = {"normal": foot, "crossroads": JUNCTION}.get(tile.kind, tile.kind)
    if tile.called:
        kind = f"{kind} {say(Message('tile-called', {'tile': tile.called}))}".strip()[: ROOM - 1]
    label, tokens = say(Message("place", {"place": spell(tile.place)})), TOKEN * tile.tokens
    return [f"{reach}{label} {tokens}", f" {monsters}" if monsters else f"{figures:>{ROOM - 1}}", f" {kind}"]


def legend() -> Iterator[Message]:
    """What the signs on the map mean."""
    yield Message("board-signs", {"you": YOU, "reach": REACH, "token": TOKEN, "rock": ROCK, "junction": JUNCTION})
    yield Message("board-monsters", {name: sign for name, sign in SIGNS.items() if name != "any"})
    yield Message("board-letters", dict(FEET))


def tasks(view: View) -> Iterator[Message]:
    """The open tasks in words."""
    for task in view.tasks:
        yield Message(
            "board-task",
            {"task": task.id, "text": describe_pattern(task.pattern, task.monsters, task.called or str(task.tile))},
        )
    if not view.tasks:
        yield Message("board-no-task")


def decks(view: View) -> Message:
    deck = view.decks
    return Message(
        "board-piles",
        {**{str(pile): left for pile, left in deck.piles.items()}, "spells": deck.spells, "tasks": deck.tasks},
    )


def players(view: View, own: OwnView | None, say: Say) -> Iterator[str]:
    """Where each player stands, score, trophies and cards; an arrow points at the one whose turn it is."""
    for number, seat in enumerate(view.seats):
        pointer = ">" if number == view.turn.seat else " "
        cards = own if own is not None and own.seat == number else None
        place = spell(seat.place) if seat.place else NOBODY
        who = Message("board-own" if cards else "board-other", {"seat": seat.name, "place": place})
        told = "; ".join(say(message) for message in possessions(seat, cards, view.target))
        yield f"{pointer} {say(who)}: {told}"


def possessions(seat: SeatView, own: OwnView | None, target: int) -> Iterator[Message]:
    """The viewer's own cards by name, of the others what everybody knows."""
    yield Message("board-score", {"score": seat.score, "target": target})
    if seat.trophies:
        yield Message("board-trophies", {"trophies": tuple(seat.trophies)})
    if own is not None:
        yield from own_cards(own)
        return
    if seat.known_weapons:
        yield Message("board-known-weapons", {"weapons": tuple(card.text for card in seat.known_weapons)})
    if seat.unknown_weapons:
        yield Message("board-unseen-weapons", {"backs": tuple(seat.unknown_weapons)})
    yield Message("board-spell-count", {"count": seat.spell_count})


def own_cards(own: OwnView) -> Iterator[Message]:
    if own.weapons:
        yield Message("board-own-weapons", {"weapons": tuple(card.text for card in own.weapons)})
    else:
        yield Message("board-no-weapon")
    if own.spells:
        yield Message("board-own-spells", {"spells": tuple(own.spells)})


def turn(view: View) -> Message:
    """What moment of the game it is."""
    now = view.turn
    if view.winner is not None:
        return Message("board-over")
    if now.seat is None:
        return Message("board-set-up")
    held = tuple(use.text for use in now.held) or "none"
    return Message(
        "board-turn",
        {
            "number": now.number,
            "seat": view.seats[now.seat].name,
            "held": held,
            "fought": "yes" if now.fought else "no",
        },
    )


class ZombiesDrawing(Drawing):
    def draw(self, view: View, own: OwnView | None, say: Say) -> str:
        return draw(view, own, say)
