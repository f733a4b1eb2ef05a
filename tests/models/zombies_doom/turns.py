"""Z6, Z7, Z8: a turn, from where the position begins."""

from collections import Counter
from itertools import combinations

from rumpus.contract.model import Position
from tests.models.zombies_doom import fighting
from tests.models.zombies_doom.reading import read_table
from tests.models.zombies_doom.table import MONSTERS, PILES, SQUARES, TARGETS, TOKENS, Asking, Table, Weapon, write
from tests.models.zombies_doom.tasks import completed, in_order

STEPS = ("go", "go-on", "rest", "trophies", "tasks", "row", "weapons", "win")  # as a position names them


def play(position: Position) -> Asking[None]:
    """From a position to the end of the game."""
    t = read_table(position)
    first = STEPS.index(t.step)
    while t.result == "none":
        for step in STEPS[first:]:
            if step == "go" or (step == "go-on" == t.step):
                yield from fighting.choose_where(t, goes_on=step == "go-on")
            elif step == "rest":
                yield from rest(t)
            elif step == "trophies":
                yield from keep_trophies(t)
            elif step == "tasks":  # Z3.1
                for task in completed(t, t.player):
                    t.row.remove(task)
                    t.player.done.append(task)
            elif step == "row":
                yield from fill_row(t)
            elif step == "weapons":
                yield from draw_weapons(t)
            elif step == "win":
                win_or_pass_on(t)
        first, t.step = 0, "go"
    while True:
        yield from t.over()


def rest(t: Table) -> Asking[None]:
    """Z7.1, Z7.2: without a fight monsters come where they belong and no figure is; Z10: from tokens not in use."""
    if t.fought:
        return
    empty = [square for square in SQUARES if t.tiles[square].kind == "normal" and not t.monsters.get(square)]
    for square in [square for square in empty if square not in [player.square for player in t.players]]:
        used = Counter(monster for on in t.monsters.values() for monster in on)
        used.update(monster for player in t.players for monster in player.trophies)
        left = {f"{monster} {write(square)}": max(TOKENS - used[monster], 0) for monster in MONSTERS}
        weights = left if any(left.values()) else dict.fromkeys(left, 1)
        t.monsters[square] = [(yield from t.draw("monster", weights, "Z7.1")).split()[0]]


def keep_trophies(t: Table) -> Asking[None]:
    """Z8.1: at most three."""
    trophies = in_order(t.player.trophies)
    if len(trophies) > 3:
        ways = {"keep " + " ".join(kept): list(kept) for kept in combinations(trophies, 3)}
        t.player.trophies = ways[(yield from t.ask("trophies", list(ways), "Z8.1"))]


def fill_row(t: Table) -> Asking[None]:
    """Z3.1: three lie open; Z1.6: those thrown away are shuffled when the deck is empty."""
    while len(t.row) < 3:
        if not t.task_deck:
            t.task_deck, t.thrown = t.thrown, []
        if not t.task_deck:
            return
        task = yield from t.draw("task", dict.fromkeys(t.task_deck, 1), "Z3.1")
        t.task_deck.remove(task)
        t.row.append(task)


def draw_weapons(t: Table) -> Asking[None]:
    """Z8.1, Z8.2: up to two, the first from a pile that the tile shows, if it shows any."""
    piles = t.tiles[t.player.square].piles or list(PILES)
    while len(t.player.weapons) < 2:
        pile = (yield from t.ask("draw", [f"draw {pile}" for pile in piles], "Z8.2")).split()[1]
        if not t.piles[pile].total():  # Z1.6
            t.piles[pile], t.discards[pile] = t.discards[pile], Counter()
        card = yield from t.draw("weapon", t.piles[pile], "Z8.2")
        t.piles[pile][card] -= 1
        t.player.weapons.append(Weapon(card))
        piles = list(PILES)


def win_or_pass_on(t: Table) -> None:
    """Z8.3: who has the target number of tokens and tasks wins."""
    if t.player.score >= TARGETS[len(t.players)]:
        t.result = t.player.name
        return
    t.turn = (t.turn + 1) % len(t.players)
    t.fought = False
