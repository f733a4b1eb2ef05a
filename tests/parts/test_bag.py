"""A deck is a bag: a draw is a question to chance over what is left in it."""

from dataclasses import dataclass

from rumpus.kernel.chance import SeededChance
from rumpus.kernel.question import CHANCE
from rumpus.parts.bag import count_in, deal_anew, draw_question, draw_unseen, full_bag, left_in, put_back

BAG = (2, 0, 1, 3)


@dataclass
class Printed:
    copies: int


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


def test_hidden_cards_are_dealt_anew_among_those_that_look_alike() -> None:
    """The first two backs are alike, and so are the last two; what was hidden may come again."""
    alike = {0: (0, 1), 1: (0, 1), 2: (2, 3), 3: (2, 3)}
    seen = set()
    for seed in range(40):
        bag = bytearray((1, 1, 0, 1))
        dealt = deal_anew(SeededChance(str(seed)), bag, (0, 2), alike)
        assert dealt[0] in (0, 1)
        assert dealt[1] in (2, 3)
        put_back(bag, dealt)
        assert bag == bytearray((2, 1, 1, 1))
        seen.add(tuple(dealt))
    assert len(seen) == 4


def test_a_new_bag_holds_what_the_box_does() -> None:
    bag = full_bag([Printed(2), Printed(0), Printed(1), Printed(3)])
    assert tuple(bag) == BAG
    assert left_in(bag, (0, 1, 2)) == (0, 2)
    assert count_in(bag, (0, 1, 3)) == 5
