"""The language of tasks: what fulfils a pattern and what does not; and that every task can be completed."""

from collections.abc import Callable
from random import Random

import pytest

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.board import CAMP
from rumpus.games.zombies_doom.cards.card import ANY_MONSTER, Pattern, Task
from rumpus.games.zombies_doom.rules.tasks import is_completed, kinds_on_map
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import MONSTER_NAMES
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match

GAMES = 60


def task(pattern: Pattern, *names: str) -> Task:
    return Task("x", pattern, tuple(ANY_MONSTER if name == "any" else 1 << MONSTER_NAMES.index(name) for name in names))


NEXT_TO, BETWEEN, ROW, TROPHIES = Pattern.NEXT_TO, Pattern.BETWEEN, Pattern.IN_A_ROW, Pattern.TROPHIES
IN_ORDER = Pattern.IN_ORDER


@pytest.mark.parametrize(
    ("wanted", "around", "fulfilled"),
    [
        # The player stands on 4,3; to the north 4,2 and 4,1, to the east 5,3 and 6,3, to the west 3,3 and 2,3.
        (task(NEXT_TO, "demon"), {"4,2": "demon"}, True),
        (task(NEXT_TO, "demon"), {"4,1": "demon"}, False),
        (task(NEXT_TO, "demon"), {"3,2": "demon"}, False),
        (task(NEXT_TO, "demon", "demon"), {"4,2": "demon"}, False),
        (task(NEXT_TO, "demon", "demon"), {"4,2": "demon", "3,3": "demon"}, True),
        (task(NEXT_TO, "any"), {}, False),
        (task(NEXT_TO, "any", "demon"), {"4,2": "demon"}, False),
        (task(NEXT_TO, "any", "demon"), {"4,2": "demon", "5,3": "beast"}, True),
        (task(BETWEEN, "demon", "human"), {"3,3": "demon", "5,3": "human"}, True),
        (task(BETWEEN, "demon", "human"), {"3,3": "human", "5,3": "demon"}, True),
        (task(BETWEEN, "demon", "human"), {"3,3": "demon", "4,2": "human"}, False),
        (task(BETWEEN, "demon", "any"), {"3,3": "beast", "5,3": "demon"}, True),
        (task(BETWEEN, "any", "any"), {"3,3": "beast"}, False),
        (task(ROW, "demon", "human"), {"5,3": "demon", "6,3": "human"}, True),
        (task(ROW, "demon", "human"), {"5,3": "human", "6,3": "demon"}, True),
        (task(IN_ORDER, "demon", "human"), {"5,3": "demon", "6,3": "human"}, True),
        (task(IN_ORDER, "demon", "human"), {"5,3": "human", "6,3": "demon"}, False),
        (task(IN_ORDER, "demon", "any", "demon"), {"4,2": "demon", "4,1": "beast"}, False),
        (task(ROW, "demon", "human"), {"6,3": "human", "7,3": "demon"}, False),
        (task(ROW, "demon", "human"), {"5,3": "human", "7,3": "demon"}, False),
        (task(ROW, "demon", "human"), {"5,3": "human", "4,2": "demon"}, False),
        (task(ROW, "demon", "human"), {"3,3": "human", "5,3": "demon"}, False),
        (task(ROW, "demon", "human", "beast"), {"5,3": "beast", "6,3": "human", "7,3": "demon"}, True),
        (task(ROW, "demon", "any"), {"4,2": "beast", "4,1": "demon"}, True),
        (task(ROW, "demon", "any", "any"), {"4,2": "beast", "4,1": "demon"}, False),
    ],
)
def test_where_you_stand(
    place: Callable[..., ZombiesState], wanted: Task, around: dict[str, str], fulfilled: bool
) -> None:
    s = place(figures={"player 1": "4,3", "player 2": "7,4"}, monsters=around)
    assert is_completed(s, wanted, 0, kinds_on_map(s.setting.board, s.monsters)) is fulfilled


@pytest.mark.parametrize(
    ("wanted", "fulfilled"),
    [
        (task(NEXT_TO, "demon", "undead", "any"), True),
        (task(NEXT_TO, "any", "any", "any", "any"), False),
        (task(BETWEEN, "undead", "beast"), True),
        (task(BETWEEN, "demon", "beast"), True),
        (task(BETWEEN, "human", "beast"), False),
    ],
)
def test_beside_the_castle_both_its_monsters_count(
    place: Callable[..., ZombiesState], wanted: Task, fulfilled: bool
) -> None:
    s = place(figures={"player 1": "5,3", "player 2": "7,4"}, monsters={"5,4": "demon, undead", "5,2": "beast"})
    assert is_completed(s, wanted, 0, kinds_on_map(s.setting.board, s.monsters)) is fulfilled


@pytest.mark.parametrize(
    ("trophies", "fulfilled"),
    [("demon, demon, human", True), ("demon, human, human", False), ("demon, demon, beast", False), ("", False)],
)
def test_which_trophies_you_have(place: Callable[..., ZombiesState], trophies: str, fulfilled: bool) -> None:
    s = place(trophies={"player 1": trophies, "player 2": "demon, demon, human"})
    assert (
        is_completed(s, task(TROPHIES, "demon", "human", "demon"), 0, kinds_on_map(s.setting.board, s.monsters))
        is fulfilled
    )


@pytest.mark.unmeasured
def test_every_task_of_the_standard_box_is_completed_in_random_games() -> None:
    completed: set[str] = set()
    for seed in range(GAMES):
        random = Random(seed)
        setting = GAME.setting(GAME.seats[seed % 3], {})
        match = Match(GAME, setting, SeededChance(f"tasks {seed}"), listen=False)
        while (question := match.question) is not None:
            match.answer(random.choice(question.options))
        done = match.state.done  # type: ignore[attr-defined]
        completed.update(card.id for card, seat in zip(setting.box.tasks, done, strict=True) if seat)
    assert completed == {card.id for card in setting.box.tasks}


@pytest.mark.parametrize(("where", "fulfilled"), [("4,2", True), ("3,4", False)])
def test_on_which_tile_you_stand(place: Callable[..., ZombiesState], where: str, fulfilled: bool) -> None:
    s = place(tiles={"4,2": "camp"}, figures={"player 1": where})
    wanted = Task("x", Pattern.ON, (), CAMP)
    assert is_completed(s, wanted, 0, kinds_on_map(s.setting.board, s.monsters)) is fulfilled
