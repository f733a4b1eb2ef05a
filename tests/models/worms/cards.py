"""The cards of the standard box as the model plays them: what the lines of each say, in order."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

Line: TypeAlias = tuple[str, *tuple[int, ...]]


class Weapon(NamedTuple):
    """W5.2: its action line and its text."""

    symbols: str
    text: tuple[Line, ...]


WEAPONS: Final[Mapping[str, Weapon]] = {
    "bazooka": Weapon("text move", (("target direct",), ("accuracy", 4), ("blast",))),
    "uzi": Weapon("move text", (("target direct", 2), ("damage thing",))),
    "ninja-rope": Weapon("text again", (("target any",), ("accuracy", 4), ("move worm",))),
    "girder": Weapon("text again", (("target any", 2), ("remove",))),
    "grenade": Weapon("text move", (("target any",), ("accuracy", 2), ("blast",))),
    "shotgun": Weapon("text text", (("target new direct", 3), ("damage thing",))),
    "baseball-bat": Weapon("move text", (("target any", 1), ("damage worm",), ("push it", 2))),
    "cluster-bomb": Weapon(
        "text move",
        (("target any",), ("accuracy", 2), ("blast",), *(("scatter target",), ("damage thing",)) * 2),
    ),
    "sheep": Weapon("text move", (("target own",), ("steer", 3), ("scatter target",), ("blast",))),
    "dynamite": Weapon("text move move", (("target own",), ("later",))),
    "air-strike": Weapon("text", (("airstrike",), ("scatter target",), ("blast",))),
    "homing-missile": Weapon("text", (("target any", 3), ("blast",))),
    "prod": Weapon("text again", (("target any", 1), ("push worm", 1))),
    "teleport": Weapon("text again", (("target non-full",), ("move worm",))),
    "mine": Weapon("text move move", (("target any", 1), ("place mine",))),
    "napalm-strike": Weapon("text", (("airstrike",), ("scatter target",), ("napalm",))),
    "mine-strike": Weapon("text", (("airstrike",), ("scatter target",), ("place mine",))),
    "homing-pigeon": Weapon("text move", (("target any",), ("steady accuracy", 5), ("blast",))),
    "mortar": Weapon("text move", (("target direct",), ("accuracy", 3), ("blast",), ("scatter target",), ("blast",))),
    "minigun": Weapon("text text text", (("target direct", 3), ("accuracy", 3), ("damage thing",))),
    "fire-punch": Weapon("move text move", (("target any", 1), ("damage worm",), ("knock it back",))),
    "dragon-ball": Weapon("move text", (("target direct", 2), ("damage thing",), ("push it", 1))),
    "jet-pack": Weapon("text move move again", (("smooth",),)),
    "petrol-bomb": Weapon("text move", (("target any",), ("accuracy", 2), ("damage thing",), ("spray", 3))),
    "old-woman": Weapon("text move move", (("target any", 1), ("scatter target",), ("scatter target",), ("blast",))),
    "freeze": Weapon("text", (("ice",),)),
    "banana-bomb": Weapon(
        "text move", (("target any",), ("accuracy", 3), ("blast",), *(("scatter target",), ("blast",)) * 2)
    ),
    "holy-hand-grenade": Weapon(
        "text", (("target any",), ("accuracy", 2), ("blast",), ("blast",), ("push neighbours",))
    ),
    "concrete-donkey": Weapon("text", (("target any",), ("scatter target",), *(("blast",),) * 3)),
    "super-sheep": Weapon("text move", (("target any",), ("steady accuracy", 5), *(("blast",),) * 2)),
    "carpet-bomb": Weapon("text text", (("new airstrike",), ("scatter target",), ("blast",))),
    "sheep-strike": Weapon(
        "text", (("airstrike",), ("scatter target",), ("blast",), ("scatter target",), ("blast token hex",))
    ),
    "earthquake": Weapon("text", (("earthquake", 2),)),
    "armageddon": Weapon("text", (("target new any",), ("scatter target",), ("scatter target",), ("blast",)) * 5),
}
HARSH_BOX: Final = "tests/data/boxes/harsh-lines"  # the standard box with two cards more
HARSH_WEAPONS: Final[Mapping[str, Weapon]] = {
    "shove": Weapon("text text", (("target any", 1), ("blast",), ("push worm", 2), ("damage worm",), ("push it", 1))),
    "lunge": Weapon(
        "text move",
        (("target direct", 2), ("damage thing",), ("blast",), ("knock it back",), ("push it", 2), ("move worm",)),
    ),
}
SUPERWEAPONS: Final = (
    *("banana-bomb", "holy-hand-grenade", "concrete-donkey", "super-sheep"),
    *("carpet-bomb", "sheep-strike", "earthquake", "armageddon"),
)
COPIES: Final[Mapping[str, int]] = {
    **dict.fromkeys(("bazooka", "uzi", "ninja-rope", "girder"), 4),
    **dict.fromkeys(("grenade", "shotgun", "baseball-bat", "cluster-bomb", "sheep", "dynamite", "air-strike"), 2),
    **dict.fromkeys(("homing-missile", "prod", "teleport", "mine", "banana-bomb", "holy-hand-grenade"), 2),
    **dict.fromkeys(HARSH_WEAPONS, 3),
}  # the others are there once

DROPS: Final[Mapping[str, tuple[str, ...]]] = {
    "supplies": ("crate", "crate"),
    "mine-drop": ("crate", "same mine"),
    "oil-drum-drop": ("crate", "same drum"),
    "crate-drop": ("crate",),
    "minefield": ("mine", "mine"),
    "fuel-dump": ("drum", "drum"),
    "squall": ("crate", "blow crates"),
    "relief": ("crate", "relief"),
}
DROP_COPIES: Final[Mapping[str, int]] = {"supplies": 4, "mine-drop": 3, "oil-drum-drop": 3, "crate-drop": 2}
SUDDEN_DEATHS: Final = (
    *("high-explosive", "rising-water", "one-health", "nuclear-test"),
    *("live-mines", "firestorm", "meteor-shower", "arms-race"),
)
AT_END_OF_TURN: Final[Mapping[str, tuple[Line, ...]]] = {
    "dynamite": (("blast",), ("blast",)),
    "rising-water": (("crater by water",),),
    "nuclear-test": (("flip for worms",),),
    "live-mines": (("mine on emptiest",),),
    "firestorm": (("target own",), ("scatter target",), ("scatter target",), ("place fire",)),
    "meteor-shower": (("target own",), ("scatter target",), ("scatter target",), ("blast",)),
}
