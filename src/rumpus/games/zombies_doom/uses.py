"""Which events bring a weapon, a spell, a task or a tile into play: for the lab, which counts them."""

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from rumpus.boxes.uses import Use, Uses, UsesOfEvent
from rumpus.games.zombies_doom.board import CROSSROADS, KIND_NAMES, called_of
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import WEAPON_NAMES

Args: TypeAlias = Mapping[str, Any]

use = cache(Use)  # there are few, and each is counted again and again


def weapon_used(s: ZombiesState, args: Args) -> tuple[Use, ...]:
    return (use("weapon", WEAPON_NAMES[args["weapon"]], args["seat"]),)


def weapon_used_with_spell(s: ZombiesState, args: Args) -> tuple[Use, ...]:
    return *weapon_used(s, args), use("spell", s.setting.box.spells[args["spell"]].id, args["seat"])


def spell_drawn(s: ZombiesState, args: Args) -> tuple[Use, ...]:
    return (use("drawn", s.setting.box.spells[args["spell"]].id, args["seat"]),)


def task_completed(s: ZombiesState, args: Args) -> tuple[Use, ...]:
    return (use("task", s.setting.box.tasks[args["task"]].id, args["seat"]),)


def tile_entered(s: ZombiesState, args: Args) -> tuple[Use, ...]:
    """Z4.4: to a place that is not next door there is no way but through crossroads."""
    seat, place = args["seat"], args["place"]
    entered = use("tile", s.setting.box.called[called_of(s.map.tiles[place])] or KIND_NAMES[s.map.kinds[place]], seat)
    if place in s.map.near[args["origin"]]:
        return (entered,)
    return use("tile", KIND_NAMES[CROSSROADS], seat), entered


class ZombiesUses(Uses):
    by_event: Mapping[str, UsesOfEvent] = {
        "uses": weapon_used,
        "uses-with-spell": weapon_used_with_spell,
        "draws-spell": spell_drawn,
        "completes-task": task_completed,
        "goes": tile_entered,
    }
