"""What an answer would mean, shown where it would happen."""

from collections.abc import Callable

from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import About
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.records.lesson import begin, find_lesson, teach
from rumpus.text.words import words
from rumpus.thinking.outlook import Outlooks

GAME = find_game("zombies-doom")


def before_step(number: int) -> Match:
    """The first lesson, as it stands before that step."""
    lesson = find_lesson(GAME, "first-steps")
    match = begin(lesson)
    for _, _ in zip(range(number), teach(lesson, match), strict=False):
        pass
    return match


def outlook(match: Match, text: str) -> list[tuple[str, str]]:
    prospects = Outlooks.of(GAME).outlook(match.state, match.read(match.asked(), text))
    for prospect in prospects:
        assert isinstance(prospect.about, About)
        assert prospect.about.place is not None
        assert prospect.about.place.text == prospect.spot
    return [(prospect.spot, words("en", GAME.id).say(prospect.message)) for prospect in prospects]


def test_a_place_tells_what_waits_there() -> None:
    assert outlook(before_step(0), "go 3,3") == [("3,3", "a demon, a victory token, new weapon from the mace pile")]


def test_what_is_done_on_the_way_is_explained_on_the_tile_one_goes_to() -> None:
    assert outlook(before_step(3), "keep") == [("5,3", "discard nothing")]


def test_dying_is_explained_where_one_stands() -> None:
    [(spot, text)] = outlook(before_step(0), "die")
    assert spot == "3,4"
    assert text.startswith("lose your weapons")


def test_a_teleport_is_explained_where_it_leads(place: Callable[..., ZombiesState]) -> None:
    s = place(hands={"player 1": "bow, teleport"}, figures={"player 2": "7,4"}, monsters={"7,3": "demon"})
    told = outlook(Match(GAME, s.setting, state=s), "teleport player 2 bow")
    assert told == [("7,4", "change places with that player, attack from G4")]
