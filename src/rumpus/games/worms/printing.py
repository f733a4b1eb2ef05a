"""Worms on paper: cards, map tiles, worms and Things, made of the same pictures as the page's."""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from typing import Any, Final

from rumpus.boxes.printing import Batch, Face, Piece, Printing, drawn, in_cards, inside
from rumpus.games.worms.cards.card import Card, Tile
from rumpus.games.worms.cards.wording import describe, describe_kind, describe_line
from rumpus.games.worms.keywords import KEYWORDS
from rumpus.games.worms.reference import all_cards, facts_of
from rumpus.games.worms.setting import SEATS, WormsSetting
from rumpus.games.worms.things import KIND_NAMES, LETTERS, POOL, TEAM_NAMES, WATER_TILES
from rumpus.kernel.message import Argument, Message
from rumpus.parts.hexgrid import ORIGIN, neighbours, unpack

PICTURES: Final = files("rumpus.games.worms") / "pictures"
CARD_BOX: Final = (-32.0, -24.0, 64.0, 48.0)
COLOURS: Final = {
    "starter": "#2f67c4",
    "supply": "#b8552a",
    "superweapon": "#a8740a",
    "drop": "#2f7f92",
    "sudden-death": "#5d2331",
    "reference": "#4c7a34",
}
TEAM_COLOURS: Final = {"blue": "#2f67c4", "red": "#c23b36", "yellow": "#a8780a", "green": "#2f8040"}
BACKS: Final = {
    "weapon": ("card-holy-hand-grenade", "#2b4a7d"),
    "drop": ("card-crate-drop", "#2f7f92"),
    "sudden-death": ("card-meteor-shower", "#5d2331"),
    "reference": ("worm-red-A", "#4c7a34"),
}
TOKEN: Final = 18.0  # millimetres across: three of them lie on a hex
RADIUS: Final = 26.0  # millimetres, of a hex
ON_THE_CARD: Final = 7  # keywords
ICE_CUBES: Final = 6  # there are always enough (W1): one can take a coin instead
TURN: Final = ("rule-W3-1", "rule-W5-2")  # what every team's card says
GRASS: Final = ("#8cc152", "#c9c057", "#62b382", "#d3aa6b")
CORNERS: Final = tuple((RADIUS * cos(i * pi / 3), RADIUS * sin(i * pi / 3)) for i in range(-2, 4))


class WormsPrinting(Printing):
    def batches(self, setting: WormsSetting) -> list[Batch]:
        box = setting.box
        cards = [*map(card_piece, all_cards(box)), *map(team_piece, range(len(TEAM_NAMES))), *keyword_pieces()]
        tiles = [tile_piece(number, tile) for number, tile in enumerate(box.tiles)]
        return [
            Batch(Message("print-cards"), "card", tuple(cards)),
            Batch(Message("print-worms-map"), "outline", (*tiles, dial_piece(), water_piece())),
            Batch(Message("print-tokens"), "round", tuple(token_pieces()), (TOKEN, TOKEN)),
        ]

    def notes(self, setting: WormsSetting) -> tuple[Message, ...]:
        return (Message("print-worms-dice"), Message("print-worms-decks"), Message("print-worms-ice"))

    def emblem(self) -> str:
        return picture("emblem")


@cache
def picture(name: str) -> str:
    return (PICTURES / f"{name}.svg").read_text(encoding="utf-8")


@cache
def tables() -> Any:
    return json.loads((PICTURES / "tables.json").read_text(encoding="utf-8"))


# Cards


def card_piece(card: Card) -> Piece:
    name = Message("worms-card", {"card": card.id})
    sort = "superweapon" if card.superweapon else card.deck
    order = [Message("print-worms-line", {"line": describe_line(card)})] if card.line else []
    front = Face(card_picture(card), COLOURS[sort], name, describe_kind(card), (*order, *describe(card)))
    return Piece(name, card.copies, front, back(card.deck if card.deck in BACKS else "weapon"), card.deck, card.id)


