"""The boxes that an experiment is played with: somebody's own, and those in which something is another.

A number is found by its place: the file, and the lines that lead to it, without the number itself:
`box.txt: targets: 4 players`, `weapons.cards: card bazooka: text: accuracy`, `weapons.txt: pile bow: cards: bomb`.
A text takes the place of all that stands behind a colon. A line that the box leaves out is added for either.
"""

import re
import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from rumpus.boxes.boxes import BOX, Boxes
from rumpus.boxes.outline import OutlineNode, Page
from rumpus.boxes.toml_file import TomlFile, open_toml
from rumpus.kernel.game import AnyGame
from rumpus.kernel.message import Refused
from rumpus.kernel.registry import find_game
from rumpus.kernel.setting import Setting
from rumpus.lab.experiment import BoxChange, Cell, Experiment

NUMBER: Final = re.compile(r"\b\d+\b")
COPIES: Final = "copies"
INDENT: Final = 4 * " "


def make_boxes(path: Path, experiment: Experiment, boxes: Path) -> None:
    """Put the experiment's boxes into this folder, once it is sure that all cells can be played."""
    file, game = open_toml(path), find_game(experiment.game)
    with TemporaryDirectory() as temporary:
        trial = Path(temporary)
        for cell in experiment.cells:
            if cell.own_box and not (trial / cell.own_box).exists():
                make_box(file, game, cell, path.parent, trial / cell.own_box)
            check_setting(file, game, cell, trial)
        if any(trial.iterdir()):
            shutil.copytree(trial, boxes, dirs_exist_ok=True)


def titles_of(experiment: Experiment, find: Callable[[Cell], Path], language: str) -> dict[str, str]:
    """What the boxes that differ from cell to cell call themselves, by what the experiment calls them. The game's own
    are called in its words; two that call themselves alike are called as the experiment does."""
    boxes = Boxes.of(find_game(experiment.game))
    swept = {cell.levels[BOX]: cell for cell in experiment.cells if BOX in cell.levels and cell.own_box}
    titles = {name: boxes.title(find(cell), language) for name, cell in swept.items() if name not in boxes.own}
    own = [] if boxes.shelf is None else [boxes.title(folder, language) for folder in boxes.shelf.own.values()]
    return {name: title for name, title in titles.items() if [*titles.values(), *own].count(title) == 1}


def settings_of(experiment: Experiment, boxes: Path) -> list[Setting]:
    """One with each box that is played with, the first cell's first: sentences may speak of the things of any."""
    game = find_game(experiment.game)
    each: dict[str, tuple[int, dict[str, str]]] = {}
    for cell in experiment.cells:
        options = cell.options_with(boxes)
        each.setdefault(options.get(BOX, ""), (cell.seats, options))
    return [game.setting(seats, options) for seats, options in each.values()]


def make_box(file: TomlFile, game: AnyGame, cell: Cell, beside: Path, folder: Path) -> None:
    boxes = Boxes.of(game)
    if not boxes.own:
        raise file.wrong(BOX, "game-has-no-boxes", game=game.id)
    for change in cell.changes:
        if boxes.shelf is not None and change.file not in boxes.shelf.files:
            raise file.wrong(change.axis, "lab-no-such-place", axis=change.axis, place=change.place)
    contents = box_files(boxes, cell.options.get(BOX, ""), beside)
    write_box(change_box(file, contents, cell.changes), folder)
    for problem in boxes.check(folder):
        guilty = [change.axis for change in cell.changes if change.file == problem.args.get("file")]
        raise file.wrong(guilty[0] if guilty else BOX, "lab-box-wrong", cell=cell.id, why=problem)


def box_files(boxes: Boxes, name: str, beside: Path) -> dict[str, bytes]:
    """Those of one of the game's boxes, or of somebody's own, which is looked for beside the file that names it."""
    return boxes.files(name or boxes.own[0]) if name in (*boxes.own, "") else boxes.files(str(beside / name))


