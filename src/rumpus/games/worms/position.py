"""Positions given directly, as scenarios write them (`docs/notation-worms.md`). What cannot be is refused.

wind = 2
land = "0,1 1,0 1,1"
turn = "blue"
things."1,0" = "blue A, red B lying, mine, 2 craters"
hands.blue = "bazooka, uzi"
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from rumpus.boxes.written import Written, index_of, known, take, under
from rumpus.games.worms.board import WATER, map_of
from rumpus.games.worms.rules import drop, turn, weapons
from rumpus.games.worms.rules.damage import CRATERS_THAT_SINK
from rumpus.games.worms.rules.ending import LAST_ROUND
from rumpus.games.worms.setting import read_setting
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.things import (
    CRATER,
    KIND_NAMES,
    LETTERS,
    LYING,
    POOL,
    STANDING,
    TEAM_NAMES,
    WATER_TILE,
    WATER_TILES,
    WORMS_PER_TEAM,
    worm_name,
)
from rumpus.kernel.conversation import frame, then
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import words
from rumpus.kernel.state import Frame
from rumpus.parts.bag import count_in
from rumpus.parts.hexgrid import DIRECTIONS, NOWHERE, read_hex, write_hex

KEYS: Final = (
    *("seats", "turn", "wind", "land", "covered", "things", "pool", "hands", "ice", "kept"),
    *("supply", "discards", "drops", "drops_left", "sudden_death", "last_round"),
    *("step", "worm", "last_on", "target", "arrow", "waiting"),
)
DURING_A_TURN: Final = ("worm", "last_on", "target", "arrow", "waiting")
# Where a turn goes on that has come to a step (W3.1); one that begins with step 1 has not begun.
BEGINS_WITH: Final[Mapping[int, Frame]] = {
    2: frame(turn.heal),
    3: frame(turn.inch_or_jump, 3),
    4: frame(turn.inch_or_jump, 4),
    5: frame(weapons.play_weapon),
    6: frame(turn.end_of_turn),
    7: frame(drop.turn_over_drop_card),
    8: frame(turn.pass_token),
}
MOST_LAND: Final = WATER - 1  # hexes have numbers below that of water
LAST_STEP_WITH_A_WORM: Final = 5  # later it may be gone
_WORM: Final = re.compile(rf"({'|'.join(TEAM_NAMES)}) ([{''.join(LETTERS)}])((?: lying| frozen)*)")
_THINGS: Final = re.compile(rf"(?:([1-9][0-9]?) )?({'|'.join(KIND_NAMES)})s?")


def read_position(options: Mapping[str, str], position: Mapping[str, Any]) -> WormsState:
    """The state a scenario describes: about to begin the turn of the seat it names, or a step of it."""
    table = Written(position)
    table.check_keys(KEYS)
    teams = words(table.text("seats", "blue, red"))
    s = WormsState(read_setting(len(teams), options))
    with under("seats"):
        s.team_of_seat = [index_of(team, TEAM_NAMES) for team in teams]
        no_two(teams)
    s.wind = table.number("wind", DIRECTIONS[0], DIRECTIONS[-1], 1)
    lay_land(s, table)
    for hex_, things in table.texts("things").items():
        with under("things", hex_):
            fill(s, things, read_land_hex(s, hex_))
    for what, left in table.numbers("pool", 0, max(POOL)).items():
        with under("pool", what):
            kind = index_of(what, (*KIND_NAMES, "water"))
            if left > s.pool[kind]:
                raise Refused("position-too-many", thing=what, most=(*POOL, WATER_TILES)[kind])
            s.pool[kind] = left
    deal(s, table)
    read_drops(s, table)
    turn = table.text("turn", teams[0])
    with under("turn"):
        seat = seat_of(s, turn)
        if not s.has_worms(seat):
            raise Refused("position-no-worms", team=s.speaker(seat))
    if "last_round" in table:
        begin_last_round(s, seat, table.words("last_round"))
    begin_turn(s, seat, table)
    return s


def lay_land(s: WormsState, table: Written) -> None:
    """Land, and land covered by water, which a Girder can bring back."""
    hexes: dict[str, list[int]] = {}
    for key in ("land", "covered"):
        named = table.text(key, "").split()
        with under(key):
            hexes[key] = [read_hex_or_refuse(hex_) for hex_ in named]
            no_two([write_hex(hex_) for on_map in hexes.values() for hex_ in on_map])
    if len(hexes["land"]) + len(hexes["covered"]) > MOST_LAND:
        raise Refused("position-too-much-land", most=MOST_LAND).under("land")
    ground = map_of(tuple(sorted({*hexes["land"], *hexes["covered"]}))).all_dry()
    for hex_ in hexes["covered"]:
        ground = ground.sunk(hex_)
    s.settle_on(ground)
    if len(hexes["covered"]) > WATER_TILES:
        raise Refused("position-too-many", thing="water", most=WATER_TILES).under("covered")
    s.pool[WATER_TILE] -= len(hexes["covered"])


def fill(s: WormsState, things: str, hex_: int) -> None:
    """Put everything named on a hex. W10.6: a third crater would have sunk it."""
    for thing in words(things):
        put(s, thing, hex_)
    if s.count(CRATER, hex_) >= CRATERS_THAT_SINK:
        raise Refused("position-sunk", craters=CRATERS_THAT_SINK)


def put(s: WormsState, thing: str, hex_: int) -> None:
    if match := _WORM.fullmatch(thing):
        team, letter, condition = match.groups()
        worm = TEAM_NAMES.index(team) * WORMS_PER_TEAM + LETTERS.index(letter)
        seat_of(s, team)
        if s.worm_hex[worm] != NOWHERE:
            raise Refused("position-twice", name=worm_name(worm))
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


def deal(s: WormsState, table: Written) -> None:
    """Hands, discards and the supply deck. Cards given in hands are hidden from the others; without a deck it is all
    that is left of the box."""
    names = tuple(s.setting.box.weapon_index)
    for team, cards in table.texts("hands").items():
        with under("hands", team):
            s.hidden_hand[seat_of(s, team)] += [take(name, names, s.bag) for name in words(cards)]
    discards = table.words("discards")
    with under("discards"):
        s.discards += [take(name, names, s.bag) for name in discards]
    supplies = (*s.setting.supplies, *s.setting.superweapons)
    if "supply" in table:
        named = table.words("supply")
        with under("supply"):
            deck = [take(known(name, [names[card] for card in supplies]), names, s.bag) for name in named]
        for card in supplies:
            s.bag[card] = deck.count(card)
    if s.setting.late_superweapons:
        s.supply_top = min(2 * s.setting.seats, count_in(s.bag, s.setting.supplies))
    frozen = table.words("ice")
    with under("ice"):
        for team in frozen:
            s.shielded[seat_of(s, team)] = 1


def read_drops(s: WormsState, table: Written) -> None:
    """The drop deck, and the sudden death card at its end: once that lies there, no drop card is left (W3.7)."""
    names, sudden_deaths = tuple(s.setting.box.drop_index), tuple(s.setting.box.sudden_death_index)
    s.drops_left = s.setting.drop_cards
    if "drops" in table:
        named = table.words("drops")
        with under("drops"):
            drops = [take(name, names, s.drop_bag) for name in named]
        s.drop_bag = bytearray(drops.count(card) for card in range(len(names)))
        s.drops_left = len(drops)
    if "sudden_death" in table:
        sudden = table.text("sudden_death")
        with under("sudden_death"):
            s.sudden = index_of(sudden, sudden_deaths)
            if s.setting.no_sudden_death:
                raise Refused("position-no-sudden-death")
        s.drops_left = 0
    if "drops_left" in table:
        s.drops_left = table.number("drops_left", 0, 0 if s.sudden >= 0 else sum(s.drop_bag))
    for team, card in table.texts("kept").items():
        with under("kept", team):
            if not s.setting.sudden_death_draft:
                raise Refused("position-no-draft")
            s.sudden_kept[seat_of(s, team)] = index_of(card, sudden_deaths)


def begin_last_round(s: WormsState, seat: int, teams: list[str]) -> None:
    """W7.2: somebody is eliminated, and these still have their last turn when this one is over."""
    with under("last_round"):
        if s.setting.true_elimination or all(s.has_worms(other) for other in range(s.setting.seats)):
            raise Refused("position-no-last-round")
        s.ending = LAST_ROUND
        for team in teams:
            other = seat_of(s, team)
            if other == seat or not s.has_worms(other):
                raise Refused("position-no-last-turn", team=team)
            s.owed[other] = 1


def begin_turn(s: WormsState, seat: int, table: Written) -> None:
    """With step 1, or with a later one of a turn that has come so far."""
    step = table.number("step", 1, max(BEGINS_WITH), 1)
    if step not in BEGINS_WITH:
        for key in DURING_A_TURN:
            if key in table:
                raise table.refuse(key, "position-turn-not-begun", key=key)
        then(s, turn.take_turn, seat)
        return
    turn.take_turn(s, seat)
    s.stack = s.stack[: s.stack.index(BEGINS_WITH[step]) + 1]
    if "last_on" in table and step > LAST_STEP_WITH_A_WORM and "worm" not in table:
        last_on = table.text("last_on")
        with under("last_on"):
            s.worm_last_on = read_hex_or_refuse(last_on)
    else:
        letter = table.text("worm")
        letters: dict[str, int] = {LETTERS[worm % WORMS_PER_TEAM]: worm for worm in s.worms_of(seat)}
        with under("worm"):
            s.worm = letters[known(letter, letters)]
        s.worm_last_on = s.worm_hex[s.worm]
        if "last_on" in table:
            raise table.refuse("last_on", "position-worm-not-gone")
    if "target" in table:
        target = table.text("target")
        with under("target"):
            s.target = read_hex_or_refuse(target)
    s.arrow = table.number("arrow", DIRECTIONS[0], DIRECTIONS[-1], 0) if "arrow" in table else 0
    for hex_, cards in table.texts("waiting").items():
        with under("waiting", hex_):
            keep_for_step_6(s, read_land_hex(s, hex_), words(cards))


def keep_for_step_6(s: WormsState, hex_: int, cards: list[str]) -> None:
    """W3.6: what these weapons do there at the end of the turn."""
    weapons, index = s.setting.box.weapons, s.setting.box.weapon_index
    effects = {weapon.id: [op[1] for op in weapon.text if op[0] == "at_end_of_turn"] for weapon in weapons}
    for name in cards:
        known(name, [id for id in effects if effects[id]])
        s.at_end += [(index[name], hex_, s.arrow, ops) for ops in effects[name]]


def seat_of(s: WormsState, team: str) -> int:
    return index_of(team, tuple(s.speaker(seat) for seat in range(s.setting.seats)))


def no_two(names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise Refused("position-twice", name=name)


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
