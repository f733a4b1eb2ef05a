"""What a seat, or a spectator, may know of a game of Zombies Doom, built from nothing (Z1.5)."""

from typing import Any

from rumpus.games.zombies_doom.board import (
    CASTLE,
    CASTLE_PLACE,
    CROSSROADS,
    FIXED,
    KIND_NAMES,
    NOWHERE,
    PLACES,
    kind_of,
    rocks_of,
    symbols_of,
    tile_of,
    write_place,
)
from rumpus.games.zombies_doom.cards.card import Task
from rumpus.games.zombies_doom.cards.wording import monster_names
from rumpus.games.zombies_doom.notation import write_use
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import (
    HAND_SIZE,
    HIDDEN,
    KINDS,
    MONSTER_NAMES,
    MONSTERS,
    NO_CARD,
    PILES,
    SPELL_NAMES,
    SPELLS,
    SPENT,
    WEAPON_NAMES,
)
from rumpus.parts.squaregrid import DIRECTION_NAMES, DIRECTIONS


def open_view(s: ZombiesState) -> dict[str, Any]:
    """Everything on the table, and of hands what everybody knows."""
    box = s.setting.box
    return {
        "you": None,
        "variants": list(s.setting.variants),
        "target": s.setting.target,
        "seats": [seat_view(s, seat) for seat in range(s.setting.seats)],
        "map": map_view(s),
        "tasks": [task_view(box.tasks[task]) for task in s.row],
        "turn": {
            "number": s.turns,
            "seat": s.speaker(s.seat) if s.turns else None,
            "fought": bool(s.fought),
            "held": [write_use(s.setting, use) for use in s.held],
            "target": target_of(s),
        },
        "decks": deck_view(s),
        "winner": None if s.winner < 0 else s.speaker(s.winner),
    }


def target_of(s: ZombiesState) -> str | None:
    """The tile that is being attacked while somebody chooses how."""
    asked = s.question is not None and s.question.kind in ("use", "discard", "lure")
    return write_place(s.resume[-1]) if asked else None


def map_view(s: ZombiesState) -> dict[str, Any]:
    """By place, so that a change of one tile can be told without the others."""
    laid = enumerate(tiles_laid(s))
    return {write_place(place): tile_view(s, place, tile) for place, tile in laid if tile is not None}


def own_view(s: ZombiesState, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The open view with the seat's own cards."""
    seats = seen["seats"].copy()
    seats[seat] = seats[seat] | own_cards(s, seat)
    return {"you": s.speaker(seat), "seats": seats}


def tiles_laid(s: ZombiesState) -> list[int | None]:
    """The tile on each place; None where none is laid yet."""
    if s.map.kinds[CASTLE_PLACE] == CASTLE:
        return list(s.map.tiles)
    laid = iter(s.laid)
    return [tile_of(FIXED[place]) if place in FIXED else next(laid, None) for place in range(PLACES)]


def tile_view(s: ZombiesState, place: int, tile: int) -> dict[str, Any]:
    """A tile and what is on it."""
    kind = kind_of(tile)
    return {
        "place": write_place(place),
        "kind": KIND_NAMES[kind],
        "weapons": [WEAPON_NAMES[pile] for pile in PILES if symbols_of(tile) >> pile & 1],
        "rock": [DIRECTION_NAMES[way] for way in DIRECTIONS if rocks_of(tile) >> way & 1],
        "monsters": [MONSTER_NAMES[monster] for monster in s.monsters_at(place)],
        "tokens": s.tokens[place],
        "figures": [s.speaker(seat) for seat in range(s.setting.seats) if s.figure[seat] == place],
        "reach": [write_place(there) for there in s.map.beside_roads] if kind == CROSSROADS else [],
    }


def task_view(task: Task) -> dict[str, Any]:
    """What its text and picture are made of."""
    return {"id": task.id, "pattern": task.pattern.value, "monsters": monster_names(task)}


def seat_view(s: ZombiesState, seat: int) -> dict[str, Any]:
    """One player as everybody knows them: backs, counts and everything open."""
    box = s.setting.box
    slots = slots_of(s, seat)
    hidden = [s.weapons[slot] for slot in slots if s.known[slot] == HIDDEN]
    return {
        "name": s.speaker(seat),
        "place": write_place(s.figure[seat]) if s.figure[seat] != NOWHERE else None,
        "ways": [write_place(place) for place in s.map.ways[s.figure[seat]]] if s.figure[seat] != NOWHERE else [],
        "unknown_weapons": sorted(WEAPON_NAMES[s.setting.pile_of[card]] for card in hidden),
        "known_weapons": sorted(written_slot(s, slot) for slot in slots if s.known[slot] != HIDDEN),
        "spell_count": len(spells_of(s, seat)),
        "trophies": trophies_of(s, seat),
        "tokens": s.won[seat],
        "tasks": [box.tasks[task].id for task, owner in enumerate(s.done) if owner == seat + 1],
        "score": s.score(seat),
    }


def own_cards(s: ZombiesState, seat: int) -> dict[str, Any]:
    """What a player knows besides."""
    weapons = sorted(written_slot(s, slot) for slot in slots_of(s, seat))
    return {"weapons": weapons, "spells": spells_of(s, seat)}


def slots_of(s: ZombiesState, seat: int) -> list[int]:
    """Where a seat's weapons are."""
    return [slot for slot in range(seat * HAND_SIZE, (seat + 1) * HAND_SIZE) if s.weapons[slot] != NO_CARD]


def written_slot(s: ZombiesState, slot: int) -> str:
    """A weapon in a hand: `sword`, or `sword+hardened spent` if the printed spell was used."""
    return s.setting.box.weapons[s.weapons[slot]].id + (" spent" if s.known[slot] == SPENT else "")


def spells_of(s: ZombiesState, seat: int) -> list[str]:
    return [SPELL_NAMES[spell] for spell in SPELLS for _ in range(s.spells[seat * KINDS + spell])]


def trophies_of(s: ZombiesState, seat: int) -> list[str]:
    return [MONSTER_NAMES[monster] for monster in MONSTERS for _ in range(s.trophies[seat * KINDS + monster])]


def deck_view(s: ZombiesState) -> dict[str, Any]:
    """How much is left in the decks, and what lies beside them."""
    box, setting = s.setting.box, s.setting
    return {
        "piles": {WEAPON_NAMES[pile]: sum(s.bag[card] for card in setting.cards_in_pile[pile]) for pile in PILES},
        "discards": {WEAPON_NAMES[pile]: discards_of(s, pile) for pile in PILES},
        "spells": sum(s.spell_bag),
        "spell_discards": [SPELL_NAMES[spell] for spell in SPELLS for _ in range(s.spell_discards[spell])],
        "tasks": sum(s.task_bag),
        "task_discards": [box.tasks[task].id for task, thrown in enumerate(s.task_discards) if thrown],
        "monsters": {MONSTER_NAMES[monster]: max(s.pool[monster], 0) for monster in MONSTERS},
    }


def discards_of(s: ZombiesState, pile: int) -> list[str]:
    """Z1.6: what a pile will be made anew from."""
    cards = s.setting.cards_in_pile[pile]
    return [s.setting.box.weapons[card].id for card in cards for _ in range(s.discards[card])]
