"""Z6.3, Z6.4, Z4.5: going to a tile, fighting for it, using it."""

from typing import TYPE_CHECKING

from rumpus.games.zombies_doom.board import CAMP
from rumpus.games.zombies_doom.notation import (
    DONE,
    ITSELF,
    KEEP,
    card_of,
    each_of,
    is_spent,
    plain_use,
    spell_of,
    way_of,
)
from rumpus.games.zombies_doom.rules import decks, spells, turn
from rumpus.games.zombies_doom.rules.book import rule
from rumpus.games.zombies_doom.rules.possible import count_swaps, fight_uses, hand_of, uses_with
from rumpus.games.zombies_doom.things import SHOWN, SPENT
from rumpus.kernel.conversation import ask, frame, in_order, tell, then, waiting
from rumpus.kernel.question import Question

if TYPE_CHECKING:
    from rumpus.games.zombies_doom.state import ZombiesState


@rule
def attack(s: "ZombiesState", place: int) -> None:
    """Z6.4: for each monster there a weapon; Z6.3: without one, a weapon may be discarded."""
    monsters = s.monsters_at(place)
    hand = hand_of(s)
    if monsters and len(s.held) < len(monsters):
        # Asked even if there is one way only: the others are not to learn that.
        ask(s, Question(s.seat, "use", tuple(fight_uses(s, place, hand)), always=True), weapons_chosen, place)
    elif monsters:
        fight(s, place)
    elif not (hand or s.held) or goes_on_with(s, s.held):
        go_there(s, place)
    else:
        ask(s, Question(s.seat, "discard", (KEEP, *uses_on_empty_tile(s, hand))), discard_chosen, place)


def uses_on_empty_tile(s: "ZombiesState", hand: list[int]) -> list[int]:
    """Z2.8: a spell can be used there, and the weapon it is on is discarded. There is no monster to be swapped.
    After changing places a weapon can only be discarded plainly: two spells take two weapons to attack with (Z2.7)."""
    if s.held:
        return list(dict.fromkeys([*map(without_spell, s.held), *hand]))
    return [use for plain in dict.fromkeys(hand) for use in uses_with(s, plain, s.setting.on_empty_tiles)]


def goes_on_with(s: "ZombiesState", uses: list[int]) -> bool:
    """Z2.6: whether one of these does not let the attack end the turn."""
    return any(s.setting.goes_on[spell_of(s.setting, use)] for use in uses)


def without_spell(use: int) -> int:
    """The weapon as it goes back to the hand: Z2.1, a printed spell is used up."""
    return plain_use(card_of(use), is_spent(use) or way_of(use) == ITSELF)


def place_attacked(s: "ZombiesState") -> int | None:
    """The tile that somebody goes to while choosing how."""
    for how_chosen in (weapons_chosen, discard_chosen, spells.monsters_swapped):
        if (attacks := waiting(s, how_chosen)) is not None:
            (place,) = attacks
            return place
    return None


@rule
def discard_chosen(s: "ZombiesState", use: int, place: int) -> None:
    """Z6.3: you may discard one weapon as you go. Z2.8: one whose spell only moved you may stay like any other."""
    for carrier in s.held:
        take_back(s, carrier, "Z2.8", told=without_spell(carrier) != use)
    s.held.clear()
    if use != KEEP:
        declare(s, use, fights=False)
    go_there(s, place)


@rule
def weapons_chosen(s: "ZombiesState", uses: int, place: int) -> None:
    """Z6.4: what was chosen is shown."""
    for use in each_of(uses):
        declare(s, use, fights=True)
    fight(s, place)


def fight(s: "ZombiesState", place: int) -> None:
    """Z2.5: monsters are swapped before the attack."""
    swaps = count_swaps(s, s.held)
    if not swaps:
        go_there(s, place)
        return
    in_order(s, *(frame(spells.swap_monsters, place, left) for left in range(swaps, 0, -1)), frame(go_there, place))


def declare(s: "ZombiesState", use: int, fights: bool) -> None:
    """The weapon is laid down, with its spell if it is used with one (Z2.1: a spell is used once)."""
    card, way = card_of(use), way_of(use)
    weapon = s.setting.box.weapons[card].weapon
    s.take_weapon(s.seat, card, is_spent(use))
    if way not in (0, ITSELF):
        s.spells[s.seat * s.setting.spell_kinds + way] -= 1
        s.spell_discards[way] += 1
    s.held.append(use)
    spell = spell_of(s.setting, use)
    if spell:
        tell(s, "Z2.1", "uses-with-spell", seat=s.seat, card=card, weapon=weapon, spell=spell)
    elif fights:
        tell(s, "Z1.3", "uses", seat=s.seat, card=card, weapon=weapon)
    else:
        tell(s, "Z6.3", "discards", seat=s.seat, card=card, weapon=weapon)


