"""What everybody, and what only a seat, may know of a game of Worms, built from nothing."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from typing import Final

from rumpus.games.worms.about import PILES
from rumpus.games.worms.rules import setup
from rumpus.games.worms.rules.tiles import DIAL, hexes_of, turned
from rumpus.games.worms.rules.weapons import supply_left
from rumpus.games.worms.state import WormsState
from rumpus.games.worms.structs import (
    KINDS_SHOWN,
    WORMS,
    DecksView,
    Hex,
    MapView,
    OwnView,
    Pile,
    PoolName,
    SeatView,
    SetupView,
    Spot,
    TurnView,
    View,
    show_hex,
    show_worm,
)
from rumpus.games.worms.things import KIND_NAMES, KINDS, LETTERS, LYING, TEAM_NAMES, WATER_TILE, WORMS_PER_TEAM
from rumpus.kernel.conversation import waiting
from rumpus.parts.hexgrid import NOWHERE, write_hex
from rumpus.records.looking import Group, Part


def open_view(s: WormsState) -> View:
    """Everything on the table, and of hands what everybody knows."""
    view: View = VIEW.make(s)
    return view


def own_view(s: WormsState, seat: int) -> OwnView:
    """What a player knows besides: their own cards."""
    box, kept = s.setting.box, s.sudden_kept[seat]
    return OwnView(
        seat=seat,
        hand=sorted([box.weapons[card].id for card in (*s.open_hand[seat], *s.hidden_hand[seat])]),
        sudden_deaths=[box.sudden_deaths[card].id for card in s.sudden_dealt[seat]],
        sudden_death_kept=box.sudden_deaths[kept].id if kept >= 0 else None,
    )


def seats_view(s: WormsState) -> list[SeatView]:
    return [seat_view(s, seat) for seat in range(s.setting.seats)]


def seat_view(s: WormsState, seat: int) -> SeatView:
    """One player as everybody knows them: worms, open cards, and how many others."""
    box, team = s.setting.box, s.team_of_seat[seat]
    hidden = s.hidden_hand[seat]
    starters = sum([box.weapons[card].deck == "starter" for card in hidden])
    return SeatView(
        name=s.speaker(seat),
        team=TEAM_NAMES[team] if team >= 0 else None,
        worms=[LETTERS[worm % WORMS_PER_TEAM] for worm in s.worms_of(seat)] if team >= 0 else [],
        ice=bool(s.shielded[seat]),
        known_cards=[box.weapons[card].id for card in s.open_hand[seat]],
        unknown_starters=starters,
        unknown_supplies=len(hidden) - starters,
    )


def pool_view(s: WormsState) -> dict[PoolName, int]:
    return {**dict(zip(KIND_NAMES, s.pool, strict=False)), "water": s.pool[WATER_TILE]}


def winners_view(s: WormsState) -> list[int] | None:
    return list(s.winners) if s.over else None


def turn_view(s: WormsState) -> TurnView:
    return TurnView(
        number=s.turns,
        seat=s.seat if s.turns else None,
        step=s.step,
        worm=WORMS[s.worm] if s.worm >= 0 else None,
        card=s.setting.box.weapons[s.card].id if s.card >= 0 else None,
        last_round=s.ending > 0,
    )


def decks_view(s: WormsState) -> DecksView:
    box = s.setting.box
    return DecksView(
        supply=supply_left(s),
        drop=s.drops_left,
        drops_gone=[box.drops[card].id for card in s.drops_gone],
        weapons_gone=[box.weapons[card].id for card in s.discards],
        sudden_death=box.sudden_deaths[s.sudden].id if s.sudden >= 0 else None,
    )


def setup_view(s: WormsState) -> SetupView:
    """What is still to be placed (W2.3), the Thing in hand until it is put down, and the tile in hand while it is
    turned and laid (W2.1), with its hexes as seen from the anchor."""
    if s.turns:
        return ALL_SET_UP
    thing, tile, turns = None, None, 0
    if put := waiting(s, setup.thing_put):
        thing, _ = put
    elif turn := waiting(s, setup.tile_turned):
        tile, _ = turn
    elif lay := waiting(s, setup.tile_laid):
        tile, turns, _ = lay
    in_hand = None if tile is None else s.setting.box.tiles[tile]
    return SetupView(
        pile=[Pile(thing, count) for thing, count in zip(PILES, s.pile, strict=True) if count],
        thing=None if thing is None else PILES[thing],
        tile=in_hand.id if in_hand else None,
        tile_hexes=show_all(turned(in_hand, turns)) if in_hand else (),
    )


def show_all(hexes: Iterable[int]) -> tuple[Hex, ...]:
    return tuple([show_hex(hex_) for hex_ in hexes])


def tiles_view(s: WormsState) -> tuple[tuple[Hex, ...], ...]:
    tiles = s.setting.box.tiles
    return tuple([show_all(hexes_of(tiles[tile], turns, anchor)) for tile, turns, anchor in s.laid])


def land_view(s: WormsState) -> tuple[Hex, ...]:
    """While tiles are laid, theirs."""
    return show_all(s.ground.land) if s.ground.land else tuple([hex_ for tile in tiles_view(s) for hex_ in tile])


def covered_view(s: WormsState) -> tuple[Hex, ...]:
    return show_all([hex_ for hex_ in s.ground.map.hexes if s.ground.was_land(hex_)])


def target_view(s: WormsState) -> Hex | None:
    return show_hex(s.target) if s.target != NOWHERE else None


def things_view(s: WormsState) -> dict[str, Spot]:
    worms: dict[int, tuple[int, ...]] = {}
    for worm, hex_ in enumerate(s.worm_hex):
        if hex_ != NOWHERE:
            how = worm << 2 | (s.worm_health[worm] == LYING) << 1 | s.frozen[worm]
            worms[hex_] = (*worms.get(hex_, ()), how)
    on, hexes = bytes(s.on), s.ground.map.hexes
    spots = []
    for cell in compress(range(len(s.crowd)), s.crowd):
        hex_ = hexes[cell]
        spots.append(spot_view(hex_, worms.get(hex_, ()), on[cell * KINDS : cell * KINDS + KINDS]))
    return dict(spots)


@lru_cache(maxsize=8192)
def spot_view(hex_: int, worms: tuple[int, ...], others: bytes) -> tuple[str, Spot]:
    """A hex, and what is on it, worms first, each with how it lies there. Most are as they were when somebody looked
    before."""
    things = [show_worm(worm >> 2, bool(worm & 2), bool(worm & 1)) for worm in worms]
    things += [KINDS_SHOWN[kind] for kind in range(KINDS) for _ in range(others[kind])]
    return write_hex(hex_), Spot(show_hex(hex_), tuple(things))


ALL_SET_UP: Final = SetupView([], None, None, ())

VIEW: Final = Group(
    "view",
    View,
    Part("edition", (), lambda s: s.setting.edition),
    Part("variants", (), lambda s: list(s.setting.variants)),
    Part("seats", ("team_of_seat", "worm_health", "shielded", "open_hand", "hidden_hand"), seats_view),
    Group(
        "map",
        MapView,
        Part("dial", (), lambda _: show_hex(DIAL)),
        Part("wind", ("wind",), lambda s: s.wind),
        Part("tiles", ("laid",), tiles_view),
        Part("land", ("ground", "laid"), land_view),
        Part("covered", ("ground",), covered_view),
        Part("things", ("ground", "on", "crowd", "worm_hex", "worm_health", "frozen"), things_view),
        Part("target", ("target",), target_view),
        Part("arrow", ("arrow",), lambda s: s.arrow),
    ),
    Part("pool", ("pool",), pool_view),
    Part("turn", ("turns", "seat", "step", "worm", "card", "ending"), turn_view),
    Part("decks", ("bag", "supply_top", "drops_left", "drops_gone", "discards", "sudden"), decks_view),
    Part("setup", ("turns", "question", "resume", "pile"), setup_view),
    Part("winners", ("over", "winners"), winners_view),
)
