"""What goes over the wire about games themselves: what can be chosen, what is in the box, how it is learned."""

from typing import Any

import msgspec

from rumpus.table.wire import EventInfo, MessageInfo, QuestionInfo


class ChoiceInfo(msgspec.Struct):
    """One of a game's options and what it can be; `several`: any of the values, with commas between them."""

    key: str
    values: list[str]
    called: dict[str, str]  # what values are called that are in no language, such as boxes of this table
    default: str
    by_language: dict[str, str]  # other defaults, for those who speak it
    several: bool
    turn_clocks: dict[str, int]  # values that bring a clock for each turn, and its seconds


class GameInfo(msgspec.Struct):
    id: str
    seats: list[int]  # how many can play
    choices: list[ChoiceInfo]
    at_once: dict[str, str]  # options for somebody who just wants to play
    lessons: list[str]


class GamesInfo(msgspec.Struct):
    games: list[GameInfo]
    bots: list[str]  # levels, from the simplest on
    languages: list[str]


class Sheet(msgspec.Struct):
    """One thing of the box, as it can be looked up: a card, a map tile, a task."""

    id: str
    kind: str
    lines: list[MessageInfo]
    facts: dict[str, Any]  # what its picture is made of


class Box(msgspec.Struct):
    """All that is said of a box: the standard one of a game, or the one that a room is played with."""

    names: dict[str, str]  # what cards and the like are called there
    renamed: list[str]  # those whose name is not the standard box's: it is the same in every language
    numbers: dict[str, int]  # which any sentence may use
    sheets: list[Sheet]


class LessonStep(msgspec.Struct):
    """What the teacher says, the table as it stands, the answer to give, and what then happens."""

    say: MessageInfo
    view: dict[str, Any]
    question: QuestionInfo | None
    answer: str
    events: list[EventInfo]


class Lesson(msgspec.Struct):
    game: str
    id: str
    learner: str
    seats: int
    options: dict[str, str]
    steps: list[LessonStep]
    farewell: MessageInfo
    view: dict[str, Any]  # at the end


class Draw(msgspec.Struct):
    """One outcome of chance: how likely each of its options was, and which came, counted from 0."""

    weights: list[int]
    picked: int


class Dice(msgspec.Struct):
    """All that is needed to check the dice of a game that is over, without knowing its rules: see `docs/dice.md`."""

    scheme: int
    commitment: str
    opening: str  # the hash of what came from another record
    committed: list[str]  # by each seat, before anybody revealed anything
    secret: str
    entropy: list[str]  # of each seat
    draws: list[Draw]
