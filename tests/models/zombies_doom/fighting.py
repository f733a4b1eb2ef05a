"""Z2, Z4.5, Z6: where to go, with which weapons and spells, and what comes of it."""

from collections import Counter

from tests.models.zombies_doom.table import SQUARES, STARTS, Asking, Square, Table, Weapon, pile_of, read, write
from tests.models.zombies_doom.ways import Use, attacks, can_beat, going, lay_down, spells_for, swapped, teleports


def choose_where(t: Table, goes_on: bool) -> Asking[None]:
    """Z6.2: go to a tile, or die; Z2.6: after a berserk one may stop; Z2.8: after a teleport one must go on."""
    held: list[Use] = []
    kind, last = ("go-on", ["stop"]) if goes_on else ("go", ["die"])
    while True:
        answer = yield from t.ask(kind, [*going(t, t.player, held), *last], "Z6.2")
        if not answer.startswith("teleport"):
            break
        chosen = [
            (other, use)
            for other, use, text in teleports(t, t.player, held)
            if answer == f"teleport {other.name} {text}"
        ]
        other, use = max(chosen, key=lambda one: one[1].weapon.known)  # one that everybody knows of, if there is one
        spend(t, use)
        held.append(use)
        t.player.square, other.square = other.square, t.player.square  # Z2.4
        kind, last = "go-from-there", []
    if answer == "die":
        yield from die(t)
    elif answer != "stop":
        yield from go(t, read(answer.split()[1]), held)


def spend(t: Table, use: Use) -> None:
    """Z2.1: laid down, and a loose spell is used once."""
    lay_down(t.player, use)
    if use.spell and not use.is_printed:
        t.spell_discards[use.spell] += 1


def pick(uses: list[Use], text: str) -> Use:
    """The one of that name; of two, one that everybody knows of."""
    return max([use for use in uses if use.text == text], key=lambda use: use.weapon.known)


def go(t: Table, there: Square, held: list[Use]) -> Asking[None]:
    """Z6.3, Z6.4: to a tile without monsters, or to fight for it."""
    if t.monsters.get(there):
        yield from lay_down_weapons(t, there, held)
        lures = sum(use.spell == "lure" for use in held)
        for left in range(lures - 1, -1, -1):
            yield from lure(t, there, held, left)
    elif t.player.weapons or held:
        yield from discard(t, held)
    yield from enter(t, there, held)


def lay_down_weapons(t: Table, there: Square, held: list[Use]) -> Asking[None]:
    """Z6.4: for each monster a weapon. ModelQuestion even if there is one way only, which would tell of the hand."""
    if len(held) == len(t.monsters[there]):
        return
    names: dict[str, tuple[str, ...]] = {}
    ways: dict[str, list[Use]] = {}
    found = list(attacks(t, t.player, there, held))
    for uses in sorted(found, key=lambda uses: [use.weapon.known for use in uses]):  # the last are known to everybody
        for order in (uses, uses[::-1]):
            name = "use " + " and ".join(use.text for use in order)
            names[name], ways[name] = tuple(sorted(use.text for use in order)), uses
    answer = yield from t.ask("use", names, "Z6.4")
    for use in ways[answer]:
        spend(t, use)
        held.append(use)


def lure(t: Table, there: Square, held: list[Use], left: int) -> Asking[None]:
    """Z2.5: one monster there changes places with any other on the map, so that the attack is won."""
    here = t.monsters[there]
    others = Counter(monster for square, on in t.monsters.items() if square != there for monster in on)
    options: dict[str, tuple[str, Square, str]] = {}
    for out in here:
        for square in SQUARES:
            for monster in t.monsters.get(square, []) if square != there else []:
                weapons = [use.weapon for use in held]
                if monster != out and can_beat(weapons, *swapped(here, others, out, monster), left):
                    instead = f" for {out}" if len(set(here)) > 1 else ""
                    options[f"lure {monster} {write(square)}{instead}"] = out, square, monster
    out, square, monster = options[(yield from t.ask("lure", list(options), "Z2.5"))]
    here[here.index(out)] = monster
    elsewhere = t.monsters[square]
    elsewhere[elsewhere.index(monster)] = out


def discard(t: Table, held: list[Use]) -> Asking[None]:
    """Z6.3: one weapon may be discarded, or none; Z2.8: also with a spell, and one that was only used to teleport."""
    back = [Use(Weapon(use.weapon.card, known_after(use))) for use in held]
    spells = () if held else ("hardened", "berserk")
    uses = [use for weapon in t.player.weapons for use in spells_for(t, t.player, weapon, spells)]
    options = list(dict.fromkeys(["keep", *(f"discard {use.text}" for use in (*back, *uses))]))
    answer = yield from t.ask("discard", options, "Z6.3")
    t.player.weapons += [use.weapon for use in back]
    held.clear()
    if answer != "keep":
        use = pick([*back, *uses], answer.removeprefix("discard "))
        spend(t, use)
        held.append(use)


def known_after(use: Use) -> str:
    """Z2.1: a printed spell is used up."""
    return "spent" if use.is_printed or use.weapon.known == "spent" else "shown"


def enter(t: Table, there: Square, held: list[Use]) -> Asking[None]:
    """Z6.4: step there, take trophies and tokens, use the tile. Z2.3: a hardened weapon that beat a monster stays."""
    player, beaten = t.player, t.monsters.pop(there, [])
    for use in held:
        if beaten and use.spell == "hardened":
            player.weapons.append(Weapon(use.weapon.card, known_after(use)))
        else:
            t.discards[pile_of(use.weapon.card)][use.weapon.card] += 1
    player.square = there
    player.trophies += beaten
    t.fought = t.fought or bool(beaten)
    if beaten:
        player.won += t.tokens.pop(there, 0)
    if t.tiles[there].kind == "camp":
        yield from use_camp(t)
    if any(use.spell == "berserk" for use in held):  # Z2.6
        yield from choose_where(t, goes_on=True)


def use_camp(t: Table) -> Asking[None]:
    """Z4.5: you may draw a spell, and may discard open tasks."""
    has_spells = t.spells.total() or t.spell_discards.total()
    if has_spells and (yield from t.ask("camp", ["draw spell", "draw nothing"], "Z4.5")) == "draw spell":
        if not t.spells.total():  # Z1.6
            t.spells, t.spell_discards = t.spell_discards, Counter()
        spell = yield from t.draw("spell", t.spells, "Z4.5")
        t.spells[spell] -= 1
        t.player.spells.append(spell)
    while t.row:
        answer = yield from t.ask("throw", [*(f"throw {task}" for task in t.row), "done"], "Z4.5")
        if answer == "done":
            return
        t.row.remove(answer.split()[1])
        t.thrown.append(answer.split()[1])


def die(t: Table) -> Asking[None]:
    """Z6.5: discard all weapons, and stay or go to a start tile."""
    for weapon in t.player.weapons:
        t.discards[pile_of(weapon.card)][weapon.card] += 1
    t.player.weapons = []
    returns = [f"return {write(start)}" for start in STARTS if start != t.player.square]
    answer = yield from t.ask("rise", ["stay", *returns], "Z6.5")
    if answer != "stay":
        t.player.square = read(answer.split()[1])
