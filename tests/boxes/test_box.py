"""A box is found by name or folder, told from another by its digest, and checked as a whole."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from rumpus.boxes.box import Shelf, check_ids, digest_of, index_by_id, open_pages, problems_on, write_box_name
from rumpus.boxes.outline import read_title
from rumpus.kernel.message import Message
from rumpus.text.words import words
from tests.boxes.test_deriving import CASES as DERIVING
from tests.boxes.test_outline import CASES
from tests.helpers.boxes import sentences_in, write_box
from tests.helpers.refusal import refusal

FILES = ("cards.txt", "tiles.txt")
say = words("en").say


@dataclass(frozen=True)
class Named:
    id: str


@dataclass(frozen=True)
class Ids:
    """A box of nothing but ids."""

    digest: str
    index: dict[str, int]


def read_ids(files: Mapping[str, bytes]) -> tuple[Ids, list[Message]]:
    pages = open_pages(files, FILES, optional=("more.txt",))
    items = {
        page.file: [(node.line, Named(read_title(page, node, "x") or "")) for node in page.nodes]
        for page in pages.values()
    }
    ids: dict[str, str] = {}
    for file, found in items.items():
        check_ids(pages[file], found, ids)
    index = index_by_id(item for found in items.values() for _, item in found)
    return Ids(digest_of(pages.values(), files), index), problems_on(pages.values())


def shelf(own: Path) -> Shelf[Ids]:
    return Shelf({"ours": own}, (*FILES, "more.txt"), read_ids)


def test_our_own_by_name_and_anybodys_by_folder(tmp_path: Path) -> None:
    write_box(tmp_path, {"cards.txt": "x one\nx two", "tiles.txt": "x three"})
    boxes = shelf(tmp_path)
    assert boxes.find("ours").index == {"one": 0, "two": 1, "three": 2}
    assert boxes.find(str(tmp_path)) is boxes.find("ours")
    assert boxes.load(tmp_path) == boxes.find("ours")
    assert boxes.check(tmp_path) == []


def test_a_box_written_with_its_digest_must_still_be_the_same(tmp_path: Path) -> None:
    write_box(tmp_path, {"cards.txt": "x one", "tiles.txt": "x two"})
    before = shelf(tmp_path)
    written = write_box_name("ours", before.find("ours"))
    assert written == f"ours@{before.find('ours').digest[:12]}"
    assert before.find(written) is before.find("ours")
    assert write_box_name(written, before.find(written)) == written
    write_box(tmp_path, {"cards.txt": "x other"})
    after = shelf(tmp_path)
    message = refusal(after.find, written)
    assert message.id == "box-is-another"
    assert say(message).startswith("The box “ours” has changed")
    assert before.find(written).index == {"one": 0, "two": 1}  # a game goes on with the box it began with


def test_the_digest_ignores_tastes_and_notices_files() -> None:
    def digest(**files: str) -> str:
        return read_ids({f"{name}.txt": text.encode() for name, text in files.items()})[0].digest

    box = digest(cards="x one\nx two", tiles="x three")
    assert digest(cards="\nx   one # first\r\n\r\nx two\n", tiles="x three") == box
    assert (
        len(
            {box, digest(cards="x one", tiles="x two\nx three"), digest(cards="x one\nx two", tiles="x three", more="")}
        )
        == 3
    )


def test_everything_wrong_is_listed_file_by_file(tmp_path: Path) -> None:
    write_box(tmp_path, {"more.txt": "x one\ny two\nx One", "cards.txt": "x one\nx one"})
    problems = shelf(tmp_path).check(tmp_path)
    assert [say(problem) for problem in problems] == [
        "cards.txt, line 2: “one” is already described at cards.txt:1.",
        "tiles.txt is missing from the box.",
        "more.txt, line 1: “one” is already described at cards.txt:1.",
        "more.txt, line 2: expected “x” and an id here, but found “y two”.",
        "more.txt, line 3: “One” is not an id. An id begins with a letter from a to z and goes on with such letters, "
        "digits and hyphens.",
    ]
    assert refusal(shelf(tmp_path).find, "ours") == problems[0]


def test_no_folder_no_box(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert [say(problem) for problem in shelf(tmp_path).check(nowhere)] == [f"There is no folder {nowhere}."]
    assert refusal(shelf(nowhere).find, "ours").id == "box-missing-folder"


def test_every_sentence_about_boxes_is_tried_here_or_with_the_reader() -> None:
    boxes = Path(__file__).parents[2] / "src/rumpus/text/en/boxes.ftl"
    here = {"box-missing-folder", "box-missing-file", "box-is-another", "box-duplicate-id"}
    deriving = {id for *_, id in DERIVING} | {"box-derives-from-itself", "box-nothing-to-derive-from"}
    mistakes = {id for id in sentences_in(boxes) if not id.startswith(("box-picture-", "box-other-encoding"))}
    assert mistakes <= {id for *_, id, _ in CASES} | here | deriving | {
        "box-not-text",
        "box-which-to-leave-out",
        "box-variant-of-the-game",
        "box-variant-wrong",
        "box-variant-changes-nothing",
        "box-name-too-long",
        "box-too-many",
    }
