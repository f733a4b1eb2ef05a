"""`rumpus match` as somebody uses it."""

import json
import re
import shutil
import sys
from pathlib import Path
from threading import Thread

import pytest

from rumpus.arena.match import BotMatch
from rumpus.arena.playing import GameJob, MatchTable, PlayedGame, play_game
from rumpus.arena.standing import Standing
from tests.helpers.asked_bot import served_bot
from tests.helpers.installed import install_pig
from tests.helpers.lab_process import start_command, wait_until_stopped
from tests.helpers.refusal import refusal
from tests.terminal.conftest import Rumpus, match_in, rumpus

__all__ = ["rumpus"]  # a fixture
GAME = "zombies-doom"
TABLE = MatchTable(GAME, 1, {}, "test")
BOTS = """
import os, signal

def anything(glimpse, random, limit):
    return random.randrange(len(glimpse.options))

def raises(glimpse, random, limit):
    raise KeyError("my hand")

def cheats(glimpse, random, limit):
    return len(glimpse.options)

def ponders(glimpse, random, limit):
    while True:
        pass

def waits(glimpse, random, limit):
    left, _ = signal.getitimer(signal.ITIMER_REAL)
    assert 30 < left <= 300, left
    signal.raise_signal(signal.SIGALRM)  # as if all of it had passed

def dies(glimpse, random, limit):
    os._exit(1)
"""


