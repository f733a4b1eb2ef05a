"""Takes the pictures of docs/studio.md, from a new box to a printed sheet: python -m tests.helpers.page.story"""

import struct
import tempfile
import zlib
from pathlib import Path

import pypdfium2
from playwright.sync_api import sync_playwright

from tests.helpers.page.chromium import launch
from tests.helpers.page.pictures import FOLDER
from tests.helpers.page.player import Player
from tests.helpers.page.states import OWN_CARD
from tests.helpers.page.visitors import Table, Visitor

STORY = ("story-card", "story-play", "story-measure", "story-answer", "story-report", "story-print")
SCALE = 0.5
LONGEST = 600_000  # milliseconds that an experiment may take
GAMES = "60"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        table, browser = Table(Path(folder)), launch(playwright)
        visitor = Visitor(browser, table, scale=SCALE)
        tell(visitor)
        printed = print_box(visitor, Path(folder) / "backyard.pdf")
        assert visitor.leave() == []
        take_sheet(printed)
        browser.close()
        table.close()


def tell(visitor: Visitor) -> None:
    page, say = visitor.page, visitor.say
    visitor.go(visitor.table.studio)
    form = page.get_by_role("form", name=say("studio-new"))
    form.get_by_label(say("studio-new-name"), exact=True).fill("backyard")
    form.get_by_role("button", name=say("studio-begin")).click()
    page.get_by_role("button", name="weapons.cards").click()
    page.get_by_role("textbox", name="weapons.cards").fill(OWN_CARD)
    page.get_by_text("Жолудева мортира").wait_for()
    take(visitor, "story-card")

    page.get_by_role("button", name=say("studio-play")).click()
    Player(visitor, "worms").wait_until_asked()
    page.locator(".hand .card", has_text="Acorn Mortar").first.wait_for()
    take(visitor, "story-play")

    visitor.go("#/studio/worms/backyard")
    page.get_by_role("button", name=say("lab-measure")).click()
    page.get_by_label(say("lab-games")).fill(GAMES)
    take(visitor, "story-measure")
    page.get_by_role("button", name=say("lab-start")).click()
    page.get_by_role("table").wait_for(timeout=LONGEST)
    wanted = 2 * int(GAMES)
    page.get_by_text(say("lab-state", state="done", done=wanted, wanted=wanted)).wait_for(timeout=LONGEST)
    take(visitor, "story-answer")
    page.get_by_role("button", name=say("lab-report")).click()
    page.get_by_role("heading", name=say("report-findings")).wait_for(timeout=LONGEST)
    take(visitor, "story-report")
    page.go_back()
    page.get_by_role("table").wait_for()


def take(visitor: Visitor, name: str) -> None:
    visitor.page.screenshot(path=FOLDER / f"{name}.png")


def print_box(visitor: Visitor, file: Path) -> Path:
    page, say = visitor.page, visitor.say
    visitor.go("#/studio/worms/backyard")
    page.get_by_role("button", name=say("studio-print"), exact=True).click()
    with page.expect_download(timeout=LONGEST) as coming:
        page.get_by_role("button", name=say("studio-print-do")).click()
    coming.value.save_as(file)
    return file


def take_sheet(printed: Path) -> None:
    """The one with the new card on it."""
    for page in pypdfium2.PdfDocument(printed):
        if {"Acorn", "Mortar", "Accuracy"} <= set(page.get_textpage().get_text_bounded().split()):
            pixels = page.render(scale=0.8).to_numpy()
            (FOLDER / "story-print.png").write_bytes(
                png(pixels.shape[1], pixels.shape[0], pixels[:, :, 2::-1].tobytes())
            )
            return


def png(width: int, height: int, rgb: bytes) -> bytes:
    lines = b"".join(b"\0" + rgb[3 * width * row : 3 * width * (row + 1)] for row in range(height))
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(lines, 9))]
    return b"\x89PNG\r\n\x1a\n" + b"".join(map(chunk, [*chunks, (b"IEND", b"")]))


def chunk(part: tuple[bytes, bytes]) -> bytes:
    kind, data = part
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    main()
