"""The site that `make docs` builds: all papers, links that lead somewhere, and a search that needs no server."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

import rumpus
from tests.helpers.page.visitors import Visitor
from tests.helpers.places import ROOT

pytestmark = pytest.mark.slow


@pytest.fixture
def site() -> Path:
    site = ROOT / "build" / "documentation"
    assert (site / "index.html").is_file(), "first run: make .papers"
    return site


def test_every_paper_is_a_page_of_it(site: Path) -> None:
    papers = {
        paper.relative_to(ROOT).with_suffix(".html") for paper in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
    }
    assert [str(page) for page in sorted(papers) if not (site / page).is_file()] == []


def test_what_papers_link_to_is_there_as_text_and_no_program_is(site: Path) -> None:
    """It is built into the package, where a module would be taken for a part of it."""
    assert {file.suffix for file in (site / "_downloads").rglob("*.*")} == {".txt"}
    assert "train_small.py.txt" in (site / "docs" / "training.html").read_text(encoding="utf-8")


def test_nothing_of_it_comes_from_elsewhere(site: Path) -> None:
    loaded = re.compile(r"<(?:script|img|link)[^>]*(?:src|href)=\"(?:https?:)?//")
    assert [page.name for page in site.rglob("*.html") if loaded.search(page.read_text(encoding="utf-8"))] == []


def test_its_reference_explains_every_promised_name(site: Path) -> None:
    text = (site / "docs" / "reference.html").read_text(encoding="utf-8")
    assert [name for name in rumpus.__all__ if f'id="rumpus.{name}"' not in text] == []


def test_it_is_searched_without_a_server(site: Path, browser: Browser) -> None:
    page = browser.new_page()
    page.goto((site / "index.html").as_uri())
    page.wait_for_url("**/README.html")
    page.get_by_role("searchbox").or_(page.locator("input[name=q]")).first.fill("determinize")
    page.keyboard.press("Enter")
    found = page.locator("ul.search").get_by_role("link", name="Glossary")
    found.click()
    expect(page).to_have_title(re.compile("^Glossary"))
    page.close()


def test_the_front_page_links_to_it_where_the_table_has_it(ann: Visitor) -> None:
    def with_documentation(route: Route) -> None:
        found = route.fetch().json()
        route.fulfill(json={**found, "documentation": True})

    ann.page.route("**/api/games", with_documentation)
    ann.page.goto("/")
    link = ann.page.get_by_role("link", name="Documentation")
    expect(link).to_have_attribute("href", "/documentation/index.html")
