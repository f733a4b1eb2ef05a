"""What is told of everybody when a game is over."""

from pathlib import Path

import pytest

from rumpus.kernel.match import Match
from rumpus.kernel.message import Argument, Message
from rumpus.records.deeds import Deed, Deeds, SeatDeeds, finale_of
from rumpus.records.record import read_record
from rumpus.records.replay import replay
from rumpus.text.words import words
from tests.helpers.golden import RECORDS
from tests.helpers.pig import Pig

PATHS = [path.relative_to(RECORDS) for path in sorted(RECORDS.rglob("*.record"))]


def played(path: Path) -> Match:
    record = read_record((RECORDS / path).read_text(encoding="utf-8"))
    return replay(record)


@pytest.mark.parametrize("path", PATHS, ids=str)
@pytest.mark.parametrize("language", ["en", "cs", "uk"])
def test_of_every_seat_it_is_told_what_it_has_and_did(path: Path, language: str) -> None:
    match = played(path)
    finale = finale_of(match)
    speaker = words(language, match.game.id)
    assert {event.id for event in finale.ended} <= {"wins", "draw"}
    assert len(finale.seats) == match.setting.seats
    for seat in finale.seats:
        assert seat.scores
        told = [*seat.scores, *(deed.message for deed in seat.deeds)]
        assert all(speaker.say(message) != message.id for message in told)


def told(path: str, seat: int) -> tuple[list[Message], list[Deed]]:
    scores, deeds = finale_of(played(Path(path))).seats[seat]
    return list(scores), list(deeds)


def test_worms_are_counted_and_what_they_did_to_others_is_told() -> None:
    harm: dict[str, Argument] = {"hurt": 1, "destroyed": 1}
    assert told("worms/1.record", 0) == (
        [Message("score-worms", {"worms": 1, "healthy": 1})],
        [Deed(Message("deed-harm", {"hurt": 0, "destroyed": 0}))],
    )
    assert told("worms/1.record", 2) == (
        [Message("score-worms", {"worms": 0, "healthy": 0})],
        [Deed(Message("deed-harm", harm)), Deed(Message("deed-best", {"turn": 10, **harm}), 91)],
    )


def test_tokens_tasks_and_monsters_are_counted() -> None:
    assert told("zombies-doom/1.record", 2) == (
        [Message("score-doom", {"score": 6, "tokens": 3, "tasks": 3})],
        [
            Deed(Message("deed-beaten", {"monsters": 12, "deaths": 3})),
            Deed(Message("deed-best", {"turn": 51, "monsters": 1, "won": 2}), 193),
        ],
    )


def test_a_game_that_says_nothing_has_nothing_told_of_anybody() -> None:
    game = Pig()
    match = Match(game, game.setting(2, {}))
    assert Deeds.of(game).of_seats(match.state, []) == [SeatDeeds(), SeatDeeds()]
