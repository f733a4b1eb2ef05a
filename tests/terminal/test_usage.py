"""What is said of usage, right and wrong, is in the language that was wanted: argparse's own words too."""

import re

import pytest

from rumpus.kernel.message import Message
from rumpus.terminal.usage import FILLED_IN, OURS
from rumpus.text.words import ENGLISH, LANGUAGES, words
from tests.terminal.conftest import Rumpus

MISTAKES = {
    "usage-required": ["replay"],
    "usage-unrecognized": ["replay", "a.txt", "b.txt"],
    "usage-invalid-choice": ["serve", "--log", "loud"],
    "usage-expected-one": ["replay", "a.txt", "--at"],
    "usage-ambiguous": ["play", "--s", "7"],
    "usage-takes-nothing": ["replay", "a.txt", "--json=5"],
}
# argparse's own, without what is typed as it is: names of options, and what stands in braces.
ENGLISH_WORDS = re.compile(
    r"(?<!-)\b(usage|error|argument|arguments|required|unrecognized|invalid|choice|choose|expected|ambiguous|ignored|"
    r"positional|options|show|exit|COMMAND|FILE|GAME|SEATS?|SEED|FOLDER|ADDRESS|VALUE)\b"
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])


@every_language
@pytest.mark.parametrize("id", MISTAKES)
def test_a_mistake_is_explained_in_the_language(rumpus: Rumpus, language: str, id: str) -> None:
    said = rumpus("--lang", language, *MISTAKES[id])
    assert (said.code, said.out) == (2, "")
    names = {name or "what" for sentence in OURS if OURS[sentence] == id for name in FILLED_IN.findall(sentence)}
    pieces = words(language).say(Message(id, dict.fromkeys(names, "|"))).split("|")
    assert all(piece in said.err for piece in pieces)
    if language != ENGLISH:
        assert ENGLISH_WORDS.findall(said.err) == []


@other_languages
@pytest.mark.parametrize(
    "command", ["", "play", "play worms", "replay", "analyse", "scenario", "box check", "serve", "lab run"]
)
def test_no_english_is_left_in_help(rumpus: Rumpus, language: str, command: str) -> None:
    said = rumpus("--lang", language, *command.split(), "--help")
    assert said.out.startswith(words(language).say(Message("usage-line")))
    assert ENGLISH_WORDS.findall(said.out) == []


def test_the_locale_chooses_the_language(rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert rumpus("replay").err.splitlines()[-1] == "rumpus replay: chyba: ještě je třeba uvést: SOUBOR"


def test_what_is_shortened_too_far_is_told_with_the_usage_of_its_command(rumpus: Rumpus) -> None:
    assert rumpus("play", "--s", "7").err.startswith("usage: rumpus play [-h]")
