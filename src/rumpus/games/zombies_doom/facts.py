"""What a scenario can expect of a state of Zombies Doom, in the words of a position."""

from collections.abc import Iterator
from typing import Any

from rumpus.games.zombies_doom.board import KIND_NAMES, called_of, kind_of, piles_on, rock_around
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.position import CONDITIONS
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import MONSTER_NAMES, NO_CARD
from rumpus.games.zombies_doom.view import deck_view, spells_of, trophies_of


def facts(s: ZombiesState) -> dict[str, Any]:
    board, box, seats = s.setting.board, s.setting.box, [(s.speaker(seat), seat) for seat in range(s.setting.seats)]
    decks = deck_view(s)
    return {
        "turn": s.speaker(s.seat),
        "tiles": {board.write(place): write_tile(box, tile) for place, tile in enumerate(s.map.tiles)},
        "monsters": {
            board.write(place): ", ".join(MONSTER_NAMES[monster] for monster in s.monsters_at(place))
            for place in range(board.places)
        },
        "tokens": {board.write(place): s.tokens[place] for place in range(board.places)},
        "figures": {name: board.write(s.figure[seat]) for name, seat in seats if s.figure[seat] < board.places},
        "hands": {name: ", ".join(sorted((*written_hand(s, seat), *spells_of(s, seat)))) for name, seat in seats},
        "trophies": {name: ", ".join(trophies_of(s, seat)) for name, seat in seats},
        "won": {name: s.won[seat] for name, seat in seats},
        "done": {
            name: ", ".join(box.tasks[task].id for task, by in enumerate(s.done) if by == seat + 1)
            for name, seat in seats
        },
        "score": {name: s.score(seat) for name, seat in seats},
        "tasks": ", ".join(box.tasks[task].id for task in s.row),
        "task_deck": decks.tasks,
        "thrown": ", ".join(decks.task_discards),
        "piles": decks.piles,
        "discards": {pile: ", ".join(card.text for card in cards) for pile, cards in decks.discards.items()},
        "spells": decks.spells,
        "spell_discards": ", ".join(decks.spell_discards),
    }


def written_hand(s: ZombiesState, seat: int) -> Iterator[str]:
    """The weapons of a hand as a position gives them."""
    conditions = {known: text for text, known in CONDITIONS.items()}
    for slot in s.setting.hands[seat]:
        if s.weapons[slot] != NO_CARD:
            yield s.setting.box.weapons[s.weapons[slot]].id + conditions[s.known[slot]]


def write_tile(box: Box, tile: int) -> str:
    rock, what = rock_around(tile), box.called[called_of(tile)] or KIND_NAMES[kind_of(tile)]
    return " ".join([what, *piles_on(tile)]) + (f", rock {' '.join(rock)}" if rock else "")
