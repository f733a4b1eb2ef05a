"""`README.md` is true: what it tells people to type can be typed, and the boards it shows are shown."""

import re
from pathlib import Path

import pytest

from rumpus.cli import build_parser, chosen_game
from rumpus.kernel.registry import game_ids
from rumpus.terminal.console import Console
from tests.terminal.conftest import Rumpus, rumpus

__all__ = ["rumpus"]  # a fixture

TEXT = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
COMMANDS = [command.strip() for command in re.findall(r"^    rumpus ([^#\n]*)", TEXT, re.MULTILINE)]
BOARDS = re.findall(r"(?<=\n\n)```\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
SCREENS = {  # what to type to see the boards of the README
    "worms": (("--seed", "7"), ()),
    "zombies-doom": (
        ("--seed", "3", "--seats", "person,random"),
        ("start 3,4", "draw bow", "draw bow", "go 2,4", "keep"),
    ),
}


@pytest.mark.parametrize("command", COMMANDS)
def test_what_it_tells_people_to_type_is_understood(command: str) -> None:
    arguments = command.split()
    build_parser(Console("en"), chosen_game(arguments)).parse_args(arguments)


def test_it_tells_how_to_play_every_game() -> None:
    for id in game_ids():
        assert f"play {id}" in COMMANDS
    assert "play --resume FILE" in TEXT


@pytest.mark.parametrize(("game", "board"), list(zip(SCREENS, BOARDS, strict=True)))
def test_boards_are_shown_as_they_are(rumpus: Rumpus, game: str, board: str) -> None:
    options, typed = SCREENS[game]
    shown = rumpus("play", game, *options, typed=typed).out.splitlines()
    wanted = board.splitlines()
    assert any(
        all(part in line for part, line in zip(wanted, shown[start:], strict=False))
        for start in range(len(shown) - len(wanted) + 1)
    )
