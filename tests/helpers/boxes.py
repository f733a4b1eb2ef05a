"""What the tests of boxes share, whatever the game: what must be said of a mistake, and files spoilt at random."""

import re
from collections.abc import Mapping
from pathlib import Path

from hypothesis import strategies as st

from rumpus.kernel.message import Argument, Message, Say

scraps = st.text("axz019:#,-<> \t\r\n\0’žї²٣\u2028", max_size=12)


def as_bytes(files: Mapping[str, str]) -> dict[str, bytes]:
    return {file: text.encode() for file, text in files.items()}


def write_box(folder: Path, files: Mapping[str, str]) -> None:
    for file, text in files.items():
        (folder / file).write_text(text, encoding="utf-8")


def assert_said(say: Say, problems: list[Message], file: str, line: int, id: str, args: Mapping[str, Argument]) -> None:
    """One mistake, said once, with its file and its line."""
    assert [problem.id for problem in problems] == [id]
    assert problems[0].args.items() >= {"file": file, "line": line, **args}.items()
    assert say(problems[0]).startswith(f"{file}, line {line}: " if line else f"{file}: ")


def assert_lines_exist(say: Say, problems: list[Message], files: Mapping[str, str]) -> None:
    """Whatever is wrong can be said, and the line it names is there."""
    for problem in problems:
        line = problem.args.get("line", 0)
        assert isinstance(line, int)
        assert 0 <= line <= len(files[str(problem.args["file"])].replace("\r", "\n").split("\n"))
        assert say(problem)


def spoil(data: st.DataObject, text: str, to_insert: st.SearchStrategy[str]) -> str:
    """The text with a few lines cut, copied, put in, garbled or shifted."""
    lines = text.split("\n")
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["cut", "copy", "insert", "garble", "shift"])):
            case "cut":
                del lines[at : at + data.draw(st.integers(1, 5))]
                lines.append("")
            case "copy":
                lines.insert(data.draw(st.integers(0, len(lines))), lines[at])
            case "insert":
                lines.insert(at, data.draw(to_insert))
            case "garble":
                cut = data.draw(st.integers(0, len(lines[at])))
                lines[at] = lines[at][:cut] + data.draw(scraps) + lines[at][cut + 1 :]
            case "shift":
                lines[at] = " " * data.draw(st.integers(0, 14)) + lines[at].lstrip()
    return "\n".join(lines)


def sentences_in(file: Path) -> set[str]:
    """The ids of the messages in a Fluent file."""
    return set(re.findall(r"^([a-z-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
