"""Records of a table can be checked by anybody, and whoever changes their dice is found out."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from rumpus.kernel.message import Message, Refused
from rumpus.kernel.registry import find_game, game_ids
from rumpus.records.dice import LABELS, commitment, mix, seat_commitment
from rumpus.records.record import read_record
from rumpus.records.replay import replay
from rumpus.records.verify import Verdict, verify
from rumpus.table.rooms import propose
from tests.helpers.table.rooms import NOON, SECRET, begin, new_room, play_on, played_room, sit_down, take
from tests.helpers.table.stored import RECORDS
from tests.terminal.conftest import Rumpus, Said, rumpus

__all__ = ["rumpus"]  # a fixture

Lines = list[str]
every_game = pytest.mark.parametrize("game", game_ids())


@pytest.fixture(scope="module")
def written() -> str:
    """A whole game of Worms at a table, with entropy from both seats."""
    return played_room("worms", "salt", "pepper, č").record(None, NOON).write()


def check(text: str) -> Verdict:
    record = read_record(text)
    return verify(find_game(record.game), record)


def assert_all_follow(text: str, committed: str, opening: int, outcomes: int) -> None:
    verdict = check(text)
    assert (verdict.commitment, verdict.opening, len(verdict.outcomes)) == (committed, opening, outcomes)
    assert verdict.problem is None
    assert [outcome.counter for outcome in verdict.outcomes] == list(range(outcomes))
    lines = text.splitlines()
    assert all(lines[outcome.line - 1] == f"chance: {outcome.text}" for outcome in verdict.outcomes)
    assert all(outcome.text in outcome.options for outcome in verdict.outcomes)


def chances(text: str) -> int:
    return text.count("\nchance: ")


def change(text: str, change_lines: Callable[[Lines], object]) -> str:
    lines = text.splitlines()
    change_lines(lines)
    return "\n".join(lines) + "\n"


def nth_of_chance(lines: Lines, number: int) -> int:
    """The index of chance's line with that number, from 0."""
    return [index for index, line in enumerate(lines) if line.startswith("chance:")][number]


@every_game
@pytest.mark.parametrize("entropies", [(), ("salt",), ("", "pepper"), ("both", "of them, 🎲")])
def test_every_outcome_of_a_game_at_a_table_follows_from_its_commitment(game: str, entropies: tuple[str, ...]) -> None:
    room = played_room(game, *entropies)
    text = room.record(None, NOON).write()
    assert chances(text) > 20
    assert_all_follow(text, room.commitment, 0, chances(text))


