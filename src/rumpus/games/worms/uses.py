"""Which events bring a card or a tile of the box into play: for the lab, which counts them. What is drawn tells more
about a card than what is played: chance gave it, to whoever was ahead as often as to whoever was not."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from rumpus.boxes.uses import Use, Uses, UsesOfEvent
from rumpus.games.worms.state import WormsState

Args: TypeAlias = Mapping[str, Any]


def card_played(s: WormsState, args: Args) -> tuple[Use, ...]:
    return (Use("card", s.setting.box.weapons[args["card"]].id, args["seat"]),)


def card_drawn(s: WormsState, args: Args) -> tuple[Use, ...]:
    return (Use("drawn", s.setting.box.weapons[args["card"]].id, args["seat"]),)


def drop_card_turned(s: WormsState, args: Args) -> tuple[Use, ...]:
    return (Use("drop", s.setting.box.drops[args["drop"]].id, None),)


def sudden_death_turned(s: WormsState, args: Args) -> tuple[Use, ...]:
    return (Use("sudden", s.setting.box.sudden_deaths[args["sudden"]].id, None),)


def tile_laid(s: WormsState, args: Args) -> tuple[Use, ...]:
    return (Use("tile", s.setting.box.tiles[args["tile"]].id, None),)


class WormsUses(Uses):
    by_event: Mapping[str, UsesOfEvent] = {
        "plays": card_played,
        "draws": card_drawn,
        "starter": card_drawn,
        "drop-card": drop_card_turned,
        "sudden-death": sudden_death_turned,
        "tile-laid": tile_laid,
    }