@pytest.fixture(autouse=True)
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module of bots in the folder one stands in."""
    (tmp_path / "bots_that_meet.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])


def no_news(standing: Standing, played: int) -> None: ...


def games_in(folder: Path) -> list[dict[str, object]]:
    _, *lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    return sorted((json.loads(line) for line in lines), key=lambda game: (game["deal"], game["turn"]))


def without_times(games: list[dict[str, object]]) -> list[dict[str, object]]:
    return [game | {"seconds": None} for game in games]


@pytest.mark.slow
def test_a_match_ends_when_it_is_decided_and_its_records_can_be_watched(rumpus: Rumpus, tmp_path: Path) -> None:
    out = tmp_path / "out"
    said = rumpus("match", "random", "easy", "--game", GAME, "--games", "400", "--processes", "2", "--out", out)
    assert said.code == 0
    head, best, worst, *rest = said.out.splitlines()
    assert head.split()[:6] == ["bot", "points", "95%", "won", "drawn", "lost"]
    assert (best.split()[0], worst.split()[0]) == ("easy", "random")
    assert rest[0].startswith("Decided after ")
    assert rest[0].endswith("games: easy is best.")
    assert len(games_in(out)) < 100
    record = out / "records" / "00001-2.txt"
    assert f"--record {out / 'records' / '00001-1.txt'}" in rest[-1]
    match = match_in(record)
    assert match.names == ("easy 1", "random 2")
    assert match.result is not None
    assert "of 400 games" in said.err


def test_every_deal_is_played_from_every_seat_with_the_same_luck() -> None:
    games = [play_game(GameJob(TABLE, ("random", "easy"), 3, turn)) for turn in (0, 1)]
    assert [played.bots for played, _ in games] == [("random", "easy"), ("easy", "random")]
    dice = [[line for line in record.splitlines() if line.startswith("chance:")][:4] for _, record in games]
    assert dice[0] == dice[1]


@pytest.mark.slow
def test_the_same_match_is_played_by_any_number_of_processes_and_after_any_interruption(tmp_path: Path) -> None:
    def play(folder: Path, games: int, processes: int) -> BotMatch:
        match = BotMatch(TABLE, ("random", "easy"), games, folder)
        match.stops_early = False
        match.play(processes, no_news)
        return match

    whole = play(tmp_path / "whole", 8, 2)
    play(tmp_path / "parts", 4, 1)
    again = play(tmp_path / "parts", 8, 1)
    assert without_times(games_in(tmp_path / "parts")) == without_times(games_in(tmp_path / "whole"))
    assert again.standing.scores["easy"].won == whole.standing.scores["easy"].won


@pytest.mark.slow
def test_a_killed_match_goes_on_with_no_game_lost_or_played_twice(rumpus: Rumpus, tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = [*("match", "easy", "easy@1", "--game", GAME, "--games", "16", "--all"), "--out", str(out)]
    with start_command(*command, "--processes", "1", stop_after=3) as process:
        wait_until_stopped(process)
        process.kill()
    before = games_in(out)
    assert len(before) == 3
    with (out / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"deal": 7, "tu')  # the power went while a line was being written
    said = rumpus(*command, "--processes", "2")
    assert said.code == 0
    after = games_in(out)
    assert [(game["deal"], game["turn"]) for game in after] == [(deal, turn) for deal in range(8) for turn in (0, 1)]
    assert [game for game in after if game in before] == before
    assert "16 games do not show" in said.out or "Decided after 16 games" in said.out


def test_a_match_that_is_over_is_told_again_without_playing(rumpus: Rumpus, tmp_path: Path) -> None:
    command = ("match", "random", "easy", "--game", GAME, "--games", "4", "--out", tmp_path / "out")
    first = rumpus(*command, "--processes", "1")
    second = rumpus(*command)
    assert second.out == first.out
    assert second.err.replace(first.err, "") in ("", second.err)


@pytest.mark.slow
def test_a_function_and_an_address_meet_with_options_of_the_game(rumpus: Rumpus, tmp_path: Path) -> None:
    with served_bot() as (address, heard):
        named = ("bots_that_meet:anything", address)
        said = rumpus(
            "match", *named, "--game", GAME, "--variants", "printed-spells", "--games", "2", "--processes", "1"
        )
    assert said.code == 0
    assert {line.split()[0] for line in said.out.splitlines()[1:3]} == set(named)
    assert {asked["header"]["variants"] for asked in heard} == {"printed-spells"}
    assert "failed" not in said.out


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("bots_that_meet:raises", "KeyError: 'my hand', bots_that_meet.py:8)"),
        ("bots_that_meet:cheats", "IndexError: a bot answered "),
        ("http://127.0.0.1:9/", ""),
    ],
)
def test_a_bot_that_fails_loses_and_that_is_told(rumpus: Rumpus, tmp_path: Path, bot: str, why: str) -> None:
    out = tmp_path / "out"
    said = rumpus("match", bot, "random", "--game", GAME, "--games", "2", "--processes", "1", "--out", out)
    assert said.code == 0
    assert f"{bot} failed in 2 games ({why}" in said.out
    assert [game["winners"] for game in games_in(out)] == [[1], [0]]
    assert match_in(out / "records" / "00001-1.txt").result is not None, "a whole game all the same"


def test_a_bot_that_works_too_long_loses(tmp_path: Path) -> None:
    """By the time of the processor: however busy the machine is, the other bot has its own."""
    table = MatchTable(GAME, 1, {}, "test", patience=0.2)
    played, _ = play_game(GameJob(table, ("bots_that_meet:ponders", "random"), 0, 0))
    assert played.forfeits.keys() == {0}
    assert re.fullmatch(r"TooLate, bots_that_meet.py:1[45]", played.forfeits[0])
    assert played.winners == (1,)
    assert played.answers[0] == 0


def test_a_bot_that_waits_too_long_loses(tmp_path: Path) -> None:
    """Ten times as long by the clock, for it may wait for another machine."""
    table = MatchTable(GAME, 1, {}, "test", patience=30)
    played, _ = play_game(GameJob(table, ("bots_that_meet:waits", "random"), 0, 0))
    assert played.forfeits == {0: "TooLate, bots_that_meet.py:20"}


def test_a_game_can_be_played_in_any_thread() -> None:
    """Where no alarm rings, patience has no end, and nobody has failed for that."""
    found: list[PlayedGame] = []
    thread = Thread(target=lambda: found.append(play_game(GameJob(TABLE, ("random", "easy"), 0, 0))[0]))
    thread.start()
    thread.join()
    assert found[0].forfeits == {}


def test_a_bot_that_ends_the_process_ends_the_match_and_who_played_is_told(rumpus: Rumpus) -> None:
    said = rumpus("match", "random", "bots_that_meet:dies", "--game", GAME, "--games", "2", "--processes", "1")
    assert said.code == 1
    assert "The process in which random, bots_that_meet:dies played has died" in said.err


def test_a_game_that_does_not_end_is_broken_off_and_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.arena.playing.LONGEST", 20)
    played, _ = play_game(GameJob(TABLE, ("random", "easy"), 0, 0))
    assert (played.winners, sum(played.answers)) == ((), 20)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["easy", "--game", GAME], "At least two different bots"),
        (["easy", "easy", "--game", GAME], "At least two different bots"),
        (["easy", "godlike", "--game", GAME], "“godlike”"),
        (["easy", "strong@soon", "--game", GAME], "strong@200, strong@0.5s"),
        (["easy", "random", "--game", GAME, "--out", "bots_that_meet.py"], "bots_that_meet.py"),
        (["easy", "nowhere:bot", "--game", GAME], "“nowhere:bot” cannot be loaded"),
        (["easy", "random", "--game", "chess"], "“chess”"),
        (["easy", "random", *["fair"] * 9, "--game", GAME], "11"),
    ],
)
def test_what_cannot_meet_is_told(rumpus: Rumpus, arguments: list[str], says: str) -> None:
    said = rumpus("match", *arguments)
    assert said.code == 1
    assert says in said.err


def test_a_folder_holds_one_match(tmp_path: Path) -> None:
    BotMatch(TABLE, ("random", "easy"), 2, tmp_path / "out")
    assert refusal(lambda: BotMatch(TABLE, ("random", "fair"), 2, tmp_path / "out")).id == "match-other"
    file = tmp_path / "out" / "games.jsonl"
    head = file.read_bytes()
    file.write_bytes(head[:20])  # the power went before the first line was written
    BotMatch(TABLE, ("random", "easy"), 2, tmp_path / "out")
    assert file.read_bytes() == head
    file.write_text("hello\n", encoding="utf-8")
    assert refusal(lambda: BotMatch(TABLE, ("random", "easy"), 2, tmp_path / "out")).id == "match-damaged"


def test_a_match_goes_on_though_somebody_has_taken_its_records_away(rumpus: Rumpus, tmp_path: Path) -> None:
    command = ("match", "random", "easy", "--game", GAME, "--games", "2", "--processes", "1", "--out", tmp_path / "out")
    rumpus(*command)
    shutil.rmtree(tmp_path / "out" / "records")
    said = rumpus(*command)
    assert (said.code, said.err) == (0, "")
    assert "--record" not in said.out


def test_bots_meet_in_a_game_that_somebody_else_has_installed(
    rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_pig(tmp_path / "site", monkeypatch)
    said = rumpus("match", "random", "easy", "fair", "--game", "pig", "--games", "6", "--processes", "1")
    assert said.code == 0
    assert len(said.out.splitlines()) == 5


@pytest.mark.parametrize(("language", "says"), [("cs", "kdo je nejlepší"), ("uk", "хто найкращий")])
def test_it_is_told_in_every_language(rumpus: Rumpus, language: str, says: str) -> None:
    command = ("match", "random", "easy", "--game", GAME, "--games", "2", "--processes", "1")
    assert says in rumpus("--lang", language, *command).out
