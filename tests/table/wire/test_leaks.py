"""Nothing hidden leaks: whoever may not know a secret receives the same bytes whatever the secret is."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rumpus.contract.random_play import some_option, some_setting
from rumpus.games.worms import GAME as WORMS
from rumpus.games.worms.cards.box import STANDARD
from rumpus.kernel.chance import SeededChance
from rumpus.kernel.game import AnyGame
from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.kernel.setting import Setting
from rumpus.records.seen import record_seen_by
from rumpus.table.rooms import propose
from rumpus.table.rooms.entries import AnyEntry, Undone
from rumpus.table.rooms.live import LiveRoom
from rumpus.table.rooms.room import Room
from rumpus.table.wire.moments import moment_of, story_of
from rumpus.table.wire.refusals import refusal_of
from rumpus.table.wire.updates import shown_in, update_at_once, update_for
from tests.helpers.table.pairs import play_pair
from tests.helpers.table.rooms import NOON, row_for

every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)
seeds = st.integers(0, 10**9)
UNDOES = 0.2  # how often an answer is taken back and given again, where that is possible
RECORDS_EVERY = 5  # entries; they are long, and each has all the lines of those before it


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_what_is_told_in_secret_was_answered_in_secret(game: AnyGame, seed: int) -> None:
    """An event with a secret follows at once from an answer that only its owner may know. Forced ones are asked too,
    so that no secret hides behind somebody else's answer."""
    random = Random(seed)
    match = Match(game, some_setting(game, random), shows_forced=True)
    told = 0
    while (question := match.question) is not None:
        match.answer(some_option(question, random))
        for event in match.events[told:]:
            assert not event.secret or question.known_to == event.owner, (question.kind, event)
        told = len(match.events)


@every_game
@settings(max_examples=8)
@given(seed=seeds)
def test_others_receive_the_same_bytes_whatever_one_seat_may_know(game: AnyGame, seed: int) -> None:
    random = Random(seed)
    compare_what_others_receive(game, some_setting(game, random), random)


@settings(max_examples=8)
@given(seed=seeds)
@example(seed=28)  # somebody else is the one who draws, and could have told by being offered to take it back
def test_a_deck_that_is_nearly_empty_tells_nothing(few_supplies: Path, seed: int) -> None:
    """Where one kind of card is left, drawing it is forced and not asked of chance; nobody must see that."""
    options = {"setup": "first-game", "box": str(few_supplies)}
    compare_what_others_receive(WORMS, WORMS.setting(2, options), Random(seed))


@pytest.fixture(scope="module")
def few_supplies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A box with two kinds of supply cards, of each a few."""
    folder = tmp_path_factory.mktemp("box") / "few-supplies"
    shutil.copytree(STANDARD, folder)
    head, *weapons = (STANDARD / "weapons.cards").read_text(encoding="utf-8").split("\ncard ")
    starters = [card for card in weapons if "deck: starter" in card]
    supplies = [re.sub(r"copies: \d+", "copies: 2", card) for card in weapons if "deck: supply" in card]
    (folder / "weapons.cards").write_text("\ncard ".join([head, *starters, *supplies[:2]]), encoding="utf-8")
    return folder


def test_a_card_that_had_to_come_is_in_the_record_like_any_other(few_supplies: Path) -> None:
    """Chance is not asked for it; the record must not tell that."""
    text = (few_supplies / "weapons.cards").read_text(encoding="utf-8")
    one_kind = few_supplies.with_name("one-kind")
    shutil.copytree(few_supplies, one_kind)
    (one_kind / "weapons.cards").write_text(text.rpartition("\ncard ")[0] + "\n", encoding="utf-8")
    for box, asked in ((few_supplies, True), (one_kind, False)):
        setting = WORMS.setting(2, {"setup": "first-game", "box": str(box)})
        match = Match(WORMS, setting, SeededChance("1"))
        match.say("blue", "activate B")  # opens a crate
        assert (match.answers[-1].speaker == "chance") == asked
        drawn = match.game.own_view(match.state, 0).hand
        for viewer in (0, 1, None):
            *_, answer, draw = record_seen_by(match, viewer).lines
            assert (answer.speaker, answer.text, draw.speaker) == ("blue", "activate B", "chance")
            assert draw.text.removeprefix("draw ") in drawn if viewer == 0 else draw.text == "?"


def compare_what_others_receive(game: AnyGame, setting: Setting, random: Random) -> None:
    pair = play_pair(game, setting, random, answers=150)
    rooms = (LiveRoom(Room(row_for(game, setting))), LiveRoom(Room(row_for(game, setting))))
    others = [viewer for viewer in (None, *range(setting.seats)) if viewer != pair.owner]
    for entries in zip(*pair.logs, strict=True):
        apply_and_compare(rooms, entries, others)
        seat = propose.who_may_undo(rooms[0].room)
        if seat is not None and seat == propose.who_may_undo(rooms[1].room) and random.random() < UNDOES:
            apply_and_compare(rooms, (Undone(NOON, seat=seat), Undone(NOON, seat=seat)), others)
            apply_and_compare(rooms, entries, others)


def apply_and_compare(
    rooms: tuple[LiveRoom, LiveRoom], entries: tuple[AnyEntry, AnyEntry], others: list[int | None]
) -> None:
    for live, entry in zip(rooms, entries, strict=True):
        live.room.apply(entry)
    for viewer in others:
        assert received(rooms[0], viewer) == received(rooms[1], viewer)


def received(live: LiveRoom, viewer: int | None) -> list[bytes]:
    """All a viewer can get to see of a room after an entry: what is sent, and what is answered to any request."""
    room = live.room
    got = [msgspec.json.encode(update_for(live, viewer, since, True)) for since in (None, room.number - 1)]
    got += [update_at_once(shown_in(live), viewer, room.number - 1, known) for known in (None, shown_in(live).info)]
    if room.number % RECORDS_EVERY == 0:
        got.append(attempt(lambda: room.record(viewer, NOON).write()))
        got.append(attempt(lambda: msgspec.json.encode(story_of(room, viewer)).decode()))
        got.append(attempt(lambda: msgspec.json.encode(moment_of(room, room.moment, viewer)).decode()))
        got.append(msgspec.json.encode(update_for(live, viewer, room.number - RECORDS_EVERY + 1, True)))
    if viewer is not None:
        got.append(attempt(lambda: propose.answer(room, viewer, room.asked_at, "nonsense", NOON)))
        got.append(attempt(lambda: propose.answer(room, viewer, room.asked_at - 1, "nonsense", NOON)))
        got.append(attempt(lambda: propose.undo(room, viewer, NOON)))
    return got


def attempt(work: Callable[[], object]) -> bytes:
    """What comes of a request; of something that would be done, only that."""
    try:
        done = work()
    except Refused as refused:
        return msgspec.json.encode(refusal_of(refused, "en"))
    return done.encode() if isinstance(done, str) else b"done"


@every_game
def test_pairs_differ_in_what_their_owner_sees_and_go_on_for_a_while(game: AnyGame) -> None:
    """So the equality above is not for want of secrets."""
    entries = told_apart = 0
    for seed in range(10):
        random = Random(seed)
        setting = some_setting(game, random)
        pair = play_pair(game, setting, random, answers=150)
        entries += len(pair.logs[0])
        seen = []
        for log in pair.logs:
            live = LiveRoom(Room(row_for(game, setting)))
            for entry in log:
                live.room.apply(entry)
            seen.append(received(live, pair.owner))
        told_apart += seen[0] != seen[1]
    assert told_apart >= 8
    assert entries >= 150
