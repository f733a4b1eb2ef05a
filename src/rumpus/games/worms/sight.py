"""How what a seat sees of Worms becomes numbers: each part of the view (view.py) in its place."""

from itertools import product
from typing import Any

from rumpus.games.worms.notation import PILE_NAMES
from rumpus.games.worms.rules.tiles import DIAL
from rumpus.games.worms.setting import WormsSetting
from rumpus.games.worms.things import KIND_NAMES, LETTERS, TEAM_NAMES
from rumpus.games.worms.vocabulary import length, possible_land
from rumpus.kernel.box import index_by_id
from rumpus.kernel.sight import LEFT_OUT, Arranged, Bag, Count, Each, Fields, Flag, OneOf, Part, Spot, seats_from_viewer
from rumpus.parts.hexgrid import DIRECTIONS, disk, write_hex

STEPS = range(9)  # W3.1, and 0 before the first turn
USUAL_TURNS = 40
USUAL_DECK = 10
USUAL_DISTANCE = 4


def sight(setting: WormsSetting) -> Part:
    box = setting.box
    land = [write_hex(hex_) for hex_ in possible_land(setting)]
    worms = [f"{team} {letter}" for team, letter in product(TEAM_NAMES[: setting.seats], LETTERS)]
    weapons, sudden = index_by_id(box.weapons), index_by_id(box.sudden_deaths)
    drafted = setting.sudden_death_draft
    return Arranged(
        arrange,
        Fields(
            {
                "you": LEFT_OUT,  # always the first of the seats
                "edition": LEFT_OUT,
                "variants": LEFT_OUT,
                "hand": Bag(weapons),
                "sudden_deaths": Bag(sudden) if drafted else LEFT_OUT,
                "sudden_death_kept": OneOf(sudden) if drafted else LEFT_OUT,
                "seats": Each(range(setting.seats), Fields(seat_parts(setting, worms))),
                "map": Fields(map_parts(land, worms)),
                "pool": Each((*KIND_NAMES, "water"), Count(USUAL_DECK)),
                "turn": Fields(
                    {
                        "number": Count(USUAL_TURNS),
                        "seat": OneOf(range(setting.seats)),
                        "step": OneOf(STEPS),
                        "worm": OneOf(worms),
                        "card": OneOf(weapons),
                        "last_round": Flag(),
                    }
                ),
                "decks": Fields(
                    {
                        "supply": Count(USUAL_DECK),
                        "drop": Count(USUAL_DECK),
                        "drops_gone": Bag(index_by_id(box.drops)),
                        "weapons_gone": Bag(weapons),
                        "sudden_death": OneOf(sudden),
                    }
                ),
                "setup": LEFT_OUT if setting.first_game else Fields(setup_parts(setting)),
                "over": Flag(),
                "winners": Bag(range(setting.seats)),
            }
        ),
    )


def seat_parts(setting: WormsSetting, worms: list[str]) -> dict[str, Part]:
    return {
        "name": LEFT_OUT,
        "team": OneOf(TEAM_NAMES[: setting.seats]),
        "worms": Bag(worms),
        "ice": Flag(),
        "known_cards": Bag(index_by_id(setting.box.weapons)),
        "unknown_starters": Count(),
        "unknown_supplies": Count(),
    }


def map_parts(land: list[str], worms: list[str]) -> dict[str, Part]:
    return {
        "dial": LEFT_OUT,
        "wind": OneOf(DIRECTIONS),
        "tiles": LEFT_OUT,  # only what is land matters
        "land": Bag(land),
        "covered": Bag(land),
        "things": Each(land, Bag((*worms, *KIND_NAMES))),
        "lying": Bag(worms),
        "frozen": Bag(worms),
        "target": Spot(USUAL_DISTANCE),
        "arrow": OneOf((0, *DIRECTIONS)),
    }


def setup_parts(setting: WormsSetting) -> dict[str, Part]:
    tiles = setting.box.tiles
    near = disk(DIAL, max(length(tile) for tile in tiles))
    return {
        "pile": Each(PILE_NAMES, Count()),
        "thing": OneOf(PILE_NAMES),
        "tile": OneOf(index_by_id(tiles)),
        "tile_hexes": Bag(write_hex(hex_) for hex_ in near),
    }


def arrange(view: dict[str, Any]) -> dict[str, Any]:
    """Seats from the viewer's own on, with its cards apart; what state worms are in apart from where they are."""
    seats, after = seats_from_viewer(view)
    turn, things, winners = view["turn"], view["map"]["things"], view["winners"]
    words = [word for there in things.values() for word in there]
    return {
        **view,
        **seats,
        "map": view["map"]
        | {
            "things": {hex_: [worm_in(word) for word in there] for hex_, there in things.items()},
            "lying": [worm_in(word) for word in words if " lying" in word],
            "frozen": [worm_in(word) for word in words if " frozen" in word],
        },
        "turn": turn | {"seat": after[turn["seat"]]},
        "over": winners is not None,
        "winners": [after[name] for name in winners or ()],
    }


def worm_in(word: str) -> str:
    """`red A` of `red A lying frozen`; other Things as they are."""
    return word.removesuffix(" frozen").removesuffix(" lying")
