"""The report's figures, names and intervals in the reader's words."""

from collections.abc import Mapping
from html import escape
from typing import Final

from rumpus.bots.players import split_character
from rumpus.boxes.boxes import BOX
from rumpus.kernel.message import Argument, Message, Say
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import Choice
from rumpus.lab.experiment import BOTS, NOTHING
from rumpus.lab.measures import Figure
from rumpus.lab.plots import TickText
from rumpus.lab.statistics import Estimate
from rumpus.lab.usage import Thing

SHARE: Final = Figure("share", "percent")
POINTS: Final = Figure("points", "percent", signed=True)
RATE: Final = Figure("rate", "rate")


class Formatter:
    """`titles` are what boxes call themselves, by what the experiment calls them."""

    def __init__(self, say: Say, game: str, titles: Mapping[str, str] | None = None) -> None:
        self.say = say
        self.titles = titles or {}
        self.choices: dict[str, Choice] = {choice.key: choice for choice in find_game(game).choices}

    def __call__(self, id: str, **args: Argument) -> str:
        """For a page: whatever stands in it is text and no markup."""
        return escape(self.say(Message(id, args)))

    def html(self, message: Message) -> str:
        return escape(self.say(message))

    def ticks(self, figure: Figure) -> TickText:
        """How an axis writes this figure."""
        unit = "number" if figure.signed else figure.unit
        return lambda value: self.say(Message(f"report-tick-{unit}", tick(in_unit(figure, value))))

    def value(self, figure: Figure, value: float) -> Message:
        if figure.signed:
            return self.difference(figure, value)
        return Message(f"report-{figure.unit}", {"value": in_unit(figure, value)})

    def difference(self, figure: Figure, value: float) -> Message:
        """With its sign. The difference between two percentages is one of points."""
        shown = in_unit(figure, value)
        return Message("report-signed", {"sign": sign(shown), "value": abs(shown)})

    def range(self, figure: Figure, estimate: Estimate) -> Message:
        if figure.signed:
            return self.range_of_difference(figure, estimate)
        ends = {"low": in_unit(figure, estimate.low), "high": in_unit(figure, estimate.high)}
        return Message(f"report-range-{figure.unit}", dict(ends))

    def range_of_difference(self, figure: Figure, estimate: Estimate) -> Message:
        low, high = (self.difference(figure, end) for end in (estimate.low, estimate.high))
        return Message("report-range", {"low": low, "high": high})

    def size(self, figure: Figure, value: float) -> Message:
        """How far from 0, whichever way."""
        return Message("report-number", {"value": abs(in_unit(figure, value))})

    def percent(self, share: float) -> Message:
        return Message("report-percent", {"value": 100 * share})

    def thing(self, thing: Thing) -> Message:
        kind, id = thing
        return Message(f"report-used-{kind}", {"thing": id})

    def level(self, key: str, value: str) -> Message:
        """What a swept key is set to, in the game's words where it has some."""
        if key == "seats":
            return Message("report-level-seats", {"seats": int(value)})
        if key == BOTS:
            return self.player(value) if ", " not in value else Message("report-level", {"key": BOTS, "value": value})
        if value == NOTHING:
            return Message("report-level-none", {"key": self.named(f"choice-{key}-title", key)})
        if key in self.choices:
            return Message("report-level-chosen", {"value": self.chosen(key, value)})
        return Message("report-level", {"key": key, "value": value})

    def player(self, bot: str) -> Message:
        """A bot by its level, and by its character where it has one."""
        name, character = split_character(bot)
        level = Message("seat-kind", {"kind": name})
        if not character:
            return level
        return Message(
            "report-player", {"level": level, "character": self.named(f"report-character-{character}", character)}
        )

    def levels(self, levels: dict[str, str]) -> Message:
        """A cell, or what several cells have in common. What is left out is said only if nothing else is."""
        if not levels:
            return Message("report-all-games")
        special = {key: value for key, value in levels.items() if value != NOTHING} or levels
        return Message("report-levels", {"levels": tuple(self.level(key, value) for key, value in special.items())})

    def chosen(self, key: str, value: str) -> tuple[str, ...]:
        if key == BOX and value in self.titles:
            return (self.titles[value],)
        return tuple(self.named(f"choice-{key}-{one}", one) for one in value.split(", "))

    def short_level(self, axis: tuple[str, ...], level: tuple[str, ...]) -> Message:
        """Where it is said what is swept: the values alone."""
        values: list[Argument] = []
        for key, value in zip(axis, level, strict=True):
            if value == NOTHING:
                values.append(Message("report-none"))
            else:
                values.append(self.chosen(key, value) if key in self.choices else value)
        return Message("report-levels", {"levels": tuple(values)})

    def axis(self, axis: tuple[str, ...]) -> Message:
        """What is swept."""
        keys = tuple(
            Message("report-key-seats") if key == "seats" else self.named(f"choice-{key}-title", key) for key in axis
        )
        return Message("report-levels", {"levels": keys})

    def clause(self, clause: str) -> str:
        """What a clause says, or what a section of the rules is called."""
        return self.named(f"rule-{clause.replace('.', '-')}", "")

    def named(self, id: str, otherwise: str) -> str:
        try:
            return self.say(Message(id))
        except LookupError:
            return otherwise


def in_unit(figure: Figure, value: float) -> float:
    return 100 * value if figure.unit == "percent" else value


def tick(value: float) -> dict[str, Argument]:
    return {"sign": "minus" if value < 0 else "none", "value": abs(value)}


def sign(value: float) -> str:
    rounded = round(value, 1)
    return "plus" if rounded > 0 else "minus" if rounded < 0 else "none"
