"""Who meets whom: properties that hold for every tournament that can be played."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rumpus.table.tournaments.matching import NOBODY, match
from rumpus.table.tournaments.pairing import Pairing, Past, groups, round_robin, swiss

NAMES = [f"player {number}" for number in range(24)]


def most_pairs(people: frozenset[int], edges: frozenset[frozenset[int]]) -> int:
    """By trying everything."""
    if not people:
        return 0
    one = min(people)
    others = [other for other in people if frozenset((one, other)) in edges]
    return max([most_pairs(people - {one}, edges), *(1 + most_pairs(people - {one, other}, edges) for other in others)])


@given(st.integers(1, 8).flatmap(lambda n: st.tuples(st.just(n), st.sets(st.sampled_from(range(28))))))
@settings(max_examples=300)
def test_as_many_pairs_are_found_as_there_can_be(drawn: tuple[int, set[int]]) -> None:
    size, chosen = drawn
    pairs = [pair for number, pair in enumerate(combinations(range(size), 2)) if number in chosen]
    near = [[b if a == one else a for a, b in pairs if one in (a, b)] for one in range(size)]
    mates = match(near)
    for one, other in enumerate(mates):
        assert other == NOBODY or (mates[other] == one and other in near[one])
    found = sum(other != NOBODY for other in mates) // 2
    assert found == most_pairs(frozenset(range(size)), frozenset(map(frozenset, pairs)))


def play(size: int, rounds: int, seed: int) -> list[Pairing]:
    """A Swiss tournament in which the better one does not always win, as chance has it."""
    random, standing, played = Random(seed), NAMES[:size], list[Pairing]()
    points = dict.fromkeys(standing, 0.0)
    for _ in range(rounds):
        standing = sorted(points, key=lambda one: (-points[one], NAMES.index(one)))
        played.append(swiss(standing, played))
        for game in played[-1].games:
            points[random.choice(game)] += random.choice((0.5, 1))
        if played[-1].bye:
            points[played[-1].bye] += 1
    return played


@given(st.integers(2, 17), st.integers(1, 16), st.integers(0, 10_000))
@settings(max_examples=150, deadline=None)
def test_swiss_is_fair(size: int, rounds: int, seed: int) -> None:
    """Nobody meets twice while that can be avoided, all are about as often first, and nobody is left over twice before
    everybody was once."""
    played = play(size, min(rounds, size), seed)
    for number, pairing in enumerate(played):
        there = [one for game in pairing.games for one in game] + ([pairing.bye] if pairing.bye else [])
        assert sorted(there) == sorted(NAMES[:size])
        assert bool(pairing.bye) == bool(size % 2)
        past = Past(played[:number])
        if any(past.met[frozenset(game)] for game in pairing.games) and size <= 8:
            assert not could_be_avoided(NAMES[:size], past)
    after = Past(played)
    assert max(after.byes.values(), default=0) <= 1
    assert all(abs(after.leaning(one)) <= 3 for one in NAMES[:size])
    if len(played) <= size // 2:
        assert max(after.met.values()) == 1


def could_be_avoided(people: list[str], past: Past) -> bool:
    """Whether those who were left over least leave somebody over so that all others meet somebody new."""
    least = min(past.byes[one] for one in people)
    for bye in [one for one in people if past.byes[one] == least] if len(people) % 2 else [""]:
        rest = [one for one in people if one != bye]
        new = [{i, j} for i, j in combinations(range(len(rest)), 2) if not past.met[frozenset((rest[i], rest[j]))]]
        if 2 * most_pairs(frozenset(range(len(rest))), frozenset(map(frozenset, new))) == len(rest):
            return True
    return False


@pytest.mark.parametrize("size", range(2, 13))
def test_in_a_round_robin_everybody_meets_everybody_once(size: int) -> None:
    people = NAMES[:size]
    played = [round_robin(people, number) for number in range(size - 1 + size % 2)]
    past = Past(played)
    assert past.met == {frozenset(pair): 1 for pair in combinations(people, 2)}
    assert past.byes == (dict.fromkeys(people, 1) if size % 2 else {})
    assert all(abs(past.leaning(one)) <= 1 for one in people)


@given(st.integers(2, 24), st.integers(3, 4), st.integers(1, 6), st.integers(0, 10_000))
@settings(max_examples=60, deadline=None)
def test_groups_are_even_and_mixed(size: int, seats: int, rounds: int, seed: int) -> None:
    random, played = Random(seed), list[Pairing]()
    for _ in range(rounds):
        standing = random.sample(NAMES[:size], size)
        played.append(groups(standing, seats, played))
        games = played[-1].games
        assert sorted(one for game in games for one in game) == sorted(NAMES[:size])
        assert len(games) == -(-size // seats)
        sizes = [len(game) for game in games]
        assert max(sizes) <= seats
        assert max(sizes) - min(sizes) <= 1
        assert min(sizes) >= 2
    past = Past(played)
    assert all(past.firsts[one] <= 1 + rounds / 2 for one in NAMES[:size])
    if size == 16 and rounds >= 2:
        assert not any(
            Past(played[:1]).met[frozenset(pair)] for game in played[1].games for pair in combinations(game, 2)
        )
