"""The sorts of what may be answered in a game of Worms, and the names of what can be seen of each at a glance."""

from collections.abc import Mapping
from typing import Final

SPOT: Final = (  # what it is like to stand somewhere
    *("water", "shore", "company", "foes", "near", "in-line"),
    *("mines", "drums", "crates", "fires", "craters", "crates-near", "doomed"),
)
HARM: Final = ("always", "gain", "loss", "foes", "own", "water", "drums", "craters")
THING: Final = ("foe", "foe-lying", "own", "own-lying", "active", "mine", "drum", "crate", "other", "gain", "loss")
SHOVED: Final = ("foe-drowns", "own-drowns", "foe-to-mine", "own-to-mine", "crate", "company", "near", "drowning-next")
WEAPON: Final = (
    *("always", "gain", "loss", "nothing-to-hit", "blasts", "damages", "pushes", "moves", "again", "superweapon"),
    *("moves-worm", "removes", "places", "ice", "smooth", "later", "knocks-back", "fire", "last-round", "spare"),
)
IN_WORDS: Final = frozenset(
    f"hint-glance-{name}"
    for name in (
        "gain",
        "crates",
        "foe-drowns",
        "foe-to-mine",
        "no-loss",
        "no-drowning",
        "no-mines",
        "no-drums",
        "no-company",
        "no-own-drowns",
    )
)
SORTS: Final[Mapping[str, tuple[str, ...]]] = {
    "activate": ("lying", *SPOT, "promise"),
    "stay": ("always", *SPOT),
    "stay-at-the-end": ("always", *SPOT),
    "inch": ("always", *SPOT),
    "inch-at-the-end": ("always", *SPOT),
    "jump": ("always", *SPOT, "drowning", "mines-around", "crates-around"),
    "jump-at-the-end": ("always", *SPOT, "drowning", "mines-around", "crates-around"),
    "pass": ("always", "cards", "last-round"),
    "weapon": WEAPON,
    "shoot": HARM,
    "swing-over": ("always", *SPOT, "drowning", "far"),
    "mend": ("always", "water", "own", "foes", "mine", "fire", "craters", "near-own"),
    "set-a-trap": HARM,
    "die": HARM,
    "die-to-land": ("always", *SPOT, "drowning"),
    "aim": HARM,
    "steer": HARM,
    "hit": THING,
    "push": THING,
    "next": THING,
    "prod": THING,
    "leave": ("always",),
    "meet-mine": ("always",),
    "meet-fire": ("always",),
    "meet-crate": ("always",),
    "meet-worm": ("always",),
    "direction": SHOVED,
    "place-good": SPOT,
    "place-bad": SPOT,
    "remove-mine": ("own", "foes"),
    "remove-fire": ("own", "foes"),
    "remove-crater": ("own", "foes"),
    "remove-water": ("own", "foes"),
    "remove-other": ("own", "foes"),
    "anything": ("always",),
}
