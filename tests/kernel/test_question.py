"""A deck is a bag: a draw is a question to chance over what is left in it."""

from rumpus.kernel.chance import SeededChance, draw_unseen
from rumpus.kernel.question import CHANCE, draw_question

BAG = (2, 0, 1, 3)


def test_a_card_is_as_likely_as_there_are_copies_left() -> None:
    question = draw_question("draw", BAG, (0, 1, 2), "deal")
    assert (question.seat, question.kind, question.stream, question.always) == (CHANCE, "draw", "deal", False)
    assert dict(question.probabilities()) == {0: 2 / 3, 2: 1 / 3}


def test_an_empty_bag_has_no_options() -> None:
    assert draw_question("draw", BAG, (1,), "deal", always=True).options == ()


def test_what_is_dealt_anew_comes_out_of_the_bag_until_it_is_empty() -> None:
    bag, chance = bytearray(BAG), SeededChance("7")
    drawn = [draw_unseen(chance, bag, range(4)) for _ in range(6)]
    assert sorted(drawn) == [0, 0, 2, 3, 3, 3]
    assert not any(bag)
