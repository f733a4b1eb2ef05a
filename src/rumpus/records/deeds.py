"""What the players of a game that is over have come to and done: scores and deeds, as data for whoever tells them."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rumpus.kernel.capability import Capability
from rumpus.kernel.event import Event
from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.records.story import Moment, tell_story


class Deed(NamedTuple):
    """Something worth telling that a player did, and at which moment, if it was at one."""

    message: Message
    moment: int | None = None


class SeatDeeds(NamedTuple):
    """Of one player: what the rules count, and what they did, the best of it last."""

    scores: tuple[Message, ...] = ()
    deeds: tuple[Deed, ...] = ()


class Deeds(Capability):
    """Without: nothing is told of anybody but who has won."""

    def of_seats(self, state: Any, story: Sequence[Moment]) -> list[SeatDeeds]:
        """Of each seat, from the last state and all that happened, secrets included: the game is over."""
        return [SeatDeeds()] * state.setting.seats


class Finale(NamedTuple):
    ended: list[Event]  # by what it was decided
    seats: list[SeatDeeds]


def finale_of(match: Match) -> Finale:
    """The last thing that was told is how a game ended; several of a kind, where a win is shared. One that was given
    up, or agreed to be a draw, was decided by nothing in it."""
    story = list(tell_story(match))
    told = [event for moment in story for event in moment.events if match.result is not None]
    ended: list[Event] = []
    while told and (not ended or told[-1].id == ended[0].id):
        ended.insert(0, told.pop())
    return Finale(ended, Deeds.of(match.game).of_seats(match.state, story))
