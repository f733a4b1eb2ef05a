"""W2, W11.3, W11.5, W11.8, W13: everything before the first turn."""

from typing import TYPE_CHECKING

from rumpus.games.worms.board import map_of
from rumpus.games.worms.rules import turn
from rumpus.games.worms.rules.book import DIE, rule
from rumpus.games.worms.rules.tiles import anchors, distinct_turns, laid_hexes
from rumpus.games.worms.things import (
    BULLSEYE,
    CRATE,
    FULL,
    KIND_NAMES,
    LETTERS,
    STANDING,
    TEAM_NAMES,
    WIND,
    WORMS_PER_TEAM,
    ByNumber,
)
from rumpus.kernel.conversation import ask, frame, in_order, tell, tell_secretly, then
from rumpus.kernel.question import CHANCE, Question
from rumpus.parts.bag import count_in, draw_question
from rumpus.parts.dice import roll_question
from rumpus.parts.turn_order import first_player_question, seat_after

if TYPE_CHECKING:
    from rumpus.games.worms.state import WormsState

TEAMS = len(TEAM_NAMES)


@rule
def set_up(s: "WormsState") -> None:
    """W2, or the fixed positions of the first game (W13.1)."""
    in_order(s, frame(deal_hands), frame(draft_sudden_death), frame(make_decks), frame(begin))
    if s.setting.first_game:
        then(s, lay_out_first_game)
    else:
        in_order(
            s,
            frame(pick_first_player),
            frame(lay_next_tile),
            frame(gather_things),
            frame(place_next_thing),
            frame(deal_teams, 0),
        )


@rule
def pick_first_player(s: "WormsState") -> None:
    """W2.1: digitally, a seat picked at random."""
    ask(s, first_player_question(s.setting.seats), first_player_picked)


@rule
def first_player_picked(s: "WormsState", seat: int) -> None:
    s.first = seat
    tell(s, "W2.1", "first-player", seat=seat)


def placer(s: "WormsState", turn: int) -> int:
    """Who places next, clockwise from the first player; chance in a quick set-up (W2.9)."""
    return CHANCE if s.setting.quick else seat_after(s.first, s.setting.seats, turn)


@rule
def lay_next_tile(s: "WormsState") -> None:
    """W2.1: each player places one map tile; W11.8: the first player adds the further ones."""
    laid = len(s.laid)
    if laid == s.setting.seats + s.setting.extra_tiles:
        return
    used = [tile for tile, _, _ in s.laid]
    left = tuple(tile for tile in range(len(s.setting.box.tiles)) if tile not in used)
    seat = placer(s, laid if laid < s.setting.seats else 0)
    ask(s, Question(seat, "tile", left, stream="set-up"), tile_taken, seat)


@rule
def tile_taken(s: "WormsState", tile: int, seat: int) -> None:
    """W2.1: any rotation."""
    turns = distinct_turns(s.setting.box.tiles[tile])
    ask(s, Question(seat, "turn-tile", turns, stream="set-up"), tile_turned, tile, seat)


@rule
def tile_turned(s: "WormsState", turns: int, tile: int, seat: int) -> None:
    """W2.1: at least one edge touches the dial or a tile already placed."""
    where = anchors(s.setting.box.tiles[tile], turns, laid_hexes(s.setting.box, s.laid))
    ask(s, Question(seat, "lay", where, stream="set-up"), tile_laid, tile, turns, seat)


@rule
def tile_laid(s: "WormsState", anchor: int, tile: int, turns: int, seat: int) -> None:
    s.laid.append((tile, turns, anchor))
    tell(s, "W2.1", "tile-laid", tile=tile, hex=anchor)
    then(s, lay_next_tile)


@rule
def gather_things(s: "WormsState") -> None:
    """W2.2: for each player four worms of one colour, an oil drum, a mine and a supply crate."""
    s.settle_on(map_of(tuple(sorted(laid_hexes(s.setting.box, s.laid)))).all_dry())
    for seat in range(s.setting.seats):
        s.pile[seat] = WORMS_PER_TEAM
    for kind in range(CRATE + 1):
        s.pile[TEAMS + kind] = s.setting.seats


@rule
def place_next_thing(s: "WormsState") -> None:
    """W2.3: in turn each player takes one Thing from the pile, of any kind and any colour."""
    left = sum(s.pile)
    if not left:
        return
    placed = s.setting.seats * (WORMS_PER_TEAM + CRATE + 1) - left
    seat = placer(s, placed)
    things = tuple(thing for thing, count in enumerate(s.pile) if count)
    weights = tuple(s.pile[thing] for thing in things) if seat == CHANCE else None
    ask(s, Question(seat, "take", things, weights=weights, stream="set-up"), thing_taken, seat)


@rule
def thing_taken(s: "WormsState", thing: int, seat: int) -> None:
    """W2.3: and places it on a land hex; at most three Things to a hex."""
    cells = s.crowd
    hexes = tuple([hex_ for cell, hex_ in enumerate(s.ground.land) if cells[cell] < FULL])
    ask(s, Question(seat, "put", hexes, stream="set-up"), thing_put, thing, seat)


@rule
def thing_put(s: "WormsState", hex_: int, thing: int, seat: int) -> None:
    """W2.3: placing triggers nothing."""
    s.pile[thing] -= 1
    if thing < TEAMS:
        set_worm(s, thing * WORMS_PER_TEAM + WORMS_PER_TEAM - 1 - s.pile[thing], hex_)
    else:
        set_thing(s, thing - TEAMS, hex_)
    then(s, place_next_thing)


def set_worm(s: "WormsState", worm: int, hex_: int) -> None:
    s.worm_health[worm] = STANDING
    s.put_worm(worm, hex_)
    tell(s, "W2.3", "worm-set", worm=worm, hex=hex_)


