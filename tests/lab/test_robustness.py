"""Findings that hold for whoever plays, and findings that hold for some."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from rumpus.bots.players import player_named, split_character
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.lab.comparing import compare
from rumpus.lab.experiment import read_experiment
from rumpus.lab.gathering import gather
from rumpus.lab.report import write_report
from rumpus.lab.results import Results
from rumpus.lab.robustness import robustness
from rumpus.lab.rows import GameRow
from rumpus.text.words import LANGUAGES, Words
from rumpus.thinking.bot import Limit
from rumpus.thinking.evaluation import Evaluation, evaluate
from tests.helpers.made_up import at_random, many
from tests.helpers.refusal import refusal
from tests.helpers.writing import write_experiment

ROBUST = 'game = "zombies-doom"\nseats = 2\nrobust = true\n[sweep]\nvariants = ["", "printed-spells"]\n'
SORTS = ["fair", "easy", "strong@50", "fair+racer", "fair+fighter", "fair+collector", "fair+careful"]
IDS = ("worms", "zombies-doom")


def only_racers_need_longer(cell: str, seats: int, number: int) -> GameRow:
    """Printed spells make the games of racers longer by six turns, and no others. The first to play always wins."""
    row = at_random(cell.partition(" bots")[0], seats, number)
    turns = Random(number).randint(10, 30) + (6 if "printed-spells" in cell and "racer" in cell else 0)
    return msgspec.structs.replace(row, cell=cell, turns=turns, winners=(row.order[0],))


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    return many(tmp_path_factory.mktemp("robust"), 60, ROBUST, only_racers_need_longer)


def test_all_sorts_of_bots_play_every_cell(results: Results) -> None:
    cells = results.experiment.cells
    assert [cell.levels["bots"] for cell in cells if cell.levels["variants"] == "none"] == SORTS
    assert len(cells) == 2 * len(SORTS)
    assert cells[3].bots == ("fair+racer", "fair+racer")
    assert results.experiment.baseline == "variants=none bots=fair"


def test_what_holds_for_all_and_what_only_for_some(results: Results) -> None:
    compared, robust = compare(gather(results)), robustness(results)
    (first,) = [one for one in compared.places if one.place == 0]
    assert robust.holds_for(first) == tuple(SORTS)
    (longer,) = [
        one for one in compared.changes if one.axis == ("variants",) and one.figure.id == "turns" and not one.part
    ]
    assert longer.significant
    assert robust.holds_for(longer) == ("fair+racer",)


@pytest.mark.parametrize(
    ("language", "every", "some"),
    [
        ("en", "Holds for all players that were tried.", "Holds only for some players: Fair bot, a racer."),
        ("cs", "Platí pro všechny hráče", "Platí jen pro některé hráče: "),
        ("uk", "Справджується для всіх гравців", "Справджується лише для деяких гравців: "),
    ],
)
def test_the_report_marks_its_findings(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, every: str, some: str
) -> None:
    monkeypatch.setattr("rumpus.lab.report.write_records", lambda *given: set())  # a strong bot takes its time
    html = write_report(results, tmp_path, Words(language, "zombies-doom").say, language).read_text(encoding="utf-8")
    assert every in html
    assert some in html


def test_an_experiment_that_does_not_try_it_says_nothing_of_it(tmp_path: Path) -> None:
    plain = many(tmp_path, 40)
    (first, *_) = compare(gather(plain)).places
    assert robustness(plain).holds_for(first) is None


@pytest.mark.parametrize("id", IDS)
def test_characters_speak_of_terms_that_there_are(id: str) -> None:
    evaluation = Evaluation.of(find_game(id))
    assert list(evaluation.characters) == ["racer", "fighter", "collector", "careful"]
    for character, matters in evaluation.characters.items():
        assert set(matters) <= set(evaluation.terms)
        assert len(evaluation.weights(character)) == len(evaluation.terms)
        assert all(Words(language, id).has(f"report-character-{character}") for language in LANGUAGES)


def test_a_character_sees_a_position_otherwise_and_plays_otherwise() -> None:
    game = find_game("zombies-doom")
    setting = game.setting(2, {})

    def play(name: str) -> list[int]:
        state, chance, given = game.start(setting), SeededChance("1"), list[int]()
        player = player_named(game, setting, name, Random(1), Limit())
        run(state)
        while (question := state.question) is not None and len(given) < 12:
            option = chance.pick(question) if question.seat == CHANCE else player(state)
            if question.seat != CHANCE:
                given.append(option)
            answer(state, option)
        weights = Evaluation.of(game).weights("collector")
        if name == "fair":
            assert evaluate(game, state) != evaluate(game, state, weights)
            assert evaluate(game, state) == evaluate(game, state, (1.0,) * len(weights))
        return given

    assert play("fair") == play("fair")
    assert play("fair") != play("fair+collector")


def test_only_bots_that_think_have_a_character() -> None:
    assert split_character("strong@20+racer") == ("strong@20", "racer")
    assert split_character("random+racer") == ("random+racer", "")


@pytest.mark.parametrize(
    ("rest", "id"),
    [
        ("seats = 2\nrobust = true\n", "lab-robust-bots"),  # bots are named above it
        ('[sweep]\nseats = [2]\nbots = ["fair+dancer"]\n', "lab-no-such-character"),
        ('[sweep]\nseats = [2]\nbots = ["strong+racer"]\n', "lab-strong-without-simulations"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, rest: str, id: str) -> None:
    assert refusal(read_experiment, write_experiment(tmp_path, rest)).id == id
