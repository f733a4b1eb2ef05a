"""How answers and arguments of events are written: `go 3,2`, `use sword with lure`, `draw mace`.

A *use* is a weapon card with what it is used with, as one int: plainly, with a loose spell, or with the spell
printed on it. Answers name cards, not slots of a hand, so that a record can be written when the hand has changed.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from rumpus.games.zombies_doom.board import NOWHERE
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.structs import UseView
from rumpus.games.zombies_doom.things import MONSTER_NAMES, MONSTERS, MOST_SPELLS, WEAPON_NAMES
from rumpus.kernel.message import Argument

# A way to use a weapon: with the spell printed on it. Below are the loose ones, 0 is none.
ITSELF: Final = MOST_SPELLS + 1
SPENT_BIT: Final = 16  # added to the way if the printed spell was used before (Z2.1)
_WAYS: Final = 32
_SECOND: Final = 1 << 13  # two uses in one int

STOP: Final = -1  # go no further
TO_FIGURE: Final = 1 << 27  # a seat and the use that carries the teleport
DIE: Final = 1 << 28  # and the weapons discarded by it, however many
KEEP: Final = 0  # discard no weapon
STAY: Final = NOWHERE  # where one died
DONE: Final = NOWHERE  # throw away no more tasks
_CARD_BITS: Final = 9  # and whether its spell is spent
_TROPHY_BITS: Final = 3  # at most seven of a kind are kept


def plain_use(card: int, spent: bool) -> int:
    """Every other use of the card is this one plus a way."""
    return 1 + card * _WAYS + SPENT_BIT * spent


def card_of(use: int) -> int:
    return (use - 1) // _WAYS


def way_of(use: int) -> int:
    return (use - 1) % SPENT_BIT


def is_spent(use: int) -> bool:
    return (use - 1) & SPENT_BIT != 0


def both(one: int, other: int) -> int:
    """Two uses, or a use and another small int, as one option; the second may be missing (0)."""
    return one + other * _SECOND


def each_of(uses: int) -> tuple[int, ...]:
    """The one or two uses in an option."""
    second, first = divmod(uses, _SECOND)
    return (first, second) if second else (first,)


def die_with(hand: Iterable[int]) -> int:
    """Dying shows the hand, so dying with another hand is another answer."""
    option = 0
    for use in sorted(hand):
        option = option << _CARD_BITS | 1 + 2 * card_of(use) + is_spent(use)
    return DIE + option


def teleport_to(seat: int, use: int) -> int:
    return TO_FIGURE + both(use, seat)


def read_teleport(option: int) -> tuple[int, int]:
    seat, use = divmod(option - TO_FIGURE, _SECOND)
    return seat, use


def swap_of(out: int, place: int, monster: int) -> int:
    """A monster there is lured here; `out` is the one it replaces where there are two to choose from."""
    return (out * 64 + place) * 8 + monster


def read_swap(option: int) -> tuple[int, int, int]:
    return option // 512, option // 8 % 64, option % 8


def kept_trophies(counts: Iterable[int]) -> int:
    """How many demons, humans, undead and beasts are kept."""
    return sum(count << _TROPHY_BITS * which for which, count in enumerate(counts))


def read_trophies(option: int) -> tuple[int, ...]:
    return tuple(option >> _TROPHY_BITS * which & 7 for which in range(len(MONSTERS)))


def spell_of(setting: ZombiesSetting, use: int) -> int:
    """The spell a weapon is used with, or none."""
    way = way_of(use)
    return setting.spell_on[card_of(use)] if way == ITSELF else way


def show_use(setting: ZombiesSetting, use: int) -> UseView:
    """Which weapon, and which spell of which sort."""
    spell, face = spell_of(setting, use), setting.faces[card_of(use)][is_spent(use)]
    return UseView(face, setting.box.spells[spell].id if spell else None, way_of(use) == ITSELF)


def write_use(setting: ZombiesSetting, use: int) -> str:
    return show_use(setting, use).text


def write_go(setting: ZombiesSetting, option: int) -> str:
    if option == STOP:
        return "stop"
    if option >= DIE:
        return "die"
    if option >= TO_FIGURE:
        return write_teleport(setting, *read_teleport(option))
    return f"go {setting.board.write(option)}"


def write_teleport(setting: ZombiesSetting, seat: int, use: int) -> str:
    """With which spell goes without saying where the box has one only that does it."""
    written = write_use(setting, use)
    if len(setting.to_change_places) == 1 and way_of(use) != ITSELF:
        written = written.rpartition(" with ")[0]
    return f"teleport player {seat + 1} {written}"


def write_swap(setting: ZombiesSetting, option: int) -> str:
    out, place, monster = read_swap(option)
    text = f"lure {MONSTER_NAMES[monster]} {setting.board.write(place)}"
    return f"{text} for {MONSTER_NAMES[out]}" if out else text


def write_trophies(option: int) -> str:
    counts = zip(MONSTERS, read_trophies(option), strict=True)
    return " ".join(MONSTER_NAMES[monster] for monster, count in counts for _ in range(count))


WRITERS: Final[dict[str, Callable[[ZombiesSetting, int], str]]] = {
    "first": lambda _, seat: f"first {seat + 1}",
    "tile": lambda setting, tile: f"lay {setting.box.tiles[tile].id}",
    "turn": lambda _, quarters: f"turn {quarters}",
    "monster": lambda setting, option: f"monster {MONSTER_NAMES[option % 8]} {setting.board.write(option // 8)}",
    "spell": lambda setting, spell: f"spell {setting.box.spells[spell].id}",
    "weapon": lambda setting, card: f"weapon {setting.box.weapons[card].id}",
    "task": lambda setting, task: f"task {setting.box.tasks[task].id}",
    "start": lambda setting, place: f"start {setting.board.write(place)}",
    "go": write_go,
    "go-on": write_go,
    "go-from-there": write_go,
    "use": lambda setting, uses: "use " + " and ".join(write_use(setting, use) for use in each_of(uses)),
    "discard": lambda setting, use: "keep" if use == KEEP else f"discard {write_use(setting, use)}",
    "lure": write_swap,
    "camp": lambda _, draws: "draw spell" if draws else "draw nothing",
    "throw": lambda setting, task: "done" if task == DONE else f"throw {setting.box.tasks[task].id}",
    "rise": lambda setting, place: "stay" if place == STAY else f"return {setting.board.write(place)}",
    "trophies": lambda _, kept: f"keep {write_trophies(kept)}",
    "draw": lambda _, pile: f"draw {WEAPON_NAMES[pile]}",
    "take-trophy": lambda _, monster: f"take {MONSTER_NAMES[monster]}",
    "take-others-trophy": lambda _, option: f"take {MONSTER_NAMES[option % 8]} from player {option // 8 + 1}",
}


_SPELLERS: dict[str, Callable[[ZombiesSetting, Any], Argument]] = {
    "place": lambda setting, place: setting.board.names[place],
    "there": lambda setting, place: setting.board.names[place],
    "origin": lambda setting, place: setting.board.names[place],
    "monster": lambda _, monster: MONSTER_NAMES[monster],
    "lured": lambda _, monster: MONSTER_NAMES[monster],
    "card": lambda setting, card: setting.box.weapons[card].id,
    "weapon": lambda _, weapon: WEAPON_NAMES[weapon],
    "spell": lambda setting, spell: setting.box.spells[spell].id,
    "pile": lambda _, pile: WEAPON_NAMES[pile],
    "task": lambda setting, task: setting.box.tasks[task].id,
}


def spell(setting: ZombiesSetting, name: str, value: Any) -> Argument:
    """An argument of an event by its name; plain numbers stay numbers."""
    speller = _SPELLERS.get(name)
    result: Argument = value if speller is None else speller(setting, value)
    return result
