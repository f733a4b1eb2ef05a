"""What the house asks of a game. Table, bots and lab know games only through this."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import index
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar, cast

from msgspec import Struct

from rumpus.kernel.about import AnyAbout
from rumpus.kernel.capability import Capability
from rumpus.kernel.setting import Choice, PlainSetting, Setting, check_options, check_seats, written
from rumpus.kernel.state import State

View: TypeAlias = Any  # what somebody may know, as something that msgspec can encode: a Struct, or a table


class Structs(NamedTuple):
    """In which structs a game tells programs what it tells people in words; None where it has none. The page's types
    and the schemas of the interface are written from them."""

    view: type[Struct] | None = None  # of `Game.open_view`
    own: type[Struct] | None = None  # of `Game.own_view`
    about: type[AnyAbout] | None = None  # of `State.about`, `about_question` and `about_event`


AnySetting = TypeVar("AnySetting", bound=Setting)
AnyState = TypeVar("AnyState", bound=State)


class Game(ABC, Generic[AnySetting, AnyState]):
    """A game is what its players are asked, and what everybody may know meanwhile. Whoever plays one looks at its `id`,
    at `seats` and `choices`, which tell what can be agreed before, and calls `agree`. To write one:

    -   a `State` with all that can change: its `rules`, its `fields`, and how it ends (`result`);
    -   the rules, functions in a rulebook: each makes its changes and ends by pushing rules (`then`), by asking
        (`ask`), or by doing nothing; what happened is told by `tell`, whose turn begins by `begin_turn`;
    -   a `Game` with an id, the number of seats, `start` and `open_view`;
    -   an entry point `rumpus.games` of its package, named like its id.

    That is a whole game: it is played at the terminal, at the table and in the page, by people and by bots, recorded,
    replayed and taken back. `docs/game.md` shows one. All else is in two places: methods below and of
    `State` that a game may write for itself, and `capabilities` (`kernel/capability.py`), by which it has words, boxes,
    an evaluation and more to give to the rooms that ask for them.

    Words are found in the folder `text/<language>` of the game's package, lessons in `lessons`.
    """

    id: str  #: what it is called by programs, such as `pig`
    rules_version: int = 1  #: of records: another one where an older record would play out differently
    seats: tuple[int, ...]  #: how many can play
    choices: tuple[Choice, ...] = ()  #: what can be agreed before a game
    at_once: Mapping[str, str] = {}  #: options for somebody who just wants to play
    anew: Mapping[str, str] = {}  # what of these differs for those who have played before: another map every time
    structs: Structs = Structs()
    capabilities: tuple[type[Capability], ...] = ()  # what it has to give beyond its rules

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @property
    def usual_seats(self) -> int:
        """How many play where nobody says: two, or as few as can."""
        return 2 if 2 in self.seats else min(self.seats)

    def agree(self, seats: int, **options: object) -> AnySetting:
        """What is agreed before a game: how many play, and an argument for each option that is not as usual, `-`
        written as `_`, several values as a list or with commas. `choices` tells what there is. As usual is what
        somebody gets who just wants to play (`at_once`). Refused with what would have been possible, or with what
        contradicts; TypeError if `seats` is no number."""
        wanted = {key.replace("_", "-"): written(value) for key, value in options.items()}
        return self.setting(index(seats), {**self.at_once, **wanted})

    def setting(self, seats: int, options: Mapping[str, str]) -> AnySetting:
        """The options as a record has them, checked; what is missing takes its default. Refused if they contradict each
        other."""
        check_seats(seats, self.seats)
        check_options(options, self.choices)
        agreed = {choice.key: ", ".join(choice.chosen(options)) for choice in self.choices}
        return cast(AnySetting, PlainSetting(seats, agreed))

    @abstractmethod
    def start(self, setting: AnySetting) -> AnyState:
        """A new game, stopped before its first rule."""

    def load(self, setting: AnySetting, data: dict[str, Any]) -> AnyState:
        """The state that `to_json` wrote."""
        state = self.start(setting)
        state.conversation_from_json(data)
        state.fields_from_json(state.fields, data)
        return state

    @abstractmethod
    def open_view(self, state: AnyState) -> View:
        """What everybody, spectators included, may know, built from nothing."""

    def own_view(self, state: AnyState, seat: int) -> View:
        """What only that seat knows besides, with `seat`, which it is; nothing of the open view is in it."""
        return {"seat": seat}

    def files(self, *folders: str, ending: str) -> list[Traversable]:
        """What its package has in a folder beside the code, by name: words in `text/<language>`, lessons in `lessons`.
        Nothing, where there is no such folder."""
        package = sys.modules[type(self).__module__].__package__
        folder = files(package).joinpath(*folders) if package else None
        found = folder.iterdir() if folder is not None and folder.is_dir() else ()
        return sorted((file for file in found if file.name.endswith(ending)), key=lambda file: file.name)


AnyGame = Game[Any, Any]