@every_game
def test_what_a_forked_room_took_over_is_not_its_own(game: str) -> None:
    first = played_room(game)
    assert first.match is not None
    lines = first.record(None, NOON).write().partition("\n\n")[2].splitlines()
    for cut in (1, len(lines) // 2, len(lines) // 2 + 1, len(lines) // 2 + 2):
        fork = new_room(game, opening=tuple(lines[:cut]))
        begin(fork, "other dice")
        play_on(fork, Random(cut))
        text = fork.record(None, NOON).write()
        before = sum(line.startswith("chance:") for line in lines[:cut])
        assert_all_follow(text, fork.commitment, cut, chances(text) - before)


def test_a_record_that_is_only_shown_has_no_outcomes_of_its_own() -> None:
    lines = played_room("worms").record(None, NOON).write().partition("\n\n")[2].splitlines()
    room = new_room("worms", opening=tuple(lines))
    begin(room)
    assert_all_follow(room.record(None, NOON).write(), room.commitment, len(lines), 0)


@pytest.mark.parametrize("number", [0, 5, -1])
def test_a_changed_die_is_found_by_its_line(written: str, number: int) -> None:
    """Whatever else chance could have said there: at that line it did not."""
    lines = written.splitlines()
    index = nth_of_chance(lines, number)
    drawn = lines[index].removeprefix("chance: ")
    other = next(text for text in possible_at(written, index) if text != drawn)
    verdict = check(change(written, lambda lines: lines.__setitem__(index, f"chance: {other}")))
    assert verdict.problem == Message("verify-other-outcome", {"line": index + 1, "text": other, "drawn": drawn})
    assert len(verdict.outcomes) == number % chances(written)


def possible_at(text: str, index: int) -> list[str]:
    """What could be answered at a line of the file."""
    record = read_record(text)
    match = replay(record, index - text.splitlines().index("") - 1)
    return [match.state.write(match.asked(), option) for option in match.asked().options]


def problem_with(text: str) -> str:
    problem = check(text).problem
    assert problem is not None
    return problem.id


def swap_outcomes(lines: Lines) -> None:
    """Two dice change places."""
    rolls = [index for index, line in enumerate(lines) if line.startswith("chance: roll")]
    one, other = next((one, other) for one, other in pairwise(rolls) if lines[one] != lines[other])
    lines[one], lines[other] = lines[other], lines[one]


def swap_speakers(lines: Lines) -> None:
    """A player answers before the die, instead of after it."""
    index = next(index for index in range(lines.index("") + 1, len(lines)) if not lines[index].startswith("chance"))
    lines[index - 1], lines[index] = lines[index], lines[index - 1]


@pytest.mark.parametrize(
    "change_lines",
    [
        swap_outcomes,
        swap_speakers,
        lambda lines: lines.pop(nth_of_chance(lines, 2)),
        lambda lines: lines.pop(nth_of_chance(lines, -2)),
        lambda lines: lines.insert(nth_of_chance(lines, -2), lines[nth_of_chance(lines, -2)]),
    ],
)
def test_lines_that_changed_places_or_went_missing(written: str, change_lines: Callable[[Lines], object]) -> None:
    assert problem_with(change(written, change_lines)) in ("verify-other-outcome", "record-does-not-fit")


def test_a_record_whose_end_is_missing(written: str) -> None:
    assert problem_with(change(written, lambda lines: lines.pop())) == "verify-cut-short"


def in_header(text: str, key: str, value: str | None) -> str:
    """The record with another value for a key of its header, or without that key."""
    line = "" if value is None else f"{key}: {value}\n"
    changed, count = re.subn(rf"^{key}: .*\n", line, text, count=1, flags=re.MULTILINE)
    assert count == 1
    return changed


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("dice-secret", "ff" * 32, "verify-other-secret"),
        ("dice-secret", "", "verify-other-secret"),
        ("dice-commitment", "ff" * 32, "verify-other-secret"),
        ("dice-entropy", "-, -", "verify-other-entropy"),
        ("dice-entropy", f"{b'pepper'.hex()}, {b'salt'.hex()}", "verify-other-entropy"),
        ("dice-committed", "-, -", "verify-other-entropy"),
        ("dice-committed", f"{seat_commitment('pepper')}, {seat_commitment('pepper, č')}", "verify-other-entropy"),
        ("dice-opening", "1", "verify-other-secret"),
        ("dice-opening", "40", "verify-other-secret"),
        ("dice-scheme", "1", "verify-other-secret"),
    ],
)
def test_a_changed_proof_does_not_fit(written: str, key: str, value: str, problem: str) -> None:
    assert problem_with(in_header(written, key, value)) == problem


@pytest.mark.parametrize(
    ("key", "value", "refusal"),
    [
        ("dice-commitment", None, "verify-no-proof"),
        ("dice-secret", None, "verify-no-secret"),
        ("dice-secret", "secret", "verify-bad-proof"),
        ("dice-entropy", None, "verify-bad-proof"),
        ("dice-committed", None, "verify-bad-proof"),
        ("dice-committed", "-", "verify-bad-proof"),
        ("dice-scheme", "3", "verify-bad-proof"),
        ("dice-entropy", "-", "verify-bad-proof"),
        ("dice-entropy", "-, ff", "verify-bad-proof"),
        ("dice-opening", "-1", "verify-bad-proof"),
        ("dice-opening", "99999", "verify-bad-proof"),
        ("dice-opening", "9" * 5000, "verify-bad-proof"),
        ("rules", "99", "record-other-rules"),
    ],
)
def test_what_cannot_be_checked_is_refused(written: str, key: str, value: str | None, refusal: str) -> None:
    with pytest.raises(Refused, match=refusal):
        check(in_header(written, key, value))


def test_answers_that_are_said_to_come_from_elsewhere_are_bound_to_the_commitment() -> None:
    """Whoever drew them could otherwise have chosen them, and said that the dice do not cover them."""
    room = played_room("worms", "salt", "pepper")
    for forged in range(1, 30):
        assert problem_with(in_header(room.record(None, NOON).write(), "dice-opening", str(forged)))
    lines = room.record(None, NOON).write().partition("\n\n")[2].splitlines()
    fork = new_room("worms", opening=tuple(lines[:9]))
    begin(fork, "salt")
    play_on(fork, Random(1))
    text = fork.record(None, NOON).write()
    for forged in (0, 1, 8, 10, 11):
        assert problem_with(in_header(text, "dice-opening", str(forged))) == "verify-other-secret"
    index = text.splitlines().index("") + 1
    other = next(text for text in possible_at(text, index) if f"chance: {text}" != lines[0])
    changed = change(text, lambda lines: lines.__setitem__(index, f"chance: {other}"))
    assert problem_with(changed) == "verify-other-secret"


