"""What a box calls its spells, tasks and tiles, and the numbers that the rules take from it, by the names that their
sentences use: `box-target-4`."""

from rumpus.boxes.names import ENGLISH, Names
from rumpus.boxes.naming import Naming
from rumpus.games.zombies_doom.board import CAMP, CASTLE, CROSSROADS, DIAMOND, NORMAL, ROCK, START, Board, rocks_of
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import Pattern
from rumpus.games.zombies_doom.cards.numbers import MOST_PLAYERS, Numbers
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.things import MONSTER_NAMES, MONSTERS, PILES, WEAPON_NAMES


class ZombiesNaming(Naming):
    def names(self, setting: ZombiesSetting) -> dict[str, str]:
        box, named = setting.box, setting.box.names.get(ENGLISH, {})
        spells = {spell.id: spell.name for spell in box.spells[1:]}
        tasks = {task.id: named.get(task.id, task.name) for task in box.tasks if task.copy == 1}
        tiles = {id: named.get(id, id.replace("-", " ").capitalize()) for id in box.called[1:]}
        return {**tiles, **spells, **named, **tasks}

    def alike(self, setting: ZombiesSetting) -> dict[str, str]:
        return {task.id: task.written_id for task in setting.box.tasks if task.copy > 1}

    def translated(self, setting: ZombiesSetting) -> Names:
        return setting.box.names

    def numbers(self, setting: ZombiesSetting) -> dict[str, int]:
        numbers = {**count(setting.box), **of_rules(setting.box, setting.numbers)}
        return {f"box-{name}": number for name, number in numbers.items()}


def of_rules(box: Box, numbers: Numbers) -> dict[str, int]:
    """Those by place in the order of play one by one, and whether they are all alike. Where no spell is in the deck,
    nobody begins with one."""
    in_deck = any(spell.copies for spell in box.spells)
    spells = [numbers.spells_at_start(place) if in_deck else 0 for place in range(MOST_PLAYERS)]
    weapons = [numbers.weapons_at_start(place) for place in range(MOST_PLAYERS)]
    return {
        "hand-size": numbers.hand_size,
        "trophies-kept": numbers.trophies_kept,
        "open-tasks": numbers.open_tasks,
        **{f"starting-spells-{place}": many for place, many in enumerate(spells, 1)},
        "starting-spells-alike": int(len(set(spells)) == 1),
        **{f"starting-weapons-{place}": many for place, many in enumerate(weapons, 1)},
        "starting-weapons-alike": int(len(set(weapons)) == 1),
        "finish-the-round": int(numbers.finish_the_round),
        "castle-tokens": numbers.castle_tokens,
        "castle-monsters": numbers.castle_monsters,
        "monsters-rest": int(numbers.monsters_rest),
        **{f"target-{players}": numbers.target(players) for players in range(2, MOST_PLAYERS + 1)},
    }


def count(box: Box) -> dict[str, int]:
    about_trophies = sum(task.pattern is Pattern.TROPHIES for task in box.tasks)
    about_tiles = sum(task.pattern is Pattern.ON for task in box.tasks)
    return {
        **of_map(box.board),
        "tiles": sum(tile.copies for tile in box.tiles),
        "left-over": box.left_over(),
        "normal": box.count_tiles(NORMAL),
        "camps": box.count_tiles(CAMP),
        "crossroads": box.count_tiles(CROSSROADS),
        "rocky": sum(tile.copies for tile in box.tiles if rocks_of(tile.tile)),
        "tokens": box.sure_tokens(),
        **{name: cards for pile in PILES for name, cards in count_pile(box, pile).items()},
        "spells": sum(spell.copies for spell in box.spells),
        "any-spells": int(any(spell.copies for spell in box.spells) or any(card.spell for card in box.weapons)),
        "tasks": len(box.tasks),
        "stand-tasks": len(box.tasks) - about_trophies,
        "trophy-tasks": about_trophies,
        "tile-tasks": about_tiles,
        **{MONSTER_NAMES[monster]: box.monsters[monster] for monster in MONSTERS},
    }


def of_map(board: Board) -> dict[str, int]:
    """The shape, and what lies where on it."""
    kinds = list(board.fixed_kinds.values())
    return {
        "usual-map": int(board.shape == DIAMOND.shape),
        "places": board.places,
        "rows": len(board.rows),
        "fixed": len(kinds),
        "starts": kinds.count(START),
        "castles": kinds.count(CASTLE),
        "rocks": kinds.count(ROCK),
    }


def count_pile(box: Box, pile: int) -> dict[str, int]:
    """Its cards by what they are, and with printed spells how many there are and how many of them have one."""
    name, cards = WEAPON_NAMES[pile], [card for card in box.weapons if card.pile == pile]
    copies = sum(card.copies for card in cards)
    own = sum(card.copies for card in cards if card.weapon == pile)
    bombs = sum(card.copies for card in cards if card.is_bomb)
    return {
        f"{name}-cards": copies,
        f"{name}-own": own,
        f"{name}-bombs": bombs,
        f"{name}-others": copies - own - bombs,
        f"{name}-cards-printed": sum(card.copies_with_printed_spells for card in cards),
        f"{name}-printed": sum(card.copies_with_printed_spells for card in cards if card.spell),
    }
