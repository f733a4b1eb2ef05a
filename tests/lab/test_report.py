"""The report as it is read: a page that needs nothing else, in every language, on a desk and on a phone."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from rumpus.lab.report import write_report
from rumpus.lab.results import open_results
from rumpus.lab.rows import GameRow
from rumpus.text.words import LANGUAGES, Words
from tests.helpers.made_up import PLAIN, at_random, many
from tests.helpers.page.chromium import launch

ROOT = Path(__file__).parents[2]
WIDTHS = (1280, 390)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The same experiment in every language."""
    results = many(tmp_path_factory.mktemp("lab"), 80)
    pages = {}
    for language in LANGUAGES:
        folder = tmp_path_factory.mktemp(f"report-{language}")
        pages[language] = write_report(results, folder, Words(language, "zombies-doom").say, language)
    return pages


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launch(playwright) as browser:
        yield browser


class Read(HTMLParser):
    """What stands on a page, and where it leads."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.inside = ""
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag
        found = dict(attrs)
        self.links += [found[key] or "" for key in ("href", "src") if key in found]
        self.ids |= {found["id"] or ""} if "id" in found else set()

    def handle_data(self, data: str) -> None:
        if self.inside not in ("style", "code") and data.strip():
            self.texts.append(data)


@every_language
def test_every_link_leads_somewhere_in_the_same_folder(reports: dict[str, Path], language: str) -> None:
    page = reports[language]
    read = Read(page)
    assert "tables/games.parquet" in read.links
    for link in read.links:
        if link.startswith("#"):
            assert link[1:] in read.ids
        else:
            assert link == "data:," or (page.parent / link).is_file(), link


@every_language
def test_numbers_are_written_as_the_language_writes_them(reports: dict[str, Path], language: str) -> None:
    point, comma = r"\d\.\d\b(?!\d)", r"\d,\d\b(?!\d)"
    texts = [text for text in Read(reports[language]).texts if not re.match(r"[WZ]\d", text)]
    wrong, right = (comma, point) if language == "en" else (point, comma)
    assert [text for text in texts if re.search(wrong, text)] == []
    assert any(re.search(right, text) for text in texts)


def test_the_same_results_give_the_same_page(reports: dict[str, Path], tmp_path: Path) -> None:
    results = many(tmp_path, 80)
    again = write_report(results, reports["en"].parent, Words("en", "zombies-doom").say, "en").read_text("utf-8")
    assert again == reports["en"].read_text(encoding="utf-8")


def test_what_never_happens_is_not_told(reports: dict[str, Path], tmp_path: Path) -> None:
    """Somebody wins most of the games that were made up, never several; until they do."""

    def shared(cell: str, seats: int, number: int) -> GameRow:
        return msgspec.structs.replace(at_random(cell, seats, number), winners=(0, 1) if number == 7 else (1,))

    without, words = Read(reports["en"]).texts, Words("en", "zombies-doom").say
    assert "Draws" in without
    assert not any("hared wins" in text for text in without)
    with_them = Read(write_report(many(tmp_path, 40, make=shared), tmp_path, words, "en")).texts
    assert "Shared wins" in with_them
    assert "Draws" not in with_them


def test_what_a_title_says_is_text_and_no_markup(tmp_path: Path) -> None:
    results = many(tmp_path, 3, PLAIN)
    file = results.folder / "experiment.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("A title", "<b>Bold & wild</b>"), encoding="utf-8")
    page = write_report(open_results(results.folder), tmp_path, Words("en", "zombies-doom").say, "en")
    assert "&lt;b&gt;Bold &amp; wild&lt;/b&gt;" in page.read_text(encoding="utf-8")


def test_the_report_has_the_colours_of_the_page() -> None:
    def colours(file: str) -> dict[str, str]:
        return dict(re.findall(r"(--[\w-]+): (light-dark\([^)]*\))", (ROOT / file).read_text(encoding="utf-8")))

    ours, theirs = colours("src/rumpus/lab/static/report.css"), colours("web/src/design/tokens.css")
    assert ours.items() <= theirs.items()
    assert ours


@pytest.mark.slow
@pytest.mark.parametrize("width", WIDTHS)
@every_language
def test_in_a_browser(reports: dict[str, Path], browser: Browser, language: str, width: int) -> None:
    """Nothing is fetched, nothing complains, and nothing is wider than the screen, not even what is folded."""
    page = browser.new_page(viewport={"width": width, "height": 800})
    said, fetched = list[str](), list[str]()
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: fetched.append(request.url))
    address = reports[language].as_uri()
    page.goto(address)
    unfold(page)
    assert page.evaluate("document.documentElement.scrollWidth") == width
    page.close()
    assert said == []
    assert [url for url in fetched if not url.startswith("data:")] == [address]


def unfold(page: Page) -> None:
    page.evaluate("document.querySelectorAll('details').forEach(folded => (folded.open = true))")


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_it(reports: dict[str, Path], browser: Browser, scheme: Literal["light", "dark"]) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 800}, color_scheme=scheme)
    page.goto(reports["en"].as_uri())
    unfold(page)
    found = Axe().run(page).response["violations"]
    page.close()
    assert [f"{one['id']}: {node['html'][:200]}" for one in found for node in one["nodes"]] == []
