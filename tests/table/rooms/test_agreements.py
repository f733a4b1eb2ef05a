"""What those who play agree on besides the game, without a server: the log tells it, and nobody gains dice."""

import msgspec
import pytest

from rumpus.kernel.message import Refused
from rumpus.records.record import read_record
from rumpus.records.verify import verify
from rumpus.table.guests.tokens import hashed
from rumpus.table.rooms import acts, propose
from rumpus.table.rooms.entries import AnyEntry, Drawn, Resigned, read_entry, write_entry
from rumpus.table.rooms.going_on import goes_on_after
from rumpus.table.rooms.room import Proposal, Room
from tests.helpers.table.agreeing import act, begun, refusal, room_for, told
from tests.helpers.table.rooms import NOON, QUICK, answer, link_of, options_in, take, token_of

# Draw


def test_a_draw_needs_everybody() -> None:
    room = begun(3)
    act(room, 0, "draw")
    assert room.stage == "running"
    act(room, 2, "agree")
    assert room.stage == "running"
    assert isinstance(act(room, 1, "agree"), Drawn)
    assert (room.stage, room.winners(), room.asked()) == ("over", [], None)
    assert told(room) == ["told-wish", "told-draw"]
    with pytest.raises(Refused, match="answer-game-over"):
        room.open_match(room.asked_at)


def test_nobody_agrees_to_another_wish_by_mistake() -> None:
    room = begun(2, "game 600")
    act(room, 0, "pause")
    pause = room.number
    act(room, 0, "oppose")  # never mind
    act(room, 0, "draw")
    assert refusal(room, 1, "agree", pause) == "wish-late"
    assert refusal(room, 0, "agree", room.number) == "wish-agreed-already"
    assert refusal(room, 1, "draw") == "wish-open"
    assert told(room) == ["told-wish", "told-withdrawn", "told-wish"]


def test_who_plays_on_does_not_agree_and_is_not_asked_again_at_once() -> None:
    room = begun()
    seat = room.asked()
    assert seat is not None
    act(room, 1 - seat, "draw")
    answer(room, options_in(room)[0])
    assert room.agreements.wish is None
    act(room, 1 - seat, "draw")
    act(room, seat, "oppose")
    assert refusal(room, 1 - seat, "draw") == "wish-opposed"
    answer(room, options_in(room)[0])
    act(room, 1 - seat, "draw")


def test_bots_agree_to_no_draw() -> None:
    room = begun()
    take(room, propose.seat_bot(room, 1, "random", NOON))
    assert refusal(room, 0, "draw") == "draw-with-bots"


def test_a_wish_is_gone_when_somebody_else_plays() -> None:
    room = begun(3)
    act(room, 0, "draw")
    take(room, propose.seat_bot(room, 1, "random", NOON))
    assert room.agreements.wish is None


# Resigning


def test_of_two_the_other_wins() -> None:
    room = begun()
    entry = act(room, 1, "resign")
    assert isinstance(entry, Resigned)
    assert entry.level == ""
    assert (room.stage, room.winners(), told(room)) == ("over", [room.speakers()[0]], ["told-resigned"])


def test_of_three_a_bot_plays_on_and_the_player_does_not_come_back() -> None:
    room = begun(3)
    act(room, 1, "resign")
    assert (room.stage, room.seats[1].bot, told(room)) == ("running", "fair", ["told-resigned-bot"])
    with pytest.raises(Refused, match="seat-resigned"):
        propose.come_back(room, hashed(token_of(1)), NOON)
    with pytest.raises(Refused, match="seat-resigned"):
        propose.seat_bot(room, 1, "", NOON)
    with pytest.raises(Refused, match="seat-resigned"):
        propose.invite(room, 1, "a link", NOON)
    assert refusal(room, 1, "draw") == "seat-resigned"
    act(room, 2, "resign")
    assert (room.stage, room.winners()) == ("over", [room.speakers()[0]])


def test_who_has_resigned_does_not_win_whatever_the_bot_does() -> None:
    room = begun(3, options=QUICK["worms"])
    act(room, 1, "resign")
    for _ in range(5_000):
        seat = room.asked()
        if seat is None:
            break
        text = options_in(room)[room.number % len(options_in(room))]
        wanted = propose.answer_of_bot(room, seat, "fair", room.asked_at, text, NOON) if seat == 1 else None
        take(room, wanted or propose.answer(room, seat, room.asked_at, text, NOON))
    assert room.stage == "over"
    assert room.speakers()[1] not in (room.winners() or [])


