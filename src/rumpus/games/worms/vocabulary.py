"""Everything that may ever be answered in a game of Worms, and how far the map can reach."""

from collections.abc import Iterable
from itertools import combinations

from rumpus.games.worms.board import INCH, JUMP, STAY, TARGET_MARGIN
from rumpus.games.worms.cards.card import Card, Tile
from rumpus.games.worms.notation import LEAVE, PASS, PILE_NAMES, STOP, SUDDEN_EFFECT
from rumpus.games.worms.rules.book import COIN, DIE
from rumpus.games.worms.rules.effects import REMOVABLE
from rumpus.games.worms.rules.tiles import DIAL, laid_hexes
from rumpus.games.worms.rules.turn import TIME_IS_UP
from rumpus.games.worms.setting import WormsSetting
from rumpus.games.worms.things import CRATE, DRUM, FIRE, KINDS, MINE, WORM, WORMS_PER_TEAM, thing_on
from rumpus.kernel.vocabulary import Vocabulary
from rumpus.parts.hexgrid import DIRECTIONS, disk, distance

JUMP_LENGTH = 2  # W4.2


def possible_land(setting: WormsSetting) -> list[int]:
    """Every hex that may be land in this setting; nothing but water is covered and uncovered later."""
    first_game = setting.box.first_game
    if setting.first_game and first_game is not None:
        index, tiles = setting.box.tile_index, first_game.tiles_for(setting.seats)
        return sorted(laid_hexes(setting.box, [(index[tile.tile_id], tile.rotation, tile.anchor) for tile in tiles]))
    # W2.1: a tile touches what lies there already, so it adds at most its own length to the map.
    lengths = sorted((length(tile) for tile in setting.box.tiles), reverse=True)
    farthest = sum(lengths[: setting.seats + setting.extra_tiles])
    return [hex_ for hex_ in disk(DIAL, farthest) if hex_ != DIAL]


def length(tile: Tile) -> int:
    """How many hexes it is long, however one measures."""
    return 1 + max((distance(one, other) for one, other in combinations(tile.hexes, 2)), default=0)


def around(hexes: list[int], steps: int) -> list[int]:
    """These hexes and all so many steps from them."""
    return sorted({near for hex_ in hexes for near in disk(hex_, steps)})


def vocabulary(setting: WormsSetting) -> Vocabulary:
    land = possible_land(setting)
    players = answers_in_play(setting, land)
    chance: dict[str, Iterable[int]] = {
        "draw": range(len(setting.box.weapons)),
        "turn-drop": range(len(setting.box.drops)),
        "turn-sudden": range(len(setting.box.sudden_deaths)),
        "roll": DIE.options,
        "flip": COIN.options,
    }
    if setting.sudden_death_draft:
        chance["deal-sudden"] = players["keep"] = range(len(setting.box.sudden_deaths))
    if setting.first_game:
        return Vocabulary(players, chance, (TIME_IS_UP,))
    chance |= {"first": range(setting.seats), "team": range(setting.seats)}
    placing: dict[str, Iterable[int]] = {
        "tile": range(len(setting.box.tiles)),
        "turn-tile": range(len(DIRECTIONS)),
        "lay": land,
        "take": range(len(PILE_NAMES)),
        "put": land,
    }
    if setting.quick:  # W2.9
        return Vocabulary(players, {**chance, **placing}, (TIME_IS_UP,))
    return Vocabulary({**placing, **players}, chance, (TIME_IS_UP,))


def answers_in_play(setting: WormsSetting, land: list[int]) -> dict[str, Iterable[int]]:
    """What is asked of players from the first turn on."""
    teams = range(setting.seats)
    worms = range(setting.seats * WORMS_PER_TEAM)
    jumps = land if setting.jump_to_land_only else around(land, JUMP_LENGTH)
    return {
        "activate": worms,
        "move": (STAY, *(INCH + hex_ for hex_ in land), *(JUMP + hex_ for hex_ in jumps)),
        "weapon": (PASS, *range(len(setting.box.weapons))),
        "target": around(land, TARGET_MARGIN),
        "aim": DIRECTIONS,
        "die": DIE.options,
        "steer": (STOP, *land),
        "hit": (*worms, *things_on(land, range(KINDS))),
        "push": worms,
        "next": (*worms, *things_on(land, (MINE, DRUM, CRATE, FIRE))),
        "meet": (MINE, FIRE, CRATE, WORM),
        "prod": (*worms, *things_on(land, (MINE, DRUM, CRATE)), *((LEAVE,) if setting.may_leave_overfull else ())),
        "direction": DIRECTIONS,
        "place": land,
        "resolve": effects_waiting(setting),
        "relieve": teams,
        "remove": range(len(REMOVABLE)),
    }


def things_on(land: list[int], kinds: Iterable[int]) -> list[int]:
    return [thing_on(kind, hex_) for kind in kinds for hex_ in land]


def effects_waiting(setting: WormsSetting) -> list[int]:
    """Effects of step 6 by place and card. In one turn there are at most as many as all cards together can cause, and
    the sudden death card's."""
    box = setting.box
    weapons = [card for card, weapon in enumerate(box.weapons) if effects_kept(weapon)]
    sudden = [SUDDEN_EFFECT + card for card, death in enumerate(box.sudden_deaths) if death.end_of_turn]
    most = sum(effects_kept(box.weapons[card]) * box.weapons[card].copies for card in weapons) + bool(sudden)
    return [place * 2 * SUDDEN_EFFECT + source for place in range(most) for source in (*weapons, *sudden)]


def effects_kept(weapon: Card) -> int:
    """How many effects playing it once keeps for the end of the turn."""
    return weapon.line.count("text") * sum(op[0] == "at_end_of_turn" for op in weapon.text)
