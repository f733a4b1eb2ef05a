"""Bots by name: levels, functions, addresses, and what a stranger cannot name."""

import json
from http.client import HTTPException
from pathlib import Path
from random import Random

import msgspec
import pytest

from rumpus.bots.levels import choose_fairly
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.thinking.at_address import NotAnOption
from rumpus.thinking.bot import Glimpse, Limit, glimpse_of
from rumpus.thinking.naming import BotName, read_name
from rumpus.thinking.registry import LISTED, bot_levels, bot_named, find_bot
from tests.helpers.asked_bot import served_bot
from tests.helpers.refusal import refusal

SOURCE = """
class Bots:
    @staticmethod
    def last(glimpse, random, limit):
        return len(glimpse.options) - 1

def how_long(glimpse, random, limit):
    return limit.simulations or 0

NOTHING = 3
"""


@pytest.fixture
def glimpse() -> Glimpse:
    game = find_game("zombies-doom")
    match = Match(game, game.setting(2, {}), SeededChance("1"))
    return glimpse_of(match.game, match.setting, match.state, SeededChance("2"))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder somebody stands in, with a module of bots."""
    (tmp_path / "bots_of_mine.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(__import__("sys").path))
    return tmp_path


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("strong", BotName("strong")),
        ("strong@200", BotName("strong", simulations=200)),
        ("my.bots:one@0.5s", BotName("my.bots:one", seconds=0.5)),
        ("http://here:80/@fast", BotName("http://here:80/@fast")),
    ],
)
def test_a_name_may_say_how_long_to_think(name: str, read: BotName) -> None:
    assert read_name(name) == read


def test_a_level_is_named_as_ever() -> None:
    assert bot_named("fair") is choose_fairly


def test_a_function_of_the_folder_one_stands_in(here: Path, glimpse: Glimpse) -> None:
    last = bot_named("bots_of_mine:Bots.last")
    assert last(glimpse, Random(1), Limit()) == len(glimpse.options) - 1
    assert bot_named("bots_of_mine:how_long@7")(glimpse, Random(1), Limit(simulations=3)) == 7
    assert bot_named("bots_of_mine:how_long")(glimpse, Random(1), Limit(simulations=3)) == 3


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("godlike", "bot-unknown"),
        ("no_such_module:bot", "bot-not-loaded"),
        ("broken_bots:bot", "bot-not-loaded"),
        ("bots_of_mine:nobody", "bot-not-loaded"),
        ("bots_of_mine:NOTHING", "bot-not-a-function"),
        ("strong@0", "bot-without-time"),
        ("http://", "bot-bad-address"),
        ("http://me:secret@there/", "bot-bad-address"),
        ("https://there:port/", "bot-bad-address"),
        ("file://etc/passwd", "bot-unknown"),
    ],
)
def test_what_is_wrong_with_a_name_is_told(here: Path, name: str, id: str) -> None:
    assert refusal(lambda: bot_named(name)).id == id


def test_a_bot_at_an_address_hears_what_its_seat_knows_and_says_an_option(glimpse: Glimpse) -> None:
    with served_bot(lambda asked: json.dumps({"option": asked["options"][-1]}).encode()) as (address, heard):
        bot = bot_named(f"{address}@40")
        assert heard == []
        assert bot(glimpse, Random(1), Limit()) == len(glimpse.options) - 1
        assert bot(glimpse, Random(1), Limit()) == len(glimpse.options) - 1
    assert heard[0] == heard[1], "the same seed asks the same"
    assert heard[0]["options"] == list(glimpse.options)
    assert (heard[0]["game"], heard[0]["seat"], heard[0]["simulations"]) == ("zombies-doom", glimpse.seat, 40)
    assert {"view", "own", "kind", "imagined", "seed", "header", "seats"} <= set(heard[0])
    assert "box" not in heard[0]


@pytest.mark.parametrize(
    ("says", "status", "error"),
    [
        (b'{"option": "fly away"}', 200, NotAnOption),
        (b'{"option": 1}', 200, msgspec.ValidationError),
        (b"hello", 200, msgspec.DecodeError),
        (b"", 500, HTTPException),
        (b"", 302, HTTPException),
    ],
)
def test_rubbish_from_an_address_is_no_answer(
    glimpse: Glimpse, says: bytes, status: int, error: type[Exception]
) -> None:
    with served_bot(lambda _: says, status) as (address, _), pytest.raises(error):
        bot_named(address)(glimpse, Random(1), Limit())


def test_an_address_where_nobody_is(glimpse: Glimpse) -> None:
    with served_bot() as (address, _):
        pass
    with pytest.raises(ConnectionError):
        bot_named(address)(glimpse, Random(1), Limit())


def test_who_runs_the_program_lists_bots_under_names(
    here: Path, monkeypatch: pytest.MonkeyPatch, glimpse: Glimpse
) -> None:
    monkeypatch.setenv(LISTED, "mine=bots_of_mine:how_long@5 strong=bots_of_mine:how_long round=round nonsense")
    assert bot_levels() == [
        "random",
        "beginner",
        "easy",
        "casual",
        "regular",
        "quick",
        "fair",
        "good",
        "strong",
        "mine",
        "round",
    ]
    assert find_bot("mine")(glimpse, Random(1), Limit()) == 5
    assert find_bot("strong") is bot_named("strong"), "what is installed stays what it is"
    assert refusal(lambda: find_bot("round")).id == "bot-unknown"


@pytest.mark.parametrize("name", ["bots_of_mine:how_long", "http://127.0.0.1:1/", "strong@999999"])
def test_a_stranger_cannot_name_code_an_address_or_a_patience(here: Path, name: str) -> None:
    """`find_bot` is what the table asks with the words of its guests."""
    assert refusal(lambda: find_bot(name)).id == "bot-unknown"


def test_a_file_with_a_policy_is_a_bot_but_not_for_strangers(here: Path, glimpse: Glimpse) -> None:
    (here / "mine.toml").write_text(f'game = "{glimpse.game}"\nrules = 2\n', encoding="utf-8")
    assert 0 <= bot_named("mine.toml")(glimpse, Random(1), Limit()) < len(glimpse.options)
    assert refusal(lambda: bot_named("none.toml")(glimpse, Random(1), Limit())).id == "no-such-file"
    assert refusal(lambda: find_bot("mine.toml")).id == "bot-unknown"
