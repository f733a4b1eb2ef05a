"""Characters: what they do more of, or less, than a bot without one; and the files that tell of them."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from rumpus.bots.characters import characters_of, policy_for, read_characters
from rumpus.bots.players import player_named
from rumpus.boxes.toml_file import TomlFile
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, run
from rumpus.kernel.event import Listener
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game
from rumpus.text.words import LANGUAGES, Words
from rumpus.thinking.bot import Limit
from rumpus.thinking.evaluation import Evaluation, evaluate
from tests.helpers.pig import GAME as PIG

IDS = ("worms", "zombies-doom")
GAMES = 60


class Heard(Listener):
    """How often each event came, and how many tokens were taken."""

    def __init__(self) -> None:
        super().__init__()
        self.times: Counter[str] = Counter()

    def hear(self, clause: str, id: str, args: Mapping[str, Any]) -> None:
        self.times[id] += 1


@cache
def heard(id: str, bot: str) -> Counter[str]:
    """In games of two such bots, with the same luck whoever plays."""
    game = find_game(id)
    setting, total = game.setting(2, {}), Counter[str]()
    for number in range(GAMES):
        state, chance, ear = game.start(setting), SeededChance(f"characters {number}"), Heard()
        players = [player_named(game, setting, bot, Random(f"{number}/{seat}"), Limit()) for seat in range(2)]
        state.sink = ear
        run(state)
        while (question := state.question) is not None:
            answer(state, chance.pick(question) if question.seat == CHANCE else players[question.seat](state))
        total += ear.times
    return total


def a_turn(*events: str) -> Callable[[Counter[str]], float]:
    return lambda times: sum(times[event] for event in events) / times["turn"]


def tokens_of_points(times: Counter[str]) -> float:
    return times["takes-tokens"] / (times["takes-tokens"] + times["completes-task"])


@pytest.mark.parametrize(
    ("id", "character", "does", "least"),
    [
        ("zombies-doom", "racer", tokens_of_points, 1.03),
        ("zombies-doom", "fighter", a_turn("beats"), 1.02),
        ("zombies-doom", "collector", a_turn("completes-task"), 1.15),
        ("zombies-doom", "careful", lambda times: 1 / a_turn("dies")(times), 1.5),
        ("worms", "racer", a_turn("eliminated"), 1.2),
        ("worms", "fighter", a_turn("damaged"), 1.15),
        ("worms", "collector", a_turn("crate-opened"), 1.2),
        ("worms", "careful", lambda times: 1 / a_turn("drowns", "damaged")(times), 1.1),
    ],
)
def test_a_character_does_more_of_what_it_is_called_after(
    id: str, character: str, does: Callable[[Counter[str]], float], least: float
) -> None:
    assert does(heard(id, f"quick+{character}")) > least * does(heard(id, "quick"))


@pytest.mark.parametrize("id", IDS)
def test_characters_speak_of_what_there_is(id: str) -> None:
    game = find_game(id)
    characters = characters_of(game)
    assert list(characters) == ["racer", "fighter", "collector", "careful"]
    for name, character in characters.items():
        assert len(character.terms) == len(Evaluation.of(game).terms)
        assert character.weights
        assert all(Words(language, id).has(f"report-character-{name}") for language in LANGUAGES)


def test_a_game_without_characters_has_none() -> None:
    assert characters_of(PIG) == {}


def test_what_is_not_named_matters_as_it_does() -> None:
    game = find_game("zombies-doom")
    (odd,) = read_characters(game, TomlFile("odd.toml", "[odd.terms]\npoints = 2\n")).values()
    assert odd.terms == (2.0, *[1.0] * (len(Evaluation.of(game).terms) - 1))
    assert odd.weights == {}


def test_weights_are_added_to_what_was_learnt() -> None:
    game = find_game("zombies-doom")
    plain, racer = policy_for(game, ""), policy_for(game, "racer")
    assert plain
    assert racer
    more = characters_of(game)["racer"].weights["go"]["tokens"]
    assert racer.weights["go"]["tokens"] == pytest.approx(plain.weights["go"]["tokens"] + more)
    assert racer.weights["go"]["castle"] == plain.weights["go"]["castle"]


def first_answers(bot: str, count: int) -> list[int]:
    game = find_game("zombies-doom")
    setting = game.setting(2, {})
    state, chance, given = game.start(setting), SeededChance("1"), list[int]()
    player = player_named(game, setting, bot, Random(1), Limit())
    run(state)
    while (question := state.question) is not None and len(given) < count:
        option = chance.pick(question) if question.seat == CHANCE else player(state)
        if question.seat != CHANCE:
            given.append(option)
        answer(state, option)
    return given


def test_a_bot_that_searches_has_a_character_from_its_first_answers_on() -> None:
    assert first_answers("fair", 12) == first_answers("fair", 12)
    assert first_answers("fair", 12) != first_answers("fair+collector", 12)


def test_a_character_sees_a_position_otherwise() -> None:
    game = find_game("zombies-doom")
    state = game.start(game.setting(2, {}))
    run(state)
    chance = SeededChance("2")
    while state.turns < 4 and (question := state.question) is not None:
        answer(state, chance.pick(question))
    terms = characters_of(game)["collector"].terms
    assert evaluate(game, state) != evaluate(game, state, terms)
    assert evaluate(game, state) == evaluate(game, state, (1.0,) * len(terms))


@pytest.mark.parametrize(
    ("text", "line", "id"),
    [
        ("racer = 1\n", 1, "value-not-table"),
        ("[racer]\nspeed = 2\n", 2, "key-unknown"),
        ("[racer]\nterms = 2\n", 2, "value-not-table"),
        ("[racer.terms]\nspeed = 2\n", 2, "character-unknown-term"),
        ('[racer.terms]\npoints = "many"\n', 2, "policy-not-a-number"),
        ("[racer.weights.fly]\nfar = 1\n", 1, "policy-unknown-sort"),
        ("[racer.weights.go]\nfar = 1\n", 2, "policy-unknown-feature"),
        ("[racer.weights.go]\ntokens = true\n", 2, "policy-not-a-number"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, line: int, id: str) -> None:
    with pytest.raises(Refused) as refused:
        read_characters(find_game("zombies-doom"), TomlFile("odd.toml", text))
    found = refused.value.message
    if found.id == "at-line":
        assert found.args["line"] == line
        found = found.args["why"]  # type: ignore[assignment]
    assert found.id == id


def test_how_likely_it_is_that_nobody_wins_is_no_matter_of_character() -> None:
    game = find_game("worms")
    setting = game.setting(4, {"edition": "english", "setup": "quick"})
    match = Match(game, setting, SeededChance("nobody"), listen=False)
    while match.state.turns < 3:
        match.answer(match.asked().options[0])
    plain = evaluate(game, match.state)
    for character in characters_of(game).values():
        shares = evaluate(game, match.state, character.terms)
        assert sum(shares) == pytest.approx(sum(plain))
        assert shares != plain
