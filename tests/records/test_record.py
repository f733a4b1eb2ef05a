"""Records are text; one that does not fit is refused with the line that is wrong."""

import pytest

from rumpus.kernel.match import Match
from rumpus.kernel.message import Message
from rumpus.records.record import read_record, record_of
from rumpus.records.replay import replay
from tests.helpers.betting_pig import Pig
from tests.helpers.refusal import refusal

PIG = Pig()
RECORD = """rumpus record 1
game: pig
rules: 3
bets: yes
seats: Ann, Bob

# Ann bets first
pig 1: bet 6
chance: 5

pig 1: hold
"""


def refused(text: str) -> Message:
    return refusal(lambda: replay(read_record(text), game=PIG))


def test_a_record_is_read_and_written_alike() -> None:
    record = read_record(RECORD)
    assert (record.game, record.rules_version, record.seats, record.options) == (
        "pig",
        3,
        ("Ann", "Bob"),
        {"bets": "yes"},
    )
    assert [(line.number, line.speaker, line.text) for line in record.lines] == [
        (8, "pig 1", "bet 6"),
        (9, "chance", "5"),
        (11, "pig 1", "hold"),
    ]
    match = replay(record, game=PIG)
    assert replay(read_record(record_of(match).write()), game=PIG).state.digest() == match.state.digest()


def test_a_replay_can_stop_earlier() -> None:
    assert len(replay(read_record(RECORD), stop_after=2, game=PIG).answers) == 2
    assert replay(read_record(RECORD), stop_after=0, game=PIG).answers == []


def test_two_replays_of_one_record_have_one_digest() -> None:
    digests = {replay(read_record(RECORD), game=PIG).state.digest() for _ in range(3)}
    assert len(digests) == 1
    assert digests != {replay(read_record(RECORD), stop_after=2, game=PIG).state.digest()}


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("rumpus record 1", "rumpus record 2", "record-not-one"),
        ("game: pig\n", "", "record-header-lacks"),
        ("rules: 3", "rules: three", "record-bad-rules-version"),
        ("rules: 3", "rules: 2", "record-other-rules"),
        ("bets: yes", "bets yes", "record-bad-header"),
        ("bets: yes", "game: pig", "record-bad-header"),
        ("seats: Ann, Bob", "seats: Ann", "seats-not-possible"),
        ("chance: 5", "chance 5", "record-bad-line"),
    ],
)
def test_what_is_wrong_with_a_record_is_said(old: str, new: str, id: str) -> None:
    assert refused(RECORD.replace(old, new)).id == id


def test_an_empty_file_is_no_record() -> None:
    assert refused("").id == "record-not-one"


def test_a_line_that_does_not_fit_names_itself_and_what_would_have_been_possible() -> None:
    message = refused(RECORD.replace("pig 1: hold", "pig 1: sleep"))
    assert message.id == "record-does-not-fit"
    assert message.args["line"] == 11
    assert message.args["why"] == Message("answer-not-possible", {"text": "sleep", "possible": ("hold", "roll")})
    assert message.args["asked"] == Message(
        "asked", {"speaker": "pig 1", "kind": "go-on", "possible": ("hold", "roll")}
    )


def test_a_line_after_the_end_does_not_fit() -> None:
    over = RECORD + "table: stop\nchance: 3\n"
    message = refused(over)
    assert (message.id, message.args["line"], message.args["asked"]) == (
        "record-does-not-fit",
        13,
        Message("asked-nothing"),
    )


def test_records_are_strict_about_forced_answers() -> None:
    """A forced answer is not in a record, so that each line answers one question and nothing can be misread."""
    match = Match(PIG, PIG.setting(2, {}))
    match.answer(1)
    assert refused(record_of(match).write() + "pig 2: roll\n").id == "record-does-not-fit"
