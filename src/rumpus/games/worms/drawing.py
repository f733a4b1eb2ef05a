"""The table in text, for the terminal: the map, then what lies beside it."""

import textwrap
from collections.abc import Iterator
from typing import Final

from rumpus.games.worms.notation import spell_hex
from rumpus.games.worms.structs import Hex, MapView, OwnView, SeatView, Thing, View
from rumpus.kernel.drawing import Drawing
from rumpus.kernel.message import Argument, Message, Say
from rumpus.parts.hexcanvas import ROOM, HexCanvas, width
from rumpus.parts.hexgrid import neighbours, pack, write_hex

SCREEN: Final = 100  # columns
NAME: Final = 9  # columns of a player's name, where none is longer
ARROWS: Final = ("", "↑", "↗", "↘", "↓", "↙", "↖")  # by direction
SIGNS: Final = {"mine": "m", "drum": "d", "crate": "c", "fire": "f", "crater": "o"}
TOKEN: Final = "(+)"
LYING: Final = "_"
FROZEN: Final = "*"
MORE: Final = "…"
NOTHING: Final = "–"


def draw(view: View, own: OwnView | None, say: Say) -> str:
    """Everything a viewer may know, on a screen."""
    board = view.map
    spots = [packed(spot.hex) for spot in board.things.values()]
    full = [hex_ for hex_ in spots if len(fit(signs_on(board, hex_))) > 2]
    beside = [
        *(f"{label(hex_, say)} {' '.join(signs_on(board, hex_))}" for hex_ in full),
        say(Message("board-legend", {"lying": LYING, "frozen": FROZEN, "token": TOKEN, **SIGNS})),
        say(Message("board-wind", {"direction": board.wind, "arrow": ARROWS[board.wind]})),
        *(say(message) for message in decks(view)),
        "",
        *players(view, own, say),
        "",
        say(turn(view)),
    ]
    return "\n".join([draw_map(board, say), "", *(line for text in beside for line in wrap(text))])


def wrap(text: str) -> list[str]:
    """Lines of a screen; those after the first begin about where a player's cards do."""
    return textwrap.wrap(text, SCREEN, subsequent_indent=" " * 20, break_on_hyphens=False) or [""]


def packed(hex_: Hex) -> int:
    return pack(hex_.q, hex_.r)


def label(hex_: int, say: Say) -> str:
    """As it is typed, or by its name: as everything else is told."""
    return say(Message("place", {"place": spell_hex(hex_)}))


