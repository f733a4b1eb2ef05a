"""What goes over the wire about a game that is looked back at: its moments, and what a strong bot thinks of it."""

import msgspec

from rumpus.table.wire.messages import EventInfo, MessageInfo, OptionInfo, QuestionInfo, View

# Moments: a game, answer by answer


class MomentInfo(msgspec.Struct):
    """What a player's answer brought. `after` is its number in the record, once the game is over."""

    moment: int
    speaker: str
    events: list[EventInfo]
    after: int | None


class MomentShown(msgspec.Struct):
    """The table after this many answers of players; `before` is how it looked before the last of them."""

    moment: int
    moments: int  # how many there are in all
    before: "SeenInfo | None"
    events: list[EventInfo]
    view: View
    own: View
    question: QuestionInfo | None


class SeenInfo(msgspec.Struct):
    """What somebody sees: everybody's view, and what only they know."""

    view: View
    own: View


# Looking back at a game that is over


class PlayerSeen(msgspec.Struct):
    """As parts of a win. Luck is what chance gave beyond what could be expected; skill is what the choices gave
    against the best ones that the player could have known of, so never above 0."""

    name: str
    speaker: str
    luck: float
    skill: float
    choices: int  # how many answers that makes


class SharesThen(msgspec.Struct):
    """How likely each seat was to win."""

    moment: int
    shares: list[float]


class CostlyAnswer(msgspec.Struct):
    """Asked at that moment, somebody gave this answer and lost this share of a win."""

    moment: int
    speaker: str
    kind: str  # of the question
    said: OptionInfo
    better: OptionInfo
    cost: float


class LookBackInfo(msgspec.Struct):
    """A game seen again by a strong bot. That takes a while: `ready` says whether it is done; if not, ask again."""

    ready: bool
    players: list[PlayerSeen]
    moments: list[SharesThen]
    costliest: list[CostlyAnswer]


# How it ended


class DeedInfo(msgspec.Struct):
    """Something worth telling that a player did, and at which moment, if it was at one."""

    message: MessageInfo
    moment: int | None


class SeatDeedsInfo(msgspec.Struct):
    """Of one seat: what the rules count, and what it did, the best of it last."""

    scores: list[MessageInfo]
    deeds: list[DeedInfo]


class FinaleInfo(msgspec.Struct):
    """A game that is over: by what it was decided, and what each seat has come to and done."""

    ended: list[EventInfo]
    seats: list[SeatDeedsInfo]
