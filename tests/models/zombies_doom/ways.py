"""Z4.1, Z4.3, Z4.4, Z6.2 to Z6.4: where a player can go, and how to beat what is there."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

from tests.models.zombies_doom.table import BACK, BEATS, MONSTERS, SIDES, Player, Square, Table, Weapon, kind_of


class Use(NamedTuple):
    """Z2.1: a weapon laid down, with a loose spell, with its printed one, or with none."""

    weapon: Weapon
    spell: str = ""
    is_printed: bool = False

    @property
    def text(self) -> str:
        if self.is_printed:
            return f"{self.weapon.plain} itself"
        return f"{self.weapon.plain} with {self.spell}" if self.spell else self.weapon.plain


def neighbours(t: Table, here: Square) -> list[Square]:
    """Z4.1, Z4.3: across edges where neither tile shows rock, and never onto rock."""
    found = []
    for side, (column, row) in SIDES.items():
        there = here[0] + column, here[1] + row
        if there not in t.tiles or "rock" in (t.tiles[here].kind, t.tiles[there].kind):
            continue
        if side not in t.tiles[here].rock and BACK[side] not in t.tiles[there].rock:
            found.append(there)
    return found


def ways(t: Table, here: Square) -> list[Square]:
    """Z6.2, Z4.4: neighbouring tiles; whoever enters a crossroads leaves at once from any of them."""
    found: set[Square] = set()
    for there in neighbours(t, here):
        if t.tiles[there].kind != "crossroads":
            found.add(there)
            continue
        for road, tile in t.tiles.items():
            if tile.kind == "crossroads":
                found.update(beside for beside in neighbours(t, road) if t.tiles[beside].kind != "crossroads")
    return sorted(found - {here})


def spells_for(t: Table, player: Player, weapon: Weapon, kinds: tuple[str, ...]) -> list[Use]:
    """Z2.1, Z2.2: with none, a loose one of these, or the one printed on it, unless that was used."""
    uses = [Use(weapon), *(Use(weapon, spell) for spell in sorted(set(player.spells)) if spell in kinds)]
    printed = weapon.card.partition("+")[2]
    if printed in kinds and weapon.known != "spent":
        uses.append(Use(weapon, printed, is_printed=True))
    return uses


def attacks(t: Table, player: Player, there: Square, held: list[Use]) -> Iterator[list[Use]]:
    """Z6.4, Z4.6: all that can be laid down besides what is held to beat what is there."""
    here = t.monsters.get(there, [])
    others = Counter(monster for square, on in t.monsters.items() if square != there for monster in on)
    missing = len(here) - len(held)
    for weapons in combinations(player.weapons, missing) if missing >= 0 else ():
        for uses in product(*(spells_for(t, player, weapon, ("hardened", "lure", "berserk")) for weapon in weapons)):
            loose = Counter(use.spell for use in uses if use.spell and not use.is_printed)
            berserks = [use for use in (*held, *uses) if use.spell == "berserk"]
            if loose - Counter(player.spells) or len(berserks) > 1:  # Z2.6: a second one would change nothing
                continue
            lures = sum(use.spell == "lure" for use in (*held, *uses))
            if can_beat([use.weapon for use in (*held, *uses)], here, others, lures):
                yield list(uses)


def can_beat(weapons: list[Weapon], here: list[str], others: Counter[str], lures: int) -> bool:
    """Z6.4: for each monster a weapon of its colour or a bomb, after as many swaps as there are lures (Z2.5)."""
    if lures:
        return any(
            can_beat(weapons, *swapped(here, others, out, monster), lures - 1) for out, monster in swaps(here, others)
        )
    return any(all(map(beats, order, here)) for order in permutations(weapons))


def beats(weapon: Weapon, monster: str) -> bool:
    """Z1.3."""
    return kind_of(weapon.card) == "bomb" or BEATS[kind_of(weapon.card)] == monster


def swaps(here: list[str], others: Counter[str]) -> list[tuple[str, str]]:
    """Z2.5: a monster here and another kind elsewhere; two of a kind would change nothing."""
    return [(out, monster) for out in sorted(set(here)) for monster in MONSTERS if others[monster] and monster != out]


def swapped(here: list[str], others: Counter[str], out: str, monster: str) -> tuple[list[str], Counter[str]]:
    left = here.copy()
    left[left.index(out)] = monster
    return left, others - Counter([monster]) + Counter([out])


def can_go(t: Table, player: Player, there: Square, held: list[Use]) -> bool:
    """Z6.3, Z6.4: no monster there, or all of them can be beaten. Each weapon held takes part (Z2.7)."""
    if t.monsters.get(there):
        return any(True for _ in attacks(t, player, there, held))
    return len(held) < 2


def going(t: Table, player: Player, held: list[Use]) -> list[str]:
    """Z6.2, Z2.4: the tiles to go to, and the players to change places with first."""
    options = [f"go {there[0]},{there[1]}" for there in ways(t, player.square) if can_go(t, player, there, held)]
    return options + [f"teleport {other.name} {written}" for other, _, written in teleports(t, player, held)]


def teleports(t: Table, player: Player, held: list[Use]) -> list[tuple[Player, Use, str]]:
    """Z2.4, Z2.8: with whom, and on which weapon, if one can go on from there; on one tile it would change nothing."""
    found: list[tuple[Player, Use, str]] = []
    for other, weapon in product(t.players, player.weapons):
        if other.square == player.square or len(held) == 2:
            continue
        for use in spells_for(t, player, weapon, ("teleport",))[1:]:
            lay_down(player, use)
            player.square, other.square = other.square, player.square
            goes_on = bool(going(t, player, [*held, use]))
            player.square, other.square = other.square, player.square
            take_up(player, use)
            if goes_on:
                found.append((other, use, use.text if use.is_printed else use.weapon.plain))
    return found


def lay_down(player: Player, use: Use) -> None:
    player.weapons.remove(use.weapon)
    if use.spell and not use.is_printed:
        player.spells.remove(use.spell)


def take_up(player: Player, use: Use) -> None:
    """As if it had not been laid down."""
    player.weapons.append(use.weapon)
    if use.spell and not use.is_printed:
        player.spells.append(use.spell)
