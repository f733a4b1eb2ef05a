"""How what a seat sees of Zombies Doom becomes numbers: each part of the view (view.py) in its place."""

from typing import Any

from rumpus.games.zombies_doom.board import KIND_NAMES, PLACES, write_place
from rumpus.games.zombies_doom.notation import write_use
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.things import MONSTER_NAMES, PILES, SPARING, SPELL_NAMES, SPELLS, WEAPON_NAMES
from rumpus.games.zombies_doom.vocabulary import uses_with
from rumpus.kernel.box import index_by_id
from rumpus.kernel.sight import LEFT_OUT, Arranged, Bag, Count, Each, Fields, Flag, OneOf, Part, seats_from_viewer
from rumpus.parts.squaregrid import DIRECTION_NAMES

USUAL_TURNS = 40
USUAL_DECK = 10
USUAL_SCORE = 4
MONSTERS_BY_NAME = MONSTER_NAMES[1:]
SPELLS_BY_NAME = SPELL_NAMES[1:]
PILES_BY_NAME = tuple(WEAPON_NAMES[pile] for pile in PILES)


def sight(setting: ZombiesSetting) -> Part:
    places = [write_place(place) for place in range(PLACES)]
    seats = range(setting.seats)
    hands = hand_words(setting)
    tasks = index_by_id(setting.box.tasks)
    return Arranged(
        arrange,
        Fields(
            {
                "you": LEFT_OUT,  # always the first of the seats
                "variants": LEFT_OUT,
                "target": LEFT_OUT,
                "weapons": Bag(hands),
                "spells": Bag(SPELLS_BY_NAME),
                "seats": Each(seats, Fields(seat_parts(places, hands, tasks))),
                "map": Each(places, Fields(tile_parts(seats))),
                "tasks": Bag(tasks),
                "turn": Fields(
                    {
                        "number": Count(USUAL_TURNS),
                        "seat": OneOf(seats),
                        "fought": Flag(),
                        "held": Bag(write_use(setting, use) for use in uses_with(setting, SPELLS)),
                        "target": OneOf(places),
                    }
                ),
                "decks": Fields(deck_parts(setting)),
                "winner": OneOf(seats),
            }
        ),
    )


def hand_words(setting: ZombiesSetting) -> list[str]:
    """How weapons in hands are written: Z2.3, Z2.8: one that stays may have used up its printed spell."""
    weapons = [weapon for weapon, copies in zip(setting.box.weapons, setting.weapon_copies, strict=True) if copies]
    spent = [f"{weapon.id} spent" for weapon in weapons if weapon.spell in SPARING]
    return [*(weapon.id for weapon in weapons), *spent]


def seat_parts(places: list[str], hands: list[str], tasks: dict[str, int]) -> dict[str, Part]:
    return {
        "name": LEFT_OUT,
        "place": OneOf(places),
        "ways": LEFT_OUT,  # they follow from the map
        "unknown_weapons": Bag(PILES_BY_NAME),
        "known_weapons": Bag(hands),
        "spell_count": Count(),
        "trophies": Bag(MONSTERS_BY_NAME),
        "tokens": Count(USUAL_SCORE),
        "tasks": Bag(tasks),
        "score": Count(USUAL_SCORE),
    }


def tile_parts(seats: range) -> dict[str, Part]:
    return {
        "place": LEFT_OUT,
        "kind": OneOf(KIND_NAMES),
        "weapons": Bag(PILES_BY_NAME),
        "rock": Bag(DIRECTION_NAMES),
        "monsters": Bag(MONSTERS_BY_NAME),
        "tokens": Count(),
        "figures": Bag(seats),
        "reach": LEFT_OUT,  # it follows from the map
    }


def deck_parts(setting: ZombiesSetting) -> dict[str, Part]:
    cards, tasks = hand_words(setting), index_by_id(setting.box.tasks)
    return {
        "piles": Each(PILES_BY_NAME, Count(USUAL_DECK)),
        "discards": Each(PILES_BY_NAME, Bag(cards)),
        "spells": Count(USUAL_DECK),
        "spell_discards": Bag(SPELLS_BY_NAME),
        "tasks": Count(USUAL_DECK),
        "task_discards": Bag(tasks),
        "monsters": Each(MONSTERS_BY_NAME, Count(USUAL_DECK)),
    }


def arrange(view: dict[str, Any]) -> dict[str, Any]:
    """Seats from the viewer's own on, with its cards apart."""
    seats, after = seats_from_viewer(view)
    turn = view["turn"]
    return {
        **view,
        **seats,
        "map": {
            place: tile | {"figures": [after[name] for name in tile["figures"]]} for place, tile in view["map"].items()
        },
        "tasks": [task["id"] for task in view["tasks"]],
        "turn": turn | {"seat": after[turn["seat"]]},
        "winner": after[view["winner"]],
    }