def set_thing(s: "WormsState", kind: int, hex_: int) -> None:
    s.pool[kind] -= 1
    s.add(kind, hex_)
    tell(s, "W2.3", "thing-set", kind=kind, hex=hex_)


@rule
def lay_out_first_game(s: "WormsState") -> None:
    """W13.1: a fixed map and fixed Things; wind 2, blue starts, the colours by seat."""
    box, seats = s.setting.box, s.setting.seats
    first_game = box.first_game
    assert first_game is not None  # the setting was refused otherwise
    s.team_of_seat = list(range(seats))
    s.wind = first_game.wind
    s.laid = [(box.tile_index[tile.tile_id], tile.rotation, tile.anchor) for tile in first_game.tiles_for(seats)]
    s.settle_on(map_of(tuple(sorted(laid_hexes(box, s.laid)))).all_dry())
    tell(s, "W13.1", "first-game", direction=s.wind)
    for thing in first_game.things_for(seats):
        if thing.kind_or_team in TEAM_NAMES:
            team = TEAM_NAMES.index(thing.kind_or_team)
            set_worm(s, team * WORMS_PER_TEAM + LETTERS.index(thing.letter), thing.hex)
        else:
            set_thing(s, KIND_NAMES.index(thing.kind_or_team), thing.hex)


@rule
def deal_teams(s: "WormsState", seat: int) -> None:
    """W2.4: shuffle the reference cards of the colours in play, deal one to each player."""
    if seat < s.setting.seats:
        left = tuple(team for team in range(s.setting.seats) if team not in s.team_of_seat)
        ask(s, roll_question("team", left, "set-up"), team_dealt, seat)


@rule
def team_dealt(s: "WormsState", team: int, seat: int) -> None:
    """W2.4: that colour is the player's team."""
    s.team_of_seat[seat] = team
    tell(s, "W2.4", "team", seat=ByNumber(seat), team=team)
    then(s, deal_teams, seat + 1)


@rule
def deal_hands(s: "WormsState") -> None:
    """W2.5: the starters everybody takes, which everybody knows of, and one more at random, face down."""
    for seat in range(s.setting.seats):
        for card, weapon in enumerate(s.setting.box.weapons):
            if weapon.to_everyone:
                s.bag[card] -= 1
                s.open_hand[seat].append(card)
    in_order(s, *(frame(deal_starter, seat) for seat in range(s.setting.seats)))


@rule
def deal_starter(s: "WormsState", seat: int) -> None:
    draw = draw_question("draw", s.bag, s.setting.starters, "deal", known_to=seat)
    ask(s, draw, starter_dealt, seat)


@rule
def starter_dealt(s: "WormsState", card: int, seat: int) -> None:
    """W2.5: hands are secret."""
    s.bag[card] -= 1
    s.hidden_hand[seat].append(card)
    tell_secretly(s, seat, "W2.5", "starter", {"card": card}, seat=seat)


@rule
def draft_sudden_death(s: "WormsState") -> None:
    """W11.3: deal the sudden death cards evenly, the rest to the box; each player secretly keeps one."""
    if s.setting.sudden_death_draft:
        seats = s.setting.seats
        each = len(s.setting.box.sudden_deaths) // seats
        deals = [frame(deal_sudden_death, seat) for _ in range(each) for seat in range(seats)]
        in_order(s, *deals, *(frame(keep_sudden_death, seat) for seat in range(seats)))


@rule
def deal_sudden_death(s: "WormsState", seat: int) -> None:
    dealt = [card for hand in s.sudden_dealt for card in hand]
    left = tuple(card for card in range(len(s.setting.box.sudden_deaths)) if card not in dealt)
    ask(s, roll_question("deal-sudden", left, "deal", known_to=seat), sudden_death_dealt, seat)


@rule
def sudden_death_dealt(s: "WormsState", card: int, seat: int) -> None:
    s.sudden_dealt[seat].append(card)
    tell_secretly(s, seat, "W11.3", "sudden-death-dealt", {"sudden": card}, seat=seat)


@rule
def keep_sudden_death(s: "WormsState", seat: int) -> None:
    dealt = tuple(sorted(s.sudden_dealt[seat]))
    ask(s, Question(seat, "keep", dealt, known_to=seat), sudden_death_kept, seat)


@rule
def sudden_death_kept(s: "WormsState", card: int, seat: int) -> None:
    s.sudden_kept[seat] = card
    tell_secretly(s, seat, "W11.3", "sudden-death-kept", {"sudden": card}, seat=seat)


@rule
def make_decks(s: "WormsState") -> None:
    """W2.6, W2.7: the decks are bags; W11.5: two ordinary supplies per player on top of the superweapons."""
    s.drops_left = s.setting.drop_cards
    if s.setting.late_superweapons:
        ordinary = count_in(s.bag, s.setting.supplies)
        s.supply_top = min(2 * s.setting.seats, ordinary)


@rule
def begin(s: "WormsState") -> None:
    """W2.8: the player with the lowest reference number moves first."""
    s.seat = s.team_of_seat.index(min(s.team_of_seat))
    if s.setting.first_game:
        then(s, turn.take_turn, s.seat)
    else:
        ask(s, DIE, first_wind_rolled)


@rule
def first_wind_rolled(s: "WormsState", face: int) -> None:
    """W2.8: roll until a number comes up; the wind points there."""
    if face in (WIND, BULLSEYE):
        ask(s, DIE, first_wind_rolled)
        return
    s.wind = face
    tell(s, "W2.8", "first-wind", seat=s.seat, direction=face)
    then(s, turn.take_turn, s.seat)
