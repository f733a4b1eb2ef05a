"""The table in text, for the terminal: the map, then what lies beside it."""

import textwrap
from collections.abc import Callable, Iterator
from typing import Any, Final

from rumpus.games.zombies_doom.cards.card import Pattern
from rumpus.games.zombies_doom.cards.wording import SIGNS, describe_pattern
from rumpus.kernel.message import Message
from rumpus.parts.squaregrid import read_square, unpack

Say = Callable[[Message], str]

SCREEN: Final = 100  # columns
WIDTH: Final = 9  # of a tile with one of its borders
HEIGHT: Final = 4
ROOM: Final = WIDTH - 1
ROCK: Final = "#"
TOKEN: Final = "*"
JUNCTION: Final = "+++"
FEET: Final = {"bow": "b", "sword": "s", "mace": "m", "spear": "p"}
NOTHING: Final = "–"


def draw(view: dict[str, Any], say: Say) -> str:
    """Everything a viewer may know, on a screen."""
    monsters = {name: sign for name, sign in SIGNS.items() if name != "any"}
    beside = [
        say(Message("board-legend", {**monsters, "token": TOKEN, "rock": ROCK, "junction": JUNCTION})),
        say(Message("board-letters")),
        say(
            Message(
                "board-piles",
                {**view["decks"]["piles"], "spells": view["decks"]["spells"], "tasks": view["decks"]["tasks"]},
            )
        ),
        *(say(message) for message in tasks(view)),
        "",
        *players(view, say),
        "",
        say(turn(view)),
    ]
    return "\n".join([draw_map(view["map"]), "", *(line for text in beside for line in wrap(text))])


def wrap(text: str) -> list[str]:
    """Lines of a screen; those after the first are set in."""
    return textwrap.wrap(text, SCREEN, subsequent_indent=" " * 4, break_on_hyphens=False) or [""]


def draw_map(tiles: list[dict[str, Any]]) -> str:
    """Each tile a box: place and tokens, monsters and figures, and what it is; rock on an edge is drawn there."""
    marks: dict[tuple[int, int], str] = {}

    def put(x: int, y: int, text: str) -> None:
        for offset, mark in enumerate(text):
            marks[x + offset, y] = mark

    corners = {tile["place"]: corner(tile["place"]) for tile in tiles}
    for tile in tiles:
        x, y = corners[tile["place"]]
        for row in (y, y + HEIGHT):
            put(x, row, "+" + "-" * ROOM + "+")
        for row, text in enumerate(inside(tile), y + 1):
            put(x, row, f"|{text:<{ROOM}}|")
    for tile in tiles:
        x, y = corners[tile["place"]]
        for way in tile["rock"]:
            if way in ("north", "south"):
                put(x + 1, y if way == "north" else y + HEIGHT, ROCK * ROOM)
            else:
                for row in range(y + 1, y + HEIGHT):
                    put(x if way == "west" else x + WIDTH, row, ROCK)
    width, height = max(x for x, _ in marks) + 1, max(y for _, y in marks) + 1
    return "\n".join("".join(marks.get((x, y), " ") for x in range(width)).rstrip() for y in range(height))


def corner(place: str) -> tuple[int, int]:
    """Where the box of a tile begins."""
    column, row = unpack(read_square(place))
    return (column - 1) * WIDTH, (row - 1) * HEIGHT


def inside(tile: dict[str, Any]) -> list[str]:
    """Three lines."""
    if tile["kind"] == "rock":
        return [ROCK * ROOM] * (HEIGHT - 1)
    tokens = TOKEN * tile["tokens"]
    monsters = " ".join(SIGNS[monster] for monster in tile["monsters"])
    figures = "".join(figure.split()[-1] for figure in tile["figures"])
    foot = " ".join(FEET[weapon] for weapon in tile["weapons"])
    kind = {"normal": foot, "crossroads": JUNCTION}.get(tile["kind"], tile["kind"])
    return [f" {tile['place']} {tokens:>{ROOM - 6}}", f" {monsters:<{ROOM - 6}}{figures:>4}", f" {kind}"]


def tasks(view: dict[str, Any]) -> Iterator[Message]:
    """The open tasks in words."""
    for task in view["tasks"]:
        yield Message(
            "board-task", {"task": task["id"], "text": describe_pattern(Pattern(task["pattern"]), task["monsters"])}
        )
    if not view["tasks"]:
        yield Message("board-no-task")


def players(view: dict[str, Any], say: Say) -> Iterator[str]:
    """Each player's score, trophies and cards; an arrow points at the one whose turn it is."""
    for seat in view["seats"]:
        pointer = ">" if seat["name"] == view["turn"]["seat"] else " "
        told = "; ".join(say(message) for message in possessions(seat, view["target"], seat["name"] == view["you"]))
        yield f"{pointer} {seat['name']}: {told}"


def possessions(seat: dict[str, Any], target: int, own: bool) -> Iterator[Message]:
    """The viewer's own cards by name, of the others what everybody knows."""
    yield Message("board-score", {"score": seat["score"], "target": target})
    if seat["trophies"]:
        yield Message("board-trophies", {"trophies": tuple(seat["trophies"])})
    if own:
        yield Message("board-own-weapons", {"weapons": tuple(seat["weapons"]) or NOTHING})
        if seat["spells"]:
            yield Message("board-own-spells", {"spells": tuple(seat["spells"])})
        return
    if seat["known_weapons"]:
        yield Message("board-known-weapons", {"weapons": tuple(seat["known_weapons"])})
    if seat["unknown_weapons"]:
        yield Message("board-unseen-weapons", {"backs": tuple(seat["unknown_weapons"])})
    yield Message("board-spell-count", {"count": seat["spell_count"]})


def turn(view: dict[str, Any]) -> Message:
    """What moment of the game it is."""
    if view["winner"] is not None:
        return Message("board-over")
    if not view["turn"]["number"]:
        return Message("board-set-up")
    return Message("board-turn", {"number": view["turn"]["number"], "seat": view["turn"]["seat"]})
