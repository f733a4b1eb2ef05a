"""Every phrase a card may be written in: the one table that reading, the rules and the wording share.

A phrase that gives a target sets the token down; one that needs a target cannot stand before that.
"it" is the Thing an earlier line chose, "the same hex" the one an earlier line placed something on.
"""

from typing import Final

from rumpus.games.worms.cards.card import Phrase, Role
from rumpus.games.worms.things import CRATE, CRATER, DICE, DRUM, FIRE, MINE

TEXT: Final = "text"
REVEAL: Final = "when revealed"
STANDING: Final = "from now on"
END: Final = "at the end of the turn"
DROP: Final = "drop"
SECTIONS: Final = (TEXT, REVEAL, STANDING, END, DROP)

# What needs the active worm belongs on weapons only: by the end of the turn it may be gone.
WEAPON: Final = (TEXT,)
AIMED: Final = (TEXT, END)
ANYWHERE: Final = (TEXT, REVEAL, END, DROP)

TARGET: Final = "target"
AIRSTRIKE: Final = "airstrike"
THING: Final = "thing"
PLACEMENT: Final = "placement"

NUMBER_GAP: Final = "<n>"
THING_GAP: Final = "<thing>"
THINGS: Final = {"a mine": MINE, "an oil drum": DRUM, "a crate": CRATE, "a fire": FIRE, "a crater": CRATER}


def _target(pattern: str, shape: str, within: str | int, new: int, says: str) -> Phrase:
    gives = AIRSTRIKE if shape == AIRSTRIKE else TARGET
    return Phrase(pattern, ("target", shape, within, new), says, AIMED if shape == "last" else WEAPON, gives=gives)


TARGETS: Final = (
    _target("target any hex", "any", 0, 0, "card-target-any"),
    _target("target a new hex", "any", 0, 1, "card-target-any-new"),
    _target("target a hex within <n>", "any", "<n>", 0, "card-target-any-within"),
    _target("target a new hex within <n>", "any", "<n>", 1, "card-target-any-new-within"),
    _target("target a direct hex", "direct", 0, 0, "card-target-direct"),
    _target("target a new direct hex", "direct", 0, 1, "card-target-direct-new"),
    _target("target a direct hex within <n>", "direct", "<n>", 0, "card-target-direct-within"),
    _target("target a new direct hex within <n>", "direct", "<n>", 1, "card-target-direct-new-within"),
    _target("target a non-full hex", "non-full", 0, 0, "card-target-non-full"),
    _target("target a non-full hex within <n>", "non-full", "<n>", 0, "card-target-non-full-within"),
    _target("target your own hex", "own", 0, 0, "card-target-own"),
    _target("target the last hex of your worm", "last", 0, 0, "card-target-last"),
    _target("target an airstrike", "airstrike", 0, 0, "card-target-airstrike"),
    _target("target a new airstrike", "airstrike", 0, 1, "card-target-airstrike-new"),
)

MOVING_THE_TARGET: Final = (
    Phrase("accuracy <n>", ("accuracy", "<n>", 0), "card-accuracy", WEAPON, needs=TARGET, most=DICE),
    Phrase("steady accuracy <n>", ("accuracy", "<n>", 1), "card-accuracy-steady", WEAPON, needs=TARGET, most=DICE),
    Phrase("scatter the target", ("scatter_target",), "card-scatter", AIMED, needs=TARGET),
    Phrase("scatter the target twice", ("scatter_target",), "card-scatter-twice", AIMED, needs=TARGET, times=2),
    Phrase("move the target up to <n> land hexes", ("steer_target", "<n>"), "card-steer", AIMED, needs=TARGET),
)


def _verb(
    pattern: str,
    op: tuple[str | int | tuple[str, ...], ...],
    says: str,
    sections: tuple[str, ...] = AIMED,
    gives: str = "",
    times: int = 1,
    most: int = 9,
) -> Phrase:
    return Phrase(pattern, op, says, sections, Role.VERB, TARGET, gives, times, most)


