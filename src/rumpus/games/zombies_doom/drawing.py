"""The table in text, for the terminal: the map, what its signs mean, and what lies beside it."""

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from rumpus.games.zombies_doom.cards.card import Pattern
from rumpus.games.zombies_doom.cards.wording import SIGNS, YOU, describe_pattern
from rumpus.kernel.message import Message, Say
from rumpus.parts.squaregrid import read_square, unpack

SCREEN: Final = 100  # columns
WIDTH: Final = 8  # of a tile with one of its borders: so the map fits the narrowest terminals
HEIGHT: Final = 4
ROOM: Final = WIDTH - 1
ROCK: Final = "#"
TOKEN: Final = "*"
JUNCTION: Final = "+++"
REACH: Final = ">"
FEET: Final = {"bow": "b", "sword": "s", "mace": "m", "spear": "p"}
NOBODY: Final = "none"


def draw(view: dict[str, Any], say: Say) -> str:
    """Everything a viewer may know, on a screen: parts with an empty line between them."""
    you = next((seat for seat in view["seats"] if seat["name"] == view["you"]), None)
    parts = [
        [say(message) for message in legend()],
        [*(say(message) for message in tasks(view)), say(decks(view))],
        [*players(view, say)],
        [say(turn(view))],
    ]
    beside = ["\n".join(line for text in part for line in wrap(text)) for part in parts]
    return "\n\n".join([draw_map(list(view["map"].values()), you), *beside])


def wrap(text: str) -> list[str]:
    """Lines of a screen; those after the first are set in."""
    return textwrap.wrap(text, SCREEN, subsequent_indent=" " * 4, break_on_hyphens=False)


def draw_map(tiles: list[dict[str, Any]], you: dict[str, Any] | None = None) -> str:
    """Each tile a box: place and tokens, monsters or figures, and what it is; rock on an edge is drawn there."""
    marks: dict[tuple[int, int], str] = {}

    def put(x: int, y: int, text: str) -> None:
        for offset, mark in enumerate(text):
            marks[x + offset, y] = mark

    corners = {tile["place"]: corner(tile["place"]) for tile in tiles}
    for tile in tiles:
        x, y = corners[tile["place"]]
        for row in (y, y + HEIGHT):
            put(x, row, "+" + "-" * ROOM + "+")
        for row, text in enumerate(inside(tile, you), y + 1):
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


def inside(tile: dict[str, Any], you: dict[str, Any] | None) -> list[str]:
    """Three lines. Where a figure stands there is no monster."""
    if tile["kind"] == "rock":
        return [ROCK * ROOM] * (HEIGHT - 1)
    reach = REACH if you is not None and tile["place"] in you["ways"] else " "
    monsters = " ".join(SIGNS[monster] for monster in tile["monsters"])
    figures = "".join(
        YOU if you is not None and figure == you["name"] else figure.split()[-1] for figure in tile["figures"]
    )
    foot = " ".join(FEET[weapon] for weapon in tile["weapons"])
    kind = {"normal": foot, "crossroads": JUNCTION}.get(tile["kind"], tile["kind"])
    tokens = TOKEN * tile["tokens"]
    return [f"{reach}{tile['place']} {tokens}", f" {monsters}" if monsters else f"{figures:>{ROOM - 1}}", f" {kind}"]


def legend() -> Iterator[Message]:
    """What the signs on the map mean."""
    yield Message("board-signs", {"you": YOU, "reach": REACH, "token": TOKEN, "rock": ROCK, "junction": JUNCTION})
    yield Message("board-monsters", {name: sign for name, sign in SIGNS.items() if name != "any"})
    yield Message("board-letters", dict(FEET))


def tasks(view: dict[str, Any]) -> Iterator[Message]:
    """The open tasks in words."""
    for task in view["tasks"]:
        yield Message(
            "board-task", {"task": task["id"], "text": describe_pattern(Pattern(task["pattern"]), task["monsters"])}
        )
    if not view["tasks"]:
        yield Message("board-no-task")


def decks(view: dict[str, Any]) -> Message:
    deck = view["decks"]
    return Message("board-piles", {**deck["piles"], "spells": deck["spells"], "tasks": deck["tasks"]})


def players(view: dict[str, Any], say: Say) -> Iterator[str]:
    """Where each player stands, score, trophies and cards; an arrow points at the one whose turn it is."""
    for seat in view["seats"]:
        pointer = ">" if seat["name"] == view["turn"]["seat"] else " "
        own = seat["name"] == view["you"]
        who = Message("board-own" if own else "board-other", {"seat": seat["name"], "place": seat["place"] or NOBODY})
        told = "; ".join(say(message) for message in possessions(seat, view["target"], own))
        yield f"{pointer} {say(who)}: {told}"


def possessions(seat: dict[str, Any], target: int, own: bool) -> Iterator[Message]:
    """The viewer's own cards by name, of the others what everybody knows."""
    yield Message("board-score", {"score": seat["score"], "target": target})
    if seat["trophies"]:
        yield Message("board-trophies", {"trophies": tuple(seat["trophies"])})
    if own:
        yield from own_cards(seat)
        return
    if seat["known_weapons"]:
        yield Message("board-known-weapons", {"weapons": tuple(seat["known_weapons"])})
    if seat["unknown_weapons"]:
        yield Message("board-unseen-weapons", {"backs": tuple(seat["unknown_weapons"])})
    yield Message("board-spell-count", {"count": seat["spell_count"]})


def own_cards(seat: dict[str, Any]) -> Iterator[Message]:
    if seat["weapons"]:
        yield Message("board-own-weapons", {"weapons": tuple(seat["weapons"])})
    else:
        yield Message("board-no-weapon")
    if seat["spells"]:
        yield Message("board-own-spells", {"spells": tuple(seat["spells"])})


def turn(view: dict[str, Any]) -> Message:
    """What moment of the game it is."""
    now = view["turn"]
    if view["winner"] is not None:
        return Message("board-over")
    if not now["number"]:
        return Message("board-set-up")
    held = tuple(now["held"]) or "none"
    return Message(
        "board-turn",
        {"number": now["number"], "seat": now["seat"], "held": held, "fought": "yes" if now["fought"] else "no"},
    )
