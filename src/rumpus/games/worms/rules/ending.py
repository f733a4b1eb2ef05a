"""W7: elimination and the end."""

from typing import TYPE_CHECKING, Final

from rumpus.games.worms.rules import turn
from rumpus.games.worms.rules.book import rule
from rumpus.games.worms.things import STANDING
from rumpus.kernel.conversation import tell, then
from rumpus.parts.turn_order import around

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

# How near the end is (`WormsState.ending`); 0 while nobody is eliminated.
LAST_ROUND_COMES: Final = 1
LAST_ROUND: Final = 2
ENDS_NOW: Final = 3


@rule
def eliminate_if_last(s: "WormsState", seat: int) -> None:
    """W7.1: a player without worms is eliminated. W7.2: the first elimination triggers the end."""
    if s.has_worms(seat):
        return
    if s.setting.true_elimination and len(seats_left(s)) <= 1:
        end_at_once(s)
    tell(s, "W7.1", "eliminated", seat=seat)
    if not s.setting.true_elimination and not s.ending:
        s.ending = LAST_ROUND_COMES
        tell(s, "W7.2", "last-round")


def end_at_once(s: "WormsState") -> None:
    """W11.2: the game ends when at most one player is left; effects in progress are finished."""
    s.ending = ENDS_NOW
    s.cut = True


@rule
def next_turn_or_end(s: "WormsState") -> None:
    """W7.2: after the turn that brought an elimination everyone left takes one more, the player of that turn last."""
    if s.ending == LAST_ROUND_COMES:
        begin_last_round(s)
    following = next_seat(s)
    if following is None and s.setting.tie_is_played_on and len(strongest(s)) > 1:
        tell(s, "W7.3", "another-round", players=len(strongest(s)))
        begin_last_round(s)
        following = next_seat(s)
    if following is None or s.ending == ENDS_NOW:
        finish(s)
    else:
        s.owed[following] = 0
        then(s, turn.take_turn, following)


def begin_last_round(s: "WormsState") -> None:
    s.ending = LAST_ROUND
    for seat in seats_left(s):
        s.owed[seat] = 1


def next_seat(s: "WormsState") -> int | None:
    """The next player to the left who has worms and, in the last round, has not had that turn yet."""
    for seat in around(s.seat + 1, s.setting.seats):
        if s.has_worms(seat) and (s.owed[seat] or s.ending != LAST_ROUND):
            return seat
    return None


def seats_left(s: "WormsState") -> list[int]:
    return [seat for seat in range(s.setting.seats) if s.has_worms(seat)]


def strength(s: "WormsState", seat: int) -> tuple[int, int]:
    """W7.3: how many worms, and how many of them are healthy."""
    worms = s.worms_of(seat)
    return len(worms), sum(s.worm_health[worm] == STANDING for worm in worms)


def strongest(s: "WormsState") -> tuple[int, ...]:
    """W7.3: most worms left wins; tied, most healthy worms among them."""
    left = seats_left(s)
    best = max([strength(s, seat) for seat in left], default=(0, 0))
    return tuple(seat for seat in left if strength(s, seat) == best)


def finish(s: "WormsState") -> None:
    """W7.3: still tied, a draw or a shared win. (Or another round: then nobody is tied here.)"""
    s.over = True
    winners = strongest(s)
    best = strength(s, winners[0]) if winners else (0, 0)
    if len(winners) == 1 or s.setting.tie_is_shared_win:
        s.winners = winners
    if s.winners:
        for seat in s.winners:
            tell(s, "W7.3", "wins", seat=seat, worms=best[0])
    else:
        tell(s, "W7.3", "draw", players=len(winners), worms=best[0], healthy=best[1])
