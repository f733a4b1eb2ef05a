"""W14, W3.8: effects that move several Things one hex each, at once."""

from typing import Final

from rumpus.contract.model import NotModelledError
from tests.models.worms import moving
from tests.models.worms.table import MOVABLE, STEPS, Asking, Hex, Table, Thing, step

MOVED_AGAIN: Final = "W14: what a chain has moved is pushed again"


def push_neighbours(t: Table, here: Hex) -> Asking[None]:
    """W14: every Thing on adjacent hexes moves straight away from this one."""
    ways = {thing: way for way in STEPS for thing in t.on(step(here, way), "worm", *MOVABLE)}
    yield from shift(t, ways)


def blow_crates(t: Table, placed: Thing | None) -> Asking[None]:
    """Squall: every crate but the one just placed moves down-wind."""
    crates = [crate for hex_ in sorted(t.land) for crate in t.on(hex_, "crate") if crate is not placed]
    yield from shift(t, dict.fromkeys(crates, t.wind))


def shift(t: Table, ways: dict[Thing, int]) -> Asking[None]:
    """W3.8: in the order chosen; the game may begin by itself with those for which it cannot matter."""
    things, moves = list(ways), {thing: thing.moves for thing in ways}
    with t.waiting(things):
        while left := [thing for thing in things if thing in t.things]:
            if any(thing.moves > moves[thing] for thing in left):
                raise NotModelledError(MOVED_AGAIN)
            things[:] = left
            thing = yield from t.choose_thing("next", left, "W3.8", is_partly_asked=True)
            things.remove(thing)
            yield from moving.move_one_hex(t, thing, ways[thing])
