"""A tile is offered exactly if there is a legal way to enter it, and no answer leads into a dead end."""

from collections.abc import Callable, Iterator
from itertools import permutations, product
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.board import DIAMOND
from rumpus.games.zombies_doom.notation import DIE
from rumpus.games.zombies_doom.rules.turn import take_turn
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import HIDDEN, MONSTERS, NO_CARD
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.conversation import answer, then, withdraw
from rumpus.kernel.match import Match
from rumpus.kernel.question import CHANCE
from rumpus.records.scenarios import Scenarios


def shuffled_position(seed: int) -> ZombiesState:
    """A map as it is after the set-up, with other monsters, figures and hands, rich in spells."""
    random = Random(seed)
    options = {"variants": random.choice(("", "printed-spells"))}
    s = Match(GAME, GAME.setting(random.choice((2, 3)), options), SeededChance(str(seed)), listen=False).state
    assert isinstance(s, ZombiesState)
    for place in s.map.lairs:
        s.monsters[place] = random.choice((0, *MONSTERS, *MONSTERS))
    s.monsters[DIAMOND.castle], s.monsters[DIAMOND.second_slot] = random.choice(MONSTERS), random.choice(MONSTERS)
    places = [place for place in range(DIAMOND.places) if s.map.ways[place] and place != DIAMOND.castle]
    near_castle = [place for place in s.map.ways[DIAMOND.castle] if place in places]
    s.figure = [random.choice(places + near_castle * 8) for _ in range(s.setting.seats)]
    for place in s.figure:
        s.monsters[place] = 0
    s.on_map = bytearray([0, *(s.monsters.count(monster) for monster in MONSTERS)])
    cards = [card for card, copies in enumerate(s.setting.weapon_copies) if copies]
    s.weapons = bytearray(random.choice(cards) for _ in s.weapons)
    s.known = bytearray([HIDDEN]) * len(s.weapons)
    for seat, spell in product(range(s.setting.seats), s.setting.spells):
        s.spells[seat * s.setting.spell_kinds + spell] = random.choice((0, 0, 1, 2))
    s.row = []
    s.stack.clear()
    then(s, take_turn, 0)
    withdraw(s)
    return s


def can_be_entered(s: ZombiesState, place: int) -> bool:
    """The rules said once more, slowly and by trying everything, without teleports."""
    box = s.setting.box
    hand = [box.weapons[card] for card in s.weapons[:2] if card != NO_CARD]
    slots = [slot for slot in (place, DIAMOND.second_slot) if place == DIAMOND.castle or slot == place]
    if not s.monsters[place]:
        return True
    lure = box.spell_index["lure"]
    loose = s.spells[lure]
    for chosen in permutations(hand, len(slots)):
        printed = sum(card.spell == lure for card in chosen)
        others = sum(card.spell != lure for card in chosen)
        for monsters in after_lures(list(s.monsters), slots, printed + min(loose, others)):
            if all(monsters[slot] == card.weapon or card.is_bomb for slot, card in zip(slots, chosen, strict=True)):
                return True
    return False


def after_lures(monsters: list[int], slots: list[int], lures: int) -> Iterator[list[int]]:
    yield monsters
    if lures:
        for here in slots:
            for there in range(DIAMOND.slots):
                if there not in slots and monsters[there]:
                    swapped = monsters.copy()
                    swapped[here], swapped[there] = swapped[there], swapped[here]
                    yield from after_lures(swapped, slots, lures - 1)


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_destination_is_offered_exactly_if_it_can_be_entered(seed: int) -> None:
    s = shuffled_position(seed)
    offered = [option for option in s.asked().options if option < DIAMOND.places]
    assert offered == [place for place in s.map.ways[s.figure[0]] if can_be_entered(s, place)]
    assert s.asked().options[-1] >= DIE


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_no_answer_of_a_fight_leads_into_a_dead_end(seed: int) -> None:
    """Whatever is answered, the fight comes to its end with what it must leave behind."""
    fights = 0
    for s in ends_of_fight(shuffled_position(seed), limit=400):
        assert not s.held
        assert not s.monsters[s.figure[0]]
        fights += 1
    assert fights


def ends_of_fight(s: ZombiesState, limit: int) -> Iterator[ZombiesState]:
    """Every way the fight can go on from here, up to a limit: the states at the end of it."""
    waiting = [s]
    while waiting and limit:
        limit -= 1
        now = waiting.pop()
        question = now.asked()
        if question.seat == CHANCE or question.kind in ("draw", "trophies", "rise") or now.seat != 0:
            yield now
            continue
        assert question.options
        for option in question.options:
            other = now.copy()
            answer(other, option)
            waiting.append(other)


def test_two_alike_are_one_choice(place: Callable[..., ZombiesState]) -> None:
    s = place(monsters={"3,3": "demon"}, hands={"player 1": "bow, bow, hardened"})
    answer(s, s.map.ways[17][0])
    assert [s.write(s.asked(), option) for option in s.asked().options] == ["use bow", "use bow with hardened"]


def test_a_weapon_everybody_knows_is_used_before_one_alike_that_nobody_knows(
    place: Callable[..., ZombiesState],
) -> None:
    s = place(monsters={"3,3": "demon"}, hands={"player 1": "bow shown, bow"})
    answer(s, s.map.ways[17][0])
    answer(s, s.asked().options[0])
    assert s.known[0] == s.known[1] == HIDDEN
    assert len(s.hand(0)) == 1


def test_a_spent_weapon_is_told_from_a_fresh_one_and_stays_spent(
    place: Callable[..., ZombiesState], standard_files: dict[str, bytes], tmp_path: Path
) -> None:
    """In a box that has the card twice."""
    for name, content in standard_files.items():
        (tmp_path / name).write_bytes(content.replace(b"1 bow with hardened", b"2 bow with hardened"))
    s = place(
        {"variants": "printed-spells", "box": str(tmp_path)},
        monsters={"3,3": "demon"},
        hands={"player 1": "bow+hardened spent, bow+hardened, hardened"},
    )
    answer(s, s.map.ways[17][0])
    question = s.asked()
    texts = {s.write(question, option): option for option in question.options}
    assert [*texts] == [
        "use bow+hardened spent",
        "use bow+hardened spent with hardened",
        "use bow+hardened",
        "use bow+hardened with hardened",
        "use bow+hardened itself",
    ]
    answer(s, texts["use bow+hardened spent with hardened"])
    assert Scenarios.of(GAME).facts(s)["hands"]["player 1"] == "bow+hardened, bow+hardened spent"


def test_all_spells_are_tried_by_the_positions_above() -> None:
    spells = GAME.setting(2, {}).spells
    assert {spell for seed in range(30) for spell in spells if shuffled_position(seed).spells[spell]} == {*spells}
