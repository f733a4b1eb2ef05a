"""Liar's dice, a game in a package of its own: played everywhere, and none of it knows the game."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match
from rumpus.kernel.registry import find_game
from rumpus.text.words import words
from rumpus.thinking.grave import costs_of
from rumpus.thinking.odds import odds_of
from tests.examples.test_add_a_game import EXAMPLE, run
from tests.helpers.installed import install_package
from tests.helpers.table.served import Served
from tests.helpers.waiting import until
from tests.helpers.writing import write_experiment
from tests.terminal.conftest import Rumpus, match_in, rumpus

__all__ = ["rumpus"]  # a fixture
ID = "liars-dice"
LIAR = 0


@pytest.fixture(autouse=True)
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    found = install_package(EXAMPLE, tmp_path / "site")
    monkeypatch.setattr(sys, "path", [*sys.path, *found.split(":")])
    yield found
    for module in [name for name in sys.modules if name.partition(".")[0] == "liars_dice"]:
        del sys.modules[module]


def dealt(bid: int, *cups: list[int]) -> Match:
    """Two players with these dice, so many of each face; the second has made the bid, and the first is asked."""
    game = find_game(ID)
    match = Match(game, game.setting(2, {}), SeededChance("1"), listen=False)
    match.answer(6)
    match.answer(7)
    state = match.state
    state.cups, state.bid = [many for cup in cups for many in cup], bid  # type: ignore[attr-defined]
    return match


def test_people_play_it_at_the_terminal_in_its_own_words(rumpus: Rumpus, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    typed = ["help", "rules L3", "board", "odds 2", "hint", "bid 2 tw", "", *["1"] * 300]
    said = rumpus("play", ID, "--seed", "3", "--simulations", "20", "--save", saved, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Everybody rolls in secret.")
    assert "\nYour dice: " in said.out
    assert "\nPlayer 2: 5 dice\n" in said.out
    assert "Player 1 bids 2 × ⚁." in said.out
    assert match_in(saved).result is not None


def test_many_bids_are_listed_by_their_number(rumpus: Rumpus, tmp_path: Path) -> None:
    said = rumpus("play", ID, "--seed", "3", "--save", tmp_path / "game.txt", typed=["quit"])
    assert "\n  bid 10  " in said.out


@pytest.mark.parametrize(("language", "bid"), [("en", "Player 1 bids"), ("cs", "Hráč 1 sází"), ("uk", "Player 1 bids")])
def test_six_bots_play_it_and_it_is_told_in_a_language_that_it_speaks(
    rumpus: Rumpus, tmp_path: Path, language: str, bid: str
) -> None:
    saved = tmp_path / "game.txt"
    bots = "random,easy,fair,strong,random,random"
    said = rumpus("--lang", language, "play", ID, "--seats", bots, "--simulations", "8", "--save", saved)
    assert (said.code, said.err) == (0, "")
    assert bid in said.out
    again = rumpus("--lang", language, "replay", saved)
    assert bid in again.out
    assert json.loads(rumpus("analyse", saved, "--simulations", "2").out)["game"] == ID


def test_a_game_in_another_language_speaks_whole_sentences(rumpus: Rumpus) -> None:
    """Also what the house says within them; only what is the house's own is said in the reader's language."""
    from rumpus.kernel.message import Message

    bid = Message("view-bid", {"number": 2, "face": 5, "seat": "player 2"})
    assert words("uk", ID).say(bid) == "Bid: 2 × ⚄, by player 2"
    assert words("cs", ID).say(bid) == "Sázka: 2 × ⚄, hráč 2"
    twenty_one = Message("view-players", {"n": 1, "left": 21})
    assert words("uk", ID).say(twenty_one) == "Player 1: 21 dice"  # in Ukrainian, 21 takes the singular
    assert words("uk", ID).say(Message("play-undone")) == words("uk").say(Message("play-undone"))


def test_odds_are_told_of_dice_that_are_not_seen() -> None:
    """The other has five sixes, of which whoever is asked knows nothing."""
    match = dealt(6 * 5 + 5, [0, 5, 0, 0, 0, 0], [0, 0, 0, 0, 0, 5])
    odds = odds_of(match.game, match.state, LIAR, SeededChance("1"))
    chances = {fate.subject: likely for fate, likely in odds.chances}
    assert chances["player 2"] > 0.9
    assert odds.margin > 0
    assert costs_of(match.game, match.state, LIAR) == ((), ())


def test_people_and_bots_play_it_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.table.hall.asking.PACE_OF_OTHERS", 0.0)
    table = Served(tmp_path / "rooms.db")
    try:
        games = {game["id"]: game for game in table.client.get("/api/games").json()["games"]}
        assert (games[ID]["seats"], games[ID]["emblem"], games["worms"]["emblem"]) == ([2, 3, 4, 5, 6], True, False)
        emblem: httpx.Response = table.client.get(f"/api/games/{ID}/emblem")
        assert emblem.headers["Content-Type"].startswith("image/svg+xml")
        refused = table.client.get("/api/games/worms/emblem")
        assert (refused.status_code, refused.json()["id"]) == (404, "game-without-emblem")
        spoken = {one: table.client.get(f"/words/{one}/{ID}").headers["Content-Language"] for one in ("cs", "uk")}
        assert spoken == {"cs": "cs", "uk": "en"}
        room = table.begin("person", "person", "random", game=ID, options={"ones": "plain"})
        asked = room.asked()
        look = asked.look()
        assert sum(len(look["own"]["dice"]) for _ in range(1)) == 5
        assert "dice" not in json.dumps(room.spectator.look()["view"])
        room.play_to_the_end()
        until(lambda: room.info()["stage"] == "over")
        assert room.spectator.record().startswith(f"rumpus record 1\ngame: {ID}\n")
    finally:
        table.stop()


def test_the_lab_plays_it_and_writes_a_report(rumpus: Rumpus, tmp_path: Path) -> None:
    experiment = write_experiment(tmp_path, "seats = 3\nlook_closely = 2\n", game=ID, games=6)
    out, report = tmp_path / "results", tmp_path / "report"
    assert rumpus("lab", "run", experiment, "--processes", "1", "--out", out).code == 0
    written = rumpus("lab", "report", out, "--out", report)
    assert (written.code, written.err) == (0, "")
    assert "Liar’s Dice" in next(report.glob("*.html")).read_text(encoding="utf-8")


LEARNING = """
import numpy as np
import pyspiel
from pettingzoo.test import api_test

import rumpus.env.open_spiel
from rumpus.env.pettingzoo import env

api_test(env("liars-dice", seats=6), num_cycles=60)
game = pyspiel.load_game("python_rumpus_liars_dice(players=3)")
pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
"""


@pytest.mark.slow
def test_programs_that_learn_play_it(path: str, tmp_path: Path) -> None:
    pytest.importorskip("pyspiel")
    assert "Passed" in run(path, "-W", "ignore", "-c", LEARNING, cwd=tmp_path)
