"""What a browser has to fetch before anybody can play."""

import gzip

import pytest
from playwright.sync_api import Response

from rumpus.table.web.built_page import FOLDER
from tests.helpers.page.site import sizes
from tests.page.conftest import Come
from tests.page.test_play import GAMES, sit_down

MOST_SCRIPT = 147_000  # bytes, packed
STUDIO, MOST_STUDIO = ("StudioPage-", "LabPage-"), 25_000  # which nobody loads who only plays
OPERATOR, MOST_OPERATOR = "OperatorPage-", 10_000
PLAYER, MOST_PLAYER = ("PlayerPage-", "bring-", "player-"), 10_000  # which is loaded by who wants to be recognised
TOURNAMENTS, MOST_TOURNAMENTS = "TournamentsPage-", 8_000
# Each loaded where somebody goes there; `dist-` draws QR codes.
ASIDE, MOST_ASIDE = ("RulesPage-", "PuzzlePage-", "MailedPage-", "notices-", "dist-"), 12_000
ENGINE, MOST_ENGINE = ("engine-", "table.worker-", "thinking.worker-"), 4_000  # for a page that is its own table
TEACHING, MOST_TEACHING = "teaching-", 6_000  # lessons and practice
# Help on keys, and a moment as a picture or a film.
ASKED_FOR, MOST_ASKED_FOR = ("KeysPage-", "KeysText-", "picture-", "recording-"), 4_000
TUNNEL, MOST_TUNNEL = "away-", 3_000  # from a table that is gone to such a page, and back
MOST_FIRST_VIEW = 265_000  # bytes, as they travel
MOST_REQUESTS = 30
MOST_OF_SITE = 8_000_000  # bytes, packed


def test_the_page_is_light() -> None:
    packed = {file.name: len(gzip.compress(file.read_bytes())) for file in FOLDER.rglob("*.js")}
    for name, most in (
        (STUDIO, MOST_STUDIO),
        (OPERATOR, MOST_OPERATOR),
        (PLAYER, MOST_PLAYER),
        (TOURNAMENTS, MOST_TOURNAMENTS),
        (ASIDE, MOST_ASIDE),
        (ENGINE, MOST_ENGINE),
        (TEACHING, MOST_TEACHING),
        (ASKED_FOR, MOST_ASKED_FOR),
        (TUNNEL, MOST_TUNNEL),
    ):
        own = [packed.pop(file) for file in list(packed) if file.startswith(name)]
        assert own
        assert sum(own) <= most
    assert sum(packed.values()) <= MOST_SCRIPT


@pytest.mark.slow
def test_the_page_that_is_its_own_table_is_light() -> None:
    parts = list(sizes())
    assert parts, "first run: make site"
    assert sum(size for _, size in parts) <= MOST_OF_SITE


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_running_room_is_seen_after_few_and_small_requests(come: Come, game: str) -> None:
    """So that it takes well under a second: what is slow on a busy machine is not counted here."""
    room, token = sit_down(come(), game).visitor.room_and_token()
    visitor = come()
    answered: list[Response] = []
    visitor.page.on("response", lambda one: answered.append(one))
    visitor.go(f"#/room/{room}/{token}")
    visitor.page.locator("[data-state]").wait_for()
    sizes = [one.request.sizes() for one in answered]
    assert len(sizes) <= MOST_REQUESTS
    assert sum(one["responseBodySize"] for one in sizes) <= MOST_FIRST_VIEW