def test_when_only_bots_are_left_they_have_won() -> None:
    room = begun(3)
    for seat in (1, 2):
        take(room, propose.seat_bot(room, seat, "random", NOON))
    act(room, 0, "resign")
    assert (room.stage, room.winners()) == ("over", room.speakers()[1:])


# Pause


def test_in_a_pause_clocks_stand_and_nobody_answers() -> None:
    room = begun(2, "game 600")
    act(room, 0, "pause")
    room.clocks.advance(10_000)
    act(room, 1, "agree")
    before = room.clocks.left
    assert room.clocks.runs_out_in(500_000) is None
    with pytest.raises(Refused, match="room-halted"):
        propose.answer(room, room.asked() or 0, room.asked_at, options_in(room)[0], NOON)
    assert not goes_on_after(room, Proposal(propose.chat(room, 0, "tea", NOON).entry))
    room.clocks.advance(500_000)
    act(room, 0, "resume")
    assert (room.clocks.left, told(room)[-2:]) == (before, ["told-halted", "told-resumed"])
    assert room.clocks.runs_out_in(500_000) is not None
    answer(room, options_in(room)[0])


def test_a_turn_has_no_more_time_after_a_pause() -> None:
    room = begun(2, "turn 60")
    room.clocks.advance(1_000)
    room.clocks.advance(21_000)
    for seat, what in ((0, "pause"), (1, "agree"), (1, "resume")):
        act(room, seat, what)
    assert room.clocks.runs_out_in(21_000) == room.clocks.left[room.asked() or 0] < 60_000


def test_without_a_clock_there_is_nothing_to_pause() -> None:
    assert refusal(begun(), 0, "pause") == "pause-without-clock"


# Ready


def test_clocks_wait_until_everybody_is_ready_or_has_answered() -> None:
    room = room_for(2, "game 600")
    for seat in (0, 1):
        take(room, propose.join(room, hashed(link_of(seat)), f"Guest {seat}", "", hashed(token_of(seat)), NOON))
    take(room, propose.begin(room, NOON))
    asked = room.asked()
    assert asked is not None
    assert (room.agreements.unready, room.clocks.runs_out_in(99_000)) == ({0, 1}, None)
    answer(room, options_in(room)[0])
    assert (room.agreements.unready, room.clocks.stands) == ({1 - asked}, True)
    act(room, 1 - asked, "ready")
    assert not room.clocks.stands
    assert refusal(room, 1 - asked, "ready") == "ready-already"


def test_the_table_does_not_wait_for_ever() -> None:
    room = room_for(2, "game 600")
    for seat in (0, 1):
        take(room, propose.join(room, hashed(link_of(seat)), f"Guest {seat}", "", hashed(token_of(seat)), NOON))
    take(room, propose.begin(room, NOON))
    take(room, acts.wait_no_longer(room, NOON))
    assert (room.clocks.stands, told(room)) == (False, ["told-clocks-run"])
    with pytest.raises(Refused, match="ready-already"):
        acts.wait_no_longer(room, NOON)


def test_without_a_clock_or_another_person_nobody_must_be_ready() -> None:
    for seats, clock in ((2, "none"), (1, "game 600")):
        room = room_for(2, clock)
        for seat in range(seats):
            take(room, propose.join(room, hashed(link_of(seat)), "Ann", "", hashed(token_of(seat)), NOON))
        if seats == 1:
            take(room, propose.seat_bot(room, 1, "random", NOON))
        take(room, propose.begin(room, NOON))
        assert room.agreements.unready == set()


# Time-outs


def test_a_time_out_is_told_with_whose_it_was() -> None:
    room = begun(2, "turn 60")
    seat = room.asked()
    assert seat is not None
    take(room, propose.answer_too_late(room, seat, room.asked_at, options_in(room)[0], NOON))
    (note,) = room.talk.notes
    assert (note.message.id, note.message.args) == ("told-time-up", {"name": f"Guest {seat + 1}", "by": "bot"})


def test_of_a_time_out_by_the_rules_it_is_told_too() -> None:
    room = begun(2, "turn 60", {"setup": "first-game", "variants": "timer"})
    seat = room.asked()
    assert seat is not None
    take(room, propose.interrupt(room, room.asked_at, "time is up", NOON))
    assert room.talk.notes[0].message.args == {"name": f"Guest {seat + 1}", "by": "rules"}


# Seats