def draw_map(board: MapView, say: Say) -> str:
    """Land and dial outlined, water around them only named, and left out where the screen is too narrow."""
    canvas = HexCanvas()
    dial = packed(board.dial)
    land = [packed(hex_) for hex_ in board.land]
    covered = [packed(hex_) for hex_ in board.covered]
    shown = [dial, *land, *covered]
    shore = [near for hex_ in shown for near in neighbours(hex_) if near not in shown]
    for hex_ in shore if width(shore) <= SCREEN else ():
        canvas.write(hex_, ["", f"~{label(hex_, say)}~"])
    for hex_ in shown:
        canvas.outline(hex_)
    for hex_ in land:
        canvas.write(hex_, [label(hex_, say), *fit(signs_on(board, hex_))[:2]])
    for hex_ in covered:
        canvas.write(hex_, [label(hex_, say), "~ " * (ROOM // 2), " ~" * (ROOM // 2)])
    canvas.write(dial, [label(dial, say), f"~ {ARROWS[board.wind]} {board.wind} ~", "~ ~ ~"])
    if board.target is not None and (target := packed(board.target)) not in land:
        canvas.write(target, ["", f"~{label(target, say)}~", target_sign(board)])
    return str(canvas)


def signs_on(board: MapView, hex_: int) -> list[str]:
    """What is on a hex, in signs: `bA`, `rB~`, `m`."""
    token = [target_sign(board)] if board.target is not None and packed(board.target) == hex_ else []
    spot = board.things.get(write_hex(hex_))
    return token + [sign(thing) for thing in (spot.things if spot else ())]


def target_sign(board: MapView) -> str:
    return TOKEN + ARROWS[board.arrow]


def sign(thing: Thing) -> str:
    """A worm by the letters of its team and its own; anything else by one letter."""
    if thing.team is None or thing.letter is None:
        return SIGNS[thing.kind]
    return thing.team[0] + thing.letter + LYING * thing.lying + FROZEN * thing.frozen


def fit(signs: list[str]) -> list[str]:
    """The signs in two lines of a hex, worms above the rest if both fit so; a third line says that not all do."""
    tall = " ".join(sign for sign in signs if len(sign) > 1)
    small = " ".join(sign for sign in signs if len(sign) == 1)
    if len(tall) <= ROOM and len(small) <= ROOM:
        return [tall, small]
    lines = textwrap.wrap(" ".join(signs), ROOM)
    if len(lines) > 2:
        lines[1] = lines[1][: ROOM - 1].ljust(ROOM - 1) + MORE
    return lines


def decks(view: View) -> Iterator[Message]:
    """Decks and pool; during set-up what is still to be placed."""
    deck, setup = view.decks, view.setup
    yield Message("board-decks", {"supply": deck.supply, "drop": deck.drop})
    if deck.sudden_death is not None:
        yield Message("board-sudden-death", {"card": deck.sudden_death})
    yield Message("board-pool", {str(name): count for name, count in view.pool.items()})
    if setup.pile:
        things = tuple(f"{pile.thing.text} {pile.count}" for pile in setup.pile)
        yield Message("board-pile", {"things": things})
    if setup.tile is not None:
        yield Message("board-tile", {"tile": setup.tile})


def players(view: View, own: OwnView | None, say: Say) -> Iterator[str]:
    """Each player's worms and cards; an arrow points at the one whose turn it is."""
    names = [say(Message("board-player", {"seat": seat.name})) for seat in view.seats]
    column = max(NAME, *map(len, names))
    for number, (name, seat) in enumerate(zip(names, view.seats, strict=True)):
        pointer = ">" if number == view.turn.seat else " "
        letters = " ".join(seat.worms) or NOTHING
        mine = own if own is not None and own.seat == number else None
        told = "; ".join(say(message) for message in cards(seat, mine))
        yield f"{pointer} {name:<{column}} {letters:<7} {told}"


def cards(seat: SeatView, own: OwnView | None) -> Iterator[Message]:
    """The viewer's own cards by name, of the others what everybody knows."""
    known, starters, supplies = seat.known_cards, seat.unknown_starters, seat.unknown_supplies
    if own and own.hand:
        yield Message("board-own-hand", {"cards": tuple(own.hand)})
    elif known:
        yield Message("board-known-hand", {"cards": tuple(known)})
    if not own and (starters or supplies):
        yield Message("board-unseen-cards", {"starters": starters, "supplies": supplies})
    if own and own.sudden_death_kept is not None:
        yield Message("board-sudden-death-kept", {"card": own.sudden_death_kept})
    elif own and own.sudden_deaths:
        yield Message("board-sudden-deaths-dealt", {"cards": tuple(own.sudden_deaths)})
    if seat.ice:
        yield Message("board-ice")


def turn(view: View) -> Message:
    """What moment of the game it is."""
    now = view.turn
    if view.winners is not None:
        return Message("board-over")
    if now.seat is None:
        return Message("board-set-up")
    last = Message("board-last-round" if now.last_round else "board-not-last-round")
    seat, worm = view.seats[now.seat].name, now.worm.text if now.worm else "none"
    doing: dict[str, Argument] = {"number": now.number, "seat": seat, "step": now.step, "last": last}
    return Message("board-turn", {**doing, "worm": worm, "card": now.card or "none"})


class WormsDrawing(Drawing):
    def draw(self, view: View, own: OwnView | None, say: Say) -> str:
        return draw(view, own, say)
