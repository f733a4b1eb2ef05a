"""An interval that may be looked at after every number."""

from random import Random

from rumpus.arena.sequence import MeanSequence


def numbers(random: Random, chance: float, count: int) -> list[float]:
    """Of deals with two games each: none, one or both of them won."""
    return [((random.random() < chance) + (random.random() < chance)) / 2 for _ in range(count)]


def test_before_the_first_number_everything_is_possible() -> None:
    sequence = MeanSequence()
    assert (sequence.low, sequence.value, sequence.high) == (0.0, 0.5, 1.0)


def test_looking_after_every_number_the_truth_is_hardly_ever_left_out() -> None:
    random, left_out = Random(1), 0
    for _ in range(60):
        sequence = MeanSequence()
        for number in numbers(random, 0.5, 60):
            sequence.add(number)
            if not sequence.low <= 0.5 <= sequence.high:
                left_out += 1
                break
    assert left_out <= 5, "more than one in twenty, with room for bad luck"


def test_who_always_wins_is_better_after_few_deals() -> None:
    sequence = MeanSequence()
    while sequence.low <= 0.5:
        sequence.add(1.0)
    assert 5 <= sequence.count <= 8


def test_it_becomes_narrower_around_what_was_seen() -> None:
    sequence, widths = MeanSequence(), []
    for number in numbers(Random(2), 0.75, 200):
        sequence.add(number)
        assert sequence.low <= sequence.value <= sequence.high
        widths.append(sequence.high - sequence.low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 0.2


def test_fewer_errors_take_more_numbers() -> None:
    sure, surer = MeanSequence(0.05), MeanSequence(0.005)
    for number in numbers(Random(3), 0.8, 50):
        sure.add(number)
        surer.add(number)
    assert surer.low < sure.low < sure.high < surer.high


def test_numbers_that_contradict_all_means_leave_one() -> None:
    """As far as possible from what went before, again and again: that is no luck, but nothing breaks."""
    sequence = MeanSequence(0.5)
    for number in [1.0] * 200 + [0.0] * 200:
        sequence.add(number)
    assert sequence.low < sequence.high
