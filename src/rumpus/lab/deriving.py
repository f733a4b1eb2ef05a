"""A box that was found, written as one that derives from another: it says what is changed, and nothing else."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from rumpus.boxes.deriving import BOX_FILE, FROM, INDENT, LEAVE_OUT
from rumpus.boxes.outline import OutlineNode, Page, key_of

TITLE = "name"


def derived_files(
    base: str, before: Mapping[str, bytes], after: Mapping[str, bytes], name: str, replaced: Collection[str]
) -> dict[str, bytes]:
    """The files of a box that is `after` where `base` is `before`. Some files are replaced as a whole."""
    files: dict[str, list[str]] = {BOX_FILE: [f"{TITLE}: {name}", f"{FROM}: {base}"]}
    for file, content in after.items():
        if content == before.get(file) or file in replaced:
            continue
        old, new = (Page(file, one).nodes for one in (before.get(file, b""), content))
        files.setdefault(file, []).extend(changed_lines(old, [node for node in new if key_of(node.text) != TITLE]))
        kept = {key_of(node.text) for node in new}
        if gone := [node.text for node in old if key_of(node.text) not in kept]:
            files[BOX_FILE].append(f"{LEAVE_OUT}: {', '.join(gone)}")
    written = {file: "".join(f"{line}\n" for line in lines).encode() for file, lines in files.items()}
    return written | {file: after[file] for file in replaced if after.get(file) != before.get(file)}


def changed_lines(old: Sequence[OutlineNode], new: Iterable[OutlineNode]) -> Iterator[str]:
    """What is new or another; of a block of keys, those keys alone."""
    known = {key_of(node.text): node for node in old}
    for node in new:
        there = known.get(key_of(node.text))
        if there is not None and whole_lines(there) == whole_lines(node):
            continue
        if there is None or not (is_keyed(there) and is_keyed(node)):
            yield from whole_lines(node)
            continue
        inside = {key_of(line.text): whole_lines(line) for line in there.inside}
        yield node.text
        for line in node.inside:
            if inside.get(key_of(line.text)) != whole_lines(line):
                yield from whole_lines(line, INDENT)


def whole_lines(node: OutlineNode, margin: str = "") -> list[str]:
    return [margin + node.text, *(line for inside in node.inside for line in whole_lines(inside, margin + INDENT))]


def is_keyed(node: OutlineNode) -> bool:
    return bool(node.inside) and all(":" in line.text for line in node.inside)
