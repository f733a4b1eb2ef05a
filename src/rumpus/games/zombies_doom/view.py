"""What a seat, or a spectator, may know of a game of Zombies Doom, built from nothing (Z1.5)."""

from functools import lru_cache
from typing import TypeAlias

from rumpus.games.zombies_doom.about import show_place, target_of
from rumpus.games.zombies_doom.board import (
    CROSSROADS,
    KIND_NAMES,
    NOWHERE,
    Board,
    called_of,
    kind_of,
    piles_on,
    rock_around,
)
from rumpus.games.zombies_doom.cards.card import PATTERN_NAMES, Pattern, Task
from rumpus.games.zombies_doom.cards.wording import monster_names
from rumpus.games.zombies_doom.notation import show_use
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.structs import (
    DeckView,
    OwnView,
    Place,
    SeatView,
    TaskView,
    TileView,
    TurnView,
    View,
    WeaponView,
    show_places_of,
)
from rumpus.games.zombies_doom.things import (
    HIDDEN,
    KINDS,
    MONSTER_NAMES,
    MONSTERS,
    NO_CARD,
    PILE_NAMES,
    PILES,
    SPENT,
    MonsterName,
)
from rumpus.parts.bag import count_in

Ints: TypeAlias = tuple[int, ...]


def open_view(s: ZombiesState) -> View:
    """Everything on the table, and of hands what everybody knows."""
    return View(
        variants=list(s.setting.variants),
        target=s.setting.target,
        seats=seats_view(s),
        map=map_view(s),
        tasks=tasks_view(s),
        turn=turn_view(s),
        decks=deck_view(s),
        winner=winner_view(s),
    )


def own_view(s: ZombiesState, seat: int) -> OwnView:
    """A seat's own cards."""
    return OwnView(seat, [weapon_in(s, slot) for slot in slots_of(s, seat)], spells_of(s, seat))


def map_view(s: ZombiesState) -> dict[str, TileView]:
    """By place, so that a change of one tile can be told without the others."""
    figures: dict[int, tuple[int, ...]] = {}
    for seat, place in enumerate(s.figure):
        figures[place] = (*figures.get(place, ()), seat)
    board, tiles, roads, laid = s.setting.board, {}, s.map.beside_roads, enumerate(tiles_laid(s))
    for place, tile in laid:
        if tile is not None:
            reach = roads if kind_of(tile) == CROSSROADS else ()
            monsters, tokens, here = s.monsters_at(place), s.tokens[place], figures.get(place, ())
            called = s.setting.box.called[called_of(tile)] or None
            tiles[board.write(place)] = tile_view(board, place, tile, called, monsters, tokens, here, reach)
    return tiles


def tiles_laid(s: ZombiesState) -> list[int | None]:
    """The tile on each place; None where none is laid yet."""
    board = s.setting.board
    if s.map.built:
        return list(s.map.tiles)
    laid = iter(s.laid)
    return [board.fixed[place] if place in board.fixed else next(laid, None) for place in range(board.places)]


@lru_cache(maxsize=8192)
def tile_view(
    board: Board, place: int, tile: int, called: str | None, monsters: Ints, tokens: int, figures: Ints, reach: Ints
) -> TileView:
    """A tile and what is on it. Most are as they were when somebody looked before."""
    return TileView(
        place=show_places_of(board)[place],
        kind=KIND_NAMES[kind_of(tile)],
        weapons=piles_on(tile),
        rock=rock_around(tile),
        monsters=tuple([MONSTER_NAMES[monster] for monster in monsters]),
        tokens=tokens,
        figures=figures,
        reach=show_places(board, reach),
        called=called,
    )


@lru_cache(maxsize=1024)
def show_places(board: Board, places: Ints) -> tuple[Place, ...]:
    shown = show_places_of(board)
    return tuple([shown[place] for place in places])


def tasks_view(s: ZombiesState) -> list[TaskView]:
    """The open ones."""
    return [task_view(s.setting.box.tasks[task]) for task in s.row]


