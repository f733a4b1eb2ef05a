"""What happens in a game: fights, deaths, the castle taken. For the lab, which counts them."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from rumpus.boxes.happenings import Happening, Happenings, HappeningsOfEvent
from rumpus.games.zombies_doom.state import ZombiesState

Args: TypeAlias = Mapping[str, Any]


def fought(s: ZombiesState, args: Args) -> tuple[Happening, ...]:
    return (Happening("fight", args["seat"]),)


def died(s: ZombiesState, args: Args) -> tuple[Happening, ...]:
    return (Happening("death", args["seat"]),)


def castle_taken(s: ZombiesState, args: Args) -> tuple[Happening, ...]:
    return (Happening("castle", args["seat"]),) if args["place"] == s.setting.box.board.castle else ()


class ZombiesHappenings(Happenings):
    by_event: Mapping[str, HappeningsOfEvent] = {"beats": fought, "dies": died, "takes-tokens": castle_taken}
    eventful = frozenset({"fight"})
    sources: Mapping[str, str] = {"first": "order", "tile": "map", "turn": "map"}
