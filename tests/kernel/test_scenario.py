"""The scenario runner says what did not come as expected, and only that."""

from pathlib import Path

import pytest

from rumpus.kernel import scenario as scenarios
from rumpus.kernel.message import Message, Refused
from rumpus.kernel.scenario import find_scenarios, read_scenario, run_scenario
from tests.kernel.pig import Pig
from tests.refusal import refusal

STORY = """
title = "Holding scores"
game = "pig"
cites = ["P3"]
[position]
scores = [3, 0]
[[play]]
answers = '''
pig 1: roll
chance: 5
pig 1: hold
'''
[play.expect]
question = { speaker = "chance", kind = "die", has = ["1"], lacks = ["7"] }
scores = { 0 = "8" }
sum = 0
names = "pig 2, pig 1"
events = [{ event = "rolled", face = "5" }, { event = "held", clause = "P3" }]
no_events = ["bet"]
refuses = ["chance: 7", "pig 1: roll", "table: sleep"]
result = "none"
"""


@pytest.fixture(autouse=True)
def _only_pig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pig is not a registered game."""
    monkeypatch.setattr(scenarios, "find_game", lambda _: Pig())


def run(tmp_path: Path, text: str) -> list[Message]:
    path = tmp_path / "story.toml"
    path.write_text(text, encoding="utf-8")
    return run_scenario(read_scenario(path))


def test_a_story_that_holds_has_no_problems(tmp_path: Path) -> None:
    assert run(tmp_path, STORY) == []


def test_forced_answers_may_be_left_out(tmp_path: Path) -> None:
    assert run(tmp_path, STORY.replace("pig 1: roll\n", "")) == []


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ('speaker = "chance"', 'speaker = "pig 2"', "fact-differs"),
        ('kind = "die"', 'kind = "bet"', "fact-differs"),
        ('kind = "die"', 'kin = "die"', "question-unknown-key"),
        ('no_events = ["bet"]', 'no_events = [{ event = "rolled", face = "5" }]', "unexpected-event"),
        ('has = ["1"]', 'has = ["9"]', "option-missing"),
        ('lacks = ["7"]', 'lacks = ["6"]', "option-unexpected"),
        ('lacks = ["7"]', 'options = ["6"]', "fact-differs"),
        ('0 = "8"', '0 = "9"', "fact-differs"),
        ("sum = 0", "sum = 1", "fact-differs"),
        ("pig 2, pig 1", "pig 2", "fact-differs"),
        ('face = "5"', 'face = "6"', "event-missing"),
        ('clause = "P3"', 'clause = "P2"', "event-missing"),
        ('no_events = ["bet"]', 'no_events = ["held"]', "unexpected-event"),
        ('result = "none"', 'result = "draw"', "fact-differs"),
        ('"chance: 7"', '"chance: 6"', "not-refused"),
        ('"table: sleep"', '"table: stop"', "not-refused"),
    ],
)
def test_each_expectation_can_fail(tmp_path: Path, old: str, new: str, id: str) -> None:
    after, *problems = run(tmp_path, STORY.replace(old, new))
    assert after == Message("scenario-after", {"line": 11})
    assert [problem.id for problem in problems] == [id]


def test_an_answer_that_does_not_fit_names_its_line_in_the_file(tmp_path: Path) -> None:
    (problem,) = run(tmp_path, STORY.replace("pig 1: hold", "pig 1: sleep"))
    assert (problem.id, problem.args["line"]) == ("record-does-not-fit", 11)


def test_the_end_of_a_game_is_a_question_to_nobody(tmp_path: Path) -> None:
    over = STORY.replace("scores = [3, 0]", "scores = [9, 0]").replace('result = "none"', 'result = "pig 1"')
    over = over.replace('"8"', '"14"')
    problem = run(tmp_path, over)[1]
    assert problem.args == {"name": "question.speaker", "expected": "chance", "found": "nobody"}


def test_a_draw_is_a_result(tmp_path: Path) -> None:
    stopped = STORY.split("[[play]]")[0] + "[[play]]\nanswers = 'table: stop'\n[play.expect]\nresult = 'draw'\n"
    assert run(tmp_path, stopped) == []


def test_a_story_can_begin_at_the_start_of_a_game(tmp_path: Path) -> None:
    start = STORY.replace("[position]\nscores = [3, 0]", "").replace('"8"', '"5"')
    assert run(tmp_path, start) == []


def test_options_can_be_expected_to_be_refused(tmp_path: Path) -> None:
    story = 'title = "Too many"\ngame = "pig"\ncites = []\nseats = 5\nrefused = "seats-not-possible"\n'
    assert run(tmp_path, story) == []
    assert run(tmp_path, story.replace("seats-not", "seats"))[0].id == "seats-not-possible"
    assert run(tmp_path, story.replace("seats = 5", "seats = 2"))[0].id == "expected-refusal"


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("title = ", "scenario-unreadable"),
        (STORY + "[nonsense]\n", "scenario-unknown-key"),
        (STORY.replace("title", "cards"), "scenario-lacks"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, text: str, id: str) -> None:
    assert refusal(run, tmp_path, text).id == id


def test_folders_are_searched_and_missing_ones_refused(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    inside = tmp_path / "deep" / "b.toml"
    inside.touch()
    alone = tmp_path / "a.toml"
    alone.touch()
    assert find_scenarios([tmp_path]) == [alone, inside]
    assert find_scenarios([inside]) == [inside]
    with pytest.raises(Refused):
        find_scenarios([tmp_path / "nowhere"])


def test_a_scenario_knows_what_it_shows(tmp_path: Path) -> None:
    path = tmp_path / "story.toml"
    path.write_text(STORY.replace("cites", 'cards = ["ace"]\ncites'), encoding="utf-8")
    scenario = read_scenario(path)
    assert (scenario.title, scenario.cites, scenario.cards) == ("Holding scores", ("P3",), ("ace",))
