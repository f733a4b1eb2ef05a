"""The scenario runner says what did not come as expected, and only that; and what no scenario could mean."""

from pathlib import Path
from typing import Any

import pytest

from rumpus.kernel.message import Message, Refused
from rumpus.records import scenario as scenarios
from rumpus.records.scenario import find_scenarios, read_scenario, run_scenario
from rumpus.text.words import words
from tests.helpers.betting_pig import Pig, PigState
from tests.helpers.refusal import refusal

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
question = { speaker = "chance", kind = "die", has = ["1"], weights = { 1 = 1, 6 = 1 } }
scores = { 0 = "8" }
sum = 0
names = "pig 2, pig 1"
events = [{ event = "rolled", face = 5 }, { event = "held", clause = "P3" }]
all_events = ["rolled", { event = "held", points = 5 }]
no_events = ["bet"]
refuses = ["pig 1: roll", "pig 2: hold"]
result = "none"
sees."pig 1" = { sum = 0, scores = [8, 0], bet = 0, pens.sty.straw = 3 }
sees.everybody = { scores = [8, 0], lucky = "?" }
"""


class PigInSty(Pig):
    """Pig with more to see."""

    def open_view(self, state: PigState) -> dict[str, Any]:
        return super().open_view(state) | {"pens": [{"name": "sty", "straw": 3}]}

    def own_view(self, state: PigState, seat: int) -> dict[str, Any]:
        return super().own_view(state, seat) | {"lucky": bool(state.bets[seat])}


@pytest.fixture(autouse=True)
def _only_pig(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pig is not a registered game."""
    monkeypatch.setattr(scenarios, "find_game", lambda _: PigInSty())


def run(tmp_path: Path, text: str) -> list[Message]:
    path = tmp_path / "story.toml"
    path.write_text(text, encoding="utf-8")
    return run_scenario(read_scenario(path))


def located(tmp_path: Path, text: str) -> tuple[int, Message]:
    """The line and the reason with which a file is refused, whether as it is read or as it is played."""
    try:
        (problem,) = run(tmp_path, text)
    except Refused as refused:
        problem = refused.message
    assert (problem.id, problem.args["file"]) == ("at-line", str(tmp_path / "story.toml"))
    line, why = problem.args["line"], problem.args["why"]
    assert isinstance(line, int)
    assert isinstance(why, Message)
    assert not words("en").has(why.id) or words("en").say(problem)
    return line, why


def test_a_story_that_holds_has_no_problems(tmp_path: Path) -> None:
    assert run(tmp_path, STORY) == []


def test_forced_answers_may_be_left_out(tmp_path: Path) -> None:
    assert run(tmp_path, STORY.replace("pig 1: roll\n", "")) == []


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ('speaker = "chance"', 'speaker = "pig 2"', "fact-differs"),
        ('kind = "die"', 'kind = "bet"', "fact-differs"),
        ('has = ["1"]', 'has = ["9"]', "option-missing"),
        ('has = ["1"]', 'lacks = ["6"]', "option-unexpected"),
        ('has = ["1"]', 'options = ["6"]', "fact-differs"),
        ("{ 1 = 1, 6 = 1 }", "{ 1 = 1, 6 = 2 }", "fact-differs"),
        ("{ 1 = 1, 6 = 1 }", "{ 7 = 1 }", "fact-not-there"),
        ('0 = "8"', '0 = "9"', "fact-differs"),
        ('0 = "8"', '2 = ""', "fact-not-there"),
        ("sum = 0\n", "sum = 1\n", "fact-differs"),
        ("pig 2, pig 1", "pig 2", "fact-differs"),
        ("face = 5", "face = 6", "event-missing"),
        ('clause = "P3"', 'clause = "P2"', "event-missing"),
        ('["rolled", {', "[{", "events-differ"),
        ("points = 5", "points = 6", "events-differ"),
        ('no_events = ["bet"]', 'no_events = ["held"]', "unexpected-event"),
        ('no_events = ["bet"]', 'no_events = [{ event = "rolled", face = 5 }]', "unexpected-event"),
        ('result = "none"', 'result = "draw"', "fact-differs"),
        ('"pig 1: roll"', '"chance: 6"', "not-refused"),
        ('"pig 1: roll"', '"table: stop"', "not-refused"),
        ("sum = 0,", "sum = 1,", "fact-differs"),
        ("straw = 3", "straw = 4", "fact-differs"),
        ("{ scores = [8, 0]", "{ scores = [9, 0]", "fact-differs"),
        ('lucky = "?"', "lucky = true", "sight-differs"),
        ("bet = 0,", 'bet = "?",', "sight-differs"),
    ],
)
def test_each_expectation_can_fail(tmp_path: Path, old: str, new: str, id: str) -> None:
    assert old in STORY
    after, *problems = run(tmp_path, STORY.replace(old, new))
    assert after == Message("scenario-after", {"line": 11})
    assert [problem.id for problem in problems] == [id]
    assert all(words("en").say(problem) for problem in problems)


