"""The judge of what guests were told finds what is wrong, in a history with nothing else wrong in it."""

from random import Random

import pytest

from tests.helpers.table.history import PLAYED_BY_BOT, Attempt, Deed, History, faults


def sound(random: Random) -> History:
    """Two seats take turns and talk; now and then a line breaks before anything was done, and it is done again."""
    history = History({0: [], 1: []}, shown={"here": [], "there": []})
    for number in range(3, 60):
        seat = random.randrange(2)
        deed = Deed(seat, random.choice(["answer", "chat"]), f"{random.randrange(6)}")
        if random.random() < 0.1:
            history.attempts[seat].append(Attempt(deed, refused="answer-late"))
        history.attempts[seat].append(Attempt(deed, number))
        history.log[number] = deed
        for seen in history.shown.values():
            seen.append(f"{number} {deed.text}")
    del history.shown["there"][40:]
    return history


def kinds(history: History) -> set[str]:
    return {fault.kind for fault in faults(history)}


@pytest.fixture(params=range(5))
def history(request: pytest.FixtureRequest) -> History:
    return sound(Random(request.param))


def test_nothing_is_wrong_with_a_sound_one(history: History) -> None:
    assert faults(history) == []


def test_what_is_lost(history: History) -> None:
    lost = Deed(0, "answer", "only once")
    history.attempts[0].append(Attempt(lost, 60))
    assert kinds(history) == {"lost"}


def test_what_was_done_twice(history: History) -> None:
    history.log[60] = history.log[59]
    assert kinds(history) == {"doubled"}


def test_what_was_acknowledged_twice(history: History) -> None:
    history.attempts[0].append(next(one for one in reversed(history.attempts[0]) if one.number))
    assert kinds(history) == {"doubled"}


def test_what_was_done_and_refused(history: History) -> None:
    deed = Deed(1, "chat", "only once")
    history.attempts[1].append(Attempt(deed, refused="internal-error"))
    history.log[60] = deed
    assert kinds(history) == {"doubled"}


def test_what_is_in_another_order_than_it_was_acknowledged_in(history: History) -> None:
    one, other = next((n, n + 1) for n in range(3, 59) if history.log[n] != history.log[n + 1])
    history.log[one], history.log[other] = history.log[other], history.log[one]
    assert kinds(history) == {"reordered"}


def test_what_somebody_did_later_and_counts_earlier(history: History) -> None:
    history.attempts[0].reverse()
    assert kinds(history) == {"reordered"}


def test_what_was_done_and_nobody_heard_of_it(history: History) -> None:
    deed = Deed(0, "answer", "only once")
    history.attempts[0] += [Attempt(deed), Attempt(deed, refused="answer-late")]
    assert faults(history) == []
    history.log[60] = deed
    assert kinds(history) == {"unacknowledged"}


def test_what_is_told_otherwise_at_another_process(history: History) -> None:
    there = history.shown["there"]
    there[10], there[11] = there[11], there[10]
    assert kinds(history) == {"different"}
    there[10], there[11] = there[11], there[10]
    del there[20]
    assert kinds(history) == {"different"}


@pytest.mark.parametrize(
    ("since", "seen_next", "found"),
    [(2, None, set()), (3, 9, set()), (6, 9, set()), (7, 9, {"refused"}), (2, 4, {"refused"})],
)
def test_who_was_told_of_a_bot_that_was_not_there(since: int, seen_next: int | None, found: set[str]) -> None:
    """One sat there from the fifth entry on, until the seventh."""
    bots = [frozenset[int]()] * 4 + [frozenset({0})] * 2 + [frozenset[int]()] * 3
    attempts = [Attempt(Deed(0, "answer", "stay"), refused=PLAYED_BY_BOT, since=since)]
    attempts += [Attempt(Deed(0, "answer", "stay"), refused="answer-late", since=seen_next)] if seen_next else []
    assert kinds(History({0: attempts}, bots=bots)) == found
