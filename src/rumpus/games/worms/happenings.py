"""What happens in a game: worms that are damaged and destroyed, and by which weapon. For the lab, which counts them."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from rumpus.boxes.happenings import Happening, Happenings, HappeningsOfEvent
from rumpus.games.worms.state import WormsState

Args: TypeAlias = Mapping[str, Any]


def worm_damaged(s: WormsState, args: Args) -> tuple[Happening, ...]:
    return (Happening("damage", s.owner_of(args["worm"]), weapon_at_work(s)),)


def worm_destroyed(s: WormsState, args: Args) -> tuple[Happening, ...]:
    return (Happening("death", s.owner_of(args["worm"]), weapon_at_work(s)),)


def weapon_at_work(s: WormsState) -> str:
    """Nothing, where it is a card of chance's own, or something that lies on the map."""
    return s.setting.box.weapons[s.card].id if s.card >= 0 else ""


class WormsHappenings(Happenings):
    by_event: Mapping[str, HappeningsOfEvent] = {"damaged": worm_damaged, "worm-destroyed": worm_destroyed}
    eventful = frozenset({"damage", "death"})
    sources: Mapping[str, str] = {"first": "order"}
