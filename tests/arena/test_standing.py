"""How a match stands, told from its games."""

import pytest

from rumpus.arena.playing import PlayedGame, seated, without
from rumpus.arena.standing import Standing


def played(bots: tuple[str, ...], *winners: int, turn: int = 0, **more: object) -> PlayedGame:
    seats = len(bots)
    return PlayedGame(0, turn, bots, winners, (10,) * seats, (1.0,) * seats, **more)  # type: ignore[arg-type]


def test_a_point_is_shared_by_those_who_win_and_in_a_draw_by_all() -> None:
    bots = ("a", "b", "c", "d")
    assert played(bots, 2).shares() == [0, 0, 1, 0]
    assert played(bots, 0, 3).shares() == [0.5, 0, 0, 0.5]
    assert played(bots).shares() == [0.25] * 4


def test_who_failed_is_behind_all_others() -> None:
    assert played(("a", "b", "c"), 0, forfeits={2: "KeyError"}).ranks() == [0, 1, 2]
    assert played(("a", "b", "c"), forfeits={0: "KeyError"}).ranks() == [2, 0, 0]


@pytest.mark.parametrize(
    ("failed", "winners", "left"),
    [
        (set(), (), ()),
        (set(), (1,), (1,)),
        ({1}, (1,), (0, 2)),
        ({1}, (0, 1), (0,)),
        ({1}, (), (0, 2)),
        ({0, 1, 2}, (1,), ()),
    ],
)
def test_who_failed_cannot_win(failed: set[int], winners: tuple[int, ...], left: tuple[int, ...]) -> None:
    assert without(failed, winners, 3) == left


def test_bots_move_on_by_a_seat_and_are_found_again() -> None:
    assert seated(("a", "b", "c"), 1) == ("b", "c", "a")
    assert played(("b", "c", "a"), turn=1).first_order() == ("a", "b", "c")


def test_two_bots_of_the_same_name_are_one() -> None:
    standing = Standing(("one", "many", "many"))
    standing.add(
        [played(("one", "many", "many"), 0), played(("many", "many", "one"), 0), played(("many", "one", "many"))]
    )
    one, many = standing.scores["one"], standing.scores["many"]
    assert (one.games, one.won, one.drawn, one.lost) == (3, 1, 1, 1)
    assert (many.games, many.won, many.drawn, many.lost) == (6, 1, 2, 3)
    assert one.share.value == pytest.approx(4 / 9)
    assert many.share.value == pytest.approx(5 / 18)
    assert one.seconds_an_answer == pytest.approx(0.1)


def test_it_is_decided_when_one_is_certainly_better_than_each_other() -> None:
    standing = Standing(("a", "b", "c"))
    for deal in range(40):
        assert standing.winner() is None or deal > 5
        standing.add([played(("a", "b", "c"), 1), played(("b", "c", "a"), 0), played(("c", "a", "b"), 2)])
    assert standing.winner() == "b"


def test_two_equals_above_a_third_decide_nothing() -> None:
    standing = Standing(("a", "b", "c"))
    for _ in range(60):
        standing.add([played(("a", "b", "c"), 0), played(("b", "c", "a"), 0), played(("c", "a", "b"), 1, 2)])
    assert standing.winner() is None
