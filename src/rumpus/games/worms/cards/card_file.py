"""The cards of one file: weapons, drop cards or sudden death cards."""

from dataclasses import dataclass
from typing import Final, cast

from rumpus.boxes.outline import OutlineEntry, Page, read_choice, read_entries, read_number, read_title
from rumpus.games.worms.cards.card import Card, Deck, Symbol
from rumpus.games.worms.cards.phrases import DROP, END, REVEAL, SECTIONS, STANDING, TEXT
from rumpus.games.worms.cards.steps import SYMBOLS, compile_steps, read_steps

MOST_COPIES: Final = 99


@dataclass(frozen=True, slots=True)
class CardFile:
    """What the cards in a file must say and may say, and the decks they can belong to."""

    file: str
    decks: tuple[Deck, ...]
    required: tuple[str, ...]
    optional: tuple[str, ...] = ()


WEAPONS: Final = CardFile(
    "weapons.cards", ("starter", "supply"), ("name", "deck", "copies", "line", TEXT), ("dealt", "mark")
)
DROPS: Final = CardFile("drops.cards", ("drop",), ("name", "copies", DROP))
SUDDEN_DEATHS: Final = CardFile("sudden-death.cards", ("sudden-death",), ("name", DROP), (REVEAL, STANDING, END))


def read_cards(page: Page, kind: CardFile) -> list[tuple[int, Card]]:
    """Each card with the line it begins on."""
    cards: list[tuple[int, Card]] = []
    for node in page.nodes:
        id = read_title(page, node, "card")
        if id is not None:
            entries = read_entries(
                page, node.line, node.inside, required=kind.required, optional=kind.optional, blocks=SECTIONS
            )
            cards.append((node.line, _read_card(page, kind, id, entries)))
    return cards


def _read_card(page: Page, kind: CardFile, id: str, entries: dict[str, OutlineEntry]) -> Card:
    deck, copies = kind.decks[0], 1
    if given := entries.get("deck"):
        deck = cast(Deck, read_choice(page, given.line, given.value, kind.decks))
    if given := entries.get("copies"):
        copies = read_number(page, given.line, given.value, MOST_COPIES)
    if given := entries.get("mark"):
        read_choice(page, given.line, given.value, ("superweapon",))
    if given := entries.get("dealt"):
        read_choice(page, given.line, given.value, ("to everyone",))
        if deck != "starter":
            page.wrong(given.line, "box-dealt-not-starter")
    sections = {key: read_steps(page, entry.inside, key) for key, entry in entries.items() if key in SECTIONS}
    ops = {key: compile_steps(steps) for key, steps in sections.items()}
    return Card(
        id=id,
        name=entries["name"].value if "name" in entries else id,
        deck=deck,
        copies=copies,
        superweapon="mark" in entries,
        to_everyone="dealt" in entries,
        line=_read_line(page, entries["line"]) if "line" in entries else (),
        text=ops.get(TEXT, ()),
        reveal=ops.get(REVEAL, ()),
        standing=tuple(str(op[0]) for op in ops.get(STANDING, ())),
        end_of_turn=ops.get(END, ()),
        drop=ops.get(DROP, ()),
        sections=tuple(sections.items()),
    )


def _read_line(page: Page, entry: OutlineEntry) -> tuple[Symbol, ...]:
    words = [word.strip() for word in entry.value.split(",")]
    symbols = [cast(Symbol, read_choice(page, entry.line, word, SYMBOLS)) for word in words if entry.value]
    if symbols and "text" not in symbols:
        page.wrong(entry.line, "box-line-without-text")
    return tuple(symbols)
