"""Positions given directly, as scenarios write them (`docs/notation-zombies-doom.md`). What cannot be is refused.

seats = 2
map = rows of signs: . normal, C camp, X crossroads, and in the middle S # H # S
tiles."5,3" = "normal bow sword, rock north east"
monsters."5,3" = "demon"
monsters.elsewhere = "undead"
figures."player 1" = "4,3"
hands."player 1" = "bow, bomb@mace, lure"
turn = "player 1"
"""

from collections.abc import Mapping
from typing import Any, Final

from rumpus.boxes.written import Written, index_of, known, take, under
from rumpus.games.zombies_doom.board import (
    CAMP,
    CASTLE,
    CROSSROADS,
    KIND_NAMES,
    NORMAL,
    NOWHERE,
    ROCK,
    START,
    Board,
    Map,
    kind_of,
    tile_of,
)
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.numbers import MOST_PLACES, MOST_TOKENS
from rumpus.games.zombies_doom.rules import decks, ending, tasks
from rumpus.games.zombies_doom.rules.rest import monsters_rest
from rumpus.games.zombies_doom.rules.setup import set_players
from rumpus.games.zombies_doom.rules.turn import choose_where, take_turn
from rumpus.games.zombies_doom.setting import read_setting
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import (
    BOMB,
    HIDDEN,
    KINDS,
    MONSTER_NAMES,
    PILES,
    SHOWN,
    SPENT,
    WEAPON_NAMES,
)
from rumpus.kernel.conversation import frame, then
from rumpus.kernel.message import Refused
from rumpus.kernel.setting import words
from rumpus.kernel.state import Frame
from rumpus.parts.squaregrid import DIRECTION_NAMES

KEYS: Final = (
    *("seats", "map", "tiles", "monsters", "tokens", "figures", "hands", "piles", "discards", "spells"),
    *("spell_discards", "tasks", "task_deck", "thrown", "trophies", "won", "done", "turn", "set_up", "step", "fought"),
)
SIGNS: Final = {".": NORMAL, "C": CAMP, "X": CROSSROADS, "S": START, "#": ROCK, "H": CASTLE}
ELSEWHERE: Final = "elsewhere"
CONDITIONS: Final = {"": HIDDEN, " shown": SHOWN, " spent": SPENT}
PILE_NAMES: Final = WEAPON_NAMES[PILES[0] : BOMB]
# Where a turn goes on that has come so far (Z6.1, Z8.1); with some spells (Z2.6) it may go on to another tile.
BEGINS_WITH: Final[Mapping[str, Frame]] = {
    "rest": frame(monsters_rest),
    "trophies": frame(ending.keep_trophies),
    "tasks": frame(tasks.take_completed_tasks),
    "row": frame(decks.refill_row),
    "weapons": frame(ending.draw_for_next_turn),
    "win": frame(ending.win_or_next_turn),
}
GO: Final = "go"
GO_ON: Final = "go-on"
MOST_WON: Final = MOST_PLACES + MOST_TOKENS


def read_position(options: Mapping[str, str], position: Mapping[str, Any]) -> ZombiesState:
    """The state a scenario describes: about to begin the turn of the seat it names or a part of it, or the players'
    set-up (Z5.4)."""
    table = Written(position)
    table.check_keys(KEYS)
    s = ZombiesState(read_setting(table.number("seats", 0, 100, 2), options))
    s.map = Map(s.setting.board, read_tiles(s.setting.box, table))
    s.tile_bag = bytearray(len(s.tile_bag))
    set_figures(s, table)
    put_monsters(s, table.texts("monsters"))
    put_tokens(s, table)
    deal_hands(s, table.texts("hands"))
    deal_weapons(s, table)
    deal_spells(s, table)
    deal_tasks(s, table)
    player = table.text("turn", s.speaker(0))
    with under("turn"):
        turn = seat_of(s, player)
    begin(s, turn, table)
    give_scores(s, turn, table)
    return s


def read_tiles(box: Box, table: Written) -> tuple[int, ...]:
    """Rows of signs, and tiles described one by one. What is not said is a normal tile without symbols."""
    board = box.board
    tiles = [board.fixed.get(place, tile_of(NORMAL)) for place in range(board.places)]
    bad_map = Refused("position-bad-map", rows=tuple(str(width) for width in board.rows))
    if "map" in table:
        rows = [row.split() for row in table.text("map").splitlines() if row.strip()]
        with under("map"):
            if [len(row) for row in rows] != list(board.rows):
                raise bad_map
            kinds = [SIGNS[known(sign, SIGNS)] for row in rows for sign in row]
            if any(kinds[place] != kind for place, kind in board.fixed_kinds.items()):
                raise bad_map
            tiles = [board.fixed.get(place, tile_of(kind)) for place, kind in enumerate(kinds)]
    for text, described in table.texts("tiles").items():
        with under("tiles", text):
            place, tile = place_or_refuse(board, text), read_tile(box, described)
            if kind_of(tile) != board.fixed_kinds.get(place, kind_of(tile)):
                raise bad_map
            tiles[place] = tile
    return tuple(tiles)


