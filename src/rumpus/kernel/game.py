"""What the house asks of a game. Table, bots and lab know games only through this."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from rumpus.kernel.chance import Chance
from rumpus.kernel.lexicon import Lexicon, read_lexicon
from rumpus.kernel.message import Message, Refused, Say
from rumpus.kernel.sight import Part
from rumpus.kernel.state import State
from rumpus.kernel.vocabulary import Vocabulary
from rumpus.kernel.written import words


@dataclass(frozen=True)
class Choice:
    """One of a game's options (edition, variants, …) and what it can be. `several`: a list of the values, or none."""

    key: str
    values: tuple[str, ...]
    default: str
    several: bool = False
    by_language: Mapping[str, str] = field(default_factory=dict)  # other defaults, for those who speak it
    open_ended: bool = False  # values beyond the listed ones are allowed, such as a folder with somebody's own box
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
        if value not in self.values and not self.open_ended:
            unknown = Refused("option-value-unknown", option=self.key, value=value, possible=self.values)
            raise unknown.under("options", self.key)
        return value


def check_options(options: Mapping[str, str], choices: Sequence[Choice]) -> None:
    """Whether all of these can be chosen at all."""
    known = tuple(choice.key for choice in choices)
    for option in options:
        if option not in known:
            raise Refused("option-unknown", option=option, known=known).under("options", option)


@dataclass(frozen=True)
class Sheet:
    """One thing of the box as it can be looked up, line by line; `facts` are what a picture of it is made from."""

    id: str
    kind: str
    lines: tuple[Message, ...]
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class Prospect:
    """A spot of the board, and on which outcomes of chance something gets there."""

    spot: str
    message: Message


class TurnClock(NamedTuple):
    """How many seconds a turn has unless another number is agreed on, and the value of an option that says so."""

    because: str
    seconds: int


class BoxWords(NamedTuple):
    """What a box adds to the words of its game."""

    names: Mapping[str, str] = {}  # what ids such as a card's are called there
    renamed: frozenset[str] = frozenset()  # ids whose name is not the standard box's: no language has a word for it
    numbers: Mapping[str, int] = {}  # which any sentence may use


class Setting(Protocol):
    """What is agreed before a game and never changes during it: seats, options, box."""

    @property
    def seats(self) -> int: ...

    def header(self) -> dict[str, str]:
        """The options as a record writes them; `Game.setting` reads them back."""
        ...


class Use(NamedTuple):
    """Something of the box that came into play, and for whom; what chance brings, such as a drop card, is nobody's."""

    kind: str
    id: str
    seat: int | None


# Of an event that is just happening, with its arguments in the rules' own numbers.
Uses: TypeAlias = Callable[[Any, Mapping[str, Any]], tuple[Use, ...]]


class Fate(NamedTuple):
    """What has become of something that matters to a player, such as one worm: one of several things that can."""

    subject: str
    id: str  # of the message that says it, with `subject`
    notable: bool = True  # whether it is worth saying even if it is certain


AnySetting = TypeVar("AnySetting", bound=Setting)
AnyState = TypeVar("AnyState", bound=State)


