"""`import rumpus` is what it promises: documented, typed, light, and clear about what it refuses."""

import copy
import inspect
import subprocess
import sys
from collections.abc import Callable
from random import Random

import msgspec
import pytest

import rumpus
from tests.helpers.betting_pig import Pig

HEAVY = ("litestar", "uvicorn", "fluent", "babel", "numpy", "rumpus.table", "rumpus.lab", "rumpus.env", "rumpus.games")
NAMES_WITHOUT_WORDS = {"CHANCE", "Bot", "Player"}  # of what they are is told in a comment, which is in the reference


def worms(**options: object) -> rumpus.Match:
    return rumpus.Match.start("worms", seed=7, **options)  # type: ignore[arg-type]


def played(**options: object) -> rumpus.Match:
    match, luck = worms(**options), Random(7)
    while match.question:
        match.answer(luck.choice(match.options))
    return match


def test_importing_it_loads_no_server_no_lab_no_words_and_no_game() -> None:
    look = f"import sys, rumpus; print([name for name in sys.modules if name.startswith({HEAVY})])"
    said = subprocess.run([sys.executable, "-c", look], check=True, capture_output=True, text=True)
    assert said.stdout == "[]\n"


def test_it_can_be_run_as_the_command() -> None:
    said = subprocess.run([sys.executable, "-m", "rumpus", "--version"], check=True, capture_output=True, text=True)
    assert said.stdout.startswith("rumpus ")


def public() -> list[tuple[str, object]]:
    """Every promised name, and every method and property of a class among them that is not for games alone."""
    found: list[tuple[str, object]] = []
    for name in sorted(set(rumpus.__all__) - NAMES_WITHOUT_WORDS):
        promised = getattr(rumpus, name)
        found.append((name, promised))
        if inspect.isclass(promised):
            fields = promised.__annotations__
            own = {key: value for key, value in vars(promised).items() if not key.startswith("_") and key not in fields}
            found += [
                (f"{name}.{key}", value)
                for key, value in own.items()
                if isinstance(value, property | classmethod) or callable(value)
            ]
    return found


@pytest.mark.parametrize(("name", "promised"), public(), ids=[name for name, _ in public()])
def test_every_promised_name_is_explained(name: str, promised: object) -> None:
    told = inspect.getdoc(promised) or ""
    assert len(told) > 10, name
    assert told.endswith((".", ")")), name
    assert "(*args, **kwargs)" not in told, name  # what Python says where nobody has said anything


def test_nothing_else_is_in_it() -> None:
    own = {name for name in vars(rumpus) if not name.startswith("_") and not inspect.ismodule(getattr(rumpus, name))}
    assert own - set(rumpus.__all__) == {"in_english"}


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    assert rumpus.record_of(played()).lines == rumpus.record_of(played()).lines
    assert worms(setup="quick").view() == worms(setup="quick").view()
    maps = {msgspec.json.encode(rumpus.Match.start("worms", setup="quick").view()) for _ in range(3)}
    assert len(maps) > 1


def test_options_are_typed_as_arguments() -> None:
    match = worms(edition="czech", setup="full", variants=["timer", "larger-map"], extra_tiles=1)
    agreed = match.setting.header()
    assert (agreed["edition"], agreed["variants"], agreed["extra-tiles"]) == ("czech", "larger-map, timer", "1")
    assert worms().setting.header()["setup"] == "first-game"


def test_as_many_sit_down_as_have_names() -> None:
    assert worms().names == ("seat 1", "seat 2")
    match = worms(names=["Ann", "Ben", "Cyd"])
    assert (match.setting.seats, match.names) == (3, ("Ann", "Ben", "Cyd"))


def test_an_answer_is_a_number_or_a_text() -> None:
    one, other = worms(), worms()
    assert len(one.options) == len(one.asked().options)
    one.answer(one.asked().options[1])
    other.answer(other.options[1])
    assert one.state.digest() == other.state.digest()


def test_a_copy_has_the_same_luck_ahead_of_it_and_goes_on_by_itself() -> None:
    match = worms(setup="quick")
    other = copy.deepcopy(match)
    before = match.state.digest()
    for one in (other, match):
        assert match.state.digest() == before
        luck = Random(3)
        while one.question:
            one.answer(luck.choice(one.options))
    assert other.state.digest() == match.state.digest()


def test_a_record_is_written_read_and_played_again() -> None:
    match = played()
    text = rumpus.record_of(match).write()
    again = rumpus.replay(rumpus.read_record(text))
    assert again.result == match.result
    assert again.state.digest() == match.state.digest()
    earlier = rumpus.replay(rumpus.read_record(text), 5)
    assert len(earlier.answers) == 5
    assert earlier.question is not None


def test_a_record_goes_on_where_it_ends() -> None:
    again = rumpus.replay(rumpus.record_of(played()), 4)
    again.chance = rumpus.SeededChance("other luck")
    again.let_chance_answer()
    luck = Random(1)
    while again.question:
        assert again.question.seat != rumpus.CHANCE
        again.answer(luck.choice(again.options))


def test_without_a_source_of_chance_its_questions_are_asked_too() -> None:
    game = rumpus.game("worms")
    match = rumpus.Match(game, game.agree(2, setup="quick"))
    question = match.asked()
    assert question.seat == rumpus.CHANCE
    assert sum(likely for _, likely in question.probabilities()) == pytest.approx(1)


def test_bots_play_a_whole_game_and_the_same_one_with_the_same_seed() -> None:
    def play() -> rumpus.Match:
        match = worms()
        players = [rumpus.bot(level, seed=level, limit=rumpus.Limit(simulations=2)) for level in ("fair", "random")]
        while question := match.question:
            match.answer(players[question.seat](match))
        return match

    one, other = play(), play()
    assert one.result is not None
    assert one.state.digest() == other.state.digest()


