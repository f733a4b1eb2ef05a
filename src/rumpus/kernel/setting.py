"""What is agreed before a game: the choices there are, and what was chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from rumpus.kernel.message import Refused


class Setting(Protocol):
    """What is agreed before a game and never changes during it: seats, options, box. `Game.agree` makes one."""

    @property
    def seats(self) -> int:
        """How many play."""
        ...

    def header(self) -> dict[str, str]:
        """The options as a record writes them; `Game.setting` reads them back."""
        ...


@dataclass(frozen=True)
class Choice:
    """One of a game's options (edition, variants, …) and what it can be."""

    key: str  #: what it is called
    values: tuple[str, ...]  #: what it can be
    default: str  #: what it is in a record that says nothing of it
    several: bool = False  #: whether it is a list of the values, or none
    by_language: Mapping[str, str] = field(default_factory=dict)  # other defaults, for those who speak it
    open_ended: bool = False  #: values beyond the listed ones are allowed, such as a folder with somebody's own box
    turn_clocks: Mapping[str, int] = field(default_factory=dict)  # values that limit a turn, to so many seconds usually

    def default_in(self, language: str) -> str:
        """What somebody who speaks this language expects."""
        return self.by_language.get(language, self.default)

    def read(self, options: Mapping[str, str]) -> str:
        """The value agreed on, or the default."""
        return self.possible(options.get(self.key, self.default))

    def read_several(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The values agreed on, in the order in which they are listed here."""
        named = [self.possible(name) for name in words(options.get(self.key, self.default))]
        return tuple(value for value in self.values if value in named)

    def chosen(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """All values agreed on, whether there can be several or not."""
        return self.read_several(options) if self.several else (self.read(options),)

    def possible(self, value: str) -> str:
        """The same value. Refused with those there are, if it is none of them."""
        if value not in self.values and not self.open_ended:
            unknown = Refused("option-value-unknown", option=self.key, value=value, possible=self.values)
            raise unknown.under("options", self.key)
        return value


@dataclass(frozen=True)
class PlainSetting:
    """For a game that only looks its options up."""

    seats: int
    options: Mapping[str, str]

    def header(self) -> dict[str, str]:
        return dict(self.options)


def check_seats(seats: int, possible: Sequence[int]) -> None:
    """Whether so many can play."""
    if seats not in possible:
        raise Refused("seats-not-possible", seats=seats, possible=tuple(map(str, possible))).under("seats")


def check_options(options: Mapping[str, str], choices: Sequence[Choice]) -> None:
    """Whether all of these can be chosen at all."""
    known = tuple(choice.key for choice in choices)
    for option in options:
        if option not in known:
            raise Refused("option-unknown", option=option, known=known).under("options", option)


class TurnClock(NamedTuple):
    """How many seconds a turn has unless another number is agreed on, and the value of an option that says so."""

    because: str
    seconds: int


def turn_clock(choices: Sequence[Choice], setting: Setting) -> TurnClock | None:
    """The clock that something agreed on brings with it, if anything does."""
    agreed = setting.header()
    for choice in choices:
        for value in words(agreed.get(choice.key, choice.default)):  # a box may have values of its own
            if value in choice.turn_clocks:
                return TurnClock(value, choice.turn_clocks[value])
    return None


def written(value: object) -> str:
    """What somebody has agreed on in a program, as a record writes it."""
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def words(text: str) -> list[str]:
    """`mine, 2 craters` as a list."""
    return [word.strip() for word in text.split(",") if word.strip()]
