"""A match applies answers, keeps the record, and refuses what does not fit."""

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match, OptionSeen, QuestionSeen, question_seen_by
from rumpus.kernel.message import Message
from rumpus.records.record import read_record, record_of
from rumpus.records.replay import replay
from tests.helpers.betting_pig import HOLD, ROLL, Pig, PigAbout
from tests.helpers.refusal import refusal

PIG = Pig()
TWO = PIG.setting(2, {})


def test_a_forced_answer_is_neither_asked_nor_recorded() -> None:
    match = Match(PIG, TWO)
    assert match.asked().kind == "die"
    match.answer(4)
    assert [(entry.speaker, entry.option) for entry in match.answers] == [("chance", 4)]


def test_a_forced_answer_is_asked_where_skipping_it_would_give_away_a_secret() -> None:
    match = Match(PIG, PIG.setting(2, {"bets": "yes"}))
    assert match.asked().options == (6,)
    match.say("pig 1", "bet 6")
    assert record_of(match).lines[0].text == "bet 6"


def test_with_a_source_of_chance_only_players_are_asked() -> None:
    match = Match(PIG, TWO, SeededChance("x"))
    while match.question is not None:
        assert match.question.seat >= 0
        match.answer(HOLD)
    assert match.result is not None
    assert len(match.result.winners) == 1


def test_the_same_seed_gives_the_same_luck() -> None:
    def play(seed: str) -> str:
        match = Match(PIG, TWO, SeededChance(seed))
        while match.question is not None:
            match.answer(HOLD)
        return record_of(match).write()

    assert play("a") == play("a")
    assert play("a") != play("b")


def test_an_answer_must_be_an_option() -> None:
    assert refusal(Match(PIG, TWO).answer, 7).id == "answer-not-an-option"


def test_only_the_one_who_is_asked_can_answer() -> None:
    message = refusal(Match(PIG, TWO).say, "pig 1", "4")
    assert message == Message("answer-from-another", {"speaker": "pig 1", "asked": "chance"})


def test_a_text_that_is_no_option_names_those_that_are() -> None:
    message = refusal(Match(PIG, TWO).say, "chance", "0")
    assert message.id == "answer-not-possible"
    assert message.args["possible"] == ("1", "2", "3", "4", "5", "6")


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    match = Match(PIG, TWO)
    match.say("table", "stop")
    assert match.result is not None
    assert match.result.winners == ()
    assert refusal(match.answer, 1).id == "answer-game-over"
    assert refusal(match.say, "chance", "1").id == "answer-game-over"
    assert refusal(match.interrupt, "stop").id == "interruption-not-possible"


def test_what_the_table_says_is_recorded_like_an_answer() -> None:
    match = Match(PIG, TWO, names=("Ann", "bot"))
    match.answer(3)
    match.answer(ROLL)
    match.interrupt("stop")
    record = record_of(match)
    assert [f"{line.speaker}: {line.text}" for line in record.lines] == ["chance: 3", "pig 1: roll", "table: stop"]
    again = replay(read_record(record.write()), game=PIG)
    assert again.state.digest() == match.state.digest()
    assert again.names == ("Ann", "bot")


def test_a_question_shows_its_options_only_to_the_one_who_is_asked() -> None:
    match = Match(PIG, TWO)
    match.answer(3)
    options = [OptionSeen("hold", PigAbout("hold")), OptionSeen("roll", PigAbout("roll"))]
    told = QuestionSeen("go-on", "pig 1", PigAbout("go-on", points=3))
    assert question_seen_by(match.state, match.asked(), 0) == QuestionSeen("go-on", "pig 1", told.about, options)
    assert question_seen_by(match.state, match.asked(), 1) == told
    assert question_seen_by(match.state, match.asked(), None) == told


def test_a_secret_event_tells_everyone_what_they_may_know() -> None:
    match = Match(PIG, PIG.setting(2, {"bets": "yes"}))
    match.answer(6)
    (event,) = match.events
    own = event.seen_by(0)
    assert (own.id, own.args) == ("bet-own", {"seat": "pig 1", "face": 6})
    assert own.about == PigAbout("bet", seat=0, face=6)
    for other in (1, None):
        seen = event.seen_by(other)
        assert (seen.id, seen.args, seen.secret, seen.owner) == ("bet", {"seat": "pig 1"}, {}, None)
        assert (seen.about, seen.secret_about) == (PigAbout("bet", seat=0), None)


def test_nobody_listening_means_no_events() -> None:
    match = Match(PIG, TWO, listen=False)
    match.answer(3)
    assert match.events == []


def test_a_view_is_asked_of_the_game() -> None:
    match = Match(PIG, TWO)
    assert match.view() == {"scores": [0, 0], "sum": 0}
    assert match.own(1) == {"seat": 1, "bet": 0}
    assert match.own(None) is None
