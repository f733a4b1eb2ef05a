"""Whether the record of a game that is over tells the truth: about the log, about the state, and about its dice."""

from rumpus.records.record import read_record
from rumpus.records.replay import replay
from rumpus.records.verify import verify
from rumpus.table.rooms.entries import AnyEntry, Began, Played, Undone


def check_record(text: str, log: list[AnyEntry], digest: str, promised: str) -> None:
    """`promised` is the commitment that was published before the first question."""
    record = read_record(text)
    assert [f"{line.speaker}: {line.text}" for line in record.lines] == lines_of(log)
    match = replay(record)
    assert match.result is not None
    assert match.state.digest() == digest
    assert record.proof["dice-commitment"] == promised
    assert verify(match.game, record).problem is None


def lines_of(log: list[AnyEntry]) -> list[str]:
    """What a log says is in the record: all that was said, less what was taken back."""
    lines: list[str] = []
    for entry in log:
        if isinstance(entry, Began | Played):
            lines += entry.lines
        elif isinstance(entry, Undone):
            lines.pop()
    return lines
