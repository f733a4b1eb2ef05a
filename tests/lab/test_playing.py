"""Games of the lab: the same wherever they are played, with the same luck in every cell, and measured rightly."""

from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest

from rumpus.bots.imagining import Imagination
from rumpus.bots.players import THINKING
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game, game_ids
from rumpus.lab.experiment import Experiment, read_experiment
from rumpus.lab.playing import play_again, play_game
from rumpus.lab.rows import GameRow, UseCount
from rumpus.records.record import record_of
from rumpus.thinking.bot import Limit
from rumpus.thinking.determinization import Determinization
from tests.helpers.asked import moment_of
from tests.helpers.installed import install_bots
from tests.helpers.writing import write_experiment

NUMBERS = range(6)
NO_BOXES = Path()

every_game = pytest.mark.parametrize("game", game_ids())


def experiment_of(folder: Path, game: str, rest: str = "", bots: str = '"random"') -> Experiment:
    return read_experiment(write_experiment(folder, f"look_closely = 3\nseats = 3\n{rest}", game=game, bots=bots))


def both(folder: Path, game: str, bots: str = '"random"') -> list[tuple[GameRow, Match]]:
    """Games as the lab measures them, and the same with their records."""
    experiment = experiment_of(folder, game, bots=bots)
    (cell,) = experiment.cells
    return [
        (play_game(experiment, cell, number, NO_BOXES), play_again(experiment, cell, number, NO_BOXES))
        for number in NUMBERS
    ]


def speaker(match: Match, use: UseCount) -> str:
    assert use.seat is not None
    return match.state.speaker(use.seat)


@every_game
def test_a_game_is_played_again_as_it_was(tmp_path: Path, game: str) -> None:
    for row, match in both(tmp_path, game):
        assert match.result is not None
        assert (row.winners, row.turns) == (match.result.winners, match.state.turns)
        assert row.clauses == Counter(event.clause for event in match.events)
        given = [entry.question for entry in match.answers if entry.question and entry.question.seat >= 0]
        assert row.choices == sum(len(question.options) > 1 for question in given)
        assert row.options == sum(len(question.options) for question in given if len(question.options) > 1)
        assert row.answers >= row.choices


@every_game
def test_bots_that_think_play_the_same_again_too(tmp_path: Path, game: str) -> None:
    experiment = experiment_of(tmp_path, game, "simulations = 2\n", bots='["easy", "fair", "random"]')
    (cell,) = experiment.cells
    one, other = (msgspec.json.encode(play_game(experiment, cell, 1, NO_BOXES)) for _ in range(2))
    assert one == other
    match = play_again(experiment, cell, 1, NO_BOXES)
    assert match.result is not None
    assert msgspec.json.decode(one, type=GameRow).winners == match.result.winners


@every_game
def test_shares_are_noted_before_every_turn_and_at_the_end(tmp_path: Path, game: str) -> None:
    for row, match in both(tmp_path, game):
        assert len(row.shares) == row.turns + 1
        assert all(0 < sum(shares) < 1.001 for shares in row.shares[:-1])  # less what is left for nobody
        assert [share > 0 for share in row.shares[-1]] == [seat in row.winners for seat in range(3)]
        turns = [event.args["seat"] for event in match.events if event.id == "turn"]
        assert turns[0] == match.state.speaker(row.order[0])
        assert sorted(row.order) == [0, 1, 2]


def test_cards_of_worms_are_counted_for_whoever_played_them(tmp_path: Path) -> None:
    for row, match in both(tmp_path, "worms"):
        played = Counter((event.args["card"], event.args["seat"]) for event in match.events if event.id == "plays")
        counted = {(use.id, speaker(match, use)): use.times for use in row.uses if use.kind == "card"}
        assert counted == played
        drops = Counter(event.args["drop"] for event in match.events if event.id == "drop-card")
        assert {use.id: use.times for use in row.uses if use.kind == "drop" and use.seat is None} == drops


