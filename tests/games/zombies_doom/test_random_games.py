"""What holds at every moment of every game."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.games.zombies_doom import GAME
from rumpus.games.zombies_doom.board import CASTLE, DIAMOND, NORMAL, NOWHERE
from rumpus.games.zombies_doom.notation import card_of
from rumpus.games.zombies_doom.state import ZombiesState
from rumpus.games.zombies_doom.things import HIDDEN, KINDS, MONSTERS, NO_CARD
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.match import Match

seeds = st.integers(0, 10**9)


def new_match(seed: int) -> tuple[Match, ZombiesState, Random]:
    random = Random(seed)
    setting = GAME.setting(random.choice(GAME.seats), {"variants": random.choice(("", "printed-spells"))})
    match = Match(GAME, setting, SeededChance(str(seed)), listen=False)
    assert isinstance(match.state, ZombiesState)
    return match, match.state, random


@pytest.mark.unmeasured
@settings(max_examples=30, deadline=None)
@given(seed=seeds)
def test_nothing_gets_lost_and_nothing_is_where_it_does_not_belong(seed: int) -> None:
    match, s, random = new_match(seed)
    while (question := match.question) is not None:
        assert_all_cards_are_somewhere(s)
        assert_monsters_are_where_they_belong(s)
        assert_nobody_has_won_and_somebody_can(s)
        match.answer(random.choice(question.options))
    assert s.score(s.winner) >= s.setting.target
    assert all(s.score(seat) < s.setting.target for seat in range(s.setting.seats) if seat != s.winner)


def assert_all_cards_are_somewhere(s: ZombiesState) -> None:
    box, hands = s.setting.box, list(s.weapons)
    held = [card_of(use) for use in s.held]
    for card, copies in enumerate(s.setting.weapon_copies):
        assert s.bag[card] + s.discards[card] + hands.count(card) + held.count(card) == copies
    assert all(s.known[slot] == HIDDEN for slot, card in enumerate(s.weapons) if card == NO_CARD)
    for spell in s.setting.spells:
        in_hands = sum(s.spells[seat * s.setting.spell_kinds + spell] for seat in range(s.setting.seats))
        assert s.spell_bag[spell] + s.spell_discards[spell] + in_hands == box.spells[spell].copies
    for task in range(len(box.tasks)):
        assert s.task_bag[task] + s.task_discards[task] + s.row.count(task) + (s.done[task] > 0) == 1
    assert len(s.row) <= s.setting.numbers.open_tasks


def assert_monsters_are_where_they_belong(s: ZombiesState) -> None:
    """Z5.3, Z7.2; and wherever a token lies, something guards it."""
    for monster in MONSTERS:
        trophies = sum(s.trophies[seat * KINDS + monster] for seat in range(s.setting.seats))
        assert s.on_map[monster] == s.monsters.count(monster)
        assert s.on_map[monster] + trophies + s.pool[monster] == s.setting.box.monsters[monster]
    for place in range(DIAMOND.places):
        if s.monsters[place]:
            assert s.map.kinds[place] in (NORMAL, CASTLE)
            assert place not in s.figure
        assert bool(s.monsters[place]) or not s.tokens[place]
    assert bool(s.monsters[DIAMOND.castle]) == bool(s.monsters[DIAMOND.second_slot])
    for seat in range(s.setting.seats):
        if seat != s.seat:
            assert sum(s.trophies[seat * KINDS : seat * KINDS + KINDS]) <= s.setting.numbers.trophies_kept
        assert s.figure[seat] == NOWHERE or s.map.ways[s.figure[seat]]


def assert_nobody_has_won_and_somebody_can(s: ZombiesState) -> None:
    """Z7.3, Z8.3: tokens never come back, and yet one is left as long as the game goes on: nobody gets stuck."""
    scores = [s.score(seat) for seat in range(s.setting.seats) if seat != s.seat]
    assert max(scores) < s.setting.target
    assert sum(s.tokens) > 0


@settings(max_examples=30, deadline=None)
@given(seed=seeds)
def test_a_state_brought_back_from_json_shares_nothing_and_goes_on_alike(seed: int) -> None:
    match, s, random = new_match(seed)
    for _ in range(random.randrange(150)):
        if match.question is not None:
            match.answer(random.choice(match.question.options))
    again = GAME.load(s.setting, s.to_json())
    before = s.digest()
    other = Match(GAME, match.setting, SeededChance("on"), state=again, listen=False)
    copied = Match(GAME, match.setting, SeededChance("on"), state=s.copy(), listen=False)
    for _ in range(40):
        if other.question is not None:
            option = random.choice(other.question.options)
            other.answer(option)
            copied.answer(option)
    assert again.digest() == copied.state.digest()
    assert s.digest() == before
