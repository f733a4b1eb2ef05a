"""What differs between two boxes, line by line in plain sentences."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rumpus.boxes.outline import OutlineNode, Page, key_of, normal_lines
from rumpus.kernel.message import Message

BETWEEN: Final = "; "


def differences(ours: Mapping[str, bytes], theirs: Mapping[str, bytes], listed: Sequence[str]) -> Iterator[Message]:
    """Of two whole boxes: what the second has otherwise. `listed` are files of keys and ids, the others are compared as
    they are."""
    for file in sorted({*ours, *theirs}, key=lambda file: (file not in listed, file)):
        if file in listed:
            before, after = (Page(file, box.get(file, b"")).nodes for box in (ours, theirs))
            yield from _in_file(file, before, after)
        elif file not in theirs:
            yield Message("box-diff-gone", {"file": file, "thing": file})
        elif file not in ours:
            yield Message("box-diff-new", {"file": file, "thing": file})
        elif ours[file] != theirs[file]:
            yield Message("box-diff-file", {"file": file})


def _in_file(file: str, before: Sequence[OutlineNode], after: Sequence[OutlineNode]) -> Iterator[Message]:
    for thing, old, new in _pairs(before, after):
        node = new or old
        if (old is None or new is None) and node is not None and ":" not in node.text:
            yield Message("box-diff-gone" if new is None else "box-diff-new", {"file": file, "thing": thing})
        elif old is None or new is None or not (old.inside and new.inside):
            yield from _values(file, "", thing, old, new)
        else:
            for key, was, now in _pairs(old.inside, new.inside):
                yield from _values(file, thing, key, was, now)


def _values(file: str, thing: str, key: str, old: OutlineNode | None, new: OutlineNode | None) -> Iterator[Message]:
    """`box-diff-value`: both say it; `box-diff-said` and `box-diff-unsaid`: only one of them does."""
    was, now = (_value(node) for node in (old, new))
    if was == now:
        return
    where = {"place": f"{file}: {thing}" if thing else file, "key": key}
    if old is None:
        yield Message("box-diff-said", {**where, "now": now})
    elif new is None:
        yield Message("box-diff-unsaid", {**where, "was": was})
    else:
        yield Message("box-diff-value", {**where, "was": was, "now": now})


def _value(node: OutlineNode | None) -> str:
    """What stands behind a key, or below it in one line."""
    if node is None:
        return ""
    value = node.text.partition(":")[2].strip()
    return value or BETWEEN.join(line.strip() for line in normal_lines(node.inside))


def _pairs(
    before: Sequence[OutlineNode], after: Sequence[OutlineNode]
) -> Iterator[tuple[str, OutlineNode | None, OutlineNode | None]]:
    """What has the same key, in the order of the second, then what only the first has."""
    old, new = ({key_of(node.text): node for node in nodes} for nodes in (before, after))
    for key in (*new, *(key for key in old if key not in new)):
        yield key, old.get(key), new.get(key)
