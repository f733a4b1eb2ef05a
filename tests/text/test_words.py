"""Every id has its message, every message its use, and what comes out reads like a sentence."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from rumpus.contract.random_play import new_match, some_option
from rumpus.games.worms import GAME
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Message, Named
from rumpus.kernel.question import CHANCE
from rumpus.kernel.registry import find_game, game_ids
from rumpus.text.words import LANGUAGES, UnknownMessage, Words, sentences_of, words_with
from tests.helpers.fluent_files import fluent_resources
from tests.helpers.message_ids import SOURCE, Use, find_uses
from tests.helpers.saying import say_question

ROOT = SOURCE.parents[1]
USES = find_uses()
SETTING = GAME.setting(2, {})

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)


def folder_of(game: AnyGame) -> Path:
    return SOURCE / "games" / game.id.replace("-", "_")


def uses_of(game: AnyGame) -> list[Use]:
    return [use for use in USES if use.file.is_relative_to(folder_of(game))]


def uses_of_the_house() -> list[Use]:
    return [use for use in USES if not use.file.is_relative_to(SOURCE / "games")]


def entries(language: str, game: AnyGame) -> Iterator[Any]:
    return (entry for resource in fluent_resources(language, game.id) for entry in resource.body)


def messages(language: str, game: AnyGame) -> dict[str, fluent.Message]:
    return {entry.id.name: entry for entry in entries(language, game) if isinstance(entry, fluent.Message)}


# What a state finds out when an event is told (`State.besides`); that it does, games that are played show.
FOUND_OUT = frozenset({"direction", "way", "things", "beside", "whose"})


class Wanted(Visitor):
    """The variables that a message needs, those of messages it refers to included."""

    def __init__(self, known: dict[str, fluent.Message]) -> None:
        self.known = known
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.visit(self.known[node.id.name])


def wanted(id: str, known: dict[str, fluent.Message]) -> set[str]:
    visitor = Wanted(known)
    visitor.visit(known[id])
    return visitor.variables


@every_language
@every_game
def test_every_file_is_understood_and_no_id_is_there_twice(game: AnyGame, language: str) -> None:
    found = list(entries(language, game))
    assert [entry.content for entry in found if isinstance(entry, fluent.Junk)] == []
    ids = Counter(entry.id.name for entry in found if isinstance(entry, fluent.Message | fluent.Term))
    assert [id for id, count in ids.items() if count > 1] == []


@every_language
@every_game
def test_every_id_a_game_uses_has_its_message(game: AnyGame, language: str) -> None:
    words = Words(language, game.id)
    assert [str(use) for use in uses_of(game) if not words.has(use.id)] == []


@every_language
def test_every_id_the_house_uses_has_its_message_whatever_the_game(language: str) -> None:
    words = Words(language)
    assert [str(use) for use in uses_of_the_house() if not words.has(use.id)] == []


@every_language
@every_game
def test_every_event_and_question_is_used(game: AnyGame, language: str) -> None:
    said = {id for id in messages(language, game) if re.match("(event|ask)-", id)}
    assert said - {use.id for use in (*uses_of(game), *uses_of_the_house())} == set()


@every_language
@every_game
def test_every_sentence_gets_the_arguments_it_wants(game: AnyGame, language: str) -> None:
    known = messages(language, game)
    for use in (*uses_of(game), *uses_of_the_house()):
        if use.id in known and use.args is not None:
            found_out = FOUND_OUT if use.id.startswith("event-") else frozenset()
            assert wanted(use.id, known) <= use.args | found_out, use


# The rules


def clauses(game: AnyGame, language: str) -> list[str]:
    """W4, W4.1, …: the sections and clauses, in the order of the file."""
    ids = [id for id in messages(language, game) if re.fullmatch(r"rule-[A-Z]\d+(-\d+)?", id)]
    return [id.removeprefix("rule-").replace("-", ".") for id in ids]


def cited(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Every clause named in a game's code and data, in its rules and in scenarios, and where."""
    clause = re.compile(rf"\b{clauses(game, 'en')[0][0]}\d+(?:\.\d+)?")
    endings = ("py", "toml", "cards", "txt", "ftl")
    files = [file for ending in endings for file in folder_of(game).rglob(f"*.{ending}")]
    for file in (*files, *(ROOT / "tests" / "data" / "scenarios" / game.id).rglob("*.toml")):
        for found in clause.findall(file.read_text(encoding="utf-8")):
            yield found, str(file.relative_to(ROOT))