def read_tile(box: Box, described: str) -> int:
    """`normal bow sword, rock north east`; a tile that has a name by its id, as the box has it: `shrine`."""
    if described in box.called[1:]:
        return (*box.tiles, *box.fixed_tiles)[box.tile_index[described]].tile
    what, _, rock = described.partition(", rock ")
    kind, *weapons = what.split() or [""]
    symbols = sum(1 << PILES[index_of(weapon, PILE_NAMES)] for weapon in dict.fromkeys(weapons))
    rocks = sum(1 << index_of(way, DIRECTION_NAMES) for way in dict.fromkeys(rock.split()))
    return tile_of(index_of(kind, KIND_NAMES), symbols, rocks)


def set_figures(s: ZombiesState, table: Written) -> None:
    """Z4.3, Z4.4: nobody stands on rock or on crossroads."""
    for name, place in table.texts("figures").items():
        with under("figures", name):
            s.figure[seat_of(s, name)] = there = place_or_refuse(s.setting.board, place)
            if s.map.kinds[there] in (ROCK, CROSSROADS):
                raise Refused("position-nobody-stands", place=place)
    if not table.flag("set_up"):
        s.figure = [s.setting.board.starts[0] if place == NOWHERE else place for place in s.figure]


def put_monsters(s: ZombiesState, monsters: Mapping[str, str]) -> None:
    """With each monster comes its victory token. `elsewhere` is wherever monsters belong and nobody stands."""
    places: dict[int, str] = {}
    for text, names in monsters.items():
        if text != ELSEWHERE:
            with under("monsters", text):
                put_on_place(s, place_or_refuse(s.setting.board, text), words(names))
                places[place_or_refuse(s.setting.board, text)] = names
    if ELSEWHERE in monsters:
        with under("monsters", ELSEWHERE):
            for place in (*s.map.lairs, s.map.castle):
                if place != NOWHERE and place not in places and place not in s.figure:
                    many = s.setting.numbers.castle_monsters if place == s.map.castle else 1
                    put_on_place(s, place, [monsters[ELSEWHERE]] * many)


def put_on_place(s: ZombiesState, place: int, names: list[str]) -> None:
    """All that belong there, or none; where somebody stands they were beaten (Z6.4)."""
    in_castle = (place, s.map.second_slot)[: s.setting.numbers.castle_monsters]
    slots = in_castle if place == s.map.castle else (place,) if place in s.map.lairs else ()
    if names and len(names) != len(slots):
        raise Refused("position-wrong-monsters", place=s.setting.board.write(place), count=len(slots))
    if names and place in s.figure:
        raise Refused("position-somebody-stands", place=s.setting.board.write(place))
    for slot, name in zip(slots, names, strict=False):
        s.put_monster(slot, MONSTER_NAMES.index(known(name, MONSTER_NAMES[1:])))
    if names:
        s.tokens[place] = tokens_of(s, place)


def tokens_of(s: ZombiesState, place: int) -> int:
    """Z5.3: how many victory tokens lie there when a game begins."""
    return s.setting.numbers.castle_tokens if place == s.map.castle else int(place in s.map.lairs)


def put_tokens(s: ZombiesState, table: Written) -> None:
    """Z7.3: none comes back, so there are never more than at the beginning."""
    for text, tokens in table.numbers("tokens", 0, MOST_TOKENS).items():
        with under("tokens", text):
            place = place_or_refuse(s.setting.board, text)
            most = tokens_of(s, place)
            if tokens > most:
                raise Refused("position-too-many-tokens", place=text, most=most)
            s.tokens[place] = tokens


def deal_hands(s: ZombiesState, hands: Mapping[str, str]) -> None:
    """Spells, and weapons with `shown` or `spent` behind those that everybody knows."""
    spells = spell_names(s)
    for player, cards in hands.items():
        with under("hands", player):
            seat = seat_of(s, player)
            for name in words(cards):
                if name in spells:
                    s.spells[seat * s.setting.spell_kinds + take(name, spells, s.spell_bag)] += 1
                else:
                    give_weapon(s, seat, name)


def spell_names(s: ZombiesState) -> tuple[str, ...]:
    """By their numbers."""
    return tuple(spell.id for spell in s.setting.box.spells)


def give_weapon(s: ZombiesState, seat: int, name: str) -> None:
    id, blank, condition = name.partition(" ")
    card = take(id, tuple(s.setting.box.weapon_index), s.bag)
    how = CONDITIONS[known(blank + condition, CONDITIONS)]
    if how == SPENT and not s.setting.spell_on[card]:
        raise Refused("position-nothing-spent", card=id)
    if len(s.hand(seat)) == s.setting.hand_size:
        raise Refused("position-hand-full", most=s.setting.hand_size)
    s.give_weapon(seat, card, how)


