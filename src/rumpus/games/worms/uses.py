"""Which events bring a card or a tile of the box into play: for the lab, which counts them. What is drawn tells more
about a card than what is played: chance gave it, to whoever was ahead as often as to whoever was not."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from rumpus.games.worms.state import WormsState
from rumpus.kernel.game import Use, Uses

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


USES: Final[Mapping[str, Uses]] = {
    "plays": card_played,
    "draws": card_drawn,
    "starter": card_drawn,
    "drop-card": drop_card_turned,
    "sudden-death": sudden_death_turned,
    "tile-laid": tile_laid,
}