class Game(ABC, Generic[AnySetting, AnyState]):
    id: str
    rules_version: int
    seats: tuple[int, ...]  # how many can play
    choices: tuple[Choice, ...]
    at_once: Mapping[str, str] = {}  # options for somebody who just wants to play
    terms: tuple[str, ...]  # what matters in a position, by name (`appraise`)
    uses: Mapping[str, Uses] = {}  # by event: what of the box comes into play by it
    decisions: tuple[str, ...]  # kinds of question that begin something new; others belong to what was chosen before

    @abstractmethod
    def setting(self, seats: int, options: Mapping[str, str]) -> AnySetting:
        """The agreed options, checked; what is missing takes its default. Refused if they contradict each other."""

    @abstractmethod
    def start(self, setting: AnySetting) -> AnyState:
        """A new game, stopped before its first rule."""

    @abstractmethod
    def load(self, setting: AnySetting, data: dict[str, Any]) -> AnyState:
        """The state that `to_json` wrote."""

    @abstractmethod
    def open_view(self, state: AnyState) -> dict[str, Any]:
        """What everybody, spectators included, may know, built from nothing."""

    @abstractmethod
    def own_view(self, state: AnyState, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
        """What a seat sees differently: those parts of the open view, `seen`, in whose place it has others."""

    def view(self, state: AnyState, viewer: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know."""
        seen = self.open_view(state)
        return seen if viewer is None else seen | self.own_view(state, viewer, seen)

    @abstractmethod
    def redeal(self, state: AnyState, viewer: int | None, chance: Chance) -> AnyState:
        """Another state this viewer cannot tell from the given one: everything hidden dealt anew."""

    @abstractmethod
    def gather(self, state: AnyState, viewer: int) -> AnyState | None:
        """A state with all that is hidden from the viewer back in its deck, so that draws are as likely as they seem.
        None where a deck could run out. Nobody but the viewer can go on from there."""

    @abstractmethod
    def fates(self, before: AnyState, after: AnyState) -> list[Fate]:
        """What has become, between two states, of everything that matters to whoever was asked in the first."""

    def losses(self, before: AnyState, now: AnyState) -> tuple[Message, ...]:
        """What of their own whoever was asked in the first state has lost in the second, such as a worm: players are
        asked once more before an answer that is almost certain to cost them that."""
        return ()

    @abstractmethod
    def appraise(self, state: AnyState) -> list[tuple[float, ...]]:
        """What each of the terms is worth to each seat. Whose sum is greater by 1 is e times as likely to win."""

    @abstractmethod
    def promise(self, state: AnyState) -> list[float]:
        """For each option of a player's open question a weight above 0: how promising it looks at a glance."""

    @abstractmethod
    def vocabulary(self, setting: AnySetting) -> Vocabulary:
        """Everything that may ever be answered; there may be more in it, never less."""

    @abstractmethod
    def sight(self, setting: AnySetting) -> Part:
        """How a seat's view is written as numbers."""

    @abstractmethod
    def interruptions(self, state: AnyState) -> tuple[str, ...]:
        """What may be said from outside the rules now, such as that the time is up."""

    @abstractmethod
    def interrupt(self, state: AnyState, text: str) -> None:
        """Something was said from outside: one of `interruptions`."""

    def turn_clock(self, setting: AnySetting) -> TurnClock | None:
        """The clock that something agreed on brings with it, if anything does."""
        agreed = setting.header()
        for choice in self.choices:
            for value in choice.chosen(agreed) if choice.turn_clocks else ():
                if value in choice.turn_clocks:
                    return TurnClock(value, choice.turn_clocks[value])
        return None

    @abstractmethod
    def position(self, options: Mapping[str, str], table: Mapping[str, Any]) -> AnyState:
        """A state given directly, as scenarios write it."""

    def without_places(self, text: str) -> str:
        """An answer that could name another place on another map, with the place left open. Where the map is always the
        same, as it is."""
        return text

    def lexicon(self) -> Lexicon:
        """What its rules can cite and tell of."""
        return read_lexicon(type(self).__module__.rpartition(".")[0])

    @abstractmethod
    def facts(self, state: AnyState) -> dict[str, Any]:
        """What scenarios can expect of a state: the same words in which a position is given."""

    @abstractmethod
    def draw(self, view: dict[str, Any], say: Say) -> str:
        """The table in text, for the terminal; its last line says which moment of the game it is."""

    @abstractmethod
    def describe(self, state: AnyState, viewer: int | None, word: str) -> tuple[Message, ...]:
        """What a word of the notation stands for, such as a card, line by line; `hand` is all the viewer's cards."""

    @abstractmethod
    def sheets(self, setting: AnySetting) -> list[Sheet]:
        """Everything of the box that can be looked up."""

    @abstractmethod
    def outlook(self, state: AnyState, option: int) -> list[Prospect]:
        """Where on the board this answer to the open question may lead, for whoever is asked; nothing hidden in it."""

    @abstractmethod
    def names(self, setting: AnySetting) -> dict[str, str]:
        """What ids of the box, such as cards', are called there: no language's words, but the box's own."""

    def numbers(self, setting: AnySetting) -> Mapping[str, int]:
        """The numbers that sentences, such as those of the rules, take from the box: by the names they have there."""
        return {}

    def box_words(self, setting: AnySetting) -> BoxWords:
        """What is said of the box in play, and not of the standard one."""
        names, usual = self.names(setting), self.names(self.setting(self.seats[0], {}))
        renamed = frozenset(id for id, name in names.items() if usual.get(id, name) != name)
        return BoxWords(names, renamed, self.numbers(setting))

    def lessons(self) -> Mapping[str, Traversable]:
        """The files of its lessons by their ids, the first lesson first."""
        return {}

    @abstractmethod
    def box_files(self, name: str) -> dict[str, bytes]:
        """The files of the box of that name or in that folder."""

    def bring_box(self, files: Mapping[str, bytes], digest: str = "") -> str:
        """Have a box by its content, whatever has become of its folder; its digest, or the one it is to be known by."""
        raise Refused("box-not-ours", possible=())

    def brought_box(self, written: str) -> Mapping[str, bytes] | None:
        """The files of the box that a record writes so, if it was brought."""
        return None

    @abstractmethod
    def check_box(self, folder: Path) -> list[Message]:
        """Everything wrong with somebody's own box."""

    def box_title(self, folder: Path) -> str:
        """What a box with nothing wrong calls itself."""
        return folder.name

    @abstractmethod
    def count_box(self, folder: Path) -> Message:
        """What a box with nothing wrong holds."""


AnyGame = Game[Any, Any]
