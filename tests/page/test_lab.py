"""The lab in a real browser: from a box to a compared experiment, its report, and a game of it."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.helpers.page.visitors import Table
from tests.page.conftest import Come

pytestmark = pytest.mark.slow
LONGEST = 240_000  # milliseconds, for processes that start and play on a busy machine


@pytest.fixture(scope="module")
def own_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    table = Table(tmp_path_factory.mktemp("table"))
    (table.boxes / "yard").mkdir(parents=True)
    (table.boxes / "yard" / "box.txt").write_text("name: Yard\nfrom: standard\n")
    (table.boxes / "yard" / "tiles.txt").write_text("tile camp\n    copies: 6\n")
    yield table
    table.close()


def test_a_box_is_measured_beside_the_one_it_comes_from(come: Come, own_table: Table) -> None:
    visitor = come()
    page, say = visitor.page, visitor.say
    visitor.go(own_table.studio)
    page.get_by_role("link", name="Yard").click()
    page.get_by_role("textbox", name="box.txt").fill("name: The Yard\nfrom: standard\n")
    page.get_by_role("link", name=say("studio-boxes")).click()
    expect(page.get_by_text(say("studio-kept", box="yard")).first).to_be_visible()
    page.get_by_role("link", name="Yard").click()
    page.get_by_role("button", name=say("lab-measure")).click()

    expect(page.get_by_label(say("lab-beside"))).to_have_value("standard")
    expect(page.get_by_label(say("lab-question"))).to_have_value(
        say("lab-question-usual", box="The Yard", other="Standard")
    )
    page.get_by_role("checkbox", name="Fairer").check()
    page.get_by_label(say("lab-games")).fill("8")
    page.get_by_label(say("lab-bots")).select_option("random")
    page.get_by_role("button", name=say("lab-as-text"), exact=True).click()
    area = page.get_by_role("textbox")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("24 games")
    written = area.input_value()
    area.fill(written.replace('"turns"', '"turnips"'))
    expect(page.locator(".stripe.wrong")).to_contain_text("turnips")
    expect(page.locator(".stripe.wrong")).not_to_contain_text("experiment.toml")
    expect(page.get_by_role("button", name=say("lab-start"), exact=True)).to_be_disabled()
    page.get_by_role("button", name=say("lab-as-form")).click()
    page.get_by_role("button", name=say("lab-start"), exact=True).click()

    page.get_by_text(say("lab-state", state="done", done=24, wanted=24)).wait_for(timeout=LONGEST)
    expect(page.get_by_role("row").nth(2)).to_contain_text("8 of 8")
    for box in ("The Yard", "Fairer"):  # each beside the standard one
        expect(page.get_by_text(f"{say('lab-ask-alike-turns')} ({box})")).to_be_visible()
    page.get_by_label(say("settings-language")).first.select_option(
        "cs"
    )  # nothing goes on any more, and all is told anew
    expect(page.get_by_role("heading", name="Odpovědi")).to_be_visible()
    expect(page.get_by_text(re.compile("^(Ano|Ne)\\.$|^(Zatím nelze|Nelze) říct")).first).to_be_visible()
    expect(page.get_by_role("row", name="The Yard")).to_be_visible()
    page.get_by_role("combobox").first.select_option("en")
    page.get_by_role("button", name=say("lab-report")).click()
    page.get_by_role("heading", name=say("report-findings")).wait_for(timeout=LONGEST)
    expect(page.locator("section.answer").first).to_contain_text(say("lab-ask-alike-turns"))
    page.get_by_role("link", name=say("report-game-watch")).first.click()
    page.locator("[data-state=over]").wait_for(timeout=LONGEST)
    assert "#/watch/" in page.url

    visitor.go("#/lab")
    page.get_by_role("link", name="The Yard").click()
    page.get_by_label(say("lab-watch-number")).fill("3")
    page.get_by_role("button", name=say("lab-watch-do")).click()
    page.locator("[data-state=over]").wait_for(timeout=LONGEST)
