"""What is measured of a game while it is played."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rumpus.bots.looking_back import gifts
from rumpus.boxes.happenings import Happening, Happenings
from rumpus.boxes.uses import Use, Uses
from rumpus.kernel.conversation import TURN
from rumpus.kernel.event import Listener
from rumpus.kernel.game import AnyGame
from rumpus.kernel.question import CHANCE, Question
from rumpus.kernel.state import State
from rumpus.lab.rows import LuckFigures, UseCount
from rumpus.thinking.evaluation import evaluate

FINENESS: Final = 10_000


class Tally(Listener):
    """Listens to a game, and counts."""

    def __init__(self, game: AnyGame, state: State) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.uses_by = Uses.of(game).by_event
        counted = Happenings.of(game)
        self.happenings_by, self.eventful = counted.by_event, counted.eventful
        self.happened_to: dict[Happening, int] = defaultdict(int)
        self.quiet_turns = 0
        self.is_quiet = False  # the turn under way, so far
        self.clauses: dict[str, int] = defaultdict(int)
        self.used: dict[Use, int] = defaultdict(int)
        self.order: list[int] = []  # seats, as they had their first turns
        self.shares: list[tuple[float, ...]] = []
        self.offered: list[int] = []  # how many options each answer of a player had

    def hear(self, clause: str, id: str, args: Mapping[str, Any]) -> None:
        self.clauses[clause] += 1
        if id == TURN:
            self.turn_begins(args["seat"])
        if (uses := self.uses_by.get(id)) is not None:
            for use in uses(self.state, args):
                self.used[use] += 1
        if (happenings := self.happenings_by.get(id)) is not None:
            for happening in happenings(self.state, args):
                self.happened_to[happening] += 1
                if happening.name in self.eventful:
                    self.is_quiet = False

    def turn_begins(self, seat: int) -> None:
        if seat not in self.order:
            self.order.append(seat)
        self.turn_ends()
        self.is_quiet = True
        self.note_shares()

    def turn_ends(self) -> None:
        self.quiet_turns += self.is_quiet
        self.is_quiet = False

    def note_shares(self) -> None:
        self.shares.append(rounded(evaluate(self.game, self.state)))

    def choices(self) -> list[int]:
        """How many options there were, where there was more than one."""
        return [options for options in self.offered if options > 1]

    def whole_order(self, seats: int) -> tuple[int, ...]:
        """Who was out before their first turn comes behind the others, as they sit."""
        last = self.order[-1] if self.order else -1
        missing = [seat for seat in range(seats) if seat not in self.order]
        return (*self.order, *sorted(missing, key=lambda seat: (seat - last) % seats))

    def quiet(self) -> int | None:
        """Once the game is over; nothing, where the game does not say which turns are."""
        self.turn_ends()
        return self.quiet_turns if self.eventful else None

    def happened(self) -> tuple[UseCount, ...]:
        return tuple(UseCount(one.name, one.by, one.seat, times) for one, times in self.happened_to.items())

    def uses(self) -> tuple[UseCount, ...]:
        return tuple(UseCount(*use, times) for use, times in self.used.items())


class Scales:
    """In a game that is looked at closely: how far every answer moves the shares."""

    def __init__(self, game: AnyGame, state: State, seats: int) -> None:
        self.game = game
        self.state = state
        self.gifts = [0.0] * seats
        self.by_chance = self.by_choice = 0.0
        self.by_source: dict[str, float] = defaultdict(float)
        self.sources = Happenings.of(game).sources
        self.before: tuple[float, ...] | None = None
        self.start: float | None = None

    def about_to(self, question: Question, option: int) -> None:
        """Chance is measured by what else it could have given: that is not told by the moment before."""
        self.before = None
        if len(question.options) == 1:
            return
        if question.seat != CHANCE:
            self.before = evaluate(self.game, self.state)
            return
        source = self.sources.get(question.kind, question.stream)
        for seat, gift in enumerate(gifts(self.game, self.state, question, option)):
            self.gifts[seat] += gift
            self.by_chance += abs(gift)
            self.by_source[source] += abs(gift)

    def done(self) -> None:
        if self.before is not None:
            after = evaluate(self.game, self.state)
            self.by_choice += sum(abs(now - then) for now, then in zip(after, self.before, strict=True))

    def luck(self) -> LuckFigures:
        by_source = dict(zip(self.by_source, rounded(list(self.by_source.values())), strict=True))
        by_chance, by_choice = rounded((self.by_chance, self.by_choice))
        return LuckFigures(rounded(self.gifts), by_chance, by_choice, by_source, self.start)


def rounded(values: Sequence[float]) -> tuple[float, ...]:
    """To four digits: to whole ten-thousandths, which is faster than rounding to digits."""
    return tuple([round(value * FINENESS) / FINENESS for value in values])