def test_a_bot_of_ones_own_sees_what_its_seat_may_know() -> None:
    seen: list[rumpus.Glimpse] = []

    def last(glimpse: rumpus.Glimpse, luck: Random, limit: rumpus.Limit) -> int:
        seen.append(glimpse)
        return len(glimpse.options) - 1

    match = worms()
    match.answer(rumpus.bot(last)(match))
    (glimpse,) = seen
    assert (glimpse.seat, glimpse.kind, glimpse.own) == (0, "activate", worms().own(0))
    assert [match.write(answer) for answer in match.answers if answer.speaker != "chance"] == ["activate B"]


def test_odds_are_told_of_an_option_however_it_is_named() -> None:
    match = worms()
    match.answer("activate A")
    jump = next(option for option in match.options if option.startswith("jump"))
    patient = rumpus.Limit(seconds=60)
    odds = rumpus.odds(match, jump, limit=patient)
    assert odds == rumpus.odds(match, match.read(match.asked(), jump), limit=patient)
    assert odds.margin == 0
    assert 0 < sum(likely for fate, likely in odds.chances if fate.subject == odds.chances[0][0].subject) <= 1.0001
    say = rumpus.words_of(match).say
    assert all("%" in say(line) for line in odds.messages())


def test_the_table_is_drawn_and_the_log_told_in_any_language() -> None:
    match = played()
    assert "Wind" in rumpus.draw(match)
    assert "you have" in rumpus.draw(match, 0)
    assert "Vítr" in rumpus.draw(match, language="cs")
    say = rumpus.words_of(match).say
    assert all(say(event.seen_by(1).message()) for event in match.events)


def test_a_game_that_is_not_installed_is_played_all_the_same() -> None:
    pig = Pig()
    match = rumpus.Match.start(pig, seed=1, names=["Ann", "Ben"])
    while match.question:
        match.answer("hold")
    assert rumpus.replay(rumpus.record_of(match), game=pig).result == match.result


def test_things_tell_what_they_are() -> None:
    match = worms()
    assert repr(match) == "<Match of worms: <Question activate for seat 0, 2 options>>"
    assert repr(match.game) == "<Game worms>"
    assert repr(played()) == f"<Match of worms: {played().result}>"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: rumpus.game("chess"), "There is no game called “chess”. There are: worms, zombies-doom."),
        (lambda: worms(players=2), "There is no option “players”. The options are edition, variants, setup, "),
        (lambda: worms(edition="en"), "“edition” cannot be “en”. It can be: english, ukrainian, czech."),
        (lambda: worms(seats=0), "It can be played by 2, 3, 4."),
        (lambda: worms(names=["Ann"], seats=2), "One name was given, but 2 players sit down."),
        (lambda: worms(names=["Ann, Ben", "Cyd"]), "“Ann, Ben” cannot be a name here"),
        (lambda: worms(variants="no-sudden-death, sudden-death-draft"), "contradict each other"),
        (lambda: worms().answer("fly"), "“fly” is not possible. Possible answers: activate A, activate B."),
        (lambda: worms().answer(99), "99 is not one of the options. They are 0 (activate A), 1 (activate B)."),
        (lambda: worms().answer(None), "None is not one of the options. They are 0"),  # type: ignore[arg-type]
        (lambda: played().answer("fly"), "The game is over; nothing more can be answered. [answer-game-over]"),
        (
            lambda: rumpus.bot("gnu"),
            "There is no bot of level “gnu”. The levels are random, beginner, easy, casual, regular, quick, fair, "
            "good, strong.",
        ),
        (lambda: rumpus.odds(worms(), "fly"), "Possible answers: activate A"),
        (lambda: rumpus.odds(worms(), 99), "99 is not one of the options"),
        (lambda: rumpus.draw(worms(), language="de"), "There are en, cs, uk."),
        (lambda: rumpus.read_record("1. e4"), "This is not a record: its first line should be “rumpus record 1”"),
    ],
)
def test_what_cannot_be_done_is_refused_with_what_can(wrong: Callable[[], object], said: str) -> None:
    with pytest.raises(rumpus.Refused) as refused:
        wrong()
    assert said in str(refused.value)


@pytest.mark.parametrize(("found", "error"), [("x", TypeError), (1.0, TypeError), (-1, IndexError), (2, IndexError)])
def test_a_bot_that_answers_what_is_no_place_is_told_so(found: int, error: type[Exception]) -> None:
    with pytest.raises(error, match="a bot answer"):
        rumpus.bot(lambda glimpse, luck, limit: found)(worms())


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_nobody_has_sees_nothing(seat: int) -> None:
    for look in (worms().own, lambda seat: rumpus.draw(worms(), seat)):
        with pytest.raises(IndexError, match="counted from 0 to 1"):
            look(seat)


def test_what_is_no_number_and_no_list_is_told_so() -> None:
    with pytest.raises(TypeError, match="integer"):
        worms(seats="2")
    with pytest.raises(TypeError, match="a list"):
        worms(names="Ann")


def test_who_asks_for_advice_when_nobody_is_asked_is_told_so() -> None:
    for asked in (lambda: rumpus.bot("random")(played()), lambda: rumpus.odds(played(), "fly")):
        with pytest.raises(ValueError, match="nobody is asked"):
            asked()
    game = rumpus.game("worms")
    with pytest.raises(ValueError, match="chance is asked"):
        rumpus.odds(rumpus.Match(game, game.agree(2, setup="quick")), 0)