def back(deck: str) -> Face:
    name, colour = BACKS[deck]
    return Face(picture(name), colour, kind=Message("print-worms-back", {"deck": deck}))


def card_picture(card: Card) -> str:
    if (PICTURES / f"card-{card.id}.svg").is_file():
        return picture(f"card-{card.id}")
    return invented(facts_of(card))


def invented(facts: dict[str, Any]) -> str:
    """Of a card that nobody has drawn: what it does, the most telling first, as in the page."""
    ground = "gold" if facts["superweapon"] else tables()["grounds"].get(facts["deck"], "day")
    shown = [deeds[0] for deeds in tables()["deeds"] if set(deeds) & set(facts["does"])][:2] or ["target"]
    places = ((-13, 3, 0.85), (14, 1, 0.7)) if len(shown) > 1 else ((0, 2, 1.1),)
    parts = [
        inside(picture(f"deed-{deed}"), x - 26 * scale, y - 31 * scale, 52 * scale, 52 * scale)
        for deed, (x, y, scale) in zip(shown, places, strict=True)
    ]
    return drawn(CARD_BOX, inside(picture(f"ground-{ground}"), *CARD_BOX), *parts)


def team_piece(team: int) -> Piece:
    """W2.4: who has which team, and who goes first (W2.8); and what a turn is."""
    colour = TEAM_NAMES[team]
    worms = [inside(picture(f"worm-{colour}-{letter}"), -30 + 15 * i, -7, 15, 15) for i, letter in enumerate(LETTERS)]
    scene = drawn((-32.0, -14.0, 64.0, 24.0), inside(picture("ground-day"), -32, -24, 64, 48), *worms)
    name = Message("print-worms-team", {"team": colour, "number": team + 1})
    lines = tuple(Message(clause) for clause in TURN)
    front = Face(scene, TEAM_COLOURS[colour], name, Message("print-reference"), lines)
    return Piece(name, 1, front, back("reference"))


