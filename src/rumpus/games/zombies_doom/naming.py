"""What a box calls its tasks, and the numbers that the rules take from it, by the names that their sentences use:
`box-target-4`."""

from rumpus.boxes.naming import Naming
from rumpus.games.zombies_doom.board import CAMP, CROSSROADS, NORMAL, rocks_of
from rumpus.games.zombies_doom.cards.box import Box
from rumpus.games.zombies_doom.cards.card import Pattern
from rumpus.games.zombies_doom.setting import ZombiesSetting
from rumpus.games.zombies_doom.things import MONSTER_NAMES, MONSTERS, PILES, SPELL_NAMES, SPELLS, WEAPON_NAMES


class ZombiesNaming(Naming):
    def names(self, setting: ZombiesSetting) -> dict[str, str]:
        return {task.id: task.name for task in setting.box.tasks}

    def numbers(self, setting: ZombiesSetting) -> dict[str, int]:
        return {f"box-{name}": number for name, number in count(setting.box).items()}


def count(box: Box) -> dict[str, int]:
    about_trophies = sum(task.pattern is Pattern.TROPHIES for task in box.tasks)
    return {
        **{f"target-{players}": target for players, target in box.targets.items()},
        "tiles": sum(tile.copies for tile in box.tiles),
        "left-over": box.left_over(),
        "normal": box.count_tiles(NORMAL),
        "camps": box.count_tiles(CAMP),
        "crossroads": box.count_tiles(CROSSROADS),
        "rocky": sum(tile.copies for tile in box.tiles if rocks_of(tile.tile)),
        "tokens": box.sure_tokens(),
        **{name: cards for pile in PILES for name, cards in count_pile(box, pile).items()},
        "spells": sum(box.spells),
        **{SPELL_NAMES[spell]: box.spells[spell] for spell in SPELLS},
        "tasks": len(box.tasks),
        "stand-tasks": len(box.tasks) - about_trophies,
        "trophy-tasks": about_trophies,
        **{MONSTER_NAMES[monster]: box.monsters[monster] for monster in MONSTERS},
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