@pytest.mark.parametrize(
    ("old", "new", "line", "id"),
    [
        # misspelt keys
        ("[position]", "[positon]", 5, "key-unknown"),
        ("answers =", "answer =", 8, "key-unknown"),
        ("[play.expect]", "[play.expects]", 13, "key-unknown"),
        ('kind = "die"', 'kin = "die"', 14, "key-unknown"),
        ("sum = 0\n", "some = 0\n", 16, "key-unknown"),
        ('event = "rolled", face', 'event = "rolled", fce', 18, "key-unknown"),
        ("no_events", "noevents", 20, "key-unknown"),
        ('sees."pig 1"', 'sees."pig 3"', 23, "position-unknown-name"),
        ("pens.sty.straw", "pens.sty.hay", 23, "key-unknown"),
        ('lucky = "?"', 'luky = "?"', 24, "key-unknown"),
        # what does not exist
        ('cites = ["P3"]', 'cites = ["P3", "P4"]', 4, "scenario-unknown-clause"),
        ('clause = "P3"', 'clause = "P33"', 18, "scenario-unknown-clause"),
        ('event = "held", clause', 'event = "hold", clause', 18, "scenario-unknown-event"),
        ('["rolled", {', '["roled", {', 19, "scenario-unknown-event"),
        ('no_events = ["bet"]', 'no_events = ["bets"]', 20, "scenario-unknown-event"),
        ('no_events = ["bet"]', 'no_events = [{ event = "bet", clause = "Q1" }]', 20, "scenario-unknown-clause"),
        ('cites = ["P3"]', 'cites = ["P3"]\ncards = ["ace"]', 5, "position-unknown-name"),
        ('has = ["1"]', 'lacks = ["7"]', 14, "scenario-option-never"),
        ('"pig 1: roll"', '"pig 1: rolls"', 21, "scenario-answer-never"),
        ('"pig 1: roll"', '"table: sleep"', 21, "scenario-answer-never"),
        ('"pig 1: roll"', '"pgi 1: roll"', 21, "position-unknown-name"),
        ('"pig 1: roll"', '"pig 1 roll"', 21, "record-bad-line"),
        # nothing said, or not in the right way
        ('title = "Holding scores"', "", 24, "key-missing"),
        ('cites = ["P3"]', "cites = []", 4, "value-not-list"),
        ('cites = ["P3"]', 'cites = "P3"', 4, "value-not-list"),
        ('cites = ["P3"]', "cites = [3]", 4, "value-not-text"),
        ('cites = ["P3"]', 'cites = ["P3"]\nseats = "2"', 5, "value-not-number"),
        ('cites = ["P3"]', 'cites = ["P3"]\nseats = 2', 5, "scenario-seats-in-position"),
        ('cites = ["P3"]', 'cites = ["P3"]\noptions = { bets = 1 }', 5, "value-not-text"),
        ('cites = ["P3"]', 'cites = ["P3"]\nrefused = "no"', 8, "scenario-refused-and-played"),
        ("scores = [3, 0]", "scores = 3", 6, "value-not-list"),
        ('no_events = ["bet"]', "no_events = []", 20, "value-not-list"),
        ('no_events = ["bet"]', "no_events = [3]", 20, "key-missing"),
        ('scores = { 0 = "8" }', "scores = {}", 15, "value-empty"),
        ('result = "none"', "result = 1", 22, "value-not-text"),
        ("sees.everybody = {", "sees.everybody = 3 #", 24, "value-not-table"),
        ("[play.expect]", "[play.expect.question]", 14, "key-unknown"),
    ],
)
def test_what_could_not_fail_is_refused_with_its_line(tmp_path: Path, old: str, new: str, line: int, id: str) -> None:
    assert old in STORY
    found, why = located(tmp_path, STORY.replace(old, new))
    assert (found, why.id) == (line, id)


def test_an_entry_of_a_list_in_several_lines_is_named_by_its_own_line(tmp_path: Path) -> None:
    several = STORY.replace('events = [{ event = "rolled", face = 5 }, {', 'events = [\n  "rolled",\n  {')
    assert located(tmp_path, several.replace('"P3" }]', '"P9" },\n]'))[0] == 20


