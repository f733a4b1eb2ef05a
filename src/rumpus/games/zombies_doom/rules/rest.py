"""Z7: monsters' rest; and how a new monster is drawn (Z10)."""

from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.things import MONSTERS
from rumpus.kernel.conversation import ask, tell, then
from rumpus.kernel.question import CHANCE, Question

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def monsters_rest(s: "ZombiesState") -> None:
    """Z7.1: if you beat no monster this turn, every tile that ought to have one and has none gets a new one. Z7.2: not
    where a player stands; the castle has none only once it was beaten."""
    if s.fought or not s.setting.numbers.monsters_rest:
        return
    monsters, figures = s.monsters, s.figure
    empty = tuple([place for place in s.map.lairs if not monsters[place] and place not in figures])
    tell(s, "Z7.1", "monsters-rest", count=len(empty))
    then(s, summon_next, empty, 0)


@rule
def summon_next(s: "ZombiesState", slots: tuple[int, ...], at: int) -> None:
    """Z5.3: a random monster for each; Z10: from the tokens not in use, and of any kind alike when none is left."""
    if at == len(slots):
        return
    pool = s.pool
    base = 8 * (s.map.castle if slots[at] == s.map.second_slot else slots[at])
    left = [monster for monster in MONSTERS if pool[monster] > 0]
    options = tuple([base + monster for monster in left or s.setting.monsters])
    weights = tuple([pool[monster] for monster in left]) or None
    ask(s, Question(CHANCE, "monster", options, weights=weights, stream="monsters"), summoned, slots, at)


@rule
def summoned(s: "ZombiesState", option: int, slots: tuple[int, ...], at: int) -> None:
    place, monster = divmod(option, 8)
    s.put_monster(slots[at], monster)
    if s.turns:  # at the set-up they come all at once
        tell(s, "Z7.1", "monster-appears", monster=monster, place=place)
    summon_next(s, slots, at + 1)
