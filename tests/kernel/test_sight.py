"""How parts of a view are written as numbers."""

import pytest

from rumpus.kernel.sight import LEFT_OUT, Arranged, Bag, Count, Each, Fields, Flag, OneOf, Spot, seats_from_viewer
from tests.kernel.pig import Pig


def test_every_part_has_its_place() -> None:
    sight = Fields(
        {
            "number": Count(3),
            "left": LEFT_OUT,
            "on": Flag(),
            "wind": OneOf((1, 2, 3)),
            "cards": Bag(("ace", "king")),
            "at": Spot(1),
            "tiles": Each(("a", "b"), Count()),
        }
    )
    seen = {
        "number": 9,
        "left": "anything",
        "on": True,
        "wind": 2,
        "cards": ["king", "king", "king"],
        "at": "1,-3",
        "tiles": {"b": 1},
    }
    assert list(sight.look(seen)) == [0.75, 1, 0, 1, 0, 0, 0.75, 1, 0.5, -0.75, 0, 0.5]
    assert dict(sight.pieces("", 0))["cards"] == slice(5, 7)
    assert dict(sight.pieces("view", 0))["view.tiles"] == slice(10, 12)


def test_nothing_is_zeros() -> None:
    sight = Fields({"wind": OneOf((1, 2)), "at": Spot(1), "cards": Bag(("ace",))})
    assert not any(sight.look({"wind": None, "at": None, "cards": []}))


def test_large_counts_stay_below_one_and_apart() -> None:
    rows = [Count(40).look(number)[0] for number in range(5_000)]
    assert max(rows) < 1
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("part", [OneOf(("ace",)), Bag(("ace",)), Each(("ace",), LEFT_OUT)])
def test_a_word_nobody_knows_is_an_error(part: OneOf | Bag | Each) -> None:
    with pytest.raises(KeyError):
        part.look({"joker": 1} if isinstance(part, Each) else "joker" if isinstance(part, OneOf) else ["joker"])


def test_seats_are_counted_from_the_viewer() -> None:
    view = {"you": "Ben", "seats": [{"name": "Ann", "cards": 2}, {"name": "Ben", "cards": 1, "hand": ["ace"]}]}
    seats, after = seats_from_viewer(view)
    assert seats == {"seats": [{"name": "Ben", "cards": 1}, {"name": "Ann", "cards": 2}], "hand": ["ace"]}
    assert after == {"Ben": 0, "Ann": 1, None: None}
    own = Arranged(lambda seen: seats_from_viewer(seen)[0], Fields({"seats": LEFT_OUT, "hand": Bag(("ace",))}))
    assert list(own.look(view)) == [0.5]
    assert list(own.pieces("", 0)) == [("seats", slice(0, 0)), ("hand", slice(0, 1))]


def test_pig_in_numbers() -> None:
    game = Pig()
    state = game.start(game.setting(2, {}))
    state.scores, state.sum = [10, 30], 0
    assert list(game.sight(state.setting).look(game.view(state, 0))) == [0.5, 0.75, 0, 0]
    assert dict(game.vocabulary(state.setting).players) == {"bet": (6,), "go-on": (0, 1)}