def deal_weapons(s: ZombiesState, table: Written) -> None:
    """Of a pile either what is in it is given or what was discarded; the rest, less the hands, is the other."""
    names = tuple(s.setting.box.weapon_index)
    piles, discards = table.texts("piles"), table.texts("discards")
    for key, given, bag, rest in (
        ("piles", piles, s.bag, s.discards),
        ("discards", discards, s.discards, s.bag),
    ):
        for pile, cards in given.items():
            with under(key, pile):
                if pile in piles and pile in discards:
                    raise Refused("position-pile-and-discards", pile=pile)
                of_pile = s.setting.cards_in_pile[PILES[index_of(pile, PILE_NAMES)]]
                left = bytearray(s.bag)
                for name in words(cards):
                    known(name, [names[card] for card in of_pile])
                    take(name, names, left)
                for card in of_pile:
                    bag[card], rest[card] = s.bag[card] - left[card], left[card]


def deal_spells(s: ZombiesState, table: Written) -> None:
    """Of the spells that nobody holds either the deck is given or the discards."""
    for key in ("spells", "spell_discards"):
        if key in table:
            named_spells = table.words(key)
            with under(key):
                if "spells" in table and "spell_discards" in table:
                    raise Refused("position-pile-and-discards", pile="spells")
                left = bytearray(s.spell_bag)
                for name in named_spells:
                    take(name, spell_names(s), left)
                named = bytearray(all_ - rest for all_, rest in zip(s.spell_bag, left, strict=True))
                s.spell_bag, s.spell_discards = (named, left) if key == "spells" else (left, named)


def deal_tasks(s: ZombiesState, table: Written) -> None:
    """Open, in the deck, thrown away, done: each of them once. Without any of these none is in play."""
    names = tuple(s.setting.box.task_index)
    box, s.task_bag = s.task_bag, bytearray(len(names))
    row = table.words("tasks")
    with under("tasks"):
        s.row = [take(name, names, box) for name in row]
        if len(s.row) > s.setting.numbers.open_tasks:
            raise Refused("position-too-many-tasks", most=s.setting.numbers.open_tasks)
    for key, deck in (("task_deck", s.task_bag), ("thrown", s.task_discards)):
        cards = table.words(key)
        with under(key):
            for name in cards:
                deck[take(name, names, box)] = 1
    for player, done in table.texts("done").items():
        with under("done", player):
            for name in words(done):
                s.done[take(name, names, box)] = seat_of(s, player) + 1


def begin(s: ZombiesState, turn: int, table: Written) -> None:
    """The set-up of the players, a turn, or the rest of one."""
    step = table.text("step", GO)
    with under("step"):
        known(step, (GO, GO_ON, *BEGINS_WITH))
    s.first = s.seat = turn
    if step == GO:
        if "fought" in table:
            raise table.refuse("fought", "position-turn-not-begun", key="fought")
        if table.flag("set_up"):
            then(s, set_players)
        else:
            then(s, take_turn, turn)
        return
    if table.flag("set_up"):
        raise table.refuse("step", "position-set-up-and-step")
    take_turn(s, turn)
    if step == GO_ON:
        s.stack[-1] = frame(choose_where, True)
    else:
        s.stack = s.stack[: s.stack.index(BEGINS_WITH[step]) + 1]
    s.fought = table.flag("fought")


def give_scores(s: ZombiesState, turn: int, table: Written) -> None:
    """Trophies and victory tokens. Z8.1, Z8.3: only in the turn under way somebody has more than three trophies, or
    enough to win."""
    begun = bool(s.turns)
    for name, monsters in table.texts("trophies").items():
        with under("trophies", name):
            seat = seat_of(s, name)
            for monster in (index_of(trophy, MONSTER_NAMES) for trophy in words(monsters)):
                s.trophies[seat * KINDS + monster] += 1
                s.pool[monster] -= 1
            if len(words(monsters)) > s.setting.numbers.trophies_kept and not (begun and seat == turn):
                raise Refused("position-too-many-trophies", most=s.setting.numbers.trophies_kept)
    for name, won in table.numbers("won", 0, MOST_WON).items():
        with under("won", name):
            s.won[seat_of(s, name)] = won
    for seat in range(s.setting.seats):
        if s.score(seat) >= s.setting.target and not (begun and seat == turn):
            name = s.speaker(seat)
            raise Refused("position-has-won", seat=name, target=s.setting.target).under("won", name)


def seat_of(s: ZombiesState, name: str) -> int:
    return index_of(name, tuple(s.speaker(seat) for seat in range(s.setting.seats)))


def place_or_refuse(board: Board, text: str) -> int:
    try:
        return board.read(text)
    except ValueError:
        raise Refused("position-bad-place", place=text) from None
