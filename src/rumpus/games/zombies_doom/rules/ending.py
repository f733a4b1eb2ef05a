"""Z8: the end of a turn, and winning."""

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.notation import kept_trophies, read_trophies
from rumpus.games.zombies_doom.rules import decks, turn
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.things import KINDS, MONSTERS
from rumpus.kernel.conversation import ask, tell, then
from rumpus.kernel.question import Question
from rumpus.parts.turn_order import around, seat_after

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def keep_trophies(s: "ZombiesState") -> None:
    """Z8.1: keep at most so many trophies; you choose."""
    first = s.seat * KINDS
    counts = s.trophies[first + 1 : first + KINDS]
    most = s.setting.numbers.trophies_kept
    if sum(counts) > most:
        ask(s, Question(s.seat, "trophies", ways_to_keep(bytes(counts), most)), trophies_kept)


@lru_cache(maxsize=256)
def ways_to_keep(counts: bytes, most: int) -> tuple[int, ...]:
    """So many of these demons, humans, undead and beasts."""
    ways = product(*(range(min(count, most) + 1) for count in reversed(counts)))
    return tuple([kept_trophies(reversed(kept)) for kept in ways if sum(kept) == most])


@rule
def trophies_kept(s: "ZombiesState", option: int) -> None:
    """The others go back to the tokens not in use (Z10)."""
    for monster, kept in zip(MONSTERS, read_trophies(option), strict=True):
        at = s.seat * KINDS + monster
        while s.trophies[at] > kept:
            s.trophies[at] -= 1
            s.pool[monster] += 1
            tell(s, "Z8.1", "drops-trophy", seat=s.seat, monster=monster)


@rule
def draw_for_next_turn(s: "ZombiesState") -> None:
    """Z8.2: weapons until the hand is full, the first from a pile that the tile shows, if it shows any."""
    decks.draw_weapons(s, s.seat, s.map.piles[s.figure[s.seat]], s.setting.hand_size)


@rule
def win_or_next_turn(s: "ZombiesState") -> None:
    """Z8.3: whoever has the target number of tokens and tasks at this point wins."""
    seat, following = s.seat, seat_after(s.seat, s.setting.seats)
    if s.setting.numbers.finish_the_round:
        finish_the_round(s, following)
    elif (score := s.score(seat)) >= s.setting.target:
        win(s, seat, score)
    else:
        then(s, turn.take_turn, following)


def win(s: "ZombiesState", seat: int, score: int) -> None:
    s.winner = seat
    tell(s, "Z8.3", "wins", seat=seat, score=score)


def finish_the_round(s: "ZombiesState", following: int) -> None:
    """Z8.3, if so agreed: those who come after have their turns, then whoever has most wins; of several, the last in
    the order of play, who had the least of it."""
    seats = around(s.first, s.setting.seats)
    if following == s.first:
        best = max(s.score(seat) for seat in seats)
        if best >= s.setting.target:
            win(s, next(seat for seat in reversed(seats) if s.score(seat) == best), best)
            return
    elif (score := s.score(s.seat)) >= s.setting.target:
        tell(s, "Z8.3", "reaches-target", seat=s.seat, score=score)
    then(s, turn.take_turn, following)