def test_tasks_and_tiles_of_zombies_doom_are_counted_for_whoever_used_them(tmp_path: Path) -> None:
    kinds = Counter[str]()
    for row, match in both(tmp_path, "zombies-doom"):
        done = {(event.args["task"], event.args["seat"]) for event in match.events if event.id == "completes-task"}
        assert {(use.id, speaker(match, use)) for use in row.uses if use.kind == "task"} == done
        entered = sum(use.times for use in row.uses if use.kind == "tile" and use.id != "crossroads")
        assert entered == sum(event.id == "goes" for event in match.events)
        kinds.update(use.id for use in row.uses if use.kind == "tile")
    assert kinds.keys() >= {"normal", "camp", "crossroads"}


def test_crossroads_are_used_where_there_is_no_other_way(tmp_path: Path) -> None:
    """Who goes to a place that is not next to theirs came through crossroads."""
    for row, match in both(tmp_path, "zombies-doom"):
        steps = [
            (origin.split(","), place.split(","))
            for event in match.events
            if event.id == "goes"
            for origin, place in [(str(event.args["origin"]), str(event.args["place"]))]
        ]
        far = sum(abs(int(a) - int(c)) + abs(int(b) - int(d)) > 1 for (a, b), (c, d) in steps)
        through = sum(use.times for use in row.uses if use.id == "crossroads")
        assert far <= through <= len(steps)


@every_game
def test_luck_is_measured_in_every_third_game(tmp_path: Path, game: str) -> None:
    rows = [row for row, _ in both(tmp_path, game)]
    assert [row.luck is not None for row in rows] == [True, False, False] * 2
    for row in rows:
        if row.luck is not None:
            if game != "worms":  # of three there, nobody may win
                assert sum(row.luck.gifts) == pytest.approx(0, abs=0.001)  # what one is given, the others are not
            assert row.luck.start is not None
            assert row.luck.by_chance > 0
            assert row.luck.by_choice > 0


def test_cells_share_their_luck(tmp_path: Path) -> None:
    """Whatever the bots and variants: the same first player, and the same map."""
    experiment = experiment_of(
        tmp_path,
        "zombies-doom",
        'simulations = 2\n[sweep]\nbots = ["random", "easy"]\nvariants = ["", "printed-spells"]\n',
    )
    for number in NUMBERS:
        matches = [play_again(experiment, cell, number, NO_BOXES) for cell in experiment.cells]
        starts = {tuple(line.text for line in record_of(match).lines[:30]) for match in matches}
        assert len(starts) == 1
    assert len({play_game(experiment, experiment.cells[0], number, NO_BOXES).order for number in NUMBERS}) > 1


def test_levels_move_on_by_a_seat_from_game_to_game(tmp_path: Path) -> None:
    experiment = experiment_of(tmp_path, "zombies-doom", "simulations = 1\n", bots='["easy", "random", "random"]')
    bots = [play_game(experiment, experiment.cells[0], number, NO_BOXES).bots for number in range(3)]
    assert [levels.index("easy") for levels in bots] == [0, 2, 1]


@pytest.mark.parametrize("level", THINKING)
@every_game
def test_a_bot_of_the_lab_knows_nothing_that_its_seat_does_not(game: str, level: str) -> None:
    """It is given the whole state, but whichever of the worlds is the real one that its seat cannot tell apart, it
    does the same."""
    for seed in range(8):
        match = moment_of(find_game(game), seed, 40 + seed)
        if match is None or match.question is None:
            continue
        other = Determinization.of(match.game).determinize(
            match.state, match.question.seat, SeededChance(f"other {seed}")
        )
        answers = set()
        for state in (match.state, other):
            random = Random(seed)
            answers.add(THINKING[level].think(Imagination(match.game, state, random), random, Limit(simulations=8)))
        assert len(answers) == 1


BOTS = """
def last(glimpse, random, limit):
    return len(glimpse.options) - 1

def raises(glimpse, random, limit):
    raise RuntimeError("my hand is a bazooka")
"""


@every_game
def test_bots_that_somebody_has_installed_play_in_the_lab(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    install_bots(tmp_path / "site", monkeypatch, BOTS, ("last", "raises"))
    for row, match in both(tmp_path, game, '["last", "random", "random"]')[:2]:
        assert sorted(row.bots) == ["last", "random", "random"]
        assert match.result is not None
        seat = row.bots.index("last")
        mine = [one for one in match.answers if one.question is not None and one.question.seat == seat]
        assert mine
        assert all(one.question is not None and one.option == one.question.options[-1] for one in mine)
