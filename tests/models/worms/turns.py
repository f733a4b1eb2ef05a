"""W3, W6, W7: turns and their steps, and how the game ends."""

from rumpus.contract.model import Position
from tests.models.worms import aiming, drops, harm, moving
from tests.models.worms.cards import AT_END_OF_TURN, HARSH_WEAPONS, WEAPONS
from tests.models.worms.reading import read_table
from tests.models.worms.table import STEPS, Asking, Table, disk, read, step, write


def play(position: Position) -> Asking[None]:
    """From a position to the end of the game."""
    t = read_table(position)
    while t.result == "none":
        yield from take_turn(t)
        pass_token(t)
    while True:
        yield from t.over()


def take_turn(t: Table) -> Asking[None]:
    """W3.1: the steps that are still to come. W3.10: a turn cut short goes on with step 6."""
    if t.step == 1:
        yield from activate(t)
    if t.step <= 2 and t.worm and not t.cut:
        t.step = 2
        t.worm.lying = t.worm.lying and t.sudden_death == "one-health"  # W3.3
    for number in (3, 4):
        if t.step <= number and not t.cut:
            t.step = number
            yield from may_move(t, smooth=False)
    if t.step <= 5 and not t.cut:
        t.step = 5
        yield from may_play(t)
    if t.step <= 6:
        t.step, t.cut = 6, False
        yield from end_of_turn(t)
    if t.step <= 7:
        t.step, t.same_hex = 7, None
        yield from drops.turn_over_drop(t)


def activate(t: Table) -> Asking[None]:
    """W14: ice cubes go. W3.2: choose a worm; crates in its hex are opened."""
    t.ice.discard(t.turn)
    worms = t.worms_of(t.turn)
    for worm in worms:
        worm.frozen = False
    answer = yield from t.choose("activate", [f"activate {worm.name[-1]}" for worm in worms], "W3.2")
    t.worm = next(worm for worm in worms if worm.name[-1] == answer[-1])
    t.last_on = t.worm.hex
    for crate in t.on(t.last_on or (0, 0), "crate"):
        t.remove(crate)
        yield from harm.draw_supply(t, t.turn)


def may_move(t: Table, smooth: bool) -> Asking[None]:
    """W3.4, W4.1, W4.2: stay, inch to land, or jump up to two hexes; W12: in one edition only to land."""
    worm = t.worm
    if worm is None or worm.hex is None:
        return
    inches = [hex_ for way in STEPS if (hex_ := step(worm.hex, way)) in t.land]
    jumps = [hex_ for hex_ in disk(worm.hex, 2) if hex_ in t.land or t.edition != "czech"]
    options = [*(f"inch {write(hex_)}" for hex_ in inches), *(f"jump {write(hex_)}" for hex_ in jumps)]
    answer = yield from t.choose("move", ["stay", *options], "W3.4")
    if answer.startswith("inch"):
        yield from moving.move(t, worm, read(answer.split()[1]))
    elif answer.startswith("jump"):
        yield from moving.jump(t, worm, read(answer.split()[1]), smooth)


def may_play(t: Table) -> Asking[None]:
    """W3.5, W5.1: one card of the hand, its action line from left to right; W5.3: then it goes to the box."""
    hand = sorted(set(t.hands[t.turn]))
    answer = yield from t.choose("weapon", ["pass", *(f"play {card}" for card in hand)], "W3.5")
    if answer == "pass":
        return
    card = answer.split()[1]
    weapon = WEAPONS.get(card) or HARSH_WEAPONS[card]
    t.hands[t.turn].remove(card)
    smooth = False
    for symbol in weapon.symbols.split():
        if t.cut:
            break
        if symbol == "text":
            t.smooth = False
            yield from aiming.do_text(t, card, weapon.text)
            smooth = t.smooth
        elif symbol == "move":
            yield from may_move(t, smooth)
        else:
            yield from may_play(t)
    t.discards.append(card)


def end_of_turn(t: Table) -> Asking[None]:
    """W3.6, W6.1: what waits for step 6; W3.8: in the order chosen."""
    effects = list(t.at_end)
    t.at_end = []
    if t.sudden_death in AT_END_OF_TURN:
        effects.append((t.sudden_death, (0, 0), 0))
    while effects:
        names = [f"resolve {place + 1} {card}" for place, (card, _, _) in enumerate(effects)]
        card, hex_, arrow = effects.pop(names.index((yield from t.choose("resolve", names, "W3.8"))))
        t.target, t.arrow = (None if card == t.sudden_death else hex_), arrow
        yield from aiming.do_text(t, card, AT_END_OF_TURN[card])


def pass_token(t: Table) -> None:
    """W3.1: step 8. W7.2: after the first elimination everybody left has one more turn, and then the game is over."""
    t.step, t.target, t.arrow = 8, None, 0
    if t.ends:
        t.ends, t.owed = False, [team for team in t.teams if t.worms_of(team)]
    place = t.teams.index(t.turn) + 1
    following = [team for team in (*t.teams[place:], *t.teams[:place]) if t.worms_of(team)]
    if t.owed is not None:
        following = [team for team in following if team in t.owed]
    if not following:
        t.result = winners(t)
        return
    t.turn = following[0]
    if t.owed is not None:
        t.owed.remove(t.turn)
    t.step, t.worm, t.last_on, t.cut, t.hit = 1, None, None, False, None


def winners(t: Table) -> str:
    """W7.3: most worms, then most healthy ones; W12: a tie is a draw or a shared win."""
    strength = {team: (len(worms := t.worms_of(team)), sum(not worm.lying for worm in worms)) for team in t.teams}
    best = [team for team in t.teams if strength[team] == max(strength.values()) and strength[team][0]]
    return ", ".join(best) if len(best) == 1 or (best and t.edition == "czech") else "draw"
