"""Who of several is likely to win a game of Zombies Doom."""

from typing import Any

from rumpus.kernel.registry import find_game
from rumpus.records.scenarios import Scenarios
from rumpus.thinking.evaluation import Shares, evaluate

GAME = find_game("zombies-doom")
THREE: dict[str, Any] = {
    "seats": 3,
    "figures": {"player 1": "3,3", "player 2": "7,4", "player 3": "5,6"},
    "monsters": {"elsewhere": "beast"},
}


NEAR_THE_END: dict[str, Any] = {
    "won": {"player 2": 7},
    "monsters": {"elsewhere": "beast", "7,5": "demon"},
    "hands": {"player 2": "bow"},
}


def shares(box: str = "standard", **table: Any) -> Shares:
    return evaluate(GAME, Scenarios.of(GAME).position({"box": box}, {**THREE, **table}))


def test_whoever_is_next_is_a_little_ahead() -> None:
    for turn, order in (("player 1", [0, 1, 2]), ("player 2", [1, 2, 0])):
        now = shares(turn=turn)
        assert sorted(range(3), key=lambda seat: -now[seat]) == order


def test_a_step_that_wins_is_worth_most_to_whoever_moves_first() -> None:
    here, there = shares(turn="player 2", **NEAR_THE_END), shares(turn="player 3", **NEAR_THE_END)
    assert here[1] > 0.95
    assert there[1] < here[1]
    assert shares(turn="player 2", **{**NEAR_THE_END, "hands": {"player 2": "mace"}})[1] < here[1]


def test_where_the_round_is_finished_it_is_not_won_yet() -> None:
    won, to_come = (shares(box, turn="player 2", **NEAR_THE_END)[1] for box in ("standard", "fairer"))
    assert (1 - to_come) > 10 * (1 - won)


def test_a_token_within_a_step_counts_if_the_hand_wins_it() -> None:
    near: dict[str, Any] = {"monsters": {"elsewhere": "beast", "3,2": "demon"}, "hands": {"player 1": "bow"}}
    won = shares(**near)[0]
    assert won > shares(**near, tokens={"3,2": 0})[0]
    assert won > shares(**{**near, "hands": {"player 1": "mace"}})[0]


def test_a_point_counts_more_near_the_target() -> None:
    none, one, six, seven = (shares(won={"player 3": won})[2] for won in (0, 1, 6, 7))
    assert one > none
    assert seven / (1 - seven) / (six / (1 - six)) > one / (1 - one) / (none / (1 - none))


def test_trophies_and_spells_are_worth_something() -> None:
    assert shares(trophies={"player 1": "demon"})[0] > shares()[0]
    assert shares(hands={"player 1": "mace, berserk"})[0] > shares(hands={"player 1": "mace"})[0]