def write_box(contents: Mapping[str, bytes], folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, content in contents.items():
        (folder / name).parent.mkdir(exist_ok=True)  # pictures have a folder of their own
        (folder / name).write_bytes(content)


def check_setting(file: TomlFile, game: AnyGame, cell: Cell, boxes: Path) -> None:
    try:
        game.setting(cell.seats, cell.options_with(boxes))
    except Refused as refused:
        last = next(reversed(cell.levels), "options")
        raise file.wrong(last, "lab-cell-refused", cell=cell.id, why=refused.message) from None


class BoxLine(NamedTuple):
    """A line of a box, and the one that it is indented below."""

    node: OutlineNode
    above: OutlineNode | None


def change_box(file: TomlFile, contents: Mapping[str, bytes], changes: Sequence[BoxChange]) -> dict[str, bytes]:
    """The files of a box with other numbers and texts in them."""
    changed = dict(contents)
    for name in dict.fromkeys(change.file for change in changes):
        content = contents.get(name, b"")
        page = Page(name, content)
        lines = content.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\r", "\n").split("\n")
        gone: set[int] = set()
        added: list[BoxChange] = []
        for change in (each for each in changes if each.file == name):
            if isinstance(change.value, str):
                if (node := find_key(page.nodes, change.lines)) is None:
                    added.append(change)
                else:
                    lines[node.line - 1] = with_text(lines[node.line - 1], change.value)
                continue
            spot = find_spot(file, page, change)
            if spot is None:
                added.append(change)
            elif change.value == 0 and is_count(spot.node):
                gone |= taken_out(spot)
            else:
                lines[spot.node.line - 1] = with_number(lines[spot.node.line - 1], change.value)
        text = "\n".join(line for number, line in enumerate(lines, 1) if number not in gone)
        for change in added:
            text = with_line(text, change)
        changed[name] = text.encode()
    return changed


def find_key(nodes: Sequence[OutlineNode], path: Sequence[str]) -> OutlineNode | None:
    """The line that this path of keys leads to, if the box has it."""
    first, *rest = path or [""]
    for node in nodes:
        if is_called(node, first):
            return find_key(node.inside, rest) if rest else node
    return None


def with_text(line: str, value: str) -> str:
    content, comment_sign, comment = line.partition("#")
    before, after = content.partition(":")[0], content[len(content.rstrip()) :]
    return f"{before}: {value}{after}{comment_sign}{comment}"


def with_line(text: str, change: BoxChange) -> str:
    """A line that the box leaves out, below as many of the lines that lead to it as there are."""
    lines, path = text.rstrip("\n").split("\n"), change.lines
    nodes = Page(change.file, text.encode()).nodes
    depth, at, margin = 0, len(lines), ""
    while depth + 1 < len(path) and (above := find_key(nodes, path[: depth + 1])) is not None:
        depth, at = depth + 1, max(lines_of([above]))
        inside = above.inside[0] if above.inside else None
        margin = indent_of(lines[inside.line - 1]) if inside else indent_of(lines[above.line - 1]) + INDENT
    *headings, key = path[depth:]
    new = [f"{margin}{INDENT * step}{heading}:" for step, heading in enumerate(headings)]
    new.append(f"{margin}{INDENT * len(headings)}{key}: {change.value}")
    return "\n".join([*lines[:at], *new, *lines[at:]]) + "\n"


def indent_of(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def find_spot(file: TomlFile, page: Page, change: BoxChange) -> BoxLine | None:
    """Where that number stands; None if the box leaves the line out. Refused if it could never stand there."""
    found = [BoxLine(node, None) for node in page.nodes]
    *leading, last = change.lines or [""]
    for wanted in leading:
        found = [BoxLine(inside, node) for node, _ in found if is_called(node, wanted) for inside in node.inside]
    spots = [spot for spot in found if is_called(spot.node, last)]
    if not change.lines:
        raise file.wrong(change.axis, "lab-no-such-place", axis=change.axis, place=change.place)
    if not spots:
        return None
    if len(spots) > 1:
        lines = tuple(str(spot.node.line) for spot in spots)
        raise file.wrong(change.axis, "lab-several-places", axis=change.axis, place=change.place, lines=lines)
    if len(numbers_in(spots[0].node)) != 1:
        raise file.wrong(
            change.axis, "lab-no-number-there", axis=change.axis, place=change.place, found=spots[0].node.text
        )
    return spots[0]


def is_called(node: OutlineNode, wanted: str) -> bool:
    """A line with a key by its key, any other by its words without the number."""
    key, colon, _ = node.text.partition(":")
    name = key if colon else " ".join(NUMBER.sub("", node.text).split())
    return wanted.lower() in (name.strip().lower(), node.text.lower())


def numbers_in(node: OutlineNode) -> list[str]:
    key, colon, value = node.text.partition(":")
    return NUMBER.findall(value if colon else key)


def with_number(line: str, number: int) -> str:
    content, comment_sign, comment = line.partition("#")
    key, colon, value = content.partition(":")
    before, after = (f"{key}{colon}", value) if colon else ("", content)
    return before + NUMBER.sub(str(number), after, count=1) + comment_sign + comment


def is_count(node: OutlineNode) -> bool:
    """Whether its number says how many there are of something: `copies: 4`, or `4 bow`."""
    return node.text.lower().startswith(f"{COPIES}:") or (node.text[0].isdecimal() and ":" not in node.text)


def taken_out(spot: BoxLine) -> set[int]:
    """The lines of something of which there are none: the card that the copies are of, or the line itself."""
    whole = spot.above if spot.above is not None and ":" in spot.node.text else spot.node
    return set(lines_of([whole]))


def lines_of(nodes: Iterable[OutlineNode]) -> Iterable[int]:
    for node in nodes:
        yield node.line
        yield from lines_of(node.inside)
