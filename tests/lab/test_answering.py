"""The answer that a report begins with."""

from pathlib import Path

import msgspec
import pytest

from rumpus.lab.answer_section import tell_answer, tell_evidence
from rumpus.lab.answering import Answered, Judged, answer_all, games_to_tell, judge
from rumpus.lab.asking import Claim
from rumpus.lab.experiment import read_experiment
from rumpus.lab.formatting import Formatter
from rumpus.lab.gathering import gather
from rumpus.lab.measures import wins_of
from rumpus.lab.report import write_report
from rumpus.lab.results import Results
from rumpus.lab.rows import GameRow
from rumpus.lab.statistics import wilson
from rumpus.text.words import LANGUAGES, Words
from tests.helpers.made_up import PLAIN, SWEPT, at_random, many
from tests.helpers.refusal import refusal
from tests.helpers.writing import write_experiment

FIRST = Claim(wins_of(1), 0.5, float("inf"))
FAIR = Claim(wins_of(1), 0.48, 0.52)


def asking(*asks: str) -> str:
    return "".join(f'[[asks]]\nquestion = "Is it so?"\n{ask}\n' for ask in asks)


def before_sweep(asks: str) -> str:
    head, sweep = SWEPT.split("[sweep]")
    return f"{head}{asks}[sweep]{sweep}"


def first_wins(every: int, of: int) -> "object":
    """The first to play wins so many of so many games."""

    def make(cell: str, seats: int, number: int) -> GameRow:
        row = at_random(cell, seats, number)
        return msgspec.structs.replace(row, winners=(row.order[0] if number % of < every else row.order[1],))

    return make


def answers(results: Results) -> list[Answered]:
    return answer_all(gather(results))


@pytest.mark.parametrize(
    ("won", "games", "claim", "verdict"),
    [
        (630, 1000, FIRST, "yes"),
        (430, 1000, FIRST, "no"),
        (505, 1000, FIRST, "unknown"),
        (20, 25, FIRST, "unknown"),  # too few, however clear
        (5000, 10000, FAIR, "yes"),
        (5700, 10000, FAIR, "no"),
        (500, 1000, FAIR, "unknown"),
    ],
)
def test_yes_no_or_cannot_tell(won: int, games: int, claim: Claim, verdict: str) -> None:
    assert judge(wilson(won, games), claim, games, 1).verdict == verdict


def test_asked_often_enough_something_would_be_so_by_luck() -> None:
    """535 of 1,000 are more than half when nothing else is asked, and may be luck among twenty."""
    assert judge(wilson(535, 1000), FIRST, 1000, 1).verdict == "yes"
    assert judge(wilson(535, 1000), FIRST, 1000, 20).verdict == "unknown"


def test_as_many_more_games_as_are_said_would_tell() -> None:
    """With 52 % of 1,000: should it stay 52 %, all games together are clear."""
    judged = judge(wilson(520, 1000), FIRST, 1000, 1)
    assert judged == Judged("unknown", 3900)
    assert judge(wilson(52 * 49, 4900), FIRST, 4900, 1).verdict == "yes"
    # And not only just: (1.96 + 0.84) standard errors of 4,900 games reach from 52 % to the limit.
    assert pytest.approx(0.02, abs=0.0001) == (0.25 / 4900) ** 0.5 * 2.8


def test_after_a_handful_of_games_no_handful_is_promised() -> None:
    """At least thirty are needed to conclude anything; to tell 55 % from a half takes many more."""
    judged = judge(wilson(11, 20), FIRST, 20, 1)
    assert judged.verdict == "unknown"
    assert judged.more is not None
    assert judged.more > 500
    assert judge(wilson(10, 20), FIRST, 20, 1) == Judged("unknown", 10)


def test_what_lies_on_the_limit_cannot_be_told_by_playing() -> None:
    assert games_to_tell(wilson(500, 1000), FIRST, 1000, 1.0) is None


def test_a_report_begins_with_its_answers_in_every_language(tmp_path: Path) -> None:
    text = PLAIN + asking('figure = "wins"\nplace = 1\nabove = 50', 'figure = "turns"\nbetween = [30, 40]')
    results = many(tmp_path, 80, text, first_wins(3, 4))  # type: ignore[arg-type]
    said = {"en": ("Yes.", "No."), "cs": ("Ano.", "Ne."), "uk": ("Так.", "Ні.")}
    for language in LANGUAGES:
        page = write_report(results, tmp_path / language, Words(language, "zombies-doom").say, language)
        html = page.read_text(encoding="utf-8")
        yes, no = (html.index(f"<p>{word}</p>") for word in said[language])
        assert yes < no < html.index('<ul class="facts">')


