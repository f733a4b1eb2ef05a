"""Every id has its message, every message its use, and what comes out reads like a sentence."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from rumpus.games.worms import GAME
from rumpus.kernel.message import Message
from rumpus.kernel.question import CHANCE
from rumpus.text.words import LANGUAGES, UnknownMessage, Words, fluent_resources
from tests.random_play import new_match, some_option
from tests.text.message_ids import SOURCE, find_uses

ROOT = SOURCE.parents[1]
USES = find_uses()
NAMES = GAME.names(GAME.setting(2, {}))
CLAUSE = re.compile(r"\bW\d+(?:\.\d+)?")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def entries(language: str) -> Iterator[Any]:
    return (entry for resource in fluent_resources(language, GAME.id) for entry in resource.body)


def messages(language: str) -> dict[str, fluent.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, fluent.Message)}


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
def test_every_file_is_understood_and_no_id_is_there_twice(language: str) -> None:
    found = list(entries(language))
    assert [entry.content for entry in found if isinstance(entry, fluent.Junk)] == []
    ids = Counter(entry.id.name for entry in found if isinstance(entry, fluent.Message | fluent.Term))
    assert [id for id, count in ids.items() if count > 1] == []


@every_language
def test_every_id_used_has_its_message(language: str) -> None:
    """Those of the house must be there whatever the game; games and the parts they are made of speak of games."""
    of_the_game, of_every_game = Words(language, GAME.id), Words(language)
    missing = [
        str(use)
        for use in USES
        if not (of_the_game if {"games", "parts"} & {*use.file.parts} else of_every_game).has(use.id)
    ]
    assert missing == []


@every_language
def test_every_event_and_question_is_used(language: str) -> None:
    said = {id for id in messages(language) if re.match("(event|ask)-", id)}
    assert said - {use.id for use in USES} == set()


@every_language
def test_every_sentence_gets_the_arguments_it_wants(language: str) -> None:
    known = messages(language)
    for use in USES:
        if use.id in known and use.args is not None:
            assert wanted(use.id, known) <= use.args, use


# The rules


def clauses(language: str = "en") -> list[str]:
    """W4, W4.1, …: the sections and clauses, in the order of the file."""
    ids = [id for id in messages(language) if re.fullmatch(r"rule-W\d+(-\d+)?", id)]
    return [id.removeprefix("rule-").replace("-", ".") for id in ids]


def cited() -> Iterator[tuple[str, str]]:
    """Every clause named in the game's code and data, in its rules and in scenarios, and where."""
    game = SOURCE / "games" / GAME.id
    files = [file for ending in ("py", "toml", "cards", "txt", "ftl") for file in game.rglob(f"*.{ending}")]
    for file in (*files, *(ROOT / "tests/scenarios" / GAME.id).rglob("*.toml")):
        for clause in CLAUSE.findall(file.read_text(encoding="utf-8")):
            yield clause, str(file.relative_to(ROOT))


@every_language
def test_every_clause_cited_is_in_the_rules(language: str) -> None:
    known = set(clauses(language))
    assert sorted({(clause, file) for clause, file in cited() if clause not in known}) == []


@every_language
def test_clauses_are_numbered_without_gaps(language: str) -> None:
    expected: list[str] = []
    for section in range(1, 15):
        last = max((int(clause.split(".")[1]) for clause in clauses() if clause.startswith(f"W{section}.")), default=0)
        expected += [f"W{section}", *(f"W{section}.{number}" for number in range(1, last + 1))]
    assert clauses(language) == expected


@every_language
def test_every_difference_between_editions_is_told(language: str) -> None:
    differing = CLAUSE.findall((SOURCE / "games/worms/editions.toml").read_text(encoding="utf-8"))
    rows = {f"rule-W12-{clause.replace('.', '-')}" for clause in differing if "." in clause}
    assert rows <= messages(language).keys()


@every_language
def test_every_clause_can_be_read(language: str) -> None:
    words = Words(language, GAME.id)
    for id in messages(language):
        if id.startswith("rule-") and not re.fullmatch(r"rule-W\d+", id):  # those are titles
            assert re.fullmatch(r"[A-Z0-9“].*[.\]]", words.say(Message(id))), id


# What is said


@pytest.mark.parametrize("seed", range(6))
@every_language
def test_a_game_tells_its_story(language: str, seed: int) -> None:
    """Whatever happens can be told to everybody, and begins and ends like a sentence."""
    words = Words(language, GAME.id, NAMES)
    match, random = new_match(GAME, seed)
    while (question := match.question) is not None:
        assert question.seat != CHANCE
        speaker = {"speaker": match.speaker(question)}
        assert words.say(Message(f"ask-{question.kind}")).endswith("?")
        assert_sentence(words.say(Message(f"ask-{question.kind}-other", dict(speaker))))
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
        ("event-jumps", {"worm": "blue A", "to": "2,-1"}, "Blue A jumps to 2,-1."),
        ("event-thrown", {"thing": "red B", "face": "3"}, "The blast throws red B towards 3."),
        ("event-thrown", {"thing": "drum", "face": "wind"}, "The blast throws the oil drum with the wind."),
        ("event-thrown", {"thing": "mine", "face": "bullseye"}, "The blast leaves the mine where it is."),
        ("event-first-player", {"seat": "player 2"}, "Player 2 is the first to place."),
        ("event-plays", {"seat": "green", "card": "ninja-rope"}, "Green plays Ninja Rope."),
        ("event-draws", {"seat": "red"}, "Red draws a supply card."),
        ("event-draws-own", {"seat": "red", "card": "sheep"}, "Red draws Sheep."),
        ("event-accuracy", {"dice": 1}, "One die is rolled for accuracy."),
        ("event-accuracy", {"dice": 3}, "3 dice are rolled for accuracy."),
        ("event-placed", {"kind": "drum", "hex": "0,1"}, "An oil drum is placed on 0,1."),
        ("event-flipped-for", {"worm": "red A", "danger": 0}, "The coin shows “safe” for red A."),
        ("event-flipped-for", {"worm": "red A", "danger": 1}, "The coin shows “danger” for red A."),
        ("ask-target-other", {"speaker": "yellow"}, "Yellow chooses a target."),
        ("ask-tile-other", {"speaker": "player 1"}, "Player 1 takes a map tile."),
    ],
)
def test_sentences_as_an_editor_reads_them(id: str, args: dict[str, str | int], sentence: str) -> None:
    assert Words("en", GAME.id, NAMES).say(Message(id, dict(args))) == sentence


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
    assert found["event-inches"] == frozenset({"worm", "to"})
    assert found["event-draws-own"] == frozenset({"seat", "card"})
    assert found["box-bad-number"] == frozenset({"file", "line", "found", "most"})
    assert found["box-unknown-key-like"] == frozenset({"file", "line", "found", "closest"})
    assert found["ask-move-other"] == frozenset({"speaker"})
    assert "ask-roll" not in found
