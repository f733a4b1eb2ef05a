"""The command: what it says, where it says it, and how it exits."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import msgspec
import pytest

from rumpus.games.worms.cards.box import STANDARD
from rumpus.games.worms.rules.book import RULES
from rumpus.games.zombies_doom.cards.box import STANDARD as ZOMBIES_STANDARD
from tests.terminal.conftest import RUMPUS, Rumpus, match_in, rumpus

pytestmark = pytest.mark.unmeasured

__all__ = ["rumpus"]  # a fixture

SCENARIO = """
title = "A worm inches"
game = "worms"
cites = ["W4.1"]

[position]
land = "0,1 1,0"
things."0,1" = "blue A"
things."1,0" = "red A"

[[play]]
answers = '''
blue: inch 1,0
'''
[play.expect]
things."1,0" = "{there}"
"""


@pytest.fixture
def game(rumpus: Rumpus, tmp_path: Path) -> Path:
    """A whole game of three bots."""
    path = tmp_path / "game.txt"
    assert rumpus("play", "worms", "--seats", "random,random,random", "--seed", "5", "--save", path).code == 0
    return path


def test_version(rumpus: Rumpus) -> None:
    assert rumpus("--version") == (0, f"rumpus {version('rumpus')}\n", "")


@pytest.mark.parametrize("command", ["", "play", "replay", "scenario", "box", "box check", "lab", "lab run"])
def test_help_is_there_for_everything(rumpus: Rumpus, command: str) -> None:
    said = rumpus(*command.split(), "--help")
    assert said.code == 0
    assert said.out.startswith(f"usage: rumpus {command}".strip())


FLAGS = {
    "worms": {"edition", "variants", "setup", "extra-tiles", "box"},
    "zombies-doom": {"variants", "box"},
}


@pytest.mark.parametrize("game", FLAGS)
@pytest.mark.parametrize("order", ["play {} --help", "play --help {}", "play --seats person,fair --variants x {} -h"])
def test_the_options_of_the_game_that_is_meant_are_explained(rumpus: Rumpus, game: str, order: str) -> None:
    said = rumpus(*order.format(game).split())
    assert said.code == 0
    choices = said.out.partition("what is agreed before the game:")[2]
    assert {*re.findall(r"^  --([a-z-]+) ", choices, re.MULTILINE)} == FLAGS[game]
    every = {flag for flags in FLAGS.values() for flag in flags}
    assert not [flag for flag in every - FLAGS[game] if f"--{flag}" in said.out]


def test_options_are_told_with_their_values_and_with_what_they_are_otherwise(rumpus: Rumpus) -> None:
    out = " ".join(rumpus("play", "worms", "--help").out.split())
    assert "Worms: up to four teams on an archipelago." in out
    assert "which edition to follow where they differ: english, ukrainian, czech (english)" in out
    assert "game (first-game)" in out
    out = " ".join(rumpus("play", "zombies-doom", "--help").out.split())
    assert "Zombies Doom: go from tile to tile" in out
    assert "optional rules, separated by commas: printed-spells (none)" in out


def test_general_help_names_the_games_and_how_to_see_their_options(rumpus: Rumpus) -> None:
    out = " ".join(rumpus("play", "--help").out.split())
    assert "the game to play: worms, zombies-doom" in out
    assert out.endswith("“rumpus play GAME --help” lists it.")
    for flag in ("edition", "variants", "setup", "extra-tiles"):
        assert f"--{flag}" not in out
    assert "--box FOLDER where the box is now, for a game recorded with a box of your own" in out


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "dance",
        "play",
        "play worms --seats person,cat",
        "play worms --seats",
        "play zombies-doom --edition czech",
        "play --edition czech",
        "play --variants",
        "play worms --resume game.txt",
        "play --resume game.txt --seats random,random",
        "play --resume game.txt --edition czech",
        "replay",
        "replay game.txt --at -1",
        "replay game.txt --at soon",
        "scenario",
        "box",
        "box check",
        "--lang xx play worms",
        "play worms --lang xx",
    ],
)
def test_wrong_usage_exits_with_2(rumpus: Rumpus, arguments: str) -> None:
    said = rumpus(*arguments.split())
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("usage: rumpus")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("play chess", "There is no game called “chess”. There are: worms, zombies-doom."),
        ("play chess --edition czech", "There is no game called “chess”. There are: worms, zombies-doom."),
        ("play zombies-doom --seats random", "This game cannot be played by one player. It can be played by 2, 3, 4."),
        ("play zombies-doom --variants timer", "The option “variants” cannot be “timer”. It can be: printed-spells."),
        ("play zombies-doom --box missing", "There is no folder missing."),
        ("play worms --seats random", "This game cannot be played by one player."),
        ("play worms --edition klingon", "The option “edition” cannot be “klingon”."),
        ("play worms --variants timer,nap", "The option “variants” cannot be “nap”."),
        ("play worms --variants larger-map", "The map of the first game is fixed"),
        ("play worms --box missing", "There is no folder missing."),
        ("play worms --save missing/game.txt", "missing/game.txt cannot be saved: No such file or directory."),
        ("play worms --save letter.txt", "letter.txt exists already."),
        ("play --resume missing.txt", "There is no missing.txt."),
        ("replay missing.txt", "There is no missing.txt."),
        ("replay folder", "folder cannot be read: Is a directory."),
        ("replay picture.png", "picture.png cannot be read: 'utf-8' codec can't decode"),
        (
            "replay letter.txt",
            "This is not a record: its first line should be “rumpus record 1”, but it is “Dear all”.",
        ),
        ("replay empty.txt", "This is not a record"),
        ("scenario missing", "There is no missing."),
        ("box check folder --game chess", "There is no game called “chess”."),
    ],
)
def test_what_is_refused_is_told_in_one_sentence(
    rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("letter.txt").write_text("Dear all\n", encoding="utf-8")
    Path("empty.txt").write_text("", encoding="utf-8")
    Path("picture.png").write_bytes(b"\x89PNG\r\n")
    said = rumpus(*arguments.split())
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"rumpus: {reason}")
    assert said.err.count("\n") == 1


def test_the_language_of_the_environment_is_spoken_if_we_can(rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch) -> None:
    english = rumpus("--help").out
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    for language in ("de_DE.UTF-8", "en_GB", "C.UTF-8", ""):
        monkeypatch.setenv("LANG", language)
        assert rumpus("--help").out == english
    for language, about in (("cs_CZ.UTF-8", "Deskové hry"), ("uk_UA", "Настільні ігри")):
        monkeypatch.setenv("LANG", language)
        assert about in rumpus("--help").out
    assert rumpus("--lang", "en", "--help").out == english


def test_a_record_is_told_with_its_clauses(rumpus: Rumpus, game: Path) -> None:
    said = rumpus("replay", game)
    assert said.code == 0
    assert len(said.out.splitlines()) == len(match_in(game).events)
    assert all(line.endswith("]") and " [W" in line for line in said.out.splitlines())
    assert " is dealt one more starter weapon, face down." not in said.out


def test_a_moment_of_a_record(rumpus: Rumpus, game: Path) -> None:
    said = rumpus("replay", game, "--at", "3")
    assert "The map of the first game is laid out" in said.out
    assert "Turn 1: blue, activating a worm." in said.out
    assert said.out.endswith("The question is “activate”, asked of Blue.\n  activate  1: A  2: B\n")
    assert "> blue      A B     you have " in said.out

    assert "The question is “draw”, asked of chance." in rumpus("replay", game, "--at", "0").out
    answers = len(match_in(game).answers)
    assert rumpus("replay", game, "--at", str(answers)).out.endswith("The game is over.\n\nThe game is over.\n")
    beyond = rumpus("replay", game, "--at", str(answers + 1))
    assert (beyond.code, beyond.out) == (1, "")
    assert beyond.err == f"rumpus: The record has only {answers} answers, not {answers + 1}.\n"


def test_the_state_as_json(rumpus: Rumpus, game: Path) -> None:
    match = match_in(game)
    state = match.game.load(match.setting, json.loads(rumpus("replay", game, "--json").out))
    assert state.digest() == match.state.digest()
    assert json.loads(rumpus("replay", game, "--json", "--at", "3").out)["question"]["kind"] == "activate"


@pytest.mark.parametrize(("name", "seat"), [("blue", 0), ("2", 1), ("yellow", 2), ("spectator", None)])
def test_what_a_seat_may_know(rumpus: Rumpus, game: Path, name: str, seat: int | None) -> None:
    match = match_in(game)
    seen = json.loads(rumpus("replay", game, "--view", name, "--json").out)
    assert seen == json.loads(msgspec.json.encode({"view": match.view(), "own": match.own(seat)}))

    log, _, shown = rumpus("replay", game, "--view", name).out.partition("\n{")
    assert json.loads("{" + shown) == seen
    dealt = [line for line in log.splitlines() if line.endswith("[W2.5]")]
    assert ["face down" not in line for line in dealt] == [seat == owner for owner in range(3)]


def test_the_open_question_is_only_for_the_seat_that_is_asked(rumpus: Rumpus, game: Path) -> None:
    assert "activate  1: A" in rumpus("replay", game, "--at", "3", "--view", "blue").out
    out = rumpus("replay", game, "--at", "3", "--view", "red").out
    assert "The question is “activate”, asked of Blue." in out
    assert "activate  1: A" not in out


def test_a_seat_that_is_not_there(rumpus: Rumpus, game: Path) -> None:
    said = rumpus("replay", game, "--view", "4")
    assert (said.code, said.out) == (1, "")
    assert said.err == "rumpus: There is no seat “4”, only: 1, 2, 3, blue, red, yellow, spectator.\n"


def change_line(path: Path, change: Callable[[list[str]], None]) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    change(lines)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_a_record_that_does_not_fit(rumpus: Rumpus, game: Path) -> None:
    """The line, what was asked, and what would have been possible."""
    number = game.read_text(encoding="utf-8").splitlines().index("") + 5
    change_line(game, lambda lines: lines.__setitem__(number - 1, "blue: activate Z"))
    for command in (("replay", game), ("play", "--resume", game)):
        said = rumpus(*command)
        assert (said.code, said.out) == (1, "")
        assert said.err.startswith(f"rumpus: Line {number} does not fit. “activate Z” is not possible.")
        assert "“activate”" in said.err
        assert "activate A, activate B" in said.err


@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        (2, "rules: 99", "The record was made with version 99 of the rules"),
        (2, "rules: old", "“old” is not the number of a version of the rules"),
        (2, "rules 1", "Line 3: “rules 1” is not a line of the header"),
        (1, "game: chess", "There is no game called “chess”"),
        (1, "gone: worms", "The header of the record lacks “game:”"),
        (3, "edition: klingon", "The option “edition” cannot be “klingon”"),
        (-1, "and so on", "Line "),
    ],
)
def test_a_record_with_something_wrong(rumpus: Rumpus, game: Path, line: int, instead: str, reason: str) -> None:
    change_line(game, lambda lines: lines.__setitem__(line, instead))
    said = rumpus("replay", game)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"rumpus: {reason}")


def test_scenarios_that_come_out_as_written(rumpus: Rumpus, tmp_path: Path) -> None:
    (tmp_path / "inches.toml").write_text(SCENARIO.format(there="blue A, red A"), encoding="utf-8")
    assert rumpus("scenario", tmp_path) == (0, "One scenario, all as written.\n", "")


def test_scenarios_that_do_not(rumpus: Rumpus, tmp_path: Path) -> None:
    good, bad, broken, unknown = (tmp_path / f"{name}.toml" for name in ("good", "bad", "broken", "unknown"))
    good.write_text(SCENARIO.format(there="blue A, red A"), encoding="utf-8")
    bad.write_text(SCENARIO.format(there="red A"), encoding="utf-8")
    broken.write_text("title = ", encoding="utf-8")
    unknown.write_text(SCENARIO.replace("worms", "chess"), encoding="utf-8")
    said = rumpus("scenario", good, bad, broken, unknown)
    assert (said.code, said.err) == (1, "")
    lines = said.out.splitlines()
    assert lines[0] == f"FAILED {bad}: A worm inches"
    assert lines[1].strip() == "After line 13:"
    assert "red A" in lines[2]
    assert "blue A, red A" in lines[2]
    assert lines[3] == f"FAILED {broken}: broken"
    assert lines[5] == f"FAILED {unknown}: unknown"
    assert lines[-1] == "4 scenarios, 3 failed."


def test_no_file_of_a_folder_stops_the_others(rumpus: Rumpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not TOML, not a text, not a position, not even a bug of ours."""
    good = SCENARIO.format(there="blue A, red A")
    (tmp_path / "1-not-text.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "2-folder.toml").mkdir()
    (tmp_path / "3-windy.toml").write_text(good.replace("[position]", "[position]\nwind = 9"), encoding="utf-8")
    (tmp_path / "4-refuses.toml").write_text(good + 'refuses = ["blue activate A"]\n', encoding="utf-8")
    (tmp_path / "5-good.toml").write_text(good, encoding="utf-8")
    said = rumpus("scenario", tmp_path)
    assert (said.code, said.err) == (1, "")
    lines = said.out.splitlines()
    assert [line.split(": ")[0] for line in lines if line.startswith("FAILED")] == [
        f"FAILED {tmp_path / name}.toml" for name in ("1-not-text", "2-folder", "3-windy", "4-refuses")
    ]
    assert f"    {tmp_path / '3-windy.toml'}, line {good[: good.index('[position]')].count(chr(10)) + 2}: " in said.out
    assert lines[-1] == "5 scenarios, 4 failed."
    monkeypatch.setitem(RULES, "take_turn", lambda *_: 1 // 0)
    said = rumpus("scenario", tmp_path / "5-good.toml", tmp_path / "5-good.toml")
    assert said.out.count("ZeroDivisionError") == 2


BOXES = {"worms": STANDARD, "zombies-doom": ZOMBIES_STANDARD}


def test_a_box_is_for_worms_unless_another_game_is_named(rumpus: Rumpus) -> None:
    said = rumpus("box", "check", STANDARD)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("“Standard”: ")
    assert said.out.count("\n") == 1
    assert rumpus("box", "check", STANDARD, "--game", "worms") == said
    assert rumpus("box", "check", ZOMBIES_STANDARD).code == 1
    assert "the game it is for: worms, zombies-doom (worms)" in " ".join(rumpus("box", "check", "-h").out.split())


@pytest.mark.parametrize("game", BOXES)
def test_a_box_with_nothing_wrong(rumpus: Rumpus, game: str, tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(BOXES[game], own)
    said = rumpus("box", "check", own, "--game", game)
    assert (said.code, said.err) == (0, "")
    assert re.fullmatch(r"“Standard”: .*\d+ .+\.\n", said.out)
    (own / "tiles.txt").write_text("tile x\n", encoding="utf-8")
    said = rumpus("box", "check", own, "--game", game)
    assert said.code == 1
    assert said.out.startswith("tiles.txt, line 1: ")


@pytest.mark.parametrize("game", BOXES)
def test_a_box_with_everything_wrong(rumpus: Rumpus, tmp_path: Path, game: str) -> None:
    said = rumpus("box", "check", tmp_path, "--game", game)
    assert (said.code, said.err) == (1, "")
    assert len(said.out.splitlines()) >= 4
    assert "tiles.txt is missing from the box." in said.out


def test_a_reader_who_leaves_early_causes_no_fuss(game: Path) -> None:
    command = [sys.executable, "-c", RUMPUS, "replay", str(game), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


def test_an_old_terminal_gets_what_it_can_show(game: Path) -> None:
    command = [sys.executable, "-c", RUMPUS, "replay", str(game), "--at", "3"]
    done = subprocess.run(command, env={"PYTHONIOENCODING": "ascii"}, capture_output=True, check=True)
    assert b"Wind: north-east ?" in done.stdout


def test_being_interrupted_is_told_as_shells_do(rumpus: Rumpus, game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rumpus.cli.run_replay", interrupt)
    assert rumpus("replay", game) == (130, "", "")


def test_who_has_no_sdk_is_told_which_extra_brings_it(rumpus: Rumpus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rumpus.mcp.server", None)
    assert (
        rumpus("mcp").err
        == "rumpus: mcp is not installed here, and models need it. It comes with the extra rumpus[mcp].\n"
    )


def test_a_model_can_only_be_sent_to_a_table(rumpus: Rumpus) -> None:
    said = rumpus("mcp", "somewhere")
    assert said.code == 1
    assert "It looks like this: http://127.0.0.1:8000" in said.err
