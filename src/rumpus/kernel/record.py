"""A game as a text file: a header, then one answer per line.

    rumpus record 1
    game: worms
    rules: 1
    edition: czech
    seats: Ann, bot

    chance: roll 3
    blue: activate A

`docs/notation.md` describes it.
"""

from dataclasses import dataclass, field

from rumpus.kernel.message import Refused

FORMAT = "rumpus record 1"
MOST_DIGITS = 9  # of a version of the rules


@dataclass(frozen=True)
class Line:
    number: int  # in the file, for errors
    speaker: str
    text: str


@dataclass
class Record:
    game: str
    rules_version: int
    seats: tuple[str, ...]  # a name for each
    options: dict[str, str]
    lines: list[Line] = field(default_factory=list)
    proof: dict[str, str] = field(default_factory=dict)  # what lets anybody check the dice (kernel/dice.py)

    def write(self) -> str:
        header = {"game": self.game, "rules": str(self.rules_version), **self.options, "seats": ", ".join(self.seats)}
        header |= self.proof
        head = [FORMAT, *(f"{key}: {value}".rstrip() for key, value in header.items()), ""]
        return "\n".join([*head, *(f"{line.speaker}: {line.text}" for line in self.lines)]) + "\n"


def read_record(text: str) -> Record:
    """The record in a file's text, or Refused with the line that does not fit."""
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
    options = {key: header[key] for key in header if key not in ("game", "rules", "seats", *proof)}
    return Record(header["game"], int(header["rules"]), seats, options, read_lines(lines[blank:]), proof)


def read_lines(numbered: list[tuple[int, str]]) -> list[Line]:
    """Answers, one a line: who, a colon, what. Blank lines and comments (#) do not count."""
    answers = []
    for number, line in numbered:
        if not line or line.startswith("#"):
            continue
        speaker, colon, text = line.partition(":")
        if not colon:
            raise Refused("record-bad-line", line=number, found=line)
        answers.append(Line(number, speaker.strip(), text.strip()))
    return answers