@pytest.mark.parametrize(
    ("story", "line", "id"),
    [
        (STORY.split("[[play]]")[0], 6, "key-missing"),
        (STORY.split("[play.expect]")[0], 7, "scenario-expects-nothing"),
        (STORY.split("[play.expect]")[0] + "[play.expect]\n", 7, "scenario-expects-nothing"),
        (STORY.split("[[play]]")[0] + "[play]\nanswers = ''\n", 7, "value-not-list"),
        (STORY.split("[position]")[0] + "play = [3]\n", 5, "value-not-table"),
        (STORY.replace("[[play]]", "[[play]]\n[[play]]"), 7, "value-empty"),
    ],
)
def test_a_story_in_which_nothing_is_expected_is_refused(tmp_path: Path, story: str, line: int, id: str) -> None:
    found, why = located(tmp_path, story)
    assert (found, why.id) == (line, id)


def test_an_answer_that_does_not_fit_names_its_line_in_the_file(tmp_path: Path) -> None:
    (problem,) = run(tmp_path, STORY.replace("pig 1: hold\n", "pig 1: sleep\n"))
    assert (problem.id, problem.args["line"]) == ("record-does-not-fit", 11)


def test_an_answer_is_found_even_if_another_play_has_the_same_ones(tmp_path: Path) -> None:
    again = "[[play]]\nanswers = '''\nchance: 1\n'''\n[play.expect]\nresult = 'none'\n"
    (problem,) = run(tmp_path, STORY + again + again.replace("chance: 1", "chance: 9"))
    assert (problem.id, problem.args["line"]) == ("record-does-not-fit", 33)
    assert located(tmp_path, STORY + again.replace("chance: 1", "chance 1"))[1].id == "record-bad-line"


def test_the_end_of_a_game_is_a_question_to_nobody(tmp_path: Path) -> None:
    over = STORY.replace("scores = [3, 0]", "scores = [9, 0]").replace('result = "none"', 'result = "pig 1"')
    over = over.replace('"8"', '"14"').replace("[8, 0]", "[14, 0]")
    _, problem, more, *_ = run(tmp_path, over)
    assert problem.args == {"name": "question.speaker", "expected": "chance", "found": "nobody"}
    assert more == Message("question-not-asked", {"keys": ("kind", "has", "weights")})


def test_a_draw_is_a_result(tmp_path: Path) -> None:
    stopped = STORY.split("[[play]]")[0] + "[[play]]\nanswers = 'table: stop'\n[play.expect]\nresult = 'draw'\n"
    assert run(tmp_path, stopped) == []


def test_a_story_can_begin_at_the_start_of_a_game(tmp_path: Path) -> None:
    start = STORY.replace("[position]\nscores = [3, 0]", "").replace('"8"', '"5"').replace("[8, 0]", "[5, 0]")
    assert run(tmp_path, start) == []


def test_options_can_be_expected_to_be_refused(tmp_path: Path) -> None:
    story = 'title = "Too many"\ngame = "pig"\ncites = ["P1"]\nseats = 5\nrefused = "seats-not-possible"\n'
    assert run(tmp_path, story) == []
    line, why = located(tmp_path, story.replace("seats-not", "seats"))
    assert (line, why.id) == (4, "seats-not-possible")
    assert run(tmp_path, story.replace("seats = 5", "seats = 2"))[0].id == "expected-refusal"


ANY = """
title = "Whatever the die shows"
game = "pig"
cites = ["P2"]
[[play]]
answers = '''
chance: any
'''
[play.expect]
no_events = ["held"]
"""


def test_with_any_all_that_chance_may_answer_is_tried(tmp_path: Path) -> None:
    assert run(tmp_path, ANY) == []
    if_1, after, differs = run(tmp_path, ANY.replace('no_events = ["held"]', 'question = { kind = "go-on" }'))
    assert if_1 == Message("scenario-if-chance", {"line": 7, "answer": "1"})
    assert (after.args["line"], differs.id) == (7, "fact-differs")


def test_events_before_any_belong_to_every_way_on(tmp_path: Path) -> None:
    story = ANY.replace("chance: any", "chance: 2\npig 1: roll\nchance: any")
    expected = 'all_events = [{ event = "rolled", face = 2 }, "rolled"]'
    assert run(tmp_path, story.replace('no_events = ["held"]', expected)) == []


def test_any_is_for_chance_alone(tmp_path: Path) -> None:
    (problem,) = run(tmp_path, ANY.replace("chance: any", "chance: 2\nchance: any"))
    assert (problem.id, problem.args["line"]) == ("record-does-not-fit", 8)
    assert words("en").say(problem)


def test_too_many_ways_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenarios, "MOST_WAYS", 5)
    assert run(tmp_path, ANY) == [Message("scenario-too-many-ways", {"line": 7, "most": 5})]


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    message = refusal(run, tmp_path, STORY + "title = ")
    assert (message.id, message.args["line"]) == ("at-line", 25)
    (tmp_path / "folder.toml").mkdir()
    assert refusal(read_scenario, tmp_path / "folder.toml").id == "no-such-file"


def test_a_game_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    line, why = located(tmp_path, STORY)
    assert (line, why.id) == (3, "game-unknown")


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
