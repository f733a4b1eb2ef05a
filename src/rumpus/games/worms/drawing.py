"""The table in text, for the terminal: the map, then what lies beside it."""

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from rumpus.games.worms.things import TEAM_NAMES
from rumpus.kernel.message import Message, Say
from rumpus.parts.hexcanvas import ROOM, HexCanvas, width
from rumpus.parts.hexgrid import neighbours, read_hex, write_hex

SCREEN: Final = 100  # columns
ARROWS: Final = ("", "↑", "↗", "↘", "↓", "↙", "↖")  # by direction
SIGNS: Final = {"mine": "m", "drum": "d", "crate": "c", "fire": "f", "crater": "o"}
TOKEN: Final = "(+)"
LYING: Final = "_"
FROZEN: Final = "*"
MORE: Final = "…"
NOTHING: Final = "–"


def draw(view: dict[str, Any], say: Say) -> str:
    """Everything a viewer may know, on a screen."""
    board = view["map"]
    crowded = [f"{hex_} {' '.join(signs)}" for hex_ in board["things"] if len(fit(signs := signs_on(board, hex_))) > 2]
    beside = [
        *crowded,
        say(Message("board-legend", {"lying": LYING, "frozen": FROZEN, "token": TOKEN, **SIGNS})),
        say(Message("board-wind", {"direction": board["wind"], "arrow": ARROWS[board["wind"]]})),
        *(say(message) for message in decks(view)),
        "",
        *players(view, say),
        "",
        say(turn(view)),
    ]
    return "\n".join([draw_map(board), "", *(line for text in beside for line in wrap(text))])


def wrap(text: str) -> list[str]:
    """Lines of a screen; those after the first begin where a player's cards do."""
    return textwrap.wrap(text, SCREEN, subsequent_indent=" " * 20, break_on_hyphens=False) or [""]


def draw_map(board: dict[str, Any]) -> str:
    """Land and dial outlined, water around them only named, and left out where the screen is too narrow."""
    canvas = HexCanvas()
    dial = read_hex(board["dial"])
    land = [read_hex(hex_) for hex_ in board["land"]]
    covered = [read_hex(hex_) for hex_ in board["covered"]]
    shown = [dial, *land, *covered]
    shore = [near for hex_ in shown for near in neighbours(hex_) if near not in shown]
    for hex_ in shore if width(shore) <= SCREEN else ():
        canvas.write(hex_, ["", f"~{write_hex(hex_)}~"])
    for hex_ in shown:
        canvas.outline(hex_)
    for hex_ in land:
        canvas.write(hex_, [write_hex(hex_), *fit(signs_on(board, write_hex(hex_)))[:2]])
    for hex_ in covered:
        canvas.write(hex_, [write_hex(hex_), "~ " * (ROOM // 2), " ~" * (ROOM // 2)])
    canvas.write(dial, [write_hex(dial), f"~ {ARROWS[board['wind']]} {board['wind']} ~", "~ ~ ~"])
    if board["target"] is not None and read_hex(board["target"]) not in land:
        canvas.write(read_hex(board["target"]), ["", f"~{board['target']}~", target_sign(board)])
    return str(canvas)


def signs_on(board: dict[str, Any], hex_: str) -> list[str]:
    """What is on a hex, in signs: `bA`, `rB~`, `m`."""
    token = [target_sign(board)] if hex_ == board["target"] else []
    return token + [sign(thing) for thing in board["things"].get(hex_, [])]


def target_sign(board: dict[str, Any]) -> str:
    return TOKEN + ARROWS[board["arrow"]]


def sign(thing: str) -> str:
    """A worm by the letters of its team and its own; anything else by one letter."""
    name, *rest = thing.split()
    if name not in TEAM_NAMES:
        return SIGNS[name]
    return name[0] + rest[0] + LYING * ("lying" in rest) + FROZEN * ("frozen" in rest)


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


def decks(view: dict[str, Any]) -> Iterator[Message]:
    """Decks and pool; during set-up what is still to be placed."""
    deck = view["decks"]
    yield Message("board-decks", {"supply": deck["supply"], "drop": deck["drop"]})
    if deck["sudden_death"] is not None:
        yield Message("board-sudden-death", {"card": deck["sudden_death"]})
    yield Message("board-pool", view["pool"])
    if pile := view["setup"]["pile"]:
        yield Message("board-pile", {"things": tuple(f"{name} {count}" for name, count in pile.items())})
    if view["setup"]["tile"] is not None:
        yield Message("board-tile", {"tile": view["setup"]["tile"]})


def players(view: dict[str, Any], say: Say) -> Iterator[str]:
    """Each player's worms and cards; an arrow points at the one whose turn it is."""
    for seat in view["seats"]:
        pointer = ">" if seat["name"] == view["turn"]["seat"] else " "
        letters = " ".join(worm.split()[1] for worm in seat["worms"]) or NOTHING
        told = "; ".join(say(message) for message in cards(seat, seat["name"] == view["you"]))
        yield f"{pointer} {seat['name']:<9} {letters:<7} {told}"


def cards(seat: dict[str, Any], own: bool) -> Iterator[Message]:
    """The viewer's own cards by name, of the others what everybody knows."""
    known, starters, supplies = seat["known_cards"], seat["unknown_starters"], seat["unknown_supplies"]
    if own and seat["hand"]:
        yield Message("board-own-hand", {"cards": tuple(seat["hand"])})
    elif known:
        yield Message("board-known-hand", {"cards": tuple(known)})
    if not own and (starters or supplies):
        yield Message("board-unseen-cards", {"starters": starters, "supplies": supplies})
    if own and seat["sudden_death_kept"] is not None:
        yield Message("board-sudden-death-kept", {"card": seat["sudden_death_kept"]})
    elif own and seat["sudden_deaths"]:
        yield Message("board-sudden-deaths-dealt", {"cards": tuple(seat["sudden_deaths"])})
    if seat["ice"]:
        yield Message("board-ice")


def turn(view: dict[str, Any]) -> Message:
    """What moment of the game it is."""
    now = view["turn"]
    if view["winners"] is not None:
        return Message("board-over")
    if not now["number"]:
        return Message("board-set-up")
    last = Message("board-last-round" if now["last_round"] else "board-not-last-round")
    doing = {"number": now["number"], "seat": now["seat"], "step": now["step"], "last": last}
    return Message("board-turn", {**doing, "worm": now["worm"] or "none", "card": now["card"] or "none"})
