"""Everything that may ever be answered in a game of Worms, and how far the map can reach.

It depends on the box alone, and on whether the map of the first game is played on: whatever edition, number of players
and optional rules are agreed on, an answer has the same number (docs/decisions/0013).
"""

from collections.abc import Iterable
from itertools import combinations

from rumpus.games.worms.board import INCH, JUMP, STAY, TARGET_MARGIN
from rumpus.games.worms.cards.box import MOST_PLAYERS, Box
from rumpus.games.worms.cards.card import Card, Tile
from rumpus.games.worms.notation import LEAVE, PASS, PILE_NAMES, STOP, SUDDEN_EFFECT
from rumpus.games.worms.rules.book import COIN, DIE
from rumpus.games.worms.rules.effects import REMOVABLE
from rumpus.games.worms.rules.tiles import DIAL, laid_hexes
from rumpus.games.worms.rules.turn import TIME_IS_UP
from rumpus.games.worms.setting import WormsSetting
from rumpus.games.worms.things import CRATE, DRUM, FIRE, KINDS, MINE, WORM, WORMS_PER_TEAM, thing_on
from rumpus.parts.hexgrid import DIRECTIONS, disk, distance
from rumpus.records.vocabulary import Vocabularies, Vocabulary

JUMP_LENGTH = 2  # W4.2
WORMS = range(MOST_PLAYERS * WORMS_PER_TEAM)


def possible_land(setting: WormsSetting) -> list[int]:
    """Every hex that may be land; nothing but water is covered and uncovered later."""
    box = setting.box
    if setting.first_game and box.first_game is not None:
        tiles = box.first_game.tiles_for(MOST_PLAYERS)  # with fewer players some are left out
        return sorted(laid_hexes(box, [(box.tile_index[tile.tile_id], tile.rotation, tile.anchor) for tile in tiles]))
    # W2.1: a tile touches what lies there already, so it adds at most its own length to the map.
    farthest = sum(length(tile) for tile in box.tiles)
    return [hex_ for hex_ in disk(DIAL, farthest) if hex_ != DIAL]


def length(tile: Tile) -> int:
    """How many hexes it is long, however one measures."""
    return 1 + max((distance(one, other) for one, other in combinations(tile.hexes, 2)), default=0)


def around(hexes: list[int], steps: int) -> list[int]:
    """These hexes and all so many steps from them."""
    return sorted({near for hex_ in hexes for near in disk(hex_, steps)})


def vocabulary(setting: WormsSetting) -> Vocabulary:
    box, land = setting.box, possible_land(setting)
    players = answers_in_play(box, land)
    chance: dict[str, Iterable[int]] = {
        "draw": range(len(box.weapons)),
        "turn-drop": range(len(box.drops)),
        "deal-sudden": range(len(box.sudden_deaths)),
        "turn-sudden": range(len(box.sudden_deaths)),
        "roll": DIE.options,
        "flip": COIN.options,
    }
    if setting.first_game:  # W13: nothing is to be placed
        return Vocabulary(players, chance, (TIME_IS_UP,))
    placing: dict[str, Iterable[int]] = {  # W2.9: in a quick set-up by chance
        "tile": range(len(box.tiles)),
        "turn-tile": range(len(DIRECTIONS)),
        "lay": land,
        "take": range(len(PILE_NAMES)),
        "put": land,
    }
    drawn = {"first": range(MOST_PLAYERS), "team": range(MOST_PLAYERS)}
    return Vocabulary({**players, **placing}, {**chance, **drawn, **placing}, (TIME_IS_UP,))


def answers_in_play(box: Box, land: list[int]) -> dict[str, Iterable[int]]:
    """What is asked of players from the first turn on, and before it which sudden death card they keep (W11.3)."""
    return {
        "activate": WORMS,
        "move": (STAY, *(INCH + hex_ for hex_ in land), *(JUMP + hex_ for hex_ in around(land, JUMP_LENGTH))),
        "weapon": (PASS, *range(len(box.weapons))),
        "target": around(land, TARGET_MARGIN),
        "aim": DIRECTIONS,
        "die": DIE.options,
        "steer": (STOP, *land),
        "hit": (*WORMS, *things_on(land, range(KINDS))),
        "push": WORMS,
        "next": (*WORMS, *things_on(land, (MINE, DRUM, CRATE, FIRE))),
        "meet": (MINE, FIRE, CRATE, WORM),
        "prod": (*WORMS, *things_on(land, (MINE, DRUM, CRATE)), LEAVE),
        "direction": DIRECTIONS,
        "place": land,
        "resolve": effects_waiting(box),
        "relieve": range(MOST_PLAYERS),
        "remove": range(len(REMOVABLE)),
        "keep": range(len(box.sudden_deaths)),
    }


def things_on(land: list[int], kinds: Iterable[int]) -> list[int]:
    return [thing_on(kind, hex_) for kind in kinds for hex_ in land]


def effects_waiting(box: Box) -> list[int]:
    """Effects of step 6 by place and card. In one turn there are at most as many as all cards together can cause, and
    the sudden death card's."""
    weapons = [card for card, weapon in enumerate(box.weapons) if effects_kept(weapon)]
    sudden = [SUDDEN_EFFECT + card for card, death in enumerate(box.sudden_deaths) if death.end_of_turn]
    most = sum(effects_kept(box.weapons[card]) * box.weapons[card].copies for card in weapons) + bool(sudden)
    return [place * 2 * SUDDEN_EFFECT + source for place in range(most) for source in (*weapons, *sudden)]


def effects_kept(weapon: Card) -> int:
    """How many effects playing it once keeps for the end of the turn."""
    return weapon.line.count("text") * sum(op[0] == "at_end_of_turn" for op in weapon.text)


class WormsVocabularies(Vocabularies):
    def vocabulary(self, setting: WormsSetting) -> Vocabulary:
        return vocabulary(setting)
