"""Finding puzzles: the same seed finds the same, from what whoever is asked may know, and where it was left."""

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from rumpus.boxes.toml_file import TomlFile
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.puzzles.finding import BUDGETS, FEWEST, grade_of, is_confirmed, look_at, without_echoes
from rumpus.puzzles.running import JOURNAL, PuzzleHunt, records_in, without_twins
from rumpus.puzzles.weighing import weigh
from rumpus.records.puzzle import GRADES, Puzzle, position, puzzles_of, read_puzzles
from rumpus.records.record import Record
from rumpus.thinking.determinization import Determinization
from rumpus.thinking.evaluation import Evaluation

every_game = pytest.mark.parametrize("game", game_ids())
A_FEW = 3
LOOKED_AT_AGAIN = 4  # moments, until one is found again that was found with another seed
BETTER = 0.01  # of a win: by so much at least the solution is better than the obvious answer, whatever the seed


def some_of(game: str) -> list[Puzzle]:
    """A few from everywhere."""
    puzzles = list(puzzles_of(find_game(game)).values())
    return puzzles[:: max(1, len(puzzles) // A_FEW)][:A_FEW]


def gain(puzzle: Puzzle, simulations: int) -> float:
    """By how much another search finds the solution better than the obvious answer."""
    match = position(puzzle)
    solution, obvious = (match.read(match.asked(), text) for text in (puzzle.solution, puzzle.obvious))
    turns = Evaluation.of(match.game).turns
    weighed = weigh(match.game, match.state, "again", simulations, turns, (solution, obvious))
    return weighed.shares[solution] - weighed.shares[obvious]


@every_game
def test_some_puzzles_are_confirmed_by_another_search(game: str) -> None:
    for puzzle in some_of(game):
        assert gain(puzzle, BUDGETS[1]) > BETTER, puzzle.id


@pytest.mark.soak
@every_game
def test_every_puzzle_is_confirmed_by_another_search(game: str) -> None:
    found = {puzzle.id: gain(puzzle, BUDGETS[-1]) for puzzle in puzzles_of(find_game(game)).values()}
    assert {id: by for id, by in found.items() if by <= BETTER} == {}


def found_again(game: str) -> Iterator[tuple[Puzzle, Match]]:
    """The clearest ones first."""
    puzzles = sorted(puzzles_of(find_game(game)).values(), key=lambda puzzle: -puzzle.lead)
    for puzzle in puzzles[:LOOKED_AT_AGAIN]:
        match = position(puzzle)
        again = look_at(puzzle.record, match, puzzle.at, "seed")
        if again is not None:
            yield again, match


@every_game
def test_a_moment_is_found_again_and_nobody_looks_at_hidden_cards(game: str) -> None:
    puzzle, match = next(found_again(game))
    assert puzzle.id in puzzles_of(match.game)
    assert puzzle.cost >= puzzle.lead >= 4
    assert puzzle.glance <= 50
    assert puzzle.why
    seat = match.asked().seat
    match.state = Determinization.of(match.game).determinize(match.state, seat, SeededChance("other cards"))
    other = look_at(puzzle.record, match, puzzle.at, "seed")
    assert other is not None
    assert replace(other, line="", theme="") == replace(puzzle, line="", theme="")  # how it goes on is up to the cards


@every_game
def test_another_search_confirms_the_solution_and_nothing_else(game: str) -> None:
    puzzle, match = next(found_again(game))
    solution, obvious = (match.read(match.asked(), text) for text in (puzzle.solution, puzzle.obvious))
    assert is_confirmed(match, "seed", solution, obvious, BUDGETS[1])
    assert not is_confirmed(match, "seed", obvious, solution, BUDGETS[1])


@every_game
def test_where_the_obvious_answer_is_best_there_is_no_puzzle(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle, match = next(found_again(game))
    best = match.asked().options.index(match.read(match.asked(), puzzle.solution))
    at_a_glance = [float(place == best) or 0.1 for place in range(len(match.asked().options))]
    monkeypatch.setattr("rumpus.puzzles.finding.at_a_glance", lambda *_: at_a_glance)
    assert look_at(puzzle.record, match, puzzle.at, "seed") is None


def test_grades_go_from_the_easiest_to_the_hardest() -> None:
    assert grade_of(glance=0.5, lead=0.2, seen=BUDGETS[0]) == GRADES[0]
    assert grade_of(glance=0.01, lead=0.05, seen=BUDGETS[1]) == GRADES[-1]


def test_where_whoever_is_wrong_knows_the_right_answer_there_is_no_puzzle() -> None:
    moments = [(puzzle, position(puzzle)) for puzzle in puzzles_of(find_game("worms")).values()]
    of_two = [(puzzle, match) for puzzle, match in moments if len(match.asked().options) < FEWEST]
    assert of_two
    assert [puzzle.id for puzzle, match in of_two if look_at(puzzle.record, match, puzzle.at, "seed")] == []


def test_of_moments_of_a_game_with_the_same_solution_the_costliest_is_kept() -> None:
    one, other = list(puzzles_of(find_game("worms")).values())[:2]
    again = replace(one, id="again", at=one.at + 20, cost=one.cost + 1)
    assert without_echoes([one, other, again]) == sorted([other, again], key=lambda puzzle: puzzle.at)
    assert without_echoes([one, replace(again, cost=one.cost)]) == [one]
    assert without_echoes([one, replace(again, solution="pass")]) == [one, replace(again, solution="pass")]


def test_of_moments_that_are_nearly_the_same_one_is_kept() -> None:
    one, other = list(puzzles_of(find_game("worms")).values())[:2]
    twin = replace(one, id="twin", theme="wind", cost=one.cost + 1)
    assert without_twins([one, other, twin]) == [one, other]
    assert without_twins([one, replace(twin, at=one.at + 1)]) == [one, replace(twin, at=one.at + 1)]


@every_game
def test_no_puzzle_is_shipped_twice(game: str) -> None:
    shipped = list(puzzles_of(find_game(game)).values())
    assert without_twins(shipped) == shipped


def beginnings(tmp_path: Path) -> Path:
    """The first turns of some games, as files."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number, puzzle in enumerate(some_of("zombies-doom")):
        record = puzzle.record
        lines = record.lines[:75]
        cut = Record(record.game, record.rules_version, record.seats, record.options, lines)
        (folder / f"{number}.txt").write_text(cut.write(), encoding="utf-8")
    (folder / "other.txt").write_text("no record", encoding="utf-8")
    return folder


def test_a_search_that_was_interrupted_goes_on_and_finds_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts, game = list(records_in([beginnings(tmp_path)])), find_game("zombies-doom")
    assert len(texts) == A_FEW
    told: list[int] = []
    out = tmp_path / "puzzles.toml"

    def look() -> bytes:
        told.clear()
        PuzzleHunt(game, out, "1").search(texts, 1, lambda done, _: told.append(done))
        return out.read_bytes()

    whole = look()
    assert told == [1, 2, 3]
    journal = out.with_name(out.name + JOURNAL)
    *lines, last = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines, last[:20]]))  # the power went
    assert look() == whole
    assert told == [3]
    assert look() == whole
    assert told == []
    monkeypatch.setattr("rumpus.puzzles.running.CRITERIA", "others")
    assert look() == whole
    assert told == [1, 2, 3]
    packed = PuzzleHunt(game, tmp_path / "puzzles.toml.gz", "1")
    packed.write([])
    assert read_puzzles(game, TomlFile("f", gzip.decompress(packed.out.read_bytes()).decode())) == {}
    with pytest.raises(Refused, match="puzzles-mixed"):
        PuzzleHunt(find_game("worms"), tmp_path / "other.toml", "1").search(texts, 1, lambda *_: None)
    journal.write_bytes(b"nothing of ours\n")
    with pytest.raises(Refused, match="puzzles-damaged"):
        look()
