"""A new box: one that derives from another and invites to change it, or a copy of all of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from rumpus.boxes.deriving import BOX_FILE, FROM, INDENT, LEAVE_OUT
from rumpus.boxes.outline import OutlineNode, Page, key_of
from rumpus.boxes.variants import VARIANT
from rumpus.kernel.message import Message, Refused, Say

TITLE: Final = ("name", "about")


def begin_box(folder: Path, files: Mapping[str, bytes]) -> None:
    """Into a folder that is not there yet, or empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Refused("box-new-exists", folder=str(folder))
    for file, content in files.items():
        place = folder / file
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def deriving_files(
    say: Say, title: str, base: str, contents: Mapping[str, bytes], listed: Sequence[str]
) -> dict[str, bytes]:
    """What a box that derives from `base` begins with: each file of the base that is a list of keys or cards, with
    something of it to be changed, all of it behind `#`."""
    files: dict[str, list[str]] = {}
    for file in listed:
        page = Page(file, contents.get(file, b""))
        if file == BOX_FILE:
            files[file] = [
                *_remark(say, "box-new-about", base=base),
                f"name: {title}",
                f"{FROM}: {base}",
                "",
                *_remark(say, "box-new-leave-out"),
                f"# {LEAVE_OUT}: {_some_title(contents, listed)}",
                "",
                *_remark(say, "box-new-keys"),
                *_commented([node for node in page.nodes if key_of(node.text).split()[0] not in (*TITLE, VARIANT)]),
            ]
        elif page.nodes:
            files[file] = [*_remark(say, "box-new-file", file=file, base=base), *_commented(page.nodes[:1])]
    return {file: "".join(f"{line}\n" for line in lines).encode() for file, lines in files.items()}


def in_a_line(title: str) -> str:
    """As a name can be written in a box: what stands behind a # would not be read."""
    return " ".join(title.replace("#", " ").split())


def whole_files(title: str, contents: Mapping[str, bytes]) -> dict[str, bytes]:
    """All of the base, with another name."""
    page = Page(BOX_FILE, contents[BOX_FILE])
    named = {node.line for node in page.nodes if key_of(node.text).split()[0] in TITLE}
    lines = contents[BOX_FILE].decode("utf-8-sig").splitlines()
    kept = [line for number, line in enumerate(lines, 1) if number not in named]
    return {**contents, BOX_FILE: "".join(f"{line}\n" for line in (f"name: {title}", *kept)).encode()}


def _some_title(contents: Mapping[str, bytes], listed: Sequence[str]) -> str:
    """Of something that could be left out."""
    titles = (node.text for file in listed for node in Page(file, contents.get(file, b"")).nodes)
    return next((title for title in titles if ":" not in title), "ID")


def _remark(say: Say, id: str, **args: str) -> list[str]:
    return [f"# {line}" for line in say(Message(id, dict(args))).splitlines()]


def _commented(nodes: Sequence[OutlineNode], depth: int = 0) -> list[str]:
    lines: list[str] = []
    for node in nodes:
        lines.append(f"# {INDENT * depth}{node.text}")
        lines.extend(_commented(node.inside, depth + 1))
    return lines
