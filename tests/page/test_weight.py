"""What a browser has to fetch before anybody can play."""

import gzip

from rumpus.table.built_page import FOLDER

MOST_SCRIPT = 120_000  # bytes, packed


def test_the_page_is_light() -> None:
    packed = {file.name: len(gzip.compress(file.read_bytes())) for file in FOLDER.rglob("*.js")}
    assert packed
    assert sum(packed.values()) <= MOST_SCRIPT
