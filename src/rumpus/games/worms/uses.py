"""Which events bring a card or a tile of the box into play: for the lab, which counts them. What is drawn tells more
about a card than what is played: chance gave it, to whoever was ahead as often as to whoever was not."""

from collections.abc import Mapping
from typing import Any

from rumpus.games.worms.state import WormsState
from rumpus.kernel.game import Use


def uses(s: WormsState, event: str, args: Mapping[str, Any]) -> tuple[Use, ...]:
    box = s.setting.box
    match event:
        case "plays":
            return (Use("card", box.weapons[args["card"]].id, args["seat"]),)
        case "draws" | "starter":
            return (Use("drawn", box.weapons[args["card"]].id, args["seat"]),)
        case "drop-card":
            return (Use("drop", box.drops[args["drop"]].id, None),)
        case "sudden-death":
            return (Use("sudden", box.sudden_deaths[args["sudden"]].id, None),)
        case "tile-laid":
            return (Use("tile", box.tiles[args["tile"]].id, None),)
    return ()
