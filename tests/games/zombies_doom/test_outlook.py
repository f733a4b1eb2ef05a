"""What an answer would mean, shown where it would happen."""

from rumpus.kernel.lesson import begin, find_lesson, teach
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.text.words import words

GAME = find_game("zombies-doom")


def before_step(number: int) -> Match:
    """The first lesson, as it stands before that step."""
    lesson = find_lesson(GAME, "first-steps")
    match = begin(lesson)
    for _, _ in zip(range(number), teach(lesson, match), strict=False):
        pass
    return match


def outlook(match: Match, text: str) -> list[tuple[str, str]]:
    assert match.question is not None
    prospects = GAME.outlook(match.state, match.read(match.question, text))
    return [(prospect.spot, words("en", GAME.id).say(prospect.message)) for prospect in prospects]


def test_a_place_tells_what_waits_there() -> None:
    assert outlook(before_step(0), "go 3,3") == [("3,3", "a demon, a victory token, new weapon from mace")]


def test_what_is_done_on_the_way_is_explained_on_the_tile_one_goes_to() -> None:
    assert outlook(before_step(3), "keep") == [("5,3", "discard nothing")]


def test_dying_is_explained_where_one_stands() -> None:
    [(spot, text)] = outlook(before_step(0), "die")
    assert spot == "3,4"
    assert text.startswith("lose your weapons")