@rule
def go_there(s: "ZombiesState", place: int) -> None:
    """Z6.4: step there, take its tokens and monsters, and use the tile. Z2.6: with some spells the turn goes on. Z2.10:
    others bring something to whoever has won."""
    seat = s.seat
    monsters = s.monsters_at(place)
    used = [spell for use in s.held if (spell := spell_of(s.setting, use))]
    lay_down_weapons(s, bool(monsters))
    origin, s.figure[seat] = s.figure[seat], place
    tell(s, "Z6.4" if monsters else "Z6.3", "goes", seat=seat, place=place, origin=origin)
    if monsters:
        beat(s, place, monsters)
    take_tokens(s, place, bool(monsters))
    if used:
        follow_up(s, used, bool(monsters))
    if s.map.kinds[place] == CAMP:
        in_order(s, frame(draw_spell_in_camp), frame(throw_away_task))


def follow_up(s: "ZombiesState", used: list[int], won: bool) -> None:
    """Z2.6, Z2.10: what the spells of an attack lead to when it is over."""
    if any(s.setting.goes_on[spell] for spell in used):
        then(s, turn.choose_where, True)
    if won:
        in_order(s, *(spells.BRING[effect] for spell in used for effect in s.setting.brings[spell]))


def lay_down_weapons(s: "ZombiesState", fought: bool) -> None:
    """Z6.4: weapons used are discarded; Z2.3: one that beat a monster may stay, and its spell is used up."""
    while s.held:
        use = s.held.pop(0)
        if fought and s.setting.keeps_weapon[spell_of(s.setting, use)]:
            take_back(s, use, "Z2.3")
        else:
            s.discards[card_of(use)] += 1


def take_back(s: "ZombiesState", use: int, clause: str, told: bool = True) -> None:
    """A weapon that was laid down returns to the hand, and everybody knows of it."""
    card = card_of(use)
    s.give_weapon(s.seat, card, SPENT if is_spent(without_spell(use)) else SHOWN)
    if told:
        tell(s, clause, "keeps-weapon", seat=s.seat, card=card, weapon=s.setting.box.weapons[card].weapon)


def beat(s: "ZombiesState", place: int, monsters: tuple[int, ...]) -> None:
    """Z6.4: the monsters are trophies."""
    s.fought = True
    s.take_monster(place, s.seat)
    if len(monsters) > 1:
        s.take_monster(s.map.second_slot, s.seat)
    for monster in monsters:
        tell(s, "Z6.4", "beats", seat=s.seat, monster=monster, place=place)


def tokens_won(s: "ZombiesState", place: int, fought: bool) -> int:
    """Z6.4: the victory tokens that are still there; Z4.6: where nothing guards the castle, those of the castle too."""
    unguarded = place == s.map.castle and not s.setting.numbers.castle_monsters
    return s.tokens[place] if fought or unguarded else 0


def take_tokens(s: "ZombiesState", place: int, fought: bool) -> None:
    if tokens := tokens_won(s, place, fought):
        s.tokens[place] = 0
        s.won[s.seat] += tokens
        tell(s, "Z6.4", "takes-tokens", seat=s.seat, tokens=tokens, place=place)


@rule
def draw_spell_in_camp(s: "ZombiesState") -> None:
    """Z4.5: whenever you enter a camp you may draw a spell."""
    if any(s.spell_bag) or any(s.spell_discards):
        ask(s, Question(s.seat, "camp", (1, 0)), camp_chosen)


@rule
def camp_chosen(s: "ZombiesState", draws: int) -> None:
    if draws:
        then(s, decks.draw_spell, s.seat)


@rule
def throw_away_task(s: "ZombiesState") -> None:
    """Z4.5: and may discard any of the open tasks; the row is filled again at the end of the turn."""
    if s.row:
        ask(s, Question(s.seat, "throw", (*s.row, DONE)), task_thrown)


@rule
def task_thrown(s: "ZombiesState", task: int) -> None:
    if task == DONE:
        return
    s.row.remove(task)
    s.task_discards[task] = 1
    tell(s, "Z4.5", "throws-task", seat=s.seat, task=task)
    then(s, throw_away_task)
