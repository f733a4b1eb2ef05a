"""Films a turn of Worms for the README, docs/pictures/turn.webp: python -m tests.helpers.page.animation"""

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.helpers.page.chromium import launch
from tests.helpers.page.player import Player, say
from tests.helpers.page.states import RECORDS
from tests.helpers.page.visitors import Table, Visitor
from tests.helpers.places import ROOT

FILE = ROOT / "docs" / "pictures" / "turn.webp"
RECORD = RECORDS / "worms" / "3.record"
FIRST, LAST = 3, 7  # moments of the record: a rope, a mine, and what comes of it
WIDTH, HEIGHT = 640, 400
BETWEEN = 400  # milliseconds from picture to picture
MOST = 80  # pictures
LINGERS = 2000  # that the last one stays
# Browsers write WebP, Playwright does not.
TO_WEBP = """async ([png, width, height]) => {
    const image = new Image()
    image.src = "data:image/png;base64," + png
    await image.decode()
    const canvas = Object.assign(document.createElement("canvas"), { width, height })
    canvas.getContext("2d").drawImage(image, 0, 0, width, height)
    return canvas.toDataURL("image/webp", 0.5).split(",")[1]
}"""


def chunk(name: bytes, data: bytes) -> bytes:
    """Of a RIFF file: each is of an even length."""
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def number(value: int) -> bytes:
    return value.to_bytes(3, "little")


def animated(pictures: list[bytes], times: list[int]) -> bytes:
    """Pictures in WebP, one after another, as one file."""
    size = number(WIDTH - 1) + number(HEIGHT - 1)
    frames = b"".join(
        chunk(b"ANMF", number(0) * 2 + size + number(time) + b"\x02" + drawn(picture))  # in place of the one before
        for picture, time in zip(pictures, times, strict=True)
    )
    head = chunk(b"VP8X", b"\x02\0\0\0" + size) + chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")
    return chunk(b"RIFF", b"WEBP" + head + frames)


def drawn(picture: bytes) -> bytes:
    """Of a picture in WebP, what is drawn, without what is said of it."""
    found, at = b"", 12
    while at < len(picture):
        size = 8 + int.from_bytes(picture[at + 4 : at + 8], "little")
        size += size % 2
        if picture[at : at + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
            found += picture[at : at + size]
        at += size
    return found


def film(page: Page) -> list[bytes]:
    """The whole page while the replay goes on, in a time of its own: a slow machine misses nothing."""
    slider = page.get_by_role("slider", name=say("replay-moment"))
    taken: list[bytes] = []
    while int(slider.input_value()) <= LAST and len(taken) < MOST:
        taken.append(page.screenshot())
        page.clock.run_for(BETWEEN)
    return taken


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        table, browser = Table(Path(folder)), launch(playwright)
        visitor = Visitor(browser, table, speed="slow")
        visitor.page.clock.install()
        visitor.go("#/records")
        visitor.page.get_by_label(say("record-file")).set_input_files(RECORD)
        player = Player(visitor, "worms")
        player.wait_for("over")
        visitor.page.get_by_role("slider", name=say("replay-moment")).fill(str(FIRST))
        player.button("past-leave-over").first.wait_for()
        visitor.page.clock.pause_at(visitor.page.evaluate("Date.now()") / 1000 + 5)
        player.button("replay-play").first.click()
        taken = film(visitor.page)
        blank = browser.new_page()
        encoded = [base64.b64encode(picture).decode() for picture in taken]
        pictures = [base64.b64decode(blank.evaluate(TO_WEBP, [png, WIDTH, HEIGHT])) for png in encoded]
        FILE.write_bytes(animated(pictures, [BETWEEN] * (len(pictures) - 1) + [LINGERS]))
        browser.close()
        table.close()


if __name__ == "__main__":
    main()
