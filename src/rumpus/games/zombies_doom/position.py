"""Positions given directly, as scenarios write them, and read back in the same words.

seats = 2
map = rows of signs: . normal, C camp, X crossroads, and in the middle S # H # S
tiles."5,3" = "normal bow sword, rock north east"
monsters."5,3" = "demon"
monsters.elsewhere = "undead"
figures."player 1" = "4,3"
hands."player 1" = "bow, bomb@mace, lure"
turn = "player 1"
"""

from collections.abc import Iterator, Mapping
from typing import Any

from rumpus.games.zombies_doom.board import (
    CAMP,
    CASTLE,
    CASTLE_PLACE,
    CROSSROADS,
    FIXED,
    KIND_NAMES,
    NORMAL,
    NOWHERE,
    PLACES,
    ROCK,
    ROWS,
    SECOND_SLOT,
    START,
    STARTS,
    Map,
    kind_of,
    read_place,
    rocks_of,
    symbols_of,
    tile_of,
    write_place,
)
from rumpus.games.zombies_doom.cards.box import CASTLE_TOKENS
from rumpus.games.zombies_doom.setting import read_setting
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import (
    BOMB,
    HAND_SIZE,
    HIDDEN,
    KINDS,
    MONSTER_NAMES,
    NO_CARD,
    PILES,
    SHOWN,
    SPELL_NAMES,
    SPENT,
    WEAPON_NAMES,
)
from rumpus.games.zombies_doom.view import deck_view, spells_of, trophies_of
from rumpus.kernel.message import Refused
from rumpus.kernel.written import check_keys, index_of, known, words
from rumpus.parts.squaregrid import DIRECTION_NAMES, DIRECTIONS

KEYS = (
    *("seats", "map", "tiles", "monsters", "tokens", "figures", "hands", "piles", "spells", "tasks", "task_deck"),
    *("trophies", "won", "done", "turn", "set_up"),
)
SIGNS = {".": NORMAL, "C": CAMP, "X": CROSSROADS, "S": START, "#": ROCK, "H": CASTLE}
ELSEWHERE = "elsewhere"
CONDITIONS = {"": HIDDEN, " shown": SHOWN, " spent": SPENT}


def read_position(options: Mapping[str, str], position: Mapping[str, Any]) -> ZombiesState:
    """The state a scenario describes: about to begin the turn of the seat it names, or the players' set-up (Z5.4)."""
    check_keys(position, KEYS)
    s = ZombiesState(read_setting(position.get("seats", 2), options))
    s.map = Map(read_tiles(position))
    s.tile_bag = bytearray(len(s.tile_bag))
    for seat, place in by_seat(s, position.get("figures", {})):
        s.figure[seat] = place_or_refuse(place)
    s.figure = [STARTS[0] if place == NOWHERE and "set_up" not in position else place for place in s.figure]
    put_monsters(s, position.get("monsters", {}))
    for text, tokens in position.get("tokens", {}).items():
        s.tokens[place_or_refuse(text)] = tokens
    deal_weapons(s, position)
    deal_spells_and_tasks(s, position)
    for seat, monsters in by_seat(s, position.get("trophies", {})):
        for name in words(monsters):
            monster = index_of(name, MONSTER_NAMES)
            s.trophies[seat * KINDS + monster] += 1
            s.pool[monster] -= 1
    for seat, won in by_seat(s, position.get("won", {})):
        s.won[seat] = won
    turn = seat_of(s, position.get("turn", "player 1"))
    s.first = s.seat = turn
    s.stack = [("set_players",)] if position.get("set_up") else [("take_turn", turn)]
    return s


def read_tiles(position: Mapping[str, Any]) -> tuple[int, ...]:
    """Rows of signs, and tiles described one by one. What is not said is a normal tile without symbols."""
    tiles = [tile_of(FIXED.get(place, NORMAL)) for place in range(PLACES)]
    if "map" in position:
        rows = [row.split() for row in position["map"].splitlines() if row.strip()]
        if [len(row) for row in rows] != list(ROWS):
            raise Refused("position-bad-map", rows=tuple(str(width) for width in ROWS))
        tiles = [tile_of(SIGNS[known(sign, tuple(SIGNS))]) for row in rows for sign in row]
    for text, described in position.get("tiles", {}).items():
        tiles[place_or_refuse(text)] = read_tile(described)
    if any(kind_of(tiles[place]) != kind for place, kind in FIXED.items()):
        raise Refused("position-bad-map", rows=tuple(str(width) for width in ROWS))
    return tuple(tiles)


def read_tile(described: str) -> int:
    """`normal bow sword, rock north east`."""
    what, _, rock = described.partition(", rock ")
    kind, *weapons = what.split()
    symbols = sum(1 << index_of(weapon, WEAPON_NAMES[:BOMB]) for weapon in weapons)
    rocks = sum(1 << index_of(way, DIRECTION_NAMES) for way in rock.split())
    return tile_of(index_of(kind, KIND_NAMES), symbols, rocks)


def put_monsters(s: ZombiesState, monsters: Mapping[str, str]) -> None:
    """With each monster comes its victory token. `elsewhere` is wherever monsters belong and nobody stands."""
    places = {place_or_refuse(text): names for text, names in monsters.items() if text != ELSEWHERE}
    if ELSEWHERE in monsters:
        for place in (*s.map.lairs, CASTLE_PLACE):
            if place not in places and place not in s.figure:
                places[place] = ", ".join([monsters[ELSEWHERE]] * (CASTLE_TOKENS if place == CASTLE_PLACE else 1))
    for place, names in places.items():
        slots = (place, SECOND_SLOT) if place == CASTLE_PLACE else (place,) if place in s.map.lairs else ()
        if names and len(words(names)) != len(slots):
            raise Refused("position-wrong-monsters", place=write_place(place), count=len(slots))
        for slot, name in zip(slots, words(names), strict=False):
            s.put_monster(slot, index_of(name, MONSTER_NAMES))
            s.tokens[place] += 1


