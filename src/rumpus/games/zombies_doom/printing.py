"""Zombies Doom on paper: cards, tiles and tokens, made of the same pictures as the page's."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from rumpus.boxes.printing import Batch, Face, Piece, Printing, drawn, in_cards, inside
from rumpus.boxes.reference import Reference, Sheet
from rumpus.games.zombies_doom.board import DIAMOND, KIND_NAMES, Board, kind_of, piles_on, rock_around
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.keywords import KEYWORDS
from rumpus.games.zombies_doom.setting import SEATS, ZombiesSetting
from rumpus.games.zombies_doom.things import MONSTER_NAMES
from rumpus.kernel.message import Message
from rumpus.parts.squaregrid import unpack

PICTURES: Final = files("rumpus.games.zombies_doom") / "pictures"
COLOURS: Final = {"demon": "#c23a32", "human": "#2f66bf", "undead": "#a37b0c", "beast": "#2f8043", "any": "#6c6b80"}
PILE_COLOURS: Final = {"bow": "#a12a2b", "sword": "#2450a3", "mace": "#8a6a0c", "spear": "#2a7440"}
SPELL: Final = "#4a3490"
TASK: Final = "#6d5232"
REFERENCE: Final = "#4c4b60"
STAR: Final = (
    '<path d="M0-48 12-12 48 0 12 12 0 48-12 12-48 0-12-12Z" fill="#ffd766" stroke="#2a2138" stroke-width="4"/>'
)
TILE: Final = 45.0  # millimetres
NAME_ON_TILE: Final = (TILE / 2, TILE - 3.5)
TOKEN: Final = 20.0
SCENERIES: Final = 5
TURN: Final = (("Z6-2", "Z6-3"), ("Z6-4", "Z6-5"), ("Z7-1", "Z8-1", "Z8-3"))  # a card for some clauses each
ON_THE_CARD: Final = 7  # keywords
# Where the first, second, … monster of a task stands, seen from the player: around a corner unless it must be on
# opposite sides, so that no two patterns look alike.
SIDES: Final = ((1, 0), (0, -1), (-1, 0), (0, 1))
ROW: Final = ((1, 0), (2, 0), (3, 0), (4, 0))
SHELF: Final = ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))
WHERE: Final = {
    "next-to": SIDES,
    "between": ((1, 0), (-1, 0)),
    "in-a-row": ROW,
    "in-order": ROW,
    "on": (),
    "trophies": SHELF,
}
TURNS: Final = {"north": 0, "east": 90, "south": 180, "west": 270}


class ZombiesPrinting(Printing):
    def batches(self, setting: ZombiesSetting) -> list[Batch]:
        sheets = Reference.of(self.game).sheets(setting)
        cards = [CARDS[sheet.kind](sheet) for sheet in sheets if sheet.kind in CARDS]
        tiles = [tile_piece(number, sheet) for number, sheet in enumerate(sheets) if sheet.kind == "tile"]
        return [
            Batch(Message("print-cards"), "card", (*cards, *reference_pieces(sheets), *map_pieces(setting.board))),
            Batch(Message("print-zombies-tiles"), "square", (*fixed_pieces(setting), *tiles), (TILE, TILE)),
            Batch(Message("print-tokens"), "round", tuple(token_pieces(setting.box)), (TOKEN, TOKEN)),
        ]

    def notes(self, setting: ZombiesSetting) -> tuple[Message, ...]:
        two_ways = any(card.copies != card.copies_with_printed_spells for card in setting.box.weapons)
        return (*([Message("print-zombies-piles")] if two_ways else []), Message("print-zombies-bag"))

    def emblem(self) -> str:
        return picture("emblem")


@cache
def picture(name: str) -> str:
    return (PICTURES / f"{name}.svg").read_text(encoding="utf-8")


def centred(name: str, x: float, y: float, size: float) -> str:
    return inside(picture(name), x - size / 2, y - size / 2, size, size)


# Cards: as many as a game may want, whatever is agreed


def weapon_piece(sheet: Sheet) -> Piece:
    facts = sheet.facts
    beaten = facts["beats"][0] if len(facts["beats"]) == 1 else "any"
    spell = [ribbon(facts["spell"])] if facts["spell"] else []
    scene = landscape(
        COLOURS[beaten],
        centred(f"weapon-{facts['weapon']}", 50, 36, 62),
        centred(f"monster-{beaten}", 82, 57, 32),
        centred(f"medal-{facts['pile']}", 16, 59, 26),
        *spell,
    )
    name = Message("zombies-weapon-title", {"weapon": facts["weapon"]})
    text = sheet.lines[1:-1]  # between what it is and the pile it belongs to, which its back shows
    kind = Message("print-zombies-pile", {"pile": facts["pile"]})
    front = Face(scene, COLOURS[beaten], name, kind, text)
    back = card_back(PILE_COLOURS[facts["pile"]], f"medal-{facts['pile']}", kind)
    copies = max(facts["copies"], facts["copies_with_printed_spells"])
    listed = Message("print-zombies-weapon", {"weapon": name, "pile": kind})
    if facts["spell"]:
        printed = Message("zombies-spell-title", {"spell": facts["spell"]})
        listed = Message("print-zombies-printed", {"weapon": listed, "spell": printed})
    return Piece(listed, copies, front, back, sheet.kind, sheet.id)


def landscape(colour: str, *parts: str) -> str:
    sky = f'<rect width="100" height="75" fill="#f1ecfb"/><rect width="100" height="75" fill="{colour}" opacity="0.3"/>'
    ground = '<path d="M0 58Q26 46 54 54T100 50V75H0Z" fill="#a3b48d"/>'
    return drawn((0.0, 0.0, 100.0, 75.0), sky, ground, *parts)


def ribbon(spell: str) -> str:
    cloth = (
        '<path d="M6 0h24v38L18 29 6 38Z" fill="#8f6bdf" stroke="#2a2138" stroke-width="1.5" stroke-linejoin="round"/>'
    )
    return cloth + spell_sign(spell, 18, 15, 24)


def spell_sign(spell: str, x: float, y: float, size: float) -> str:
    """Its picture, or a star for one that nobody has drawn."""
    if (PICTURES / f"spell-{spell}.svg").is_file():
        return centred(f"spell-{spell}", x, y, size)
    return f'<g transform="translate({x} {y}) scale({size / 128})">{STAR}</g>'


def spell_piece(sheet: Sheet) -> Piece:
    night = '<rect width="100" height="75" fill="#3b2670"/>'
    glow = '<circle cx="50" cy="37.500" r="30" fill="#8f6bdf" stroke="#cbb4ff"/>'
    scene = drawn((0.0, 0.0, 100.0, 75.0), night, glow, spell_sign(sheet.id, 50, 37.5, 62))
    name = Message("zombies-spell-title", {"spell": sheet.id})
    kind = Message("print-zombies-deck", {"deck": "spell"})
    star = drawn((-52.0, -52.0, 104.0, 104.0), STAR)
    front = Face(scene, SPELL, name, kind, sheet.lines[1:])
    return Piece(name, sheet.facts["copies"], front, Face(star, "#3b2670", kind=kind), sheet.kind, sheet.id)


def task_piece(sheet: Sheet) -> Piece:
    name = Message("print-name", {"id": sheet.id})
    kind = Message("print-zombies-deck", {"deck": "task"})
    scene = task_picture(sheet.facts["pattern"], sheet.facts["monsters"], sheet.facts["tile"])
    front = Face(scene, TASK, name, kind, sheet.lines[1:])
    back = card_back(TASK, "token-task", kind)
    return Piece(name, sheet.facts.get("copies", 1), front, back, sheet.kind, sheet.id)


def task_picture(pattern: str, monsters: Sequence[str], tile: str | None) -> str:
    """You among monsters or on a tile, or a row of trophies on their shelf."""
    stands = pattern != "trophies"
    placed = list(zip(monsters, WHERE[pattern], strict=False))
    places = [where for _, where in placed] + ([(0, 0)] if stands else [])
    left, top = min(x for x, _ in places), min(y for _, y in places)
    wide, high = max(x for x, _ in places) - left + 1, max(y for _, y in places) - top + 1
    unit = min(88 / wide, 66 / high, 34)
    parts = ['<rect width="100" height="75" fill="#f4e6c4"/>']
    for x, y, name in [(*where, monster) for monster, where in placed] + ([(0, 0, "")] if stands else []):
        across, down = 50 + (x - left + 0.5 - wide / 2) * unit, 37.5 + (y - top + 0.5 - high / 2) * unit
        parts.append(ground_of(stands, bool(name), across, down, unit))
        if tile:
            land = f"land-{tile}" if tile != "normal" else "land-normal-0"
            parts.append(centred(land, across, down, 1.6 * unit))
        parts.append(centred(f"monster-{name}" if name else "figure-0", across, down, unit * (1.15 if name else 0.85)))
    return drawn((0.0, 0.0, 100.0, 75.0), *parts)


def ground_of(stands: bool, monster: bool, x: float, y: float, unit: float) -> str:
    if not stands:
        return f'<ellipse cx="{x}" cy="{y + 0.42 * unit}" rx="{0.42 * unit}" ry="{0.1 * unit}" fill="#8d5f3c"/>'
    edge, colour = 0.94 * unit, "#a9bd8b" if monster else "#ffd766"
    square = f'x="{x - edge / 2}" y="{y - edge / 2}" width="{edge}" height="{edge}" rx="{0.12 * unit}"'
    return f'<rect {square} fill="{colour}" stroke="#2a2138" stroke-width="0.8"/>'


CARDS: Final = {"weapon": weapon_piece, "spell": spell_piece, "task": task_piece}


def card_back(colour: str, sign: str, kind: Message) -> Face:
    return Face(picture(sign), colour, kind=kind)


def reference_pieces(sheets: Iterable[Sheet]) -> list[Piece]:
    """A turn, what beats what, and the keywords: a set for every two players."""
    name = Message("print-reference")
    monsters = [line for sheet in sheets if sheet.kind == "monster" for line in sheet.lines]
    told = [
        (Message("rule-Z6"), [tuple(Message(f"rule-{clause}") for clause in some) for some in TURN]),
        (Message("print-zombies-monsters"), [tuple(monsters)]),
        (Message("print-keywords"), in_cards(tuple(Message(f"keyword-{word}") for word in KEYWORDS), ON_THE_CARD)),
    ]
    back = card_back(REFERENCE, "token-victory", name)
    faces = [Face("", REFERENCE, title, name, lines) for title, cards in told for lines in cards]
    return [Piece(face.title or name, max(SEATS) // 2, face, back) for face in faces]


def map_pieces(board: Board) -> list[Piece]:
    """Z5.1: where which tile lies, if the map is none that the rules can say in words."""
    if board.shape == DIAMOND.shape:
        return []
    name = Message("print-reference")
    text = (Message("print-zombies-map-about"),)
    face = Face(map_picture(board), REFERENCE, Message("print-zombies-map"), name, text)
    return [Piece(Message("print-zombies-map"), max(SEATS) // 2, face, card_back(REFERENCE, "token-victory", name))]


def map_picture(board: Board) -> str:
    """Every place, and on those where a tile always lies that tile."""
    spots = [unpack(square) for square in board.squares]
    left, top = min(column for column, _ in spots), min(row for _, row in spots)
    wide, high = max(column for column, _ in spots) - left + 1, max(row for _, row in spots) - top + 1
    unit = min(96 / wide, 71 / high)
    parts = ['<rect width="100" height="75" fill="#f4e6c4"/>']
    for place, (column, row) in enumerate(spots):
        x, y = 50 + (column - left - wide / 2) * unit, 37.5 + (row - top - high / 2) * unit
        if place in board.fixed:
            tile = board.fixed[place]
            kind = KIND_NAMES[kind_of(tile)]
            land = "land-normal-0" if kind == "normal" else f"land-{kind}"
            parts.append(inside(tile_face(land, piles_on(tile), rock_around(tile)).picture, x, y, unit, unit))
        else:
            square = f'x="{x + 0.03 * unit}" y="{y + 0.03 * unit}" width="{0.94 * unit}" height="{0.94 * unit}"'
            parts.append(f'<rect {square} fill="#fffdf6" stroke="#6d5232" stroke-width="0.5"/>')
    return drawn((0.0, 0.0, 100.0, 75.0), *parts)


# Tiles


def fixed_pieces(setting: ZombiesSetting) -> list[Piece]:
    """Z5.1: the tiles whose places are given and of which the box says no more."""
    signs = {tile.sign for tile in setting.box.fixed_tiles}
    board = setting.box.board
    kinds = [KIND_NAMES[kind] for place, kind in board.fixed_kinds.items() if board.signs[place] not in signs]
    return [
        Piece(Message("print-zombies-tile", {"kind": kind}), kinds.count(kind), tile_face(f"land-{kind}"))
        for kind in dict.fromkeys(kinds)
    ]


def tile_piece(number: int, sheet: Sheet) -> Piece:
    facts: Mapping[str, Any] = sheet.facts
    land = f"land-normal-{number % SCENERIES}" if facts["kind"] == "normal" else f"land-{facts['kind']}"
    face = tile_face(land, facts["weapons"], facts["rock"])
    name = Message("print-zombies-laid", {"about": sheet.lines[0].args["about"]})
    if "called" in facts:
        face = replace(face, title=Message("tile-called", {"tile": sheet.id}))
    return Piece(name, facts["copies"], face, kind=sheet.kind, id=sheet.id, spot=NAME_ON_TILE)


def tile_face(land: str, weapons: Sequence[str] = (), rock: Sequence[str] = ()) -> Face:
    ground = '<rect x="-50" y="-50" width="100" height="100" fill="#5c5470"/>'
    medals = [centred(f"medal-{weapon}", -20 if i == 0 else 20, 14, 29) for i, weapon in enumerate(weapons)]
    cliffs = [f'<g transform="rotate({TURNS[edge]})">{cliff()}</g>' for edge in rock]
    box, scenery = (-50.0, -50.0, 100.0, 100.0), inside(picture(land), -51, -51, 102, 102)
    return Face(drawn(box, ground, scenery, *medals, *cliffs), over=drawn(box, *medals, *cliffs))


def cliff() -> str:
    """Rock along the northern edge, within it, for a tile is cut there; and low, so that it hides no medal."""
    rock = inside(picture("cliff-north"), -62, 0, 124, 124)
    return f'<g transform="translate(0 -49.500) scale(1 0.7)">{rock}</g>'


# Tokens


def token_pieces(box: Box) -> Iterable[Piece]:
    for monster, copies in zip(MONSTER_NAMES[1:], box.monsters[1:], strict=True):
        name = Message("print-zombies-monster", {"monster": monster})
        yield Piece(name, copies, on_disc(f"monster-{monster}", COLOURS[monster]))
    victory = Message("print-zombies-token", {"token": "victory"})
    yield Piece(victory, box.sure_tokens() + box.left_over(), on_disc("token-victory", "#b97a06"))
    for seat in range(max(SEATS)):
        colour = ("#2f66bf", "#c23a32", "#a37b0c", "#2f8043")[seat]
        yield Piece(Message("print-zombies-figure", {"number": seat + 1}), 1, on_disc(f"figure-{seat}", colour))


def on_disc(sign: str, colour: str) -> Face:
    ring = f'<circle r="50" fill="{colour}"/><circle r="44" fill="#fff8e8"/>'
    return Face(drawn((-50.0, -50.0, 100.0, 100.0), ring, centred(sign, 0, 0, 90)))
