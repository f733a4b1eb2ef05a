"""How answers and arguments of events are written: `inch 1,0`, `hit red A`, `draw dynamite`."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from rumpus.games.worms.board import INCH, JUMP, STAY
from rumpus.games.worms.setting import WormsSetting
from rumpus.games.worms.structs import WhatName
from rumpus.games.worms.things import (
    BULLSEYE,
    CRATE,
    DRUM,
    KIND_NAMES,
    LETTERS,
    MINE,
    TEAM_NAMES,
    WIND,
    WORMS_PER_TEAM,
    hex_of,
    is_worm,
    kind_of,
    worm_name,
)
from rumpus.kernel.message import Argument, Named
from rumpus.parts.hexgrid import name_hex, read_hex, write_hex

PASS = -1  # play no weapon
STOP = -1  # steer no further
LEAVE = -1  # prod nothing more out of a hex
SUDDEN_EFFECT = 512  # in an effect of step 6: a sudden death card's, not a weapon's
WHAT_NAMES: Final[tuple[WhatName, ...]] = (*KIND_NAMES, "water", "worm")  # by kind, WATER_TILE, WORM
PILE_NAMES = (*TEAM_NAMES, KIND_NAMES[MINE], KIND_NAMES[DRUM], KIND_NAMES[CRATE])


def write_thing(thing: int) -> str:
    return worm_name(thing) if is_worm(thing) else f"{KIND_NAMES[kind_of(thing)]} {write_hex(hex_of(thing))}"


@cache
def spell_hex(hex_: int) -> Named:
    """For sentences."""
    return Named(write_hex(hex_), name_hex(hex_))


def spell_thing(thing: int) -> str:
    """Where it is, is said apart."""
    return worm_name(thing) if is_worm(thing) else KIND_NAMES[kind_of(thing)]


def write_face(face: int) -> str:
    return {WIND: "wind", BULLSEYE: "bullseye"}.get(face) or str(face)


@cache
def write_move(option: int) -> str:
    if option == STAY:
        return "stay"
    return f"jump {write_hex(option - JUMP)}" if option >= JUMP else f"inch {write_hex(option - INCH)}"


def write_effect(setting: WormsSetting, effect: int) -> str:
    """An effect waiting for step 6: its place among them and the card it comes from."""
    place, card = divmod(effect, 2 * SUDDEN_EFFECT)
    deck = setting.box.sudden_deaths if card >= SUDDEN_EFFECT else setting.box.weapons
    return f"resolve {place + 1} {deck[card % SUDDEN_EFFECT].id}"


WRITERS: Final[dict[str, Callable[[WormsSetting, int], str]]] = {
    "first": lambda _, seat: f"first {seat + 1}",
    "tile": lambda setting, tile: f"tile {setting.box.tiles[tile].id}",
    "turn-tile": lambda _, turns: f"turn {turns}",
    "lay": lambda _, hex_: f"lay {write_hex(hex_)}",
    "take": lambda _, thing: f"take {PILE_NAMES[thing]}",
    "put": lambda _, hex_: f"put {write_hex(hex_)}",
    "team": lambda _, team: f"deal {TEAM_NAMES[team]}",
    "draw": lambda setting, card: f"draw {setting.box.weapons[card].id}",
    "deal-sudden": lambda setting, card: f"deal {setting.box.sudden_deaths[card].id}",
    "keep": lambda setting, card: f"keep {setting.box.sudden_deaths[card].id}",
    "turn-drop": lambda setting, card: f"turn {setting.box.drops[card].id}",
    "turn-sudden": lambda setting, card: f"turn {setting.box.sudden_deaths[card].id}",
    "roll": lambda _, face: f"roll {write_face(face)}",
    "flip": lambda _, danger: "flip danger" if danger else "flip safe",
    "activate": lambda _, worm: f"activate {LETTERS[worm % WORMS_PER_TEAM]}",
    "move": lambda _, move: write_move(move),
    "weapon": lambda setting, card: "pass" if card == PASS else f"play {setting.box.weapons[card].id}",
    "target": lambda _, hex_: f"target {write_hex(hex_)}",
    "aim": lambda _, direction: f"aim {direction}",
    "die": lambda _, face: f"choose die {write_face(face)}",
    "steer": lambda _, hex_: "stop" if hex_ == STOP else f"steer {write_hex(hex_)}",
    "hit": lambda _, thing: f"hit {write_thing(thing)}",
    "push": lambda _, worm: f"push {worm_name(worm)}",
    "next": lambda _, thing: f"next {write_thing(thing)}",
    "meet": lambda _, met: f"meet {WHAT_NAMES[met]}",
    "prod": lambda _, thing: "leave" if thing == LEAVE else f"prod {write_thing(thing)}",
    "direction": lambda _, direction: f"direction {direction}",
    "place": lambda _, hex_: f"place {write_hex(hex_)}",
    "resolve": write_effect,
    "relieve": lambda _, team: f"relieve {TEAM_NAMES[team]}",
    "remove": lambda _, what: f"remove {WHAT_NAMES[what]}",
}


def without_hexes(text: str) -> str:
    """`inch 1,0` as `inch q,r`; what cannot be a hex stays."""
    return " ".join("q,r" if is_hex(word) else word for word in text.split(" "))


def is_hex(word: str) -> bool:
    try:
        read_hex(word)
    except ValueError:
        return False
    return True


_SPELLERS: dict[str, Callable[[WormsSetting, Any], Argument]] = {
    "hex": lambda _, hex_: spell_hex(hex_),
    "to": lambda _, hex_: spell_hex(hex_),
    "worm": lambda _, worm: worm_name(worm),
    "thing": lambda _, thing: spell_thing(thing),
    "kind": lambda _, kind: WHAT_NAMES[kind],
    "team": lambda _, team: TEAM_NAMES[team],
    "face": lambda _, face: write_face(face),
    "faces": lambda _, faces: tuple(write_face(face) for face in faces),
    "tile": lambda setting, tile: setting.box.tiles[tile].id,
    "card": lambda setting, card: setting.box.weapons[card].id,
    "drop": lambda setting, card: setting.box.drops[card].id,
    "sudden": lambda setting, card: setting.box.sudden_deaths[card].id,
}


def spell(setting: WormsSetting, name: str, value: Any) -> Argument:
    """An argument of an event by its name; plain numbers stay numbers."""
    speller = _SPELLERS.get(name)
    result: Argument = value if speller is None else speller(setting, value)
    return result