def test_the_figure_is_told_with_what_was_asked_of_it(tmp_path: Path) -> None:
    results = many(tmp_path, 80, PLAIN + asking('figure = "wins"\nplace = 1\nabove = 50'), first_wins(3, 4))  # type: ignore[arg-type]
    (answer,) = answers(results)
    say = Words("en", "zombies-doom").say
    (evidence,) = answer.evidence
    told = say(tell_evidence(answer, evidence, results.experiment, Formatter(say, "zombies-doom")))
    assert told == "Wins of the first to play, all games: 75.0% (64.5–83.2%). Asked: above 50.0%."


def test_cells_are_compared_game_by_game(tmp_path: Path) -> None:
    """Printed spells add two turns to each game, whatever its own length."""
    cells = 'cell = "seats=2 variants=printed-spells"\n', '"seats=2 variants=none"'
    text = before_sweep(
        asking(
            f'figure = "turns"\n{cells[0]}more_than = {cells[1]}\nby = 1.5',
            f'figure = "turns"\n{cells[0]}less_than = {cells[1]}',
            f'figure = "turns"\n{cells[0]}as_in = {cells[1]}\nby = 1',
            f'figure = "turns"\n{cells[0]}as_in = {cells[1]}\nby = 3',
        )
    )
    assert [answer.verdict for answer in answers(many(tmp_path, 40, text))] == ["yes", "no", "no", "yes"]


def test_one_place_outside_denies_what_is_asked_of_all(tmp_path: Path) -> None:
    text = PLAIN + asking('figure = "wins"\nbetween = [20, 60]')
    (answer,) = answers(many(tmp_path, 200, text, first_wins(9, 10)))  # type: ignore[arg-type]
    assert answer.verdict == "no"
    assert [one.place for one in answer.evidence] == [1, 2]


def test_things_are_asked_about_by_kind(tmp_path: Path) -> None:
    text = PLAIN + asking('figure = "worth"\nkind = "spell"\nbetween = [-3, 3]')
    (answer,) = answers(many(tmp_path, 300, text))
    assert [one.thing for one in answer.evidence] == [("spell", "lure"), ("spell", "teleport")]
    assert answer.verdict == "no"


def test_an_experiment_that_has_no_game_of_the_cell_yet_cannot_tell(tmp_path: Path) -> None:
    (answer,) = answers(many(tmp_path, 3, PLAIN + asking('figure = "wins"\nplace = 1\nabove = 50')))
    assert answer.verdict == "unknown"
    say = Words("en", "zombies-doom").say
    assert say(tell_answer(answer)) == "Cannot tell yet: about 27 more games of each kind would."


@pytest.mark.parametrize(
    ("ask", "id", "line"),
    [
        ("above = 50", "key-missing", 8),
        ('figure = "fun"\nabove = 50', "lab-no-such-figure", 10),
        ('figure = "turns"', "lab-one-limit", 10),
        ('figure = "turns"\nabove = 5\nbelow = 9', "lab-one-limit", 11),
        ('figure = "turns"\nbetween = [9, 5]', "lab-not-two-numbers", 11),
        ('figure = "turns"\nabove = "5"', "lab-limit-not-number", 11),
        ('figure = "turns"\ncell = "seats=9"\nabove = 5', "lab-no-cell-of-that-name", 11),
        ('figure = "turns"\nas_in = "all"', "lab-alike-by-what", 11),
        ('figure = "wins"\nmore_than = "all"', "lab-not-compared", 10),
        ('figure = "turns"\nover = 5', "key-unknown", 11),
    ],
)
def test_what_is_wrong_with_a_question_is_said_with_its_line(tmp_path: Path, ask: str, id: str, line: int) -> None:
    message = refusal(read_experiment, write_experiment(tmp_path, f"seats = 2\n{asking(ask)}"))
    assert message.id == "at-line"
    assert (message.args["why"].id, message.args["line"]) == (id, line)  # type: ignore[union-attr]
    assert Words("en").say(message)
