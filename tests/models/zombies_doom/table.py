"""What lies where in the model of Zombies Doom: squares by column and row, cards by their ids."""

from collections import Counter
from collections.abc import Generator, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from rumpus.contract.model import NOBODY, ModelQuestion

Square: TypeAlias = tuple[int, int]
Answer = TypeVar("Answer")
Asking: TypeAlias = Generator[ModelQuestion, str, Answer]  # a rule that may ask before it is done

MONSTERS: Final = ("demon", "human", "undead", "beast")
PILES: Final = ("bow", "sword", "mace", "spear")
BEATS: Final = {**dict(zip(PILES, MONSTERS, strict=True))}  # Z1; a bomb beats any (Z1.3)
SPELLS: Final = ("hardened", "teleport", "lure", "berserk")
TOKENS: Final = 12  # of each kind of monster
ROWS: Final = (3, 5, 7, 9, 7, 5, 3)  # Z5.1
CASTLE: Final = (5, 4)
STARTS: Final = ((3, 4), (7, 4))
ROCKS: Final = ((4, 4), (6, 4))
TARGETS: Final = {2: 10, 3: 8, 4: 7}  # Z8.3
SQUARES: Final[tuple[Square, ...]] = tuple(
    (column, row) for row, width in enumerate(ROWS, 1) for column in range(6 - (width + 1) // 2, 5 + (width + 1) // 2)
)  # in reading order
SIDES: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
BACK: Final = {"north": "south", "east": "west", "south": "north", "west": "east"}


def write(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def read(text: str) -> Square:
    column, row = text.split(",")
    return int(column), int(row)


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def pile_of(card: str) -> str:
    """Z1.2: whose back a weapon has: `bomb@bow`, `bow+lure`, `bow`."""
    return card.split("@")[1] if "@" in card else card.split("+")[0]


def kind_of(card: str) -> str:
    """Z1.3: what it is."""
    return card.split("@")[0].split("+")[0]


def cards_of(pile: str, has_printed_spells: bool) -> Counter[str]:
    """Z10: all of a pile of the standard box."""
    cards = Counter({pile: 7 if has_printed_spells else 11, f"bomb@{pile}": 1})
    cards.update(f"{other}@{pile}" for other in PILES if other != pile)
    cards.update(f"{pile}+{spell}" for spell in SPELLS if has_printed_spells)
    return cards


@dataclass
class Tile:
    """Z4: its kind, the piles it shows, and its edges with rock."""

    kind: str
    piles: list[str]
    rock: list[str]


@dataclass(eq=False)
class Weapon:
    """In a hand."""

    card: str
    known: str = ""  # "shown" or "spent", if everybody knows of it

    @property
    def text(self) -> str:
        """As a position has it."""
        return f"{self.card} {self.known}".strip()

    @property
    def plain(self) -> str:
        """As an answer has it."""
        return f"{self.card} spent" if self.known == "spent" else self.card


@dataclass
class Player:
    name: str
    square: Square
    weapons: list[Weapon] = field(default_factory=list)
    spells: list[str] = field(default_factory=list)
    trophies: list[str] = field(default_factory=list)
    won: int = 0
    done: list[str] = field(default_factory=list)

    @property
    def score(self) -> int:
        return self.won + len(self.done)


@dataclass
class Table:
    """All that is on the table, read from a position."""

    has_printed_spells: bool
    tiles: dict[Square, Tile]
    monsters: dict[Square, list[str]]
    tokens: dict[Square, int]
    players: list[Player]
    turn: int
    step: str
    fought: bool
    piles: dict[str, Counter[str]]
    discards: dict[str, Counter[str]]
    spells: Counter[str]
    spell_discards: Counter[str]
    row: list[str]
    task_deck: list[str]
    thrown: list[str]
    result: str = "none"

    @property
    def player(self) -> Player:
        return self.players[self.turn]

    def facts(self) -> dict[str, Any]:
        """As a scenario expects them."""
        players = self.players
        return {
            "result": self.result,
            "turn": self.player.name,
            "monsters": {write(square): ", ".join(self.monsters.get(square, [])) for square in SQUARES},
            "tokens": {write(square): self.tokens.get(square, 0) for square in SQUARES},
            "figures": {player.name: write(player.square) for player in players},
            "hands": {p.name: ", ".join(sorted([*(w.text for w in p.weapons), *p.spells])) for p in players},
            "trophies": {player.name: ", ".join(player.trophies) for player in players},
            "won": {player.name: player.won for player in players},
            "done": {player.name: ", ".join(player.done) for player in players},
            "tasks": ", ".join(self.row),
            "task_deck": len(self.task_deck),
            "thrown": ", ".join(self.thrown),
            "piles": {pile: self.piles[pile].total() for pile in PILES},
            "discards": {pile: ", ".join(sorted(self.discards[pile].elements())) for pile in PILES},
            "spells": self.spells.total(),
            "spell_discards": ", ".join(sorted(self.spell_discards.elements())),
        }

    def ask(self, kind: str, options: Iterable[str] | Mapping[str, Hashable], clause: str) -> Asking[str]:
        """Of the player whose turn it is."""
        likeness = options if isinstance(options, Mapping) else {option: option for option in options}
        return (yield ModelQuestion(self.player.name, kind, likeness, self.facts(), clause))

    def draw(self, kind: str, weights: Mapping[str, int], clause: str) -> Asking[str]:
        """Of chance: each as likely as its weight says. Returns what was drawn, without the verb."""
        options = {f"{kind} {what}": count for what, count in weights.items() if count > 0}
        answer = yield ModelQuestion(
            "chance", kind, {text: text for text in options}, self.facts(), clause, weights=options
        )
        return answer.removeprefix(f"{kind} ")

    def over(self) -> Asking[None]:
        yield ModelQuestion(NOBODY, "", {}, self.facts(), "Z8.3")
