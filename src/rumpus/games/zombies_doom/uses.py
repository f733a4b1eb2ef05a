"""Which events bring a weapon, a spell, a task or a tile into play: for the lab, which counts them."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rumpus.games.zombies_doom.board import CROSSROADS, KIND_NAMES, Map, open_neighbours
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import SPELL_NAMES, WEAPON_NAMES
from rumpus.kernel.game import Use


def uses(s: ZombiesState, event: str, args: Mapping[str, Any]) -> tuple[Use, ...]:
    match event:
        case "uses":
            return (Use("weapon", WEAPON_NAMES[args["weapon"]], args["seat"]),)
        case "uses-with-spell":
            weapon, spell = WEAPON_NAMES[args["weapon"]], SPELL_NAMES[args["spell"]]
            return Use("weapon", weapon, args["seat"]), Use("spell", spell, args["seat"])
        case "draws-spell":
            return (Use("drawn", SPELL_NAMES[args["spell"]], args["seat"]),)
        case "completes-task":
            return (Use("task", s.setting.box.tasks[args["task"]].id, args["seat"]),)
        case "goes":
            seat, place = args["seat"], args["place"]
            entered = Use("tile", KIND_NAMES[s.map.kinds[place]], seat)
            if place in next_door(s.map)[args["origin"]]:
                return (entered,)
            return Use("tile", KIND_NAMES[CROSSROADS], seat), entered  # Z4.4: there is no other way to get there
    return ()


@lru_cache(maxsize=64)
def next_door(map_: Map) -> list[list[int]]:
    """Where one can go from each place without crossroads."""
    return open_neighbours(map_.tiles)