def task_view(task: Task) -> TaskView:
    """What its text and picture are made of."""
    return TaskView(
        task.id,
        PATTERN_NAMES[task.pattern],
        monster_names(task),
        KIND_NAMES[task.tile] if task.pattern is Pattern.ON else None,
        task.tile_id or None,
    )


def turn_view(s: ZombiesState) -> TurnView:
    return TurnView(
        number=s.turns,
        seat=s.seat if s.turns else None,
        fought=bool(s.fought),
        held=[show_use(s.setting, use) for use in s.held],
        target=target_of(s),
    )


def winner_view(s: ZombiesState) -> int | None:
    return None if s.winner < 0 else s.winner


def seats_view(s: ZombiesState) -> list[SeatView]:
    return [seat_view(s, seat) for seat in range(s.setting.seats)]


def seat_view(s: ZombiesState, seat: int) -> SeatView:
    """One player as everybody knows them: backs, counts and everything open."""
    here, slots = s.figure[seat], slots_of(s, seat)
    return SeatView(
        name=s.speaker(seat),
        place=show_place(s.setting, here),
        ways=show_places(s.setting.board, s.map.ways[here]) if here != NOWHERE else (),
        unknown_weapons=sorted([weapon_in(s, slot).pile for slot in slots if s.known[slot] == HIDDEN]),
        known_weapons=[weapon_in(s, slot) for slot in slots if s.known[slot] != HIDDEN],
        spell_count=sum(s.spells[seat * s.setting.spell_kinds : (seat + 1) * s.setting.spell_kinds]),
        trophies=trophies_of(s, seat),
        tokens=s.won[seat],
        tasks=[s.setting.box.tasks[task].id for task, owner in enumerate(s.done) if owner == seat + 1],
        score=s.score(seat),
    )


def slots_of(s: ZombiesState, seat: int) -> list[int]:
    """Where a seat's weapons are, in the order of what they are called: not in that in which they were drawn."""
    slots = [slot for slot in s.setting.hands[seat] if s.weapons[slot] != NO_CARD]
    return sorted(slots, key=lambda slot: (weapon_in(s, slot).id, s.known[slot] == SPENT))


def weapon_in(s: ZombiesState, slot: int) -> WeaponView:
    """What is in a slot of a hand."""
    return s.setting.faces[s.weapons[slot]][s.known[slot] == SPENT]


def spells_of(s: ZombiesState, seat: int) -> list[str]:
    return name_spells(s, s.spells[seat * s.setting.spell_kinds : (seat + 1) * s.setting.spell_kinds])


def name_spells(s: ZombiesState, counts: bytearray) -> list[str]:
    """By how many there are of each, in the order of the box."""
    return [s.setting.box.spells[spell].id for spell in s.setting.spells for _ in range(counts[spell])]


def trophies_of(s: ZombiesState, seat: int) -> list[MonsterName]:
    return [MONSTER_NAMES[monster] for monster in MONSTERS for _ in range(s.trophies[seat * KINDS + monster])]


def deck_view(s: ZombiesState) -> DeckView:
    """How much is left in the decks, and what lies beside them."""
    box, setting = s.setting.box, s.setting
    return DeckView(
        piles={PILE_NAMES[pile]: count_in(s.bag, setting.cards_in_pile[pile]) for pile in PILES},
        discards={PILE_NAMES[pile]: discards_of(s, pile) for pile in PILES},
        spells=sum(s.spell_bag),
        spell_discards=name_spells(s, s.spell_discards),
        tasks=sum(s.task_bag),
        task_discards=[box.tasks[task].id for task, thrown in enumerate(s.task_discards) if thrown],
        monsters={MONSTER_NAMES[monster]: max(s.pool[monster], 0) for monster in MONSTERS},
    )


def discards_of(s: ZombiesState, pile: int) -> list[WeaponView]:
    """Z1.6: what a pile will be made anew from."""
    cards = s.setting.cards_in_pile[pile]
    return [s.setting.faces[card][False] for card in cards for _ in range(s.discards[card])]
