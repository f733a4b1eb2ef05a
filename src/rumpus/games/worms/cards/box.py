"""A box: the folder of files a game is played with, read as a whole."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rumpus.boxes.box import Shelf, check_ids, digest_of, index_by_id, open_pages, problems_on
from rumpus.boxes.deriving import BOX_FILE, Derivation
from rumpus.boxes.names import Names, names_on
from rumpus.boxes.outline import OutlineEntry, Page, read_entries
from rumpus.boxes.variants import RULES, BoxVariant, read_variants, without_variants
from rumpus.games.worms.cards.card import Card, Tile
from rumpus.games.worms.cards.card_file import DROPS, SUDDEN_DEATHS, WEAPONS, read_cards
from rumpus.games.worms.cards.edition import read_rules
from rumpus.games.worms.cards.first_game import FirstGame, read_first_game
from rumpus.games.worms.cards.tile_file import read_tiles
from rumpus.kernel.message import Message, Refused

TILE_FILE: Final = "tiles.txt"
FIRST_GAME_FILE: Final = "first-game.txt"  # the only one a box can do without
CARD_FILES: Final = (WEAPONS, DROPS, SUDDEN_DEATHS)
REQUIRED: Final = (BOX_FILE, *(kind.file for kind in CARD_FILES), TILE_FILE)
FILES: Final = (*REQUIRED, FIRST_GAME_FILE)
STANDARD: Final = Path(__file__).parent.parent / "box" / "standard"

MOST_PLAYERS: Final = 4
VARIANTS_OF_THE_GAME: Final = (  # W11.1 to W11.9
    "parting-gifts",
    "true-elimination",
    "sudden-death-draft",
    "no-sudden-death",
    "late-superweapons",
    "longer-game",
    "reduced-blast",
    "larger-map",
    "timer",
)


@dataclass(frozen=True, slots=True)
class Box:
    """Everything a game is played with. Weapons are starters first, then supply, each in the order of the file."""

    name: str
    about: str
    digest: str
    names: Names
    rules: Mapping[str, Any]  # what it says otherwise than the edition, by the fields of `Edition`
    variants: tuple[BoxVariant, ...]
    weapons: tuple[Card, ...]
    drops: tuple[Card, ...]
    sudden_deaths: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    first_game: FirstGame | None
    weapon_index: dict[str, int] = field(init=False, repr=False, compare=False)
    drop_index: dict[str, int] = field(init=False, repr=False, compare=False)
    sudden_death_index: dict[str, int] = field(init=False, repr=False, compare=False)
    tile_index: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "weapon_index", index_by_id(self.weapons))
        object.__setattr__(self, "drop_index", index_by_id(self.drops))
        object.__setattr__(self, "sudden_death_index", index_by_id(self.sudden_deaths))
        object.__setattr__(self, "tile_index", index_by_id(self.tiles))


def read_box(files: Mapping[str, bytes]) -> tuple[Box, list[Message]]:
    """The box made of these files and everything wrong with it; with anything wrong, the box is not to be used."""
    pages = open_pages(files, REQUIRED, optional=(FIRST_GAME_FILE,))
    manifest = pages[BOX_FILE]
    about = _read_about(manifest) if BOX_FILE in files else {}
    cards = {kind.file: read_cards(pages[kind.file], kind) for kind in CARD_FILES}
    tiles = read_tiles(pages[TILE_FILE])

    ids: dict[str, str] = {}
    for file, found in cards.items():
        check_ids(pages[file], found, ids)
    check_ids(pages[TILE_FILE], tiles, {})
    # Whether there is enough of everything can only be said of a file that was understood.
    understood = {file for file, page in pages.items() if not page.problems}
    if WEAPONS.file in understood:
        _check_starters(pages[WEAPONS.file], cards[WEAPONS.file])
    for kind in (DROPS, SUDDEN_DEATHS):
        if kind.file in understood and not cards[kind.file]:
            pages[kind.file].wrong(0, "box-no-card")
    if TILE_FILE in understood and len(tiles) < MOST_PLAYERS:
        pages[TILE_FILE].wrong(0, "box-too-few-tiles", found=len(tiles), needed=MOST_PLAYERS)

    first_game = None
    if FIRST_GAME_FILE in files and TILE_FILE in understood:
        first_game = _read_first_game(pages[FIRST_GAME_FILE], files[FIRST_GAME_FILE], [tile for _, tile in tiles])

    box = Box(
        name=about["name"].value if "name" in about else "",
        about=about["about"].value if "about" in about else "",
        digest=digest_of(pages.values(), files),
        names=names_on(pages.values()),
        rules=read_rules(manifest, about[RULES]) if RULES in about else {},
        variants=read_variants(manifest, {RULES: read_rules}, VARIANTS_OF_THE_GAME),
        weapons=tuple(sorted((card for _, card in cards[WEAPONS.file]), key=lambda card: card.deck != "starter")),
        drops=tuple(card for _, card in cards[DROPS.file]),
        sudden_deaths=tuple(card for _, card in cards[SUDDEN_DEATHS.file]),
        tiles=tuple(tile for _, tile in tiles),
        first_game=first_game,
    )
    return box, problems_on(pages.values())


def _read_about(page: Page) -> dict[str, OutlineEntry]:
    nodes = without_variants(page)
    return read_entries(page, 0, nodes, required=("name",), optional=("about", RULES), blocks=(RULES,))


def _read_first_game(page: Page, content: bytes, tiles: Iterable[Tile]) -> FirstGame | None:
    """The fixed map of the first game (W13); its reader stops at the first thing wrong."""
    if page.problems:  # it is not even text
        return None
    try:
        return read_first_game(content.decode("utf-8-sig"), page.file, {tile.id: tile.hexes for tile in tiles})
    except Refused as refused:
        page.problems.append(refused.message)
        return None


def _check_starters(page: Page, found: Iterable[tuple[int, Card]]) -> None:
    """Everyone gets one of each card dealt to everyone, and one more of what remains (W2.5)."""
    left = 0
    for line, card in found:
        if card.deck != "starter":
            continue
        left += card.copies
        if card.to_everyone:
            left -= MOST_PLAYERS
            if card.copies < MOST_PLAYERS:
                page.wrong(line, "box-too-few-copies", card=card.id, found=card.copies, needed=MOST_PLAYERS)
    if left < MOST_PLAYERS:
        page.wrong(0, "box-too-few-starters", found=max(left, 0), needed=MOST_PLAYERS)


SHELF: Final = Shelf({"standard": STANDARD}, FILES, read_box, Derivation(replaced=frozenset({FIRST_GAME_FILE})))