@every_language
@every_game
def test_every_clause_cited_is_in_the_rules(game: AnyGame, language: str) -> None:
    known = set(clauses(game, language))
    assert sorted({(clause, file) for clause, file in cited(game) if clause not in known}) == []


@every_language
@every_game
def test_clauses_are_numbered_without_gaps_and_the_same_in_every_language(game: AnyGame, language: str) -> None:
    found = clauses(game, language)
    assert found == clauses(game, "en")
    letter, section, number = found[0][0], 0, 0
    for clause in found:
        section, number = (section, number + 1) if "." in clause else (section + 1, 0)
        assert clause == (f"{letter}{section}.{number}" if number else f"{letter}{section}")


@every_language
@every_game
def test_every_clause_can_be_read(game: AnyGame, language: str) -> None:
    words = words_with(language, game, game.setting(game.seats[0], {}))
    for id in messages(language, game):
        if id.startswith("rule-") and not re.fullmatch(r"rule-[A-Z]\d+", id):  # those are titles
            assert re.fullmatch(r"[«„“]?[^\Wa-z_].*[.\]]", words.say(Message(id))), id


@every_language
def test_every_difference_between_editions_of_worms_is_told(language: str) -> None:
    differing = re.findall(r"W\d+\.\d+", (folder_of(GAME) / "editions.toml").read_text(encoding="utf-8"))
    assert {f"rule-W12-{clause.replace('.', '-')}" for clause in differing} <= messages(language, GAME).keys()


# What is said


@pytest.mark.parametrize("seed", range(6))
@every_language
@every_game
def test_a_game_tells_its_story(game: AnyGame, language: str, seed: int) -> None:
    """Whatever is asked or happens can be told to everybody, and begins and ends like a sentence."""
    match, random = new_match(game, seed)
    words = words_with(language, game, match.setting)
    while (question := match.question) is not None:
        assert question.seat != CHANCE
        assert say_question(words.say, match, question).endswith("?")
        assert_sentence(say_question(words.say, match, question, "-other"))
        match.answer(some_option(question, random))
    for event in match.events:
        for viewer in (None, *range(match.setting.seats)):
            assert_sentence(words.say(event.seen_by(viewer).message()))
        assert_sentence(words.say(event.message()))


def assert_sentence(text: str) -> None:
    assert re.fullmatch(r"\S.*[^ .]\.", text)
    assert text[0] == text[0].upper()
    assert "  " not in text


