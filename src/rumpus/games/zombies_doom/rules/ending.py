"""Z8: the end of a turn, and winning."""

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.notation import kept_trophies, read_trophies
from rumpus.games.zombies_doom.rules import decks, turn
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.things import KINDS, MONSTERS, TROPHIES_KEPT
from rumpus.kernel.conversation import ask, tell, then
from rumpus.kernel.question import Question
from rumpus.parts.turn_order import seat_after

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def keep_three_trophies(s: "ZombiesState") -> None:
    """Z8.1: keep at most three trophies; you choose."""
    first = s.seat * KINDS
    counts = s.trophies[first + 1 : first + KINDS]
    if sum(counts) > TROPHIES_KEPT:
        ask(s, Question(s.seat, "trophies", ways_to_keep(bytes(counts))), trophies_kept)


@lru_cache(maxsize=256)
def ways_to_keep(counts: bytes) -> tuple[int, ...]:
    """Three of so many demons, humans, undead and beasts."""
    ways = product(*(range(min(count, TROPHIES_KEPT) + 1) for count in reversed(counts)))
    return tuple([kept_trophies(reversed(kept)) for kept in ways if sum(kept) == TROPHIES_KEPT])


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
    """Z8.2: up to two weapons, the first from a pile that the tile shows, if it shows any."""
    decks.draw_up_to_two(s, s.seat, s.map.piles[s.figure[s.seat]])


@rule
def win_or_next_turn(s: "ZombiesState") -> None:
    """Z8.3: whoever has the target number of tokens and tasks at this point wins."""
    score = s.score(s.seat)
    if score >= s.setting.target:
        s.winner = s.seat
        tell(s, "Z8.3", "wins", seat=s.seat, score=score)
    else:
        then(s, turn.take_turn, seat_after(s.seat, s.setting.seats))
