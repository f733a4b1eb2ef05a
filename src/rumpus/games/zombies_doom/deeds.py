"""What each player of a finished game has won, and the turn that brought most of it."""

from collections import Counter
from collections.abc import Sequence

from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import About
from rumpus.kernel.message import Message
from rumpus.records.deeds import Deed, Deeds, SeatDeeds
from rumpus.records.story import Moment


class Turn:
    """What somebody did in one turn."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number
        self.done: Counter[str] = Counter()
        self.moment = 0  # of the last of it

    @property
    def worth(self) -> tuple[int, int]:
        """What counts for winning, then monsters."""
        return self.done["takes-tokens"] + self.done["completes-task"], self.done["beats"]


class ZombiesDeeds(Deeds):
    def of_seats(self, state: ZombiesState, story: Sequence[Moment]) -> list[SeatDeeds]:
        turns = turns_of(story)
        return [
            tally(state, seat, [turn for turn in turns if turn.seat == seat]) for seat in range(state.setting.seats)
        ]


def turns_of(story: Sequence[Moment]) -> list[Turn]:
    turns: list[Turn] = []
    for number, moment in enumerate(story):
        for event in moment.events:
            about = event.about
            if not isinstance(about, About) or about.seat is None:
                continue
            if event.id == "turn":
                turns.append(Turn(about.seat, about.turn or 0))
            elif event.id in ("beats", "takes-tokens", "completes-task", "dies") and turns:
                turns[-1].done[event.id] += about.count or 1
                turns[-1].moment = number
    return turns


def tally(state: ZombiesState, seat: int, turns: Sequence[Turn]) -> SeatDeeds:
    tasks = state.done.count(seat + 1)
    score = Message("score-doom", {"score": state.score(seat), "tokens": state.won[seat], "tasks": tasks})
    done = sum([turn.done for turn in turns], Counter[str]())
    beaten = Message("deed-beaten", {"monsters": done["beats"], "deaths": done["dies"]})
    best = max(turns, key=lambda turn: turn.worth, default=None)
    if best is None or not any(best.worth):
        return SeatDeeds((score,), (Deed(beaten),))
    won, monsters = best.worth
    told = Message("deed-best", {"turn": best.number, "monsters": monsters, "won": won})
    return SeatDeeds((score,), (Deed(beaten), Deed(told, best.moment)))
