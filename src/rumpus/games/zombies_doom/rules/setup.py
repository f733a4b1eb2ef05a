"""Z5: everything before the first turn."""

from typing import TYPE_CHECKING, Final

from rumpus.games.zombies_doom.board import NOWHERE, Map, turned, turns_of
from rumpus.games.zombies_doom.reach import open_every_way
from rumpus.games.zombies_doom.rules import decks, rest, turn
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.kernel.conversation import ask, frame, in_order, tell, then
from rumpus.kernel.message import Refused
from rumpus.kernel.question import Question
from rumpus.parts.bag import draw_question, full_bag
from rumpus.parts.dice import roll_question
from rumpus.parts.turn_order import around, first_player_question

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState

MOST_LAYINGS: Final = 60


@rule
def set_up(s: "ZombiesState") -> None:
    """Z5.1 to Z5.4, step by step."""
    in_order(
        s,
        frame(pick_first_player),
        frame(lay_next_tile),
        frame(build_map, 1),
        frame(place_tokens_and_monsters),
        frame(set_players),
    )


@rule
def pick_first_player(s: "ZombiesState") -> None:
    """Z5.4: somebody is first; digitally, a seat picked at random."""
    ask(s, first_player_question(s.setting.seats), first_player_picked)


@rule
def first_player_picked(s: "ZombiesState", seat: int) -> None:
    s.first = s.seat = seat
    tell(s, "Z5.4", "first-player", seat=seat)


@rule
def lay_next_tile(s: "ZombiesState") -> None:
    """Z5.1: the tiles are laid at random; one is left over."""
    if len(s.laid) < len(s.setting.board.others):
        ask(s, draw_question("tile", s.tile_bag, range(len(s.tile_bag)), "set-up"), tile_taken)


@rule
def tile_taken(s: "ZombiesState", tile: int) -> None:
    """Turned at random, where that makes a difference."""
    s.tile_bag[tile] -= 1
    drawn = s.setting.box.tiles[tile].tile
    ask(s, roll_question("turn", turns_of(drawn), "set-up"), tile_turned, drawn)


@rule
def tile_turned(s: "ZombiesState", quarters: int, drawn: int) -> None:
    s.laid.append(turned(drawn, quarters))
    then(s, lay_next_tile)


@rule
def build_map(s: "ZombiesState", layings: int) -> None:
    """Z5.1: the tiles that lie fixed and the others around them; Z5.2: every tile must be reachable. `layings` is how
    often tiles were laid for that."""
    board, laid = s.setting.board, iter(s.laid)
    tiles = tuple([board.fixed[place] if place in board.fixed else next(laid) for place in range(board.places)])
    s.laid = []
    opened = open_every_way(board, tiles)
    if opened is None:
        lay_anew(s, layings)
        return
    s.map = Map(board, opened)
    for place in range(board.places):
        if opened[place] != tiles[place]:
            quarters = next(turns for turns in range(4) if turned(tiles[place], turns) == opened[place])
            tell(s, "Z5.2", "tile-turned", place=place, quarters=quarters)
    tell(s, "Z5.1", "map-built")


def lay_anew(s: "ZombiesState", layings: int) -> None:
    """Z5.2: where no turning helps, all tiles are laid anew. The check of boxes sees to it that this seldom happens;
    should it be mistaken, nobody waits without end."""
    if layings == MOST_LAYINGS:
        raise Refused("map-cannot-be-laid", layings=layings)
    s.tile_bag = full_bag(s.setting.box.tiles)
    tell(s, "Z5.2", "tiles-laid-anew")
    in_order(s, frame(lay_next_tile), frame(build_map, layings + 1))


@rule
def place_tokens_and_monsters(s: "ZombiesState") -> None:
    """Z5.3: a token and a random monster where they belong; Z4.6: the castle gets more."""
    for place in s.map.lairs:
        s.tokens[place] = 1
    slots, castle = s.map.lairs, s.map.castle
    if castle != NOWHERE:
        s.tokens[castle] = s.setting.numbers.castle_tokens
        slots += (castle, s.map.second_slot)[: s.setting.numbers.castle_monsters]
    tell(s, "Z5.3", "monsters-come", count=len(slots))
    then(s, rest.summon_next, slots, 0)


@rule
def set_players(s: "ZombiesState") -> None:
    """Z5.4: in turn order spells; a start tile each; tasks; weapons, from any piles."""
    seats, numbers = around(s.first, s.setting.seats), s.setting.numbers
    in_order(
        s,
        *(
            frame(decks.draw_spell, seat)
            for place, seat in enumerate(seats)
            for _ in range(numbers.spells_at_start(place))
        ),
        *(frame(choose_start, seat) for seat in seats),
        frame(decks.refill_row),
        *(frame(decks.draw_weapons, seat, (), numbers.weapons_at_start(place)) for place, seat in enumerate(seats)),
        frame(turn.take_turn, s.first),
    )


@rule
def choose_start(s: "ZombiesState", seat: int) -> None:
    """Z5.4: it may be shared."""
    ask(s, Question(seat, "start", s.setting.board.starts), start_chosen, seat)


@rule
def start_chosen(s: "ZombiesState", place: int, seat: int) -> None:
    s.figure[seat] = place
    tell(s, "Z4.2", "starts", seat=seat, place=place)
