"""What each player of a finished game has left, and what their turns did to the worms of others."""

from collections import Counter
from collections.abc import Sequence

from rumpus.games.worms.state import WormsState
from rumpus.games.worms.structs import About
from rumpus.games.worms.things import STANDING, TEAM_NAMES
from rumpus.kernel.message import Argument, Message
from rumpus.records.deeds import Deed, Deeds, SeatDeeds
from rumpus.records.story import Moment


class Turn:
    """What happened to the worms of others while somebody had the turn, by whatever it came about."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number
        self.card = ""  # the last that was played in it
        self.harm: Counter[str] = Counter()
        self.moment = 0  # of the last harm

    @property
    def worth(self) -> int:
        return self.harm["damaged"] + 2 * self.harm["worm-destroyed"]


class WormsDeeds(Deeds):
    def of_seats(self, state: WormsState, story: Sequence[Moment]) -> list[SeatDeeds]:
        turns = turns_of(state, story)
        return [
            tally(state, seat, [turn for turn in turns if turn.seat == seat]) for seat in range(state.setting.seats)
        ]


def turns_of(state: WormsState, story: Sequence[Moment]) -> list[Turn]:
    turns: list[Turn] = []
    for number, moment in enumerate(story):
        for event in moment.events:
            about = event.about
            if not isinstance(about, About):
                continue
            if event.id == "turn" and about.seat is not None:
                turns.append(Turn(about.seat, about.turn or 0))
            elif event.id == "plays" and turns and about.card:
                turns[-1].card = about.card
            elif event.id in ("damaged", "worm-destroyed") and turns and about.thing and about.thing.team:
                turn = turns[-1]
                if about.thing.team != TEAM_NAMES[state.team_of_seat[turn.seat]]:
                    turn.harm[event.id] += 1
                    turn.moment = number
    return turns


def tally(state: WormsState, seat: int, turns: Sequence[Turn]) -> SeatDeeds:
    worms = state.worms_of(seat)
    healthy = sum(state.worm_health[worm] == STANDING for worm in worms)
    score = Message("score-worms", {"worms": len(worms), "healthy": healthy})
    harm = sum([turn.harm for turn in turns], Counter[str]())
    done = Message("deed-harm", {"hurt": harm["damaged"], "destroyed": harm["worm-destroyed"]})
    best = max(turns, key=lambda turn: turn.worth, default=None)
    if best is None or not best.worth:
        return SeatDeeds((score,), (Deed(done),))
    args: dict[str, Argument] = {
        "turn": best.number,
        "hurt": best.harm["damaged"],
        "destroyed": best.harm["worm-destroyed"],
    }
    told = Message("deed-best-card", {**args, "card": best.card}) if best.card else Message("deed-best", args)
    return SeatDeeds((score,), (Deed(done), Deed(told, best.moment)))
