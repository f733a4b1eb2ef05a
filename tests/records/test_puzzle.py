"""Every puzzle that is shipped loads, is legal, can be played and read; a file that is wrong is refused by its line."""

import pytest

from rumpus.boxes.toml_file import TomlFile
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.records.puzzle import Themes, find_puzzle, play_line, position, puzzles_of, read_puzzles, write_puzzles
from rumpus.text.words import LANGUAGES, words

every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=game_ids())


@every_game
def test_every_puzzle_is_legal_and_its_solution_can_be_played(game: AnyGame) -> None:
    assert puzzles_of(game)
    for puzzle in puzzles_of(game).values():
        match = position(puzzle)
        speaker = match.speaker(match.asked())
        assert puzzle.solution != puzzle.obvious
        assert {puzzle.solution, puzzle.obvious} <= {*match.options}, puzzle.id
        assert puzzle.line.startswith(f"{speaker}: {puzzle.solution}\n")
        play_line(puzzle, match)


@every_game
def test_all_that_is_said_of_puzzles_has_words(game: AnyGame) -> None:
    ids = {f"theme-{theme}" for theme in Themes.of(game).themes}
    ids |= {reason for puzzle in puzzles_of(game).values() for reason in puzzle.why}
    for language in LANGUAGES:
        spoken = words(language, game.id)
        assert all(spoken.say(Message(id)) for id in ids)


@every_game
def test_what_is_written_is_read_again(game: AnyGame) -> None:
    text = write_puzzles(game, puzzles_of(game).values())
    again = read_puzzles(game, TomlFile("f", text))
    assert list(again) == list(puzzles_of(game))
    assert write_puzzles(game, again.values()) == text


@pytest.mark.parametrize(
    ("right", "wrong", "line", "why"),
    [
        ('game = "worms"', 'game = "chess"', 1, "puzzles-of-another-game"),
        ("rules = ", "rules = 1", 2, "puzzles-of-other-rules"),
        ('theme = "', 'theme = "un', None, "puzzle-unknown-theme"),
        ("grade = ", "grade = 9", None, "value-not-number"),
        ("lead = ", "led = ", None, "key-unknown"),
        ("rumpus record 1", "rumpus record 0", None, "record-not-one"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(right: str, wrong: str, line: int | None, why: str) -> None:
    game = find_game("worms")
    text = write_puzzles(game, list(puzzles_of(game).values())[:1])
    at = line or next(number for number, one in enumerate(text.splitlines(), 1) if one.startswith(right))
    with pytest.raises(Refused) as refused:
        read_puzzles(game, TomlFile("f", text.replace(right, wrong, 1)))
    message = refused.value.message
    inner = message.args["why"]
    assert isinstance(inner, Message)
    assert inner.id == why
    if why != "record-not-one":
        assert message.args["line"] == at


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="puzzle-unknown"):
        find_puzzle(find_game("worms"), "none")
