"""Positions given directly, as scenarios write them, and read back in the same words.

wind = 2
land = "0,1 1,0 1,1"
turn = "blue"
things."1,0" = "blue A, red B lying, mine, 2 craters"
hands.blue = "bazooka, uzi"
"""

import re
from collections.abc import Mapping
from typing import Any

from rumpus.games.worms.board import map_of
from rumpus.games.worms.rules.weapons import supply_left
from rumpus.games.worms.setting import read_setting
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.things import (
    KIND_NAMES,
    LETTERS,
    LYING,
    POOL,
    STANDING,
    TEAM_NAMES,
    WATER_TILE,
    WATER_TILES,
    WORMS_PER_TEAM,
)
from rumpus.games.worms.view import things_on_hex
from rumpus.kernel.message import Refused
from rumpus.kernel.written import check_keys, index_of, words
from rumpus.parts.hexgrid import NOWHERE, read_hex, write_hex

KEYS = (
    *("seats", "turn", "wind", "land", "covered", "things", "pool", "hands", "ice", "kept"),
    *("supply", "drops", "drops_left", "sudden_death"),
)
_WORM = re.compile(rf"({'|'.join(TEAM_NAMES)}) ([{LETTERS}])((?: lying| frozen)*)")
_THINGS = re.compile(rf"(?:(\d+) )?({'|'.join(KIND_NAMES)})s?")


def read_position(options: Mapping[str, str], position: Mapping[str, Any]) -> WormsState:
    """The state a scenario describes: about to begin the turn of the seat it names."""
    check_keys(position, KEYS)
    teams = words(position.get("seats", "blue, red"))
    s = WormsState(read_setting(len(teams), options))
    s.team_of_seat = [index_of(team, TEAM_NAMES) for team in teams]
    s.wind = position.get("wind", 1)
    lay_land(s, position)
    for hex_, things in position.get("things", {}).items():
        for thing in words(things):
            put(s, thing, read_land_hex(s, hex_))
    for what, left in position.get("pool", {}).items():
        kind = index_of(what, (*KIND_NAMES, "water"))
        most = (*POOL, WATER_TILES)[kind]
        if not 0 <= left <= most:
            raise Refused("position-too-many", thing=what, most=most)
        s.pool[kind] = left
    deal(s, position)
    turn = position.get("turn", teams[0])
    s.stack = [("take_turn", index_of(turn, tuple(teams)))]
    return s


def lay_land(s: WormsState, position: Mapping[str, Any]) -> None:
    """Land, and land covered by water, which a Girder can bring back."""
    land = [read_hex_or_refuse(hex_) for hex_ in position.get("land", "").split()]
    covered = [read_hex_or_refuse(hex_) for hex_ in position.get("covered", "").split()]
    ground = map_of(tuple(sorted({*land, *covered}))).all_dry()
    for hex_ in covered:
        ground = ground.sunk(hex_)
    s.settle_on(ground)
    if len(covered) > WATER_TILES:
        raise Refused("position-too-many", thing="water", most=WATER_TILES)
    s.pool[WATER_TILE] -= len(covered)


def put(s: WormsState, thing: str, hex_: int) -> None:
    if match := _WORM.fullmatch(thing):
        team, letter, condition = match.groups()
        worm = TEAM_NAMES.index(team) * WORMS_PER_TEAM + LETTERS.index(letter)
        s.worm_health[worm] = LYING if "lying" in condition else STANDING
        s.frozen[worm] = "frozen" in condition
        s.put_worm(worm, hex_)
    elif match := _THINGS.fullmatch(thing):
        kind = KIND_NAMES.index(match[2])
        count = int(match[1] or 1)
        if count > s.pool[kind]:
            raise Refused("position-too-many", thing=KIND_NAMES[kind], most=POOL[kind])
        for _ in range(count):
            s.add(kind, hex_)
            s.pool[kind] -= 1
    else:
        raise Refused("position-unknown-thing", thing=thing)


def deal(s: WormsState, position: Mapping[str, Any]) -> None:
    """Hands and decks. Cards given in hands are hidden from the others; decks not given are the box's."""
    box = s.setting.box
    for team, cards in position.get("hands", {}).items():
        seat = seat_of(s, team)
        for name in words(cards):
            card = index_of(name, tuple(box.weapon_index))
            s.bag[card] -= s.bag[card] > 0
            s.hidden_hand[seat].append(card)
    if "supply" in position:
        for card in (*s.setting.supplies, *s.setting.superweapons):
            s.bag[card] = 0
        for name in words(position["supply"]):
            s.bag[index_of(name, tuple(box.weapon_index))] += 1
    s.drops_left = s.setting.drop_cards
    if "drops" in position:
        s.drop_bag = bytearray(len(box.drops))
        for name in words(position["drops"]):
            s.drop_bag[index_of(name, tuple(box.drop_index))] += 1
        s.drops_left = sum(s.drop_bag)
    s.drops_left = position.get("drops_left", s.drops_left)
    if "sudden_death" in position:
        s.sudden = index_of(position["sudden_death"], tuple(box.sudden_death_index))
    for team, card in position.get("kept", {}).items():
        s.sudden_kept[seat_of(s, team)] = index_of(card, tuple(box.sudden_death_index))
    for team in words(position.get("ice", "")):
        s.shielded[seat_of(s, team)] = 1
    if s.setting.late_superweapons:
        s.supply_top = min(2 * s.setting.seats, sum(s.bag[card] for card in s.setting.supplies))


def facts(s: WormsState) -> dict[str, Any]:
    """What a scenario can expect, in the words of a position."""
    box = s.setting.box
    return {
        "wind": s.wind,
        "land": " ".join(write_hex(hex_) for hex_ in s.ground.land),
        "things": {write_hex(hex_): ", ".join(things_on_hex(s, hex_)) for hex_ in s.ground.land},
        "hands": {
            s.speaker(seat): ", ".join(
                sorted(box.weapons[card].id for card in (*s.open_hand[seat], *s.hidden_hand[seat]))
            )
            for seat in range(s.setting.seats)
        },
        "turn": s.speaker(s.seat),
        "step": s.step,
        "target": write_hex(s.target) if s.target != NOWHERE else "",
        "arrow": s.arrow,
        "supply": supply_left(s),
        "drops_left": s.drops_left,
        "sudden_death": box.sudden_deaths[s.sudden].id if s.sudden >= 0 else "",
        "discards": ", ".join(box.weapons[card].id for card in s.discards),
        "pool": {name: s.pool[kind] for kind, name in enumerate((*KIND_NAMES, "water"))},
        "ice": ", ".join(s.speaker(seat) for seat in range(s.setting.seats) if s.shielded[seat]),
    }


def seat_of(s: WormsState, team: str) -> int:
    return index_of(team, tuple(s.speaker(seat) for seat in range(s.setting.seats)))


def read_hex_or_refuse(text: str) -> int:
    try:
        return read_hex(text)
    except ValueError:
        raise Refused("position-bad-hex", hex=text) from None


def read_land_hex(s: WormsState, text: str) -> int:
    hex_ = read_hex_or_refuse(text)
    if not s.is_land(hex_):
        raise Refused("position-not-land", hex=text)
    return hex_
