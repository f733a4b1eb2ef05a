"""What people read of a game calls places by their names, directions by the compass and players by theirs."""

import re
from collections.abc import Iterable

import pytest

from rumpus.contract.random_play import new_match, play_on, some_option
from rumpus.kernel.game import AnyGame
from rumpus.kernel.registry import find_game, game_ids
from rumpus.text.words import LANGUAGES, words_with
from rumpus.thinking.outlook import Outlooks
from tests.helpers.in_turn import in_turn
from tests.helpers.saying import say_option, say_question

pytestmark = pytest.mark.unmeasured

GAMES = [find_game(id) for id in game_ids()]
GAMES_EACH = 4
COORDINATES = re.compile(r"\d,\s?-?\d")
NAME = re.compile(r"\b[A-Z]{1,2}\d{1,3}\b")
# The four winds, however a language bends them, and the way that is none of them.
WINDS = {
    "en": "north|south|east|west|crossroads",
    "cs": "sever|jih|již|východ|západ|rozcestí",
    "uk": "північ|півден|схід|захід|роздоріжжя",
}
STEPS = {
    "worms": {"inches", "jumps", "moves", "thing-moves", "target-moves", "scatters", "knocked-back", "thrown"},
    "zombies-doom": {"goes"},
}
YOUR = {"en": "you", "cs": "tvého|tebe", "uk": "вашого|вас"}
WHO = ("seat", "other", "whose")  # arguments that are players
NUMBERED = {"en": r"[Pp]layer \d", "cs": r"[Hh]ráč\w* \d", "uk": r"[Гг]рав\w+ \d"}
NAMES = ("Ann", "Bob", "Cleo", "Dan")
DIRECTED = {"direction", "face", "faces"}  # arguments that are directions, or may be

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
in_every_language = pytest.mark.parametrize(
    ("game", "language"), in_turn(GAMES, LANGUAGES), ids=lambda one: getattr(one, "id", one)
)


def check(said: str, args: Iterable[str]) -> None:
    assert not COORDINATES.search(said), said
    if DIRECTED.intersection(args):
        assert not re.search(r"\d", NAME.sub("", said)), said


def check_place(language: str, said: str, beside: str) -> None:
    """Whatever a place is named after, the sentence says which way that is, and if it is the reader's own."""
    if beside != "none":
        assert re.search(WINDS[language], said), said
    if {"own", "you"}.intersection(beside.split()):
        assert re.search(YOUR[language], said), said


@in_every_language
def test_no_question_option_or_outlook_says_a_coordinate_or_the_number_of_a_direction(
    game: AnyGame, language: str
) -> None:
    """And no two answers to a question are the same sentence, or nobody could choose between them."""
    asked = set()
    for seed in range(GAMES_EACH):
        match, random = new_match(game, seed, listen=False)
        words = words_with(language, game, match.setting)
        for _ in range(150):
            if (question := match.question) is None:
                break
            asked.add(question.kind)
            for whose in ("", "-other"):
                check(say_question(words.say, match, question, whose), ())
            said = [say_option(words.say, match, question, option) for option in question.options]
            for text, option in zip(said, question.options, strict=True):
                args = match.state.option_args(question, option)
                check(text, args)
                check_place(language, text, str(args.get("beside", "none")))
            assert len(set(said)) == len(said)
            for prospect in Outlooks.of(game).outlook(match.state, some_option(question, random)):
                check(words.say(prospect.message), prospect.message.args)
            play_on(match, random, 1)
    assert len(asked) > 8


@in_every_language
def test_no_line_of_the_log_says_a_coordinate_or_the_number_of_a_direction(game: AnyGame, language: str) -> None:
    told = set()
    for seed in range(GAMES_EACH):
        match, random = new_match(game, seed)
        words = words_with(language, game, match.setting)
        play_on(match, random, 600)
        for event in match.events:
            told.add(event.id)
            check(words.say(event.message()), event.args)
    assert len(told) > 20


@in_every_language
def test_every_step_in_the_log_says_which_way_it_goes(game: AnyGame, language: str) -> None:
    told = set()
    for seed in range(GAMES_EACH + 1):
        match, random = new_match(game, seed)
        words = words_with(language, game, match.setting)
        play_on(match, random, 600)
        for event in match.events:
            if event.id not in STEPS[game.id] or event.besides.get("direction") == 0:  # a bullseye, or on the spot
                continue
            told.add(event.id)
            assert re.search(WINDS[language], words.say(event.message())), event
    assert told == STEPS[game.id]


@in_every_language
def test_whoever_has_a_name_is_called_by_it_wherever_the_game_speaks_of_them(game: AnyGame, language: str) -> None:
    """Names are not bent: a sentence that needs another case puts a word before them that is."""
    for seed in range(GAMES_EACH):
        match, random = new_match(game, seed)
        words = words_with(language, game, match.setting)
        said: list[tuple[str, str]] = []
        for _ in range(300):
            if (question := match.question) is None:
                break
            names = dict(zip(map(match.state.speaker, range(match.setting.seats)), NAMES, strict=False))
            words.players = {f"player {seat + 1}": name for seat, name in enumerate(NAMES)} | names
            said.append((names[match.speaker(question)], say_question(words.say, match, question, "-other")))
            said += [
                (words.players[str(value)], say_option(words.say, match, question, option))
                for option in question.options
                for name, value in match.state.option_args(question, option).items()
                if name in WHO
            ]
            play_on(match, random, 1)
        for event in match.events:
            args = event.message().args
            said += [(words.players[str(args[name])], words.say(event.message())) for name in WHO if name in args]
        for name, text in said:
            assert name in text, text
            assert not re.search(NUMBERED[language], text), text
        assert len({name for name, _ in said}) == match.setting.seats


@every_game
def test_whoever_types_the_notation_reads_it(game: AnyGame) -> None:
    match, random = new_match(game, 1)
    play_on(match, random, 300)
    words = words_with("en", game, match.setting, in_notation=True)
    said = [words.say(event.message()) for event in match.events]
    assert sum(bool(COORDINATES.search(text)) for text in said) > 10
    assert not any(NAME.search(text) for text in said)
