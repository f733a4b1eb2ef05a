"""What a seat, or a spectator, may know of a game of Worms, built from nothing."""

from typing import Any

from rumpus.games.worms.notation import PILE_NAMES
from rumpus.games.worms.rules.tiles import DIAL, hexes_of, turned
from rumpus.games.worms.rules.weapons import supply_left
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.things import (
    KIND_NAMES,
    KINDS,
    LYING,
    TEAM_NAMES,
    worm_name,
)
from rumpus.parts.hexgrid import NOWHERE, write_hex


def open_view(s: WormsState) -> dict[str, Any]:
    """Everything on the table, and of hands what everybody knows."""
    sudden_deaths = s.setting.box.sudden_deaths
    return {
        "you": None,
        "edition": s.setting.edition,
        "variants": list(s.setting.variants),
        "seats": [seat_view(s, seat) for seat in range(s.setting.seats)],
        "map": map_view(s),
        "pool": {name: s.pool[kind] for kind, name in enumerate((*KIND_NAMES, "water"))},
        "turn": {
            "number": s.turns,
            "seat": s.speaker(s.seat) if s.turns else None,
            "step": s.step,
            "worm": worm_name(s.worm) if s.worm >= 0 else None,
            "card": s.setting.box.weapons[s.card].id if s.card >= 0 else None,
            "last_round": s.ending > 0,
        },
        "decks": {
            "supply": supply_left(s),
            "drop": s.drops_left,
            "drops_gone": [s.setting.box.drops[card].id for card in s.drops_gone],
            "weapons_gone": [s.setting.box.weapons[card].id for card in s.discards],
            "sudden_death": sudden_deaths[s.sudden].id if s.sudden >= 0 else None,
        },
        "setup": setup_view(s),
        "winners": [s.speaker(seat) for seat in s.winners] if s.over else None,
    }


def own_view(s: WormsState, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The open view with the seat's own cards."""
    seats = seen["seats"].copy()
    seats[seat] = seats[seat] | own_cards(s, seat)
    return {"you": s.speaker(seat), "seats": seats}


def seat_view(s: WormsState, seat: int) -> dict[str, Any]:
    """One player as everybody knows them: worms, open cards, and how many others."""
    box = s.setting.box
    hidden = s.hidden_hand[seat]
    starters = sum(box.weapons[card].deck == "starter" for card in hidden)
    return {
        "name": s.speaker(seat),
        "team": TEAM_NAMES[s.team_of_seat[seat]] if s.team_of_seat[seat] >= 0 else None,
        "worms": [worm_name(worm) for worm in s.worms_of(seat)] if s.team_of_seat[seat] >= 0 else [],
        "ice": bool(s.shielded[seat]),
        "known_cards": [box.weapons[card].id for card in s.open_hand[seat]],
        "unknown_starters": starters,
        "unknown_supplies": len(hidden) - starters,
    }


def own_cards(s: WormsState, seat: int) -> dict[str, Any]:
    """What a player knows besides."""
    box, kept = s.setting.box, s.sudden_kept[seat]
    return {
        "hand": sorted(box.weapons[card].id for card in (*s.open_hand[seat], *s.hidden_hand[seat])),
        "sudden_deaths": [box.sudden_deaths[card].id for card in s.sudden_dealt[seat]],
        "sudden_death_kept": box.sudden_deaths[kept].id if kept >= 0 else None,
    }


def setup_view(s: WormsState) -> dict[str, Any]:
    """What is still to be placed (W2.3), the Thing in hand until it is put down, and the tile in hand while it is
    turned and laid (W2.1), with its hexes as seen from the anchor."""
    kind = s.question.kind if s.question is not None else ""
    tile = s.setting.box.tiles[s.resume[1]] if kind in ("turn-tile", "lay") else None
    turns = s.resume[2] if kind == "lay" else 0
    return {
        "pile": {name: count for name, count in zip(PILE_NAMES, s.pile, strict=True) if count},
        "thing": PILE_NAMES[s.resume[1]] if kind == "put" else None,
        "tile": tile.id if tile else None,
        "tile_hexes": [write_hex(hex_) for hex_ in turned(tile, turns)] if tile else [],
    }


def map_view(s: WormsState) -> dict[str, Any]:
    tiles = tiles_view(s)
    land = s.ground.land
    return {
        "dial": write_hex(DIAL),
        "wind": s.wind,
        "tiles": tiles,
        "land": [write_hex(hex_) for hex_ in land] if land else [hex_ for tile in tiles for hex_ in tile],
        "covered": [write_hex(hex_) for hex_ in s.ground.map.hexes if s.ground.was_land(hex_)],
        "things": {write_hex(hex_): things_on_hex(s, hex_) for hex_ in s.ground.land if s.things_on(hex_)},
        "target": write_hex(s.target) if s.target != NOWHERE else None,
        "arrow": s.arrow,
    }


def tiles_view(s: WormsState) -> list[list[str]]:
    tiles = s.setting.box.tiles
    return [[write_hex(hex_) for hex_ in hexes_of(tiles[tile], turns, anchor)] for tile, turns, anchor in s.laid]


def things_on_hex(s: WormsState, hex_: int) -> list[str]:
    """What is on a hex, in words: `red A lying`, `mine`, `crater`."""
    words = []
    for worm in s.worms_on(hex_):
        lying = " lying" if s.worm_health[worm] == LYING else ""
        frozen = " frozen" if s.frozen[worm] else ""
        words.append(worm_name(worm) + lying + frozen)
    first = s.ground.cell[hex_] * KINDS
    for kind, many in enumerate(s.on[first : first + KINDS]):
        words += [KIND_NAMES[kind]] * many
    return words
