"""What goes over the wire about games themselves: what can be chosen, what is in the box, how it is learned."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rumpus.table.wire.messages import AnswerText, Entropy, EventInfo, MessageInfo, ProspectInfo, QuestionInfo, View


class ChoiceInfo(msgspec.Struct):
    """One of a game's options and what it can be; `several`: any of the values, with commas between them."""

    key: str
    values: list[str]
    called: dict[
        str, dict[str, str]
    ]  # by language, of values that the game has no word for, such as boxes of this table
    default: str
    by_language: dict[str, str]  # other defaults, for those who speak it
    several: bool
    turn_clocks: dict[str, int]  # values that bring a clock for each turn, and its seconds


class GameInfo(msgspec.Struct):
    id: str
    seats: list[int]  # how many can play
    choices: list[ChoiceInfo]
    at_once: dict[str, str]  # options for somebody who just wants to play
    anew: dict[str, str]  # what of these differs for those who have played before, and in the game of the day
    lessons: list[str]
    puzzles: bool  # whether it brings some
    emblem: bool  # whether it brings a picture for its card


class GamesInfo(msgspec.Struct):
    games: list[GameInfo]
    bots: list[str]  # levels, from the simplest on
    languages: list[str]
    documentation: bool  # whether it can be read at /documentation
    studio: str  # who may work on the boxes of this table: `operator`, `everybody` or `nobody`
    offline: bool  # whether the page with its own table in it is at /offline/


class SheetInfo(msgspec.Struct):
    """One thing of the box, as it can be looked up: a card, a map tile, a task."""

    id: str
    kind: str
    lines: list[MessageInfo]
    facts: dict[str, Any]  # what its picture is made of


class BoxInfo(msgspec.Struct):
    """All that is said of a box: the standard one of a game, or the one that a room is played with."""

    names: dict[str, str]  # what cards and the like are called there
    renamed: list[str]  # those whose name is not the standard box's: it is the same in every language
    numbers: dict[str, int | list[str]]  # which any sentence may use, and lists of ids that it may name
    translated: dict[str, dict[str, str]]  # what the box itself calls them, by language
    alike: dict[str, str]  # of ids that are called as another one is, that one
    sheets: list[SheetInfo]
    keywords: dict[str, str]  # the words that cards are explained by, and the clause of each
    practised: list[str]  # the sheets of cards that can be played once, to try them


class LessonStepInfo(msgspec.Struct):
    """What the teacher says, the table as it stands, the answer to give, and what then happens."""

    say: MessageInfo
    view: View
    own: View
    question: QuestionInfo | None
    answer: str
    events: list[EventInfo]
    prospects: dict[str, list[ProspectInfo]]  # where answers may lead, by their texts


class LessonInfo(msgspec.Struct):
    game: str
    id: str
    learner: str
    seats: int
    options: dict[str, str]
    steps: list[LessonStepInfo]
    farewell: MessageInfo
    view: View  # at the end
    own: View


class Practising(msgspec.Struct, forbid_unknown_fields=True):
    """A card, and all that was answered since its practice began; the same seed is the same luck. `considered` is an
    answer that is not given yet: where would it lead?"""

    card: Annotated[str, Meta(max_length=60)]
    seed: Entropy
    answers: Annotated[list[AnswerText], Meta(max_length=60)]
    considered: AnswerText | None = None


class PracticeInfo(msgspec.Struct):
    """What is to be tried, what the last answer has brought, the table as it stands now, and what is asked."""

    say: MessageInfo
    learner: str
    seats: int
    options: dict[str, str]
    events: list[EventInfo]
    view: View
    own: View
    question: QuestionInfo | None  # nothing when it is over
    prospects: list[ProspectInfo]  # of what is considered
    played: bool  # whether the card was


class PuzzleSummary(msgspec.Struct):
    id: str
    theme: str
    grade: int  # from 1, the easiest, to 5
    rating: float | None  # how hard it is, by its grade and by first tries of players; nothing where none are rated
    tries: int  # first tries of players


class SolverInfo(msgspec.Struct):
    """How well a player solves puzzles of a game: within `margin` of `value` with a confidence of 95 %."""

    value: float
    margin: float
    tries: int


class PuzzlesInfo(msgspec.Struct):
    """All puzzles of a game, and which of them is today's."""

    themes: list[str]
    puzzles: list[PuzzleSummary]
    day: str
    today: str | None  # nothing where there are none
    own: SolverInfo | None  # of the player who asks, once they have tried one


class PuzzleInfo(msgspec.Struct):
    """The table as whoever is to find the solution sees it, and what they are asked."""

    game: str
    id: str
    theme: str
    grade: int
    learner: str
    seats: int
    options: dict[str, str]
    view: View
    own: View
    question: QuestionInfo
    prospects: dict[str, list[ProspectInfo]]  # where answers may lead, by their texts


class Trying(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to a puzzle; without one, its solution is wanted."""

    answer: AnswerText | None


class SolutionInfo(msgspec.Struct):
    """The best answer, the obvious one and what it costs, and what comes of the best one, event by event."""

    answer: str
    obvious: str
    cost: int  # of the obvious answer, in percent of a win
    why: list[MessageInfo]
    events: list[EventInfo]
    view: View  # at the end
    own: View


class TriedInfo(msgspec.Struct):
    right: bool
    obvious: bool  # whether it was what one would answer at a glance
    solution: SolutionInfo | None  # nothing after a wrong answer: one may try again


class DayInfo(msgspec.Struct):
    """Today's game of the day, before one has played it: how many have, at their first try."""

    day: str
    finished: int


class DayResult(msgspec.Struct):
    """How many first tries ended this way, after how many answers of the person's."""

    result: str  # `won`, `drawn` or `lost`
    answers: int
    times: int


class DayTry(msgspec.Struct):
    """One's own: its place among all, counted from 1 and shared by those who did equally well."""

    result: str
    answers: int
    place: int


class DayPlayer(msgspec.Struct):
    """A first try of somebody who is known."""

    player: str
    name: str
    result: str
    answers: int
    place: int


class DayResultsInfo(msgspec.Struct):
    """How a game of the day went for everybody who played the same, at their first try; for who has played it."""

    day: str
    began: int
    finished: int
    results: list[DayResult]  # the best first
    own: DayTry | None  # nothing where it does not count: a second try, or a bot has answered for the person
    players: list[DayPlayer] = []  # the best first; of those who are none, nobody is told


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