def keyword_pieces() -> list[Piece]:
    name = Message("print-keywords")
    cards = in_cards(tuple(Message(f"keyword-{word}") for word in KEYWORDS), ON_THE_CARD)
    faces = [Face("", COLOURS["reference"], name, Message("print-reference"), lines) for lines in cards]
    return [Piece(name, max(SEATS) // 2, face, back("reference")) for face in faces]


# The map


def centre(hex_: int) -> tuple[float, float]:
    q, r = unpack(hex_)
    return 1.5 * RADIUS * q, RADIUS * 3**0.5 * (r + q / 2)


def coast(hexes: Sequence[int]) -> list[tuple[float, float]]:
    """The corners around hexes that lie together, in order; a lake within has no coast that could be cut."""
    onward: dict[tuple[float, float], list[tuple[float, float]]] = {}
    for hex_ in hexes:
        x, y = centre(hex_)
        corners = [(round(x + dx, 2) + 0.0, round(y + dy, 2) + 0.0) for dx, dy in CORNERS]
        for direction, other in enumerate(neighbours(hex_)):
            if other not in hexes:
                onward.setdefault(corners[direction], []).append(corners[(direction + 1) % 6])
    start = min(onward)
    path = [start]
    while (there := onward[path[-1]].pop()) != start:
        path.append(there)
    return path


def polygon(corners: Iterable[tuple[float, float]], style: str) -> str:
    points = " ".join(f"{x:g},{y:g}" for x, y in corners)
    return f'<polygon points="{points}" stroke-linejoin="round" {style}/>'


def hexagon(hex_: int, style: str, scale: float = 1) -> str:
    x, y = centre(hex_)
    return polygon(((x + scale * dx, y + scale * dy) for dx, dy in CORNERS), style)


def land_piece(name: Message, copies: int, hexes: Sequence[int], *parts: str, title: Message | None = None) -> Piece:
    """What is cut along its coast; its corner at the upper left is 0,0 then. A title stands below the anchor."""
    edge = coast(hexes)
    left, top = min(x for x, _ in edge), min(y for _, y in edge)
    width, height = max(x for x, _ in edge) - left, max(y for _, y in edge) - top
    outline = tuple((x - left, y - top) for x, y in edge)
    face = Face(drawn((left, top, width, height), *parts), title=title)
    return Piece(name, copies, face, outline=outline, spot=(-left, 9 - top))


def tile_piece(number: int, tile: Tile) -> Piece:
    """Its land; the anchor, from which the first game counts its hexes, has a little one on it."""
    grass = GRASS[number % len(GRASS)]
    hexes = [
        hexagon(hex_, f'fill="{grass}" stroke="#00000040" stroke-width="0.5" stroke-dasharray="1.5 1.5"')
        for hex_ in tile.hexes
    ]
    beach = polygon(coast(tile.hexes), 'fill="none" stroke="#f2dca4" stroke-width="5"')
    anchor = (
        '<g fill="none" stroke="#2b2330" stroke-width="0.9" stroke-linecap="round" opacity="0.55">'
        '<path d="M0-3V3.6M-2-1.4H2M-4 1Q-3.500 4 0 4T4 1"/><circle cy="-4" r="1"/></g>'
    )
    name = Message("worms-card", {"card": tile.id})
    return land_piece(name, 1, tile.hexes, *hexes, beach, anchor, title=name)


def dial_piece() -> Piece:
    face = inside(picture("dial"), -0.9 * RADIUS, -0.95 * RADIUS, 1.8 * RADIUS, 1.8 * RADIUS)
    water = hexagon(ORIGIN, 'fill="#8fc7de"')
    return land_piece(Message("print-worms-token", {"token": "dial"}), 1, [ORIGIN], water, face)


def water_piece() -> Piece:
    waves = inside(picture("thing-water"), -RADIUS / 2, -RADIUS / 2 - 2, RADIUS, RADIUS)
    water = hexagon(ORIGIN, 'fill="#5d9dbd"') + hexagon(ORIGIN, 'fill="none" stroke="#d8f2f4" stroke-width="0.8"', 0.9)
    return land_piece(Message("worms-thing", {"kind": "water"}), WATER_TILES, [ORIGIN], water, waves)


# Tokens


def token_pieces() -> Iterable[Piece]:
    """W1: worms stand on one side and lie on the other; so many Things of each kind."""
    for team in TEAM_NAMES:
        for letter in LETTERS:
            standing, lying = picture(f"worm-{team}-{letter}"), picture(f"worm-{team}-{letter}-lying")
            name = Message("worms-worm", {"team": team, "letter": letter, "how": "well"})
            yield Piece(name, 1, on_disc(standing, TEAM_COLOURS[team]), on_disc(lying, TEAM_COLOURS[team]))
    for kind, copies in zip(KIND_NAMES, POOL, strict=True):
        name = Message("worms-thing", {"kind": kind})
        yield Piece(name, copies, on_disc(picture(f"thing-{kind}")), on_disc(picture(f"thing-{kind}")))
    for token, front, behind, copies in (
        ("target", "target", "airstrike", 1),
        ("coin", "coin-safe", "coin-danger", 1),
        ("arrow", "arrow", "arrow", 1),
        ("ice", "ice", "ice", ICE_CUBES),
    ):
        args: dict[str, Argument] = {"token": token}
        yield Piece(Message("print-worms-token", args), copies, on_disc(picture(front)), on_disc(picture(behind)))


def on_disc(svg: str, colour: str = "#f6f1e4") -> Face:
    ring = f'<circle r="50" fill="{colour}"/><circle r="43" fill="#fffdf6"/>'
    return Face(drawn((-50.0, -50.0, 100.0, 100.0), ring, inside(svg, -37, -38, 74, 74)))
