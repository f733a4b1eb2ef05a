"""The rules: one function for one sentence of the book (its clauses are in the words, rule-L1 and so on)."""

from liars_dice.state import FACES, LIAR, RULES, DiceState, bid_of, faces_in, parts_of
from rumpus.kernel.conversation import ask, begin_turn, frame, in_order, reveal, rulebook, tell, tell_secretly, then
from rumpus.kernel.question import CHANCE, Question

rule = rulebook(RULES)
SEATS = (2, 3, 4, 5, 6)
DIE = tuple(Question(CHANCE, "die", FACES, stream="dice", known_to=seat) for seat in range(max(SEATS)))


@rule
def new_round(s: DiceState, first: int) -> None:
    everybody = [frame(roll, seat) for seat in range(s.setting.seats) if s.left[seat]]
    in_order(s, *everybody, frame(turn, first))


@rule
def roll(s: DiceState, seat: int) -> None:
    """One die after the other, in secret."""
    if sum(s.cup(seat)) < s.left[seat]:
        ask(s, DIE[seat], rolled, seat)
    else:
        tell_secretly(s, seat, "L2", "rolled", {"dice": faces_in(s.cup(seat))}, seat=seat)


@rule
def rolled(s: DiceState, face: int, seat: int) -> None:
    s.cups[6 * seat + face - 1] += 1
    then(s, roll, seat)


@rule
def turn(s: DiceState, seat: int) -> None:
    begin_turn(s, "L3", seat)
    bids = range(max(s.bid + 1, bid_of(1, 1)), bid_of(sum(s.left), 6) + 1)
    ask(s, Question(seat, "bid", (LIAR, *bids) if s.bid else tuple(bids)), answered, seat)


@rule
def answered(s: DiceState, option: int, seat: int) -> None:
    if option == LIAR:
        tell(s, "L4", "doubted", seat=seat)
        then(s, lift_cups, seat)
        return
    s.bid, s.bidder = option, seat
    number, face = parts_of(option)
    tell(s, "L3", "bid", seat=seat, number=number, face=face)
    then(s, turn, s.after(seat))


@rule
def lift_cups(s: DiceState, doubter: int) -> None:
    number, face = parts_of(s.bid)
    found = s.matching(face, s.cups)
    for seat in range(s.setting.seats):
        if s.left[seat]:
            reveal(s, "L4", "showed", seat=seat, dice=faces_in(s.cup(seat)))
    reveal(s, "L4", "counted", number=number, face=face, found=found)
    then(s, lose_die, doubter if found >= number else s.bidder)


@rule
def lose_die(s: DiceState, loser: int) -> None:
    s.left[loser] -= 1
    s.cups, s.bid = [0] * len(s.cups), 0
    tell(s, "L5", "lost", seat=loser, left=s.left[loser])
    if s.result() is None:
        then(s, new_round, loser if s.left[loser] else s.after(loser))