def deal_weapons(s: ZombiesState, position: Mapping[str, Any]) -> None:
    """Hands, with `shown` or `spent` behind a weapon that everybody knows; then piles, those not given as they are
    in the box. What is in no hand and in no pile given lies among the discards."""
    box = s.setting.box
    for seat, cards in by_seat(s, position.get("hands", {})):
        for name in words(cards):
            if name in SPELL_NAMES:
                s.spells[seat * KINDS + SPELL_NAMES.index(name)] += 1
                continue
            id, blank, condition = name.partition(" ")
            card = index_of(id, tuple(box.weapon_index))
            if len(s.hand(seat)) == HAND_SIZE:
                raise Refused("position-hand-full", most=HAND_SIZE)
            s.give_weapon(seat, card, CONDITIONS[known(blank + condition, tuple(CONDITIONS))])
            s.bag[card] -= s.bag[card] > 0
    for pile, cards in position.get("piles", {}).items():
        for card in s.setting.cards_in_pile[index_of(pile, WEAPON_NAMES[:BOMB])]:
            s.bag[card], s.discards[card] = 0, s.bag[card]
        for name in words(cards):
            card = index_of(name, tuple(box.weapon_index))
            s.bag[card] += 1
            s.discards[card] -= s.discards[card] > 0


def deal_spells_and_tasks(s: ZombiesState, position: Mapping[str, Any]) -> None:
    """The spells left in the deck, open tasks, the task deck; without tasks none are in play."""
    for spell in range(KINDS):
        held = sum(s.spells[seat * KINDS + spell] for seat in range(s.setting.seats))
        s.spell_bag[spell] -= min(held, s.spell_bag[spell])
    if "spells" in position:
        s.spell_bag, s.spell_discards = bytearray(KINDS), s.spell_bag
        for name in words(position["spells"]):
            spell = index_of(name, SPELL_NAMES)
            s.spell_bag[spell] += 1
            s.spell_discards[spell] -= s.spell_discards[spell] > 0
    tasks = tuple(s.setting.box.task_index)
    s.task_bag = bytearray(len(tasks))
    s.row = [index_of(name, tasks) for name in words(position.get("tasks", ""))]
    for name in words(position.get("task_deck", "")):
        s.task_bag[index_of(name, tasks)] = 1
    for seat, names in by_seat(s, position.get("done", {})):
        for name in words(names):
            s.done[index_of(name, tasks)] = seat + 1


def facts(s: ZombiesState) -> dict[str, Any]:
    """What a scenario can expect, in the words of a position."""
    box, seats = s.setting.box, [(s.speaker(seat), seat) for seat in range(s.setting.seats)]
    decks = deck_view(s)
    return {
        "turn": s.speaker(s.seat),
        "tiles": {write_place(place): write_tile(tile) for place, tile in enumerate(s.map.tiles)},
        "monsters": {
            write_place(place): ", ".join(MONSTER_NAMES[monster] for monster in s.monsters_at(place))
            for place in range(PLACES)
        },
        "tokens": {write_place(place): s.tokens[place] for place in range(PLACES)},
        "figures": {name: write_place(s.figure[seat]) for name, seat in seats if s.figure[seat] < PLACES},
        "hands": {name: ", ".join(sorted((*written_hand(s, seat), *spells_of(s, seat)))) for name, seat in seats},
        "trophies": {name: ", ".join(trophies_of(s, seat)) for name, seat in seats},
        "won": {name: s.won[seat] for name, seat in seats},
        "done": {
            name: ", ".join(box.tasks[task].id for task, by in enumerate(s.done) if by == seat + 1)
            for name, seat in seats
        },
        "score": {name: s.score(seat) for name, seat in seats},
        "tasks": ", ".join(box.tasks[task].id for task in s.row),
        "task_deck": decks["tasks"],
        "thrown": ", ".join(decks["task_discards"]),
        "piles": decks["piles"],
        "discards": {pile: ", ".join(cards) for pile, cards in decks["discards"].items()},
        "spells": decks["spells"],
        "spell_discards": ", ".join(decks["spell_discards"]),
    }


def written_hand(s: ZombiesState, seat: int) -> Iterator[str]:
    """The weapons of a hand as a position gives them."""
    conditions = {known: text for text, known in CONDITIONS.items()}
    for slot in range(seat * HAND_SIZE, (seat + 1) * HAND_SIZE):
        if s.weapons[slot] != NO_CARD:
            yield s.setting.box.weapons[s.weapons[slot]].id + conditions[s.known[slot]]


def write_tile(tile: int) -> str:
    weapons = [WEAPON_NAMES[pile] for pile in PILES if symbols_of(tile) >> pile & 1]
    rocks = [DIRECTION_NAMES[way] for way in DIRECTIONS if rocks_of(tile) >> way & 1]
    return " ".join([KIND_NAMES[kind_of(tile)], *weapons]) + (f", rock {' '.join(rocks)}" if rocks else "")


def by_seat(s: ZombiesState, table: Mapping[str, Any]) -> Iterator[tuple[int, Any]]:
    return ((seat_of(s, name), value) for name, value in table.items())


def seat_of(s: ZombiesState, name: str) -> int:
    return index_of(name, tuple(s.speaker(seat) for seat in range(s.setting.seats)))


def place_or_refuse(text: str) -> int:
    try:
        return read_place(text)
    except ValueError:
        raise Refused("position-bad-place", place=text) from None