BLAST: Final = _verb("blast", ("blast",), "card-blast")
VERBS: Final = (
    BLAST,
    _verb("two blasts", ("blast",), "card-two-blasts", times=2),
    _verb("three blasts", ("blast",), "card-three-blasts", times=3),
    _verb("damage a thing", ("damage_a_thing",), "card-damage-thing", gives=THING),
    _verb("damage a worm", ("damage_a_worm",), "card-damage-worm", gives=THING),
    _verb("push a worm <n>", ("push_a_worm", "<n>"), "card-push-worm", WEAPON, gives=THING),
    _verb("place <thing>", ("place", "<thing>"), "card-place"),
    _verb("remove a crater, fire, mine or water", ("remove_one", ("crater", "fire", "mine", "water")), "card-remove"),
    _verb("push the neighbours", ("push_neighbours",), "card-push-neighbours"),
    _verb("spray fire with <n> dice", ("spray_fire", "<n>"), "card-spray-fire", most=DICE),
)

OTHER_EFFECTS: Final = (
    Phrase("blast the token's hex only", ("in_token_hex", (("blast",),)), "card-blast-token-hex", AIMED, needs=TARGET),
    Phrase("push it <n>", ("push_it", "<n>"), "card-push-it", WEAPON, needs=THING),
    Phrase("knockback-scatter it", ("knockback_it",), "card-knockback-it", AIMED, needs=THING),
    Phrase(
        "knockback-scatter every other worm within <n>",
        ("knockback_every_other_worm", "<n>"),
        "card-knockback-others",
        WEAPON,
    ),
    Phrase("move your worm to the target", ("move_worm_to_target",), "card-move-worm", WEAPON, needs=TARGET),
    Phrase("jumps do not scatter", ("smooth_jumps",), "card-smooth-jumps", WEAPON),
    Phrase("ice cubes for your worms", ("ice_cubes",), "card-ice-cubes", WEAPON),
)

HEADINGS: Final = (
    Phrase("twice:", (), "card-twice", AIMED, Role.REPEAT, times=2),
    Phrase("three times:", (), "card-three-times", AIMED, Role.REPEAT, times=3),
    Phrase("four times:", (), "card-four-times", AIMED, Role.REPEAT, times=4),
    Phrase("five times:", (), "card-five-times", AIMED, Role.REPEAT, times=5),
    Phrase("in each hex:", ("in_each_hex",), "card-in-each-hex", AIMED, Role.EACH_HEX, needs=AIRSTRIKE),
    Phrase("at the end of the turn:", ("at_end_of_turn",), "card-at-end-of-turn", WEAPON, Role.LATER, needs=TARGET),
)

WITHOUT_A_TARGET: Final = (
    Phrase(
        "place <thing> on the emptiest hex",
        ("place_on_emptiest", "<thing>"),
        "card-place-emptiest",
        ANYWHERE,
        gives=PLACEMENT,
    ),
    Phrase("place <thing> on the same hex", ("place_on_same", "<thing>"), "card-place-same", ANYWHERE, needs=PLACEMENT),
    Phrase("place <thing> next to water", ("place_next_to_water", "<thing>"), "card-place-by-water", ANYWHERE),
    Phrase("change wind", ("change_wind",), "card-change-wind", ANYWHERE),
    Phrase("blow every other crate down-wind", ("blow_other_crates",), "card-blow-crates", ANYWHERE, needs=PLACEMENT),
    Phrase("supply card for the fewest worms", ("relief",), "card-relief", ANYWHERE),
    Phrase("flip for your healthy worms", ("flip_for_healthy_worms",), "card-flip-for-worms", ANYWHERE),
    Phrase("lay every worm on its side", ("lay_every_worm",), "card-lay-worms", ANYWHERE),
)

STANDING_RULES: Final = (
    Phrase("blasts push their neighbours", ("blasts-push-neighbours",), "card-blasts-push-neighbours", (STANDING,)),
    Phrase("nobody heals", ("nobody-heals",), "card-nobody-heals", (STANDING,)),
    Phrase("mines are never duds", ("mines-are-never-duds",), "card-mines-are-never-duds", (STANDING,)),
    Phrase("crates give superweapons", ("crates-give-superweapons",), "card-crates-give-superweapons", (STANDING,)),
)

PHRASES: Final = (
    *TARGETS,
    *MOVING_THE_TARGET,
    *VERBS,
    *OTHER_EFFECTS,
    *HEADINGS,
    *WITHOUT_A_TARGET,
    *STANDING_RULES,
)
