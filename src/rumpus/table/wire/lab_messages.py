"""What goes over the wire in the lab, where boxes are measured."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rumpus.table.wire.studio_messages import RemarkInfo

ExperimentText = Annotated[str, Meta(max_length=50_000)]
Line = Annotated[str, Meta(max_length=300)]
Limit = Annotated[float, Meta(ge=-1000, le=1_000_000)]
Claim = Literal["above", "below", "between", "more_than", "less_than", "as_in"]
ExperimentState = Literal["waiting", "running", "stopped", "done", "failed"]


class AskedClaim(msgspec.Struct, forbid_unknown_fields=True):
    """A question as data: a figure, and within which limits it should be. Those with a cell in their name are about
    each box beside the first one, and then `low` is by how much."""

    question: Line
    figure: Annotated[str, Meta(max_length=40)]
    claim: Claim
    low: Limit = 0.0
    high: Limit = 0.0


class Designing(msgspec.Struct, forbid_unknown_fields=True):
    """An experiment as a form has it. Boxes are compared with the first of them."""

    question: Line
    game: Annotated[str, Meta(max_length=80)]
    boxes: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=6)]
    seats: Annotated[list[Annotated[int, Meta(ge=1, le=99)]], Meta(min_length=1, max_length=6)]
    bots: Annotated[str, Meta(max_length=80)]  # a level; or `robust`: all sorts of them
    games: Annotated[int, Meta(ge=1, le=1_000_000)]  # of each cell
    options: Annotated[dict[Annotated[str, Meta(max_length=80)], Line], Meta(max_length=20)] = {}
    asks: Annotated[list[AskedClaim], Meta(max_length=12)] = []
    title: Line = ""  # what the box calls itself; otherwise the experiment is called as its folder
    # In the words of whoever asks, by box and by number of players: for questions about several of them.
    called: Annotated[dict[Annotated[str, Meta(max_length=80)], Line], Meta(max_length=20)] = {}


class Composed(msgspec.Struct):
    """An experiment as it is written."""

    text: str


class Experimenting(msgspec.Struct, forbid_unknown_fields=True):
    text: ExperimentText


class ExperimentCheck(msgspec.Struct):
    """What is wrong with an experiment; with nothing wrong, how much it would play."""

    remarks: list[RemarkInfo]
    games: int  # of all cells together
    cells: list[str]  # in words


class EstimateInfo(msgspec.Struct):
    """A figure so far, with the interval that it lies in for sure (95 %); `said` is the same in words."""

    what: str
    value: float
    low: float
    high: float
    said: str


class CellInfo(msgspec.Struct):
    """One way to play, and how far it is."""

    id: str
    name: str  # in words
    done: int
    wanted: int
    wins: list[EstimateInfo]  # shares, by place in the order of first turns
    turns: EstimateInfo | None


class AnswerInfo(msgspec.Struct):
    """What was asked, and what the games say to it so far."""

    question: str
    verdict: str  # `yes`, `no` or `unknown`
    said: str
    evidence: list[str]


class ExperimentInfo(msgspec.Struct):
    id: str
    title: str
    question: str
    game: str
    state: ExperimentState
    created: int  # milliseconds
    done: int  # games
    wanted: int
    per_minute: int
    seconds_left: int
    answers: list[AnswerInfo]
    failed: str  # why it does not go on


class ExperimentStatus(msgspec.Struct):
    """All that can be said of an experiment that may still be running. `place` is where its files are read, without
    a key: its report in a language, `experiment.toml` and `results.zip`."""

    info: ExperimentInfo
    cells: list[CellInfo]
    text: str
    games: int  # of each cell, at most
    place: str


class LabInfo(msgspec.Struct):
    """What is measured at this table, the newest first; which figures can be asked about, and who can play: what is
    written in an experiment, and the level of bots that it stands for."""

    experiments: list[ExperimentInfo]
    figures: list[str]
    bots: dict[str, str]
    most_games: int  # of all cells together


class Reported(msgspec.Struct):
    """Where the report is read."""

    address: str


class WatchingGame(msgspec.Struct, forbid_unknown_fields=True):
    """A game of an experiment, by its cell and its number there."""

    cell: Annotated[str, Meta(max_length=500)]
    number: Annotated[int, Meta(ge=0, le=1_000_000)]
