"""A fourth language is folders of Fluent files, and no code: docs/translating.md."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from rumpus.kernel.message import Argument, Message
from rumpus.text.words import LANGUAGES, words
from tests.helpers.ports import own_port
from tests.helpers.pseudo import copy_source, pseudo, write_language
from tests.helpers.table.killing import LONGEST_START
from tests.helpers.waiting import until
from tests.terminal.conftest import RUMPUS

LANGUAGE = "eo"  # Esperanto lends its number; what is written is no Esperanto
DOCUMENT = Path(__file__).parents[2] / "docs" / "translating.md"


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a Python that finds our source with one language more."""
    folder = tmp_path_factory.mktemp("translated")
    write_language(copy_source(folder), LANGUAGE)
    path = {"PYTHONPATH": str(folder), "XDG_DATA_HOME": str(folder), "COLUMNS": "100"}
    return {**os.environ, **path, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}


def rumpus(env: dict[str, str], *arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-c", RUMPUS, *arguments]
    said = subprocess.run(
        command, env=env, input=typed, capture_output=True, encoding="utf-8", timeout=LONGEST_START, check=False
    )
    return said.stdout + said.stderr


def english(id: str, game: str | None = None, **args: Argument) -> str:
    return words("en", game).say(Message(id, args))


def flat(text: str) -> str:
    return " ".join(text.split())


def test_it_is_not_there_yet() -> None:
    assert LANGUAGE not in LANGUAGES


@pytest.mark.slow
def test_the_terminal_speaks_it_when_asked_and_by_the_locale(elsewhere: dict[str, str]) -> None:
    said = rumpus(elsewhere, "--lang", LANGUAGE, "play", "worms", "--seed", "7", typed="activate A\nstay\nquit\n")
    assert flat(said).startswith(flat(pseudo(english("game-in-brief", "worms"))))
    assert f"{pseudo('Blue')} A" in said
    assert pseudo(english("ask-move", "worms", letter="1")).replace("1", "A") in said
    by_locale = rumpus({**elsewhere, "LC_ALL": "eo_XX.UTF-8"}, "--help")
    assert flat(pseudo(english("cli-about"))) in flat(by_locale)
    assert f"{{en,{','.join(sorted({LANGUAGE, *LANGUAGES} - {'en'}))}}}" in rumpus(elsewhere, "--help")


@pytest.mark.slow
def test_the_table_offers_it(elsewhere: dict[str, str]) -> None:
    port = own_port()
    command = [sys.executable, "-c", RUMPUS, "serve", "--port", str(port), "--store", "sqlite:///:memory:"]
    asking = httpx.Client(
        base_url=f"http://127.0.0.1:{port}", headers={"Accept-Language": LANGUAGE}, timeout=LONGEST_START
    )
    with subprocess.Popen(command, env=elsewhere, stdout=subprocess.DEVNULL) as server, asking as client:
        try:
            until(lambda: is_up(client))
            assert LANGUAGE in client.get("/api/games").json()["languages"]
            assert pseudo(english("front-play-now")) in client.get(f"/words/{LANGUAGE}/shell").text
            assert pseudo(english("rule-W1", "worms")) in client.get(f"/words/{LANGUAGE}/worms").text
            refusal = client.get("/api/rooms/nowhere").json()
            assert refusal["text"] == words_said("room-unknown", "nowhere")
            assert f'<html lang="{LANGUAGE}">' in client.get("/schema").text
        finally:
            server.terminate()


def words_said(id: str, room: str) -> str:
    """The sentence is in disguise, and what fills it is not."""
    before, after = words("en").say(Message(id, {"room": "|"})).split("|")
    return f"{pseudo(before)}{room}{pseudo(after)}"


def is_up(client: httpx.Client) -> bool:
    try:
        return client.get("/health").is_success
    except httpx.TransportError:
        return False


def test_the_document_names_what_there_is() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for name in ("NAME(", "ITEM(", "WORD(", "name-", "item-", "x-", "tests.helpers.golden_texts", "make test"):
        assert name in text
