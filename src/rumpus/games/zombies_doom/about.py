"""What answers, questions and events are about, as data: the same that notation.py writes for people and records."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from rumpus.games.zombies_doom.board import NOWHERE
from rumpus.games.zombies_doom.notation import (
    DIE,
    DONE,
    KEEP,
    STAY,
    STOP,
    TO_FIGURE,
    each_of,
    read_swap,
    read_teleport,
    read_trophies,
    show_use,
)
from rumpus.games.zombies_doom.rules.fight import place_attacked
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.structs import About, Place
from rumpus.games.zombies_doom.things import MONSTER_NAMES, MONSTERS, PILE_NAMES
from rumpus.kernel.question import Question

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


def show_place(setting: ZombiesSetting, place: int) -> Place | None:
    """None for a figure that is nowhere yet."""
    return None if place == NOWHERE else setting.shown_places[place]


# Answers: by the kind of question, from whoever is asked and the option


def about_going(s: "ZombiesState", seat: int, option: int) -> About:
    if option == STOP:
        return About("stop", place=show_place(s.setting, s.figure[seat]))
    if option >= DIE:
        return About("die")
    if option >= TO_FIGURE:
        other, use = read_teleport(option)
        return About(
            "teleport", other=other, place=show_place(s.setting, s.figure[other]), uses=[show_use(s.setting, use)]
        )
    return About("go", place=s.setting.shown_places[option])


def about_using(s: "ZombiesState", _: int, option: int) -> About:
    return About("use", uses=[show_use(s.setting, use) for use in each_of(option)])


def about_discarding(s: "ZombiesState", _: int, use: int) -> About:
    return About("keep") if use == KEEP else About("discard", uses=[show_use(s.setting, use)])


def about_luring(s: "ZombiesState", _: int, option: int) -> About:
    out, place, monster = read_swap(option)
    lured = MONSTER_NAMES[monster]
    return About("lure", place=s.setting.shown_places[place], lured=lured, monster=MONSTER_NAMES[out] if out else None)


def about_throwing(s: "ZombiesState", _: int, task: int) -> About:
    return About("done") if task == DONE else About("throw", task=s.setting.box.tasks[task].id)


def about_rising(s: "ZombiesState", seat: int, place: int) -> About:
    if place == STAY:
        return About("stay", place=show_place(s.setting, s.figure[seat]))
    return About("return", place=s.setting.shown_places[place])


def about_keeping(_: "ZombiesState", __: int, option: int) -> About:
    counts = zip(MONSTERS, read_trophies(option), strict=True)
    return About("keep", trophies=[MONSTER_NAMES[monster] for monster, count in counts for _ in range(count)])


OPTIONS: Final[Mapping[str, Callable[["ZombiesState", int, int], About]]] = {
    "first": lambda _, __, seat: About("first", seat=seat),
    "tile": lambda s, _, tile: About("lay", tile=s.setting.box.tiles[tile].id),
    "turn": lambda _, __, quarters: About("turn", quarters=quarters),
    "monster": lambda s, _, option: About(
        "monster", monster=MONSTER_NAMES[option % 8], place=s.setting.shown_places[option // 8]
    ),
    "spell": lambda s, _, spell: About("spell", spell=s.setting.box.spells[spell].id),
    "weapon": lambda s, _, card: About("weapon", card=s.setting.faces[card][0]),
    "task": lambda s, _, task: About("task", task=s.setting.box.tasks[task].id),
    "start": lambda s, _, place: About("start", place=s.setting.shown_places[place]),
    "go": about_going,
    "go-on": about_going,
    "go-from-there": about_going,
    "use": about_using,
    "discard": about_discarding,
    "lure": about_luring,
    "camp": lambda _, __, draws: About("draw", deck="spell" if draws else None),
    "throw": about_throwing,
    "rise": about_rising,
    "trophies": about_keeping,
    "draw": lambda _, __, pile: About("draw", deck=PILE_NAMES[pile]),
    "take-trophy": lambda _, __, monster: About("take", monster=MONSTER_NAMES[monster]),
    "take-others-trophy": lambda _, __, option: About("take", other=option // 8, monster=MONSTER_NAMES[option % 8]),
}


def about_question(s: "ZombiesState", question: Question) -> About:
    """Who is asked, if it is not chance, and the tile under attack while it is about that."""
    return About(seat=question.seat if question.seat >= 0 else None, place=target_of(s))


def target_of(s: "ZombiesState") -> Place | None:
    """The tile that is being attacked while somebody chooses how."""
    place = place_attacked(s)
    return None if place is None else s.setting.shown_places[place]


# Events: by the names of their arguments, each as the field it fills

Field: TypeAlias = tuple[str, Callable[[ZombiesSetting, int], Any]]


def as_place(setting: ZombiesSetting, place: int) -> Place:
    return setting.shown_places[place]


def as_monster(_: ZombiesSetting, monster: int) -> str:
    return MONSTER_NAMES[monster]


def as_number(_: ZombiesSetting, number: int) -> int:
    return number


ARGUMENTS: Final[Mapping[str, Field | None]] = {
    "seat": ("seat", as_number),
    "other": ("other", as_number),
    "place": ("place", as_place),
    "there": ("there", as_place),
    "origin": ("origin", as_place),
    "monster": ("monster", as_monster),
    "lured": ("lured", as_monster),
    "card": ("card", lambda setting, card: setting.faces[card][0]),
    "weapon": None,  # it stands on the card
    "spell": ("spell", lambda setting, spell: setting.box.spells[spell].id),
    "pile": ("deck", lambda _, pile: PILE_NAMES[pile]),
    "task": ("task", lambda setting, task: setting.box.tasks[task].id),
    "quarters": ("quarters", as_number),
    "count": ("count", as_number),
    "tokens": ("count", as_number),
    "score": ("score", as_number),
    "turn": ("turn", as_number),
}


def about_event(setting: ZombiesSetting, id: str, args: Mapping[str, Any]) -> About:
    fields: dict[str, Any] = {
        field[0]: field[1](setting, value) for name, value in args.items() if (field := ARGUMENTS[name]) is not None
    }
    if id == "draws-spell":  # from the one deck there is
        fields["deck"] = "spell"
    return About(**fields)