@pytest.mark.parametrize(
    ("id", "args", "sentence"),
    [
        ("event-jumps", {"worm": "blue A", "to": Named("2,-1", "O13"), "direction": 7}, "Blue A jumps east to O13."),
        ("event-thrown", {"thing": "red B", "face": "3"}, "The blast throws Red B south-east."),
        (
            "event-thrown",
            {"thing": "drum", "face": "wind", "direction": 4},
            "The blast throws the oil drum with the wind, south.",
        ),
        ("event-thrown", {"thing": "mine", "face": "bullseye"}, "The blast leaves the mine where it is."),
        ("event-first-player", {"seat": "player 2"}, "Player 2 places first."),
        ("event-plays", {"seat": "green", "card": "ninja-rope"}, "Green plays Ninja Rope."),
        ("event-draws", {"seat": "red"}, "Red draws a supply card."),
        ("event-draws-own", {"seat": "red", "card": "sheep"}, "Red draws Sheep."),
        ("event-accuracy", {"dice": 1}, "One die is rolled for accuracy."),
        ("event-accuracy", {"dice": 3}, "3 dice are rolled for accuracy."),
        (
            "event-placed",
            {"kind": "drum", "hex": "M14", "beside": "6 red A"},
            "An oil drum is placed on M14, north-west of Red A.",
        ),
        ("event-flipped-for", {"worm": "red A", "danger": 0}, "The coin shows “safe” for Red A."),
        ("event-flipped-for", {"worm": "red A", "danger": 1}, "The coin shows “danger” for Red A."),
        ("ask-target-other", {"speaker": "yellow"}, "Yellow chooses a target."),
        ("ask-tile-other", {"speaker": "player 1"}, "Player 1 takes a map tile."),
    ],
)
def test_sentences_as_an_editor_reads_them(id: str, args: dict[str, str | int], sentence: str) -> None:
    assert words_with("en", GAME, SETTING).say(Message(id, dict(args))) == sentence


def test_the_messages_of_a_section_come_in_their_order() -> None:
    ids = Words("en", GAME.id).ids("rule-W1-")
    assert ids[0] == "rule-W1-worms"
    assert ids[-3:] == ["rule-W1-1", "rule-W1-2", "rule-W1-3"]


def test_an_id_without_a_name_is_said_as_it_is() -> None:
    assert Words("en", GAME.id).say(Message("event-drop-card", {"drop": "squall"})) == "The drop card is squall."


def test_lists_and_messages_are_said_within_a_sentence() -> None:
    message = Message(
        "card-twice", {"does": Message("card-then", {"first": Message("card-blast"), "next": ("a", "b")})}
    )
    assert Words("en", GAME.id).say(message) == "Twice: Blast. a, b"


@pytest.mark.parametrize("message", [Message("no-such-message"), Message("event-jumps", {"to": "2,-1"})])
def test_what_cannot_be_said_is_not_glossed_over(message: Message) -> None:
    with pytest.raises(UnknownMessage):
        Words("en", GAME.id).say(message)


def test_the_source_is_read_as_it_is_written() -> None:
    """The search for ids finds the calls we know of, and leaves out what is asked of chance."""
    found = {use.id: use.args for use in USES}
    assert found["event-inches"] == frozenset({"worm", "to", "origin"})
    assert found["event-draws-own"] == frozenset({"seat", "card"})
    assert found["box-bad-number"] == frozenset({"file", "line", "found", "least", "most"})
    assert found["box-unknown-key-like"] == frozenset({"file", "line", "found", "closest"})
    assert found["ask-move-other"] is None  # the state says
    assert "ask-roll" not in found


def test_the_words_of_the_house_are_read_once_for_all_games() -> None:
    """And parsed once: that takes a while, and at a table everybody would wait for it."""
    shell, worms, zombies = (sentences_of("en", game) for game in (None, "worms", "zombies-doom"))
    assert all(one is worms[id] is zombies[id] for id, one in shell.items())
    assert next(iter(shell.values())).parsed is next(iter(worms.values())).parsed


@every_language
@pytest.mark.parametrize("game", [None, *game_ids()])
def test_a_message_alone_is_what_it_is_in_its_file(game: str | None, language: str) -> None:
    """Each is parsed when it is first said, without the rest of its file."""
    resources = fluent_resources(language, game)
    assert [one for resource in resources for one in resource.body if isinstance(one, fluent.Junk)] == []
    whole = {
        f"-{one.id.name}" if isinstance(one, fluent.Term) else one.id.name: one
        for resource in reversed(resources)
        for one in reversed(resource.body)
        if isinstance(one, (fluent.Message, fluent.Term))
    }
    alone = sentences_of(language, game)
    assert list(alone) == list(reversed(whole))
    for id, entry in alone.items():
        (parsed,) = entry.parsed.body
        assert parsed.equals(whole[id], ignored_fields=["span", "comment"]), id
