"""Z5: everything before the first turn."""

from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.board import (
    CASTLE_PLACE,
    FIXED,
    OTHERS,
    PLACES,
    SECOND_SLOT,
    STARTS,
    Map,
    different_turns,
    tile_of,
    turned,
)
from rumpus.games.zombies_doom.cards.box import CASTLE_TOKENS
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.rules.tiles import open_every_way
from rumpus.kernel.conversation import ask, tell, then
from rumpus.kernel.question import CHANCE, Question, draw_question

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def set_up(s: "ZombiesState") -> None:
    """Z5.1 to Z5.4, step by step."""
    then(
        s, ("pick_first_player",), ("lay_next_tile",), ("build_map",), ("place_tokens_and_monsters",), ("set_players",)
    )


@rule
def pick_first_player(s: "ZombiesState") -> None:
    """Z5.4: somebody is first; digitally, a seat picked at random."""
    ask(s, Question(CHANCE, "first", tuple(range(s.setting.seats)), stream="set-up"), "first_player_picked")


@rule
def first_player_picked(s: "ZombiesState", seat: int) -> None:
    s.first = s.seat = seat
    tell(s, "Z5.4", "first-player", seat=seat)


@rule
def lay_next_tile(s: "ZombiesState") -> None:
    """Z5.1: the tiles are laid at random; one is left over."""
    if len(s.laid) < len(OTHERS):
        ask(s, draw_question("tile", s.tile_bag, range(len(s.tile_bag)), "set-up"), "tile_taken")


@rule
def tile_taken(s: "ZombiesState", tile: int) -> None:
    """Turned at random, where that makes a difference."""
    s.tile_bag[tile] -= 1
    drawn = s.setting.box.tiles[tile].tile
    ask(s, Question(CHANCE, "turn", different_turns(drawn), stream="set-up"), "tile_turned", drawn)


@rule
def tile_turned(s: "ZombiesState", quarters: int, drawn: int) -> None:
    s.laid.append(turned(drawn, quarters))
    then(s, ("lay_next_tile",))


@rule
def build_map(s: "ZombiesState") -> None:
    """Z5.1: the middle row's five tiles and the others around them; Z5.2: every tile must be reachable."""
    laid = iter(s.laid)
    tiles = tuple(tile_of(FIXED[place]) if place in FIXED else next(laid) for place in range(PLACES))
    s.laid = []
    opened = open_every_way(tiles)
    if opened is None:
        lay_anew(s)
        return
    for place in range(PLACES):
        if opened[place] != tiles[place]:
            quarters = next(turns for turns in range(4) if turned(tiles[place], turns) == opened[place])
            tell(s, "Z5.2", "tile-turned", place=place, quarters=quarters)
    s.map = Map(opened)
    tell(s, "Z5.1", "map-built")


def lay_anew(s: "ZombiesState") -> None:
    """Z5.2: where no turning helps, all tiles are laid anew."""
    s.tile_bag = bytearray(tile.copies for tile in s.setting.box.tiles)
    tell(s, "Z5.2", "tiles-laid-anew")
    then(s, ("lay_next_tile",), ("build_map",))


@rule
def place_tokens_and_monsters(s: "ZombiesState") -> None:
    """Z5.3: a token and a random monster where they belong; Z4.6: the castle gets two and two."""
    for place in s.map.lairs:
        s.tokens[place] = 1
    s.tokens[CASTLE_PLACE] = CASTLE_TOKENS
    tell(s, "Z5.3", "monsters-come", count=len(s.map.lairs) + CASTLE_TOKENS)
    then(s, ("summon_next", (*s.map.lairs, CASTLE_PLACE, SECOND_SLOT), 0))


@rule
def set_players(s: "ZombiesState") -> None:
    """Z5.4: in turn order a spell each; a start tile each; three tasks; two weapons each, from any piles."""
    seats = [(s.first + turn) % s.setting.seats for turn in range(s.setting.seats)]
    then(
        s,
        *(("draw_spell", seat) for seat in seats),
        *(("choose_start", seat) for seat in seats),
        ("refill_row",),
        *(("draw_up_to_two", seat, ()) for seat in seats),
        ("take_turn", s.first),
    )


@rule
def choose_start(s: "ZombiesState", seat: int) -> None:
    """Z5.4: it may be shared."""
    ask(s, Question(seat, "start", STARTS), "start_chosen", seat)


@rule
def start_chosen(s: "ZombiesState", place: int, seat: int) -> None:
    s.figure[seat] = place
    tell(s, "Z4.2", "starts", seat=seat, place=place)