def test_who_plays_and_knows_the_secret_cannot_choose_what_they_bring() -> None:
    """Mallory runs the table, so she knows the secret and hears what Ann brings before her own turn to reveal."""
    room = new_room("worms")
    sit_down(room, 0, "brought by Ann")
    sit_down(room, 1, "brought by Mallory")
    take(room, propose.reveal(room, 0, "brought by Ann", NOON))
    keys = {mix(bytes.fromhex(SECRET), ["brought by Ann", f"try {number}"]) for number in range(100)}
    assert len(keys) == 100  # any first card could be had so, were it not for the commitment
    for number in range(100):
        with pytest.raises(Refused, match="reveal-other"):
            propose.reveal(room, 1, f"try {number}", NOON)
    with pytest.raises(Refused, match="room-not-begun"):
        propose.begin(room, NOON)  # nor without what she brings
    take(room, propose.reveal(room, 1, "brought by Mallory", NOON))
    take(room, propose.begin(room, NOON))


def test_a_game_that_goes_on_keeps_its_secret() -> None:
    room = new_room("worms")
    begin(room)
    with pytest.raises(Refused, match="verify-no-secret"):
        check(room.record(0, NOON).write())


# Stored records


@every_game
@pytest.mark.parametrize("scheme", LABELS)
def test_a_stored_record_still_follows_from_its_commitment(game: str, scheme: int) -> None:
    text = (RECORDS / f"{game}-{scheme}.record").read_text(encoding="utf-8")
    assert_all_follow(text, commitment(bytes.fromhex(SECRET), scheme=scheme), 0, chances(text))
    assert check(text).scheme == scheme


@every_game
def test_a_record_of_other_rules_is_refused_and_not_misread(game: str) -> None:
    text = in_header((RECORDS / f"{game}-2.record").read_text(encoding="utf-8"), "rules", "0")
    with pytest.raises(Refused, match="record-other-rules"):
        check(text)


# The command


def verify_file(rumpus: Rumpus, tmp_path: Path, text: str) -> Said:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    return rumpus("verify", file)


def test_the_command_explains_itself(rumpus: Rumpus) -> None:
    said = rumpus("verify", "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("usage: rumpus verify")
    assert "docs/dice.md" in said.out


def test_the_command_says_that_all_outcomes_follow(rumpus: Rumpus, tmp_path: Path, written: str) -> None:
    said = verify_file(rumpus, tmp_path, written)
    assert (said.code, said.err) == (0, "")
    committed = read_record(written).proof["dice-commitment"]
    assert said.out.splitlines() == [
        f"All {chances(written)} outcomes of chance follow from the commitment.",
        f"The commitment is {committed}: it must be the one that the room showed before the first question.",
    ]


def test_the_command_says_what_the_first_dice_do_not_show(rumpus: Rumpus, tmp_path: Path) -> None:
    text = (RECORDS / "worms-1.record").read_text(encoding="utf-8")
    said = verify_file(rumpus, tmp_path, text)
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines()[1].startswith("These dice are of the first kind:")


def test_the_command_says_how_much_is_not_covered(rumpus: Rumpus, tmp_path: Path, written: str) -> None:
    answers = written.partition("\n\n")[2].splitlines()
    room = new_room("worms", opening=tuple(answers[:1]))
    begin(room)
    play_on(room, Random(1))
    said = verify_file(rumpus, tmp_path, room.record(None, NOON).write())
    assert said.code == 0
    assert said.out.splitlines()[1].startswith("Its first answer comes from another record")


def test_the_command_says_at_which_line_they_do_not(rumpus: Rumpus, tmp_path: Path, written: str) -> None:
    index = nth_of_chance(written.splitlines(), 7)
    other = next(text for text in possible_at(written, index) if f"chance: {text}" != written.splitlines()[index])
    said = verify_file(rumpus, tmp_path, change(written, lambda lines: lines.__setitem__(index, f"chance: {other}")))
    assert (said.code, said.err) == (1, "")
    assert said.out.startswith(f"Line {index + 1} says “{other}”, but what follows from the commitment is “")
    assert "\nThe 7 outcomes of chance before that follow from the commitment.\n" in said.out


def test_the_command_says_that_nothing_can_be_checked(rumpus: Rumpus, tmp_path: Path, written: str) -> None:
    said = verify_file(rumpus, tmp_path, in_header(written, "dice-secret", None))
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("rumpus: This record does not have the secret of its dice yet.")
    said = verify_file(rumpus, tmp_path, in_header(written, "dice-commitment", None))
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("rumpus: This record says nothing about its dice")