def test_who_sits_moves_to_a_free_seat_and_the_link_to_it_leads_to_theirs() -> None:
    room = room_for(3)
    take(room, propose.join(room, hashed(link_of(0)), "Ann", "ab" * 32, hashed(token_of(0)), NOON))
    take(room, acts.move(room, 0, 2, NOON))
    assert [seat.name for seat in room.seats] == ["", "", "Ann"]
    assert room.seats[2].commitment == "ab" * 32
    assert room.role(hashed(token_of(0))) == 2
    take(room, propose.join(room, hashed(link_of(2)), "Cleo", "", hashed(token_of(2)), NOON))
    assert [seat.name for seat in room.seats] == ["Cleo", "", "Ann"]
    with pytest.raises(Refused, match="no-free-seat"):
        acts.move(room, 0, 2, NOON)
    with pytest.raises(Refused, match="seat-unknown"):
        acts.move(room, 0, 3, NOON)


def test_nobody_moves_once_the_game_has_begun() -> None:
    with pytest.raises(Refused, match="move-too-late"):
        acts.move(begun(), 0, 1, NOON)


# The log


def play_again(entries: list[AnyEntry], row: object) -> Room:
    room = Room(row)  # type: ignore[arg-type]
    for entry in entries:
        room.apply(read_entry(write_entry(entry)))
    return room


def test_the_log_tells_all_of_it_again() -> None:
    room = room_for(2, "game 600")
    written: list[AnyEntry] = []

    def happen(proposal: Proposal) -> None:
        written.append(proposal.entry)
        take(room, proposal)

    for seat in (0, 1):
        happen(propose.join(room, hashed(link_of(seat)), f"Guest {seat}", "", hashed(token_of(seat)), NOON))
    happen(propose.begin(room, NOON))
    for seat in (0, 1):
        happen(acts.act(room, seat, "ready", 0, NOON))
    first = room.asked()
    assert first is not None
    while room.asked() == first:
        happen(propose.answer(room, first, room.asked_at, options_in(room)[0], NOON))
    happen(propose.answer(room, 1 - first, room.asked_at, options_in(room)[0], NOON))
    for seat, what in ((first, "take-back"), (1 - first, "agree"), (0, "pause"), (1, "agree"), (0, "resume")):
        wish = room.agreements.wish
        happen(acts.act(room, seat, what, 0 if wish is None else wish.number, NOON))
    happen(propose.mute(room, True, NOON))
    happen(acts.act(room, 0, "resign", 0, NOON))
    again = play_again(written, room.row)
    assert again.agreements == room.agreements
    assert [seat.resigned for seat in again.seats] == [True, False]
    assert again._present().state.digest() == room._present().state.digest()
    assert (again.moment, again.clocks.left, again.stage) == (room.moment, room.clocks.left, "over")


def test_a_record_of_a_game_that_was_given_up_says_so_and_its_dice_can_be_checked() -> None:
    room = begun(options={"setup": "first-game"})
    for text in ("activate A", "jump -1,0"):
        answer(room, text)
    act(room, 1, "resign")
    text = room.record(None, NOON).write()
    assert "ended: resigned\nresigned: red\n" in text
    record = read_record(text)
    assert verify(room.game, record).problem is None
    record.ending = {}
    problem = verify(room.game, record).problem
    assert problem is not None
    assert problem.id == "verify-cut-short"


def test_a_log_of_before_reads_as_it_did() -> None:
    """Clocks run at once, an undo takes back one answer, what was said is a player's."""
    room = begun(2, "game 600")
    old = [
        b'{"entry":"joined","at":1,"seat":0,"name":"Ann","key":"a"}',
        b'{"entry":"joined","at":1,"seat":1,"name":"Bob","key":"b"}',
        msgspec.json.encode({"entry": "began", "at": 1, "left": [600000, 600000], "lines": ["chance: first 1"]}),
        b'{"entry":"said","at":1,"who":"Ann","text":"hello"}',
        msgspec.json.encode({"entry": "played", "at": 1, "left": [], "seat": 0, "lines": [f"player 1: {first(room)}"]}),
        b'{"entry":"undone","at":1,"seat":0}',
    ]
    again = Room(room.row)
    for data in old:
        again.apply(read_entry(data))
    assert (again.stage, again.moment, again.clocks.stands, again.talk.notes) == ("running", 0, False, [])
    assert not again.talk.chat[0][1].watching


def first(room: Room) -> str:
    return options_in(room)[0]
