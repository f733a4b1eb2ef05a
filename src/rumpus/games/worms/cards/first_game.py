"""Reads and checks the fixed map of the first game (W13), which a box writes down in `first-game.txt`."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rumpus.games.worms.things import CRATE, DRUM, KIND_NAMES, LETTERS, MINE, POOL, TEAM_NAMES
from rumpus.kernel.message import Argument, Refused
from rumpus.parts.hexgrid import ORIGIN, neighbours, read_hex, rotate, write_hex

DIAL: Final = ORIGIN  # W2.1: it is put down before any tile
PLAYER_COUNTS: Final = (2, 3, 4)
WORMS_A_TEAM: Final = 2  # W13.1
THINGS_A_HEX: Final = 3  # W2.3
LIFELESS: Final = tuple(KIND_NAMES[kind] for kind in (MINE, DRUM, CRATE))  # W2.2

# Two digits reach farther than four tiles can, and stay well inside the packed grid.
_HEX = r"(?P<hex>-?[1-3]?[0-9],-?[1-3]?[0-9])"
_FROM = r"(?: from (?P<players>[2-4]) players)?"
_WIND_LINE: Final = re.compile(r"wind: (?P<wind>[1-6])")
_TILE_LINE: Final = re.compile(rf"tile (?P<tile>\S+) rotated (?P<rotation>[0-5]) at {_HEX}{_FROM}")
_THING_LINE: Final = re.compile(rf"thing (?P<what>\S+)(?: (?P<letter>\S+))? at {_HEX}{_FROM}")


@dataclass(frozen=True)
class LaidTile:
    """A tile turned clockwise by so many sixths about its anchor, which then lies on the hex `anchor`."""

    tile_id: str
    rotation: int
    anchor: int
    from_players: int

    def hexes(self, outline: Sequence[int]) -> tuple[int, ...]:
        """Where the hexes of the tile come to lie; its outline is written with the anchor at the origin."""
        return tuple(self.anchor + rotate(hex_, self.rotation) - ORIGIN for hex_ in outline)


@dataclass(frozen=True)
class PlacedThing:
    """A worm (its team and letter) or a mine, drum or crate (its kind and no letter)."""

    kind_or_team: str
    letter: str
    hex: int
    from_players: int


@dataclass(frozen=True)
class FirstGame:
    wind: int
    tiles: tuple[LaidTile, ...]
    things: tuple[PlacedThing, ...]

    def tiles_for(self, players: int) -> tuple[LaidTile, ...]:
        return tuple(tile for tile in self.tiles if tile.from_players <= players)

    def things_for(self, players: int) -> tuple[PlacedThing, ...]:
        return tuple(thing for thing in self.things if thing.from_players <= players)


def read_first_game(text: str, file: str, outlines: Mapping[str, Sequence[int]]) -> FirstGame:
    """The first game written in `text`; `outlines` are the hexes of the box's tiles, `file` is named in errors."""
    reader = _LineReader(file, outlines)
    for line, words in _lines(text):
        reader.read(line, words)
    return reader.finish()


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Every line that says something, with its number: no comment, and one space between words."""
    for line, written in enumerate(text.splitlines(), start=1):
        words = " ".join(written.partition("#")[0].split())
        if words:
            yield line, words


class _LineReader:
    """Collects the lines of one file, each with its number, so that an error can name it."""

    def __init__(self, file: str, outlines: Mapping[str, Sequence[int]]) -> None:
        self.file = file
        self.outlines = outlines
        self.wind = 0
        self.tiles: list[tuple[int, LaidTile]] = []
        self.things: list[tuple[int, PlacedThing]] = []

    def read(self, line: int, words: str) -> None:
        if match := _WIND_LINE.fullmatch(words):
            self._read_wind(line, int(match["wind"]))
        elif match := _TILE_LINE.fullmatch(words):
            self._read_tile(line, match)
        elif match := _THING_LINE.fullmatch(words):
            self._read_thing(line, match)
        else:
            raise self._wrong(line, "box-first-game-line", text=words)

    def finish(self) -> FirstGame:
        if not self.wind:
            raise Refused("box-first-game-no-wind", file=self.file)
        for players in PLAYER_COUNTS:
            land = self._check_tiles(players)
            self._check_things(players, land)
            self._check_worms(players)
        return FirstGame(self.wind, tuple(tile for _, tile in self.tiles), tuple(thing for _, thing in self.things))

    def _wrong(self, line: int, message_id: str, **args: Argument) -> Refused:
        return Refused(message_id, file=self.file, line=line, **args)

    def _read_wind(self, line: int, wind: int) -> None:
        if self.wind:
            raise self._wrong(line, "box-first-game-second-wind")
        self.wind = wind

    def _read_tile(self, line: int, match: re.Match[str]) -> None:
        tile_id = match["tile"]
        if tile_id not in self.outlines:
            raise self._wrong(line, "box-first-game-unknown-tile", tile=tile_id, known=tuple(self.outlines))
        if any(tile.tile_id == tile_id for _, tile in self.tiles):
            raise self._wrong(line, "box-first-game-tile-twice", tile=tile_id)
        tile = LaidTile(tile_id, int(match["rotation"]), read_hex(match["hex"]), _from_players(match))
        self.tiles.append((line, tile))

    def _read_thing(self, line: int, match: re.Match[str]) -> None:
        what, letter = match["what"], match["letter"] or ""
        if what in TEAM_NAMES:
            if letter not in LETTERS:
                raise self._wrong(line, "box-first-game-letter", team=what, letters=LETTERS)
            if any((thing.kind_or_team, thing.letter) == (what, letter) for _, thing in self.things):
                raise self._wrong(line, "box-first-game-worm-twice", team=what, letter=letter)
        elif what not in LIFELESS:
            raise self._wrong(line, "box-first-game-unknown-thing", thing=what, known=TEAM_NAMES + LIFELESS)
        elif letter:
            raise self._wrong(line, "box-first-game-no-letter", thing=what)
        self.things.append((line, PlacedThing(what, letter, read_hex(match["hex"]), _from_players(match))))

    def _check_tiles(self, players: int) -> set[int]:
        """One tile a player, laid in the order of the file by the rules of set-up (W2.1). Returns the land."""
        laid = [(line, tile) for line, tile in self.tiles if tile.from_players <= players]
        if len(laid) != players:
            raise Refused("box-first-game-tile-count", file=self.file, players=players, count=len(laid))
        taken = {DIAL}
        for line, tile in laid:
            hexes = tile.hexes(self.outlines[tile.tile_id])
            for hex_ in hexes:
                if hex_ in taken:
                    raise self._wrong(line, "box-first-game-tile-overlap", tile=tile.tile_id, hex=write_hex(hex_))
            if not any(beside in taken for hex_ in hexes for beside in neighbours(hex_)):
                raise self._wrong(line, "box-first-game-tile-apart", tile=tile.tile_id, players=players)
            taken.update(hexes)
        return taken - {DIAL}

    def _check_things(self, players: int, land: set[int]) -> None:
        """Things lie on land, at most three to a hex (W2.3), and no more of a kind than the box holds (W1.2)."""
        on_hex: Counter[int] = Counter()
        of_kind: Counter[str] = Counter()
        for line, thing in self.things:
            if thing.from_players > players:
                continue
            hex_, kind = thing.hex, thing.kind_or_team
            if hex_ not in land:
                raise self._wrong(line, "box-first-game-in-water", hex=write_hex(hex_), players=players)
            on_hex[hex_] += 1
            if on_hex[hex_] > THINGS_A_HEX:
                raise self._wrong(line, "box-first-game-hex-full", hex=write_hex(hex_), most=THINGS_A_HEX)
            of_kind[kind] += 1
            if kind in LIFELESS and of_kind[kind] > POOL[KIND_NAMES.index(kind)]:
                raise self._wrong(line, "box-first-game-pool", thing=kind, most=of_kind[kind] - 1)

    def _check_worms(self, players: int) -> None:
        """Each team in play has two worms, the others none (W13.1)."""
        worms = Counter(thing.kind_or_team for _, thing in self.things if thing.from_players <= players)
        for number, team in enumerate(TEAM_NAMES):
            expected = WORMS_A_TEAM if number < players else 0
            if worms[team] != expected:
                raise Refused(
                    "box-first-game-worm-count",
                    file=self.file,
                    team=team,
                    players=players,
                    count=worms[team],
                    expected=expected,
                )


def _from_players(match: re.Match[str]) -> int:
    return int(match["players"] or min(PLAYER_COUNTS))
