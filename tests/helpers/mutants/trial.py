"""Lets scenarios judge one mutant, in a process of its own."""

import os
import resource
import signal
from collections.abc import Callable, Sequence
from typing import Final

from tests.helpers.mutants.mutants import Mutant
from tests.helpers.mutants.visits import Story

MOST_MEMORY: Final = 2 << 30  # bytes, for a mutant that piles up frames without end
LEAST_TIME: Final = 1.0  # seconds of processor time that a scenario may take with a mutant …
MORE_TIME: Final = 3.0  # … and how many times as long as it took while its lines were noted
SURVIVED: Final = -1
NOT_PLANTED: Final = -2


def order_of(mutant: Mutant, stories: Sequence[Story], everything: bool) -> list[Story]:
    """The scenarios that can notice a mutant: those of its clauses first, and quick ones before slow ones."""
    able = [story for story in stories if everything or story.visits(mutant)]
    return sorted(able, key=lambda story: (not story.cites_one(mutant.clauses), story.seconds, story.path))


def judge(
    mutant: Mutant,
    plant: Callable[[Mutant], None],
    stories: Sequence[Story],
    holds: Callable[[Story], bool],
) -> Story | None:
    """The scenario that notices the mutant, the first in this order that does not hold with it."""
    if not stories:
        return None
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(reading)
            play(mutant, plant, stories, holds, writing)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "r") as said:
        numbers = [int(line) for line in said]
    os.waitpid(child, 0)
    last = numbers[-1] if numbers else NOT_PLANTED
    if last == NOT_PLANTED:
        raise ValueError(f"cannot be planted: {mutant.key}")
    return None if last == SURVIVED else stories[last]


def play(
    mutant: Mutant,
    plant: Callable[[Mutant], None],
    stories: Sequence[Story],
    holds: Callable[[Story], bool],
    writing: int,
) -> None:
    """In the child: says the number of each scenario before it is played; whatever ends the process, the last one did
    notice. At last, that none did."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 2)
    plant(mutant)
    for number, story in enumerate(stories):
        os.write(writing, b"%d\n" % number)
        signal.setitimer(signal.ITIMER_PROF, LEAST_TIME + MORE_TIME * story.seconds)
        if not goes_well(holds, story):
            return
    os.write(writing, b"%d\n" % SURVIVED)


def goes_well(holds: Callable[[Story], bool], story: Story) -> bool:
    try:
        return holds(story)
    except BaseException:  # whatever a mutant raises, it was noticed
        return False
