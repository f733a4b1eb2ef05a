"""The terminal in every language: it asks and tells in the language that was wanted, and everything fits the screen."""

import re
from pathlib import Path
from random import Random

import pytest

from rumpus.kernel.message import Message
from rumpus.kernel.registry import game_ids
from rumpus.records.record import read_record
from rumpus.text.words import ENGLISH, LANGUAGES, words
from tests.terminal.conftest import Rumpus

CLAUSE = re.compile(r" \[[WZ]\d+\.\d+\]$")  # ends what is told of an event
WORD = re.compile(r"\b\w{3,}\b")
WIDEST = 100  # what the fixture says the screen has
COMMANDS: tuple[list[str], ...] = (
    [],
    ["play"],
    ["play", "worms"],
    ["play", "zombies-doom"],
    ["replay"],
    ["serve"],
    ["box", "check"],
    ["verify"],
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", game_ids())


def words_of(language: str, game: str) -> set[str]:
    return set(WORD.findall(words(language, game).say(Message("game-in-brief"))))


@every_language
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command) or "rumpus")
def test_help_fits_the_screen(rumpus: Rumpus, language: str, command: list[str]) -> None:
    said = rumpus("--lang", language, *command, "--help")
    assert (said.code, said.err) == (0, "")
    assert max(map(len, said.out.splitlines())) <= WIDEST


@every_language
@every_game
def test_a_game_is_played_in_the_language(rumpus: Rumpus, tmp_path: Path, language: str, game: str) -> None:
    saved, random = tmp_path / "game.txt", Random(game)
    typed = ["?", "hand", "rules", *(str(random.randint(1, 8)) for _ in range(3000))]
    said = rumpus("--lang", language, "play", game, "--seed", "3", "--save", saved, typed=typed)
    assert (said.code, said.err) == (0, "")
    speaks = words(language, game)
    assert " ".join(said.out.split()).startswith(" ".join(speaks.say(Message("game-in-brief")).split()))
    assert said.out.splitlines()[-1] == speaks.say(Message("play-record", {"file": str(saved)}))
    if language != ENGLISH:
        foreign = words_of(ENGLISH, game) - words_of(language, game)
        told = [line for line in said.out.splitlines() if CLAUSE.search(line)]
        assert told
        assert [line for line in told if foreign & set(WORD.findall(line))] == []


@pytest.mark.unmeasured
@every_language
@every_game
def test_boards_fit_the_screen(rumpus: Rumpus, tmp_path: Path, language: str, game: str) -> None:
    saved = tmp_path / "game.txt"
    seats = ["--seats", "random,random,random,person"]
    rumpus("--lang", language, "play", game, *seats, "--seed", "1", "--save", saved, typed=["1"] * 40)
    for at in ("0", "20", "30"):
        shown = rumpus("--lang", language, "replay", saved, "--at", at)
        assert max(len(line) for line in shown.out.splitlines() if not CLAUSE.search(line)) <= WIDEST


@pytest.mark.parametrize(("language", "edition"), [("en", "english"), ("cs", "czech"), ("uk", "ukrainian")])
def test_the_usual_edition_follows_the_language_and_can_be_changed(
    rumpus: Rumpus, tmp_path: Path, language: str, edition: str
) -> None:
    usual, other = tmp_path / "usual.txt", tmp_path / "other.txt"
    rumpus("--lang", language, "play", "worms", "--save", usual, typed=["1"])
    rumpus("--lang", language, "play", "worms", "--edition", "english", "--save", other, typed=["1"])
    editions = [read_record(file.read_text(encoding="utf-8")).options["edition"] for file in (usual, other)]
    assert editions == [edition, "english"]


@every_language
def test_why_something_is_refused(rumpus: Rumpus, language: str) -> None:
    said = rumpus("--lang", language, "replay", "nothing.txt")
    assert said.code != 0
    assert said.err == f"rumpus: {words(language).say(Message('no-such-file', {'file': 'nothing.txt'}))}\n"
