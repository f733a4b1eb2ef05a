"""A game as a text file: a header, then one answer per line.

    rumpus record 1
    game: pig
    rules: 1
    seats: Ann, bot

    chance: 3
    player 1: hold

`docs/notation.md` describes it.
"""

from dataclasses import dataclass, field
from sys import intern

from rumpus.kernel.match import Match
from rumpus.kernel.message import Refused

FORMAT = "rumpus record 1"
MOST_DIGITS = 9  # of a version of the rules
ENDING = ("ended", "resigned")


@dataclass(frozen=True, slots=True)
class Line:
    """One answer of a record."""

    number: int  #: in the file, for errors
    speaker: str  #: who answered, as the notation calls them
    text: str  #: what


@dataclass
class Record:
    """A game as a text file: what was agreed, and every answer. `replay` makes a match of it again."""

    game: str  #: its id
    rules_version: int  #: which version of its rules it was played by
    seats: tuple[str, ...]  #: a name for each
    options: dict[str, str]  #: what was agreed before
    lines: list[Line] = field(default_factory=list)  #: the answers, chance's included
    proof: dict[str, str] = field(default_factory=dict)  #: what lets anybody check the dice (`rumpus verify`)
    ending: dict[str, str] = field(default_factory=dict)  #: how it ended, where its answers do not tell

    def write(self) -> str:
        """The text of the file."""
        header = {"game": self.game, "rules": str(self.rules_version), **self.options, "seats": ", ".join(self.seats)}
        header |= self.ending | self.proof
        head = [FORMAT, *(f"{key}: {value}".rstrip() for key, value in header.items()), ""]
        return "\n".join([*head, *(f"{line.speaker}: {line.text}" for line in self.lines)]) + "\n"


def record_of(match: Match) -> Record:
    """The record of a match so far."""
    assert not match.forgotten
    record = Record(match.game.id, match.game.rules_version, match.names, match.setting.header())
    record.lines = [Line(number, entry.speaker, match.write(entry)) for number, entry in enumerate(match.answers, 1)]
    return record


def read_record(text: str) -> Record:
    """The record in a file's text. Refused with the line that is not understood; whether the answers fit is seen when
    it is played again (`replay`)."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    if not lines or lines[0][1] != FORMAT:
        raise Refused("record-not-one", expected=FORMAT, found=lines[0][1][:60] if lines else "")
    blank = next((index for index, (_, line) in enumerate(lines) if not line), len(lines))
    header: dict[str, str] = {}
    for number, line in lines[1:blank]:
        key, colon, value = line.partition(":")
        if not colon or key.strip() in header:
            raise Refused("record-bad-header", line=number, found=line)
        header[key.strip()] = value.strip()
    for key in ("game", "rules", "seats"):
        if key not in header:
            raise Refused("record-header-lacks", key=key)
    if not header["rules"].isdecimal() or len(header["rules"]) > MOST_DIGITS:
        raise Refused("record-bad-rules-version", found=header["rules"][:60])
    seats = tuple(name.strip() for name in header["seats"].split(","))
    proof = {key: value for key, value in header.items() if key.startswith("dice-")}
    ending = {key: header[key] for key in ENDING if key in header}
    options = {key: header[key] for key in header if key not in ("game", "rules", "seats", *proof, *ending)}
    return Record(header["game"], int(header["rules"]), seats, options, read_lines(lines[blank:]), proof, ending)


def read_lines(numbered: list[tuple[int, str]]) -> list[Line]:
    """Answers, one a line: who, a colon, what. Blank lines and comments (#) do not count."""
    answers = []
    for number, line in numbered:
        if not line or line.startswith("#"):
            continue
        speaker, colon, text = line.partition(":")
        if not colon:
            raise Refused("record-bad-line", line=number, found=line)
        answers.append(Line(number, intern(speaker.strip()), text.strip()))
    return answers
