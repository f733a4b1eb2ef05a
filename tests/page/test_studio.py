"""The studio in a real browser, as somebody uses it who has never seen the source."""

import re
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from playwright.sync_api import expect

from tests.helpers.in_turn import in_turn
from tests.helpers.page.player import Player
from tests.helpers.page.states import OWN_CARD
from tests.helpers.page.visitors import Table, Visitor
from tests.helpers.waiting import until
from tests.page.conftest import Come

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def own_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    table = Table(tmp_path_factory.mktemp("table"))
    yield table
    table.close()


def begin(visitor: Visitor, name: str, game: str = "worms") -> None:
    visitor.go(visitor.table.studio)
    form = visitor.page.get_by_role("form", name=visitor.say("studio-new"))
    form.get_by_label(visitor.say("studio-new-game")).select_option(game)
    form.get_by_label(visitor.say("studio-new-name"), exact=True).fill(name)
    form.get_by_role("button", name=visitor.say("studio-begin")).click()
    expect(visitor.page.get_by_role("main").get_by_role("status")).to_contain_text(
        visitor.say("studio-sound", holds="").strip()
    )


@pytest.mark.parametrize("size", in_turn(["desk", "phone"], turns=1))
def test_a_card_is_written_mended_seen_in_every_language_tried_and_played(
    come: Come, own_table: Table, size: str
) -> None:
    visitor = come(size)
    page = visitor.page
    begin(visitor, f"yard-{size}")
    assert own_table.studio.rpartition("/")[2] not in page.url  # the key is not there to be seen
    page.get_by_role("button", name="weapons.cards").click()
    area = page.get_by_role("textbox", name="weapons.cards")
    area.fill(OWN_CARD.replace("accuracy 3", "accurasy 3"))
    remark = page.get_by_role("list", name=visitor.say("studio-remarks")).get_by_role("button", name="accurasy")
    expect(remark).to_contain_text("line 11")
    expect(page.locator(".stripe.wrong")).to_contain_text("accurasy")
    assert page.locator(".number.wrong").inner_text() == "11"
    expect(page.get_by_role("button", name=visitor.say("studio-play"))).to_be_disabled()
    remark.click()
    until(lambda: page.evaluate("getSelection().toString()").strip() == "accurasy 3")
    page.keyboard.type("        accuracy 3")
    for language, name, word in (("en", "Acorn Mortar", "Accuracy"), ("cs", "Žaludový moždíř", "řesnost")):
        shown = page.locator(f"[data-language={language}]")
        expect(shown).to_contain_text(name)
        expect(shown).to_contain_text(word)
    expect(page.locator("[data-language=uk]")).to_contain_text("Жолудева мортира")
    assert page.locator(".seen .picture svg").first.is_visible()

    page.get_by_role("button", name=visitor.say("studio-try")).click()
    expect(page.locator(".rest [data-option], [data-option]").first).to_be_visible()
    expect(page).to_have_title(re.compile("Acorn Mortar"))
    page.get_by_role("link", name=visitor.say("studio-back")).click()
    page.get_by_role("button", name=visitor.say("studio-play")).click()
    Player(visitor, "worms").wait_until_asked()
    room, token = visitor.room_and_token()
    info = own_table.client.get(f"/api/rooms/{room}", headers={"Authorization": f"Bearer {token}"}).json()
    assert info["options"]["box"].startswith(f"yard-{size}@")
    if size == "desk":
        expect(page.locator(".hand .card", has_text="Acorn Mortar").first).to_be_visible()


def test_what_is_not_saved_survives_a_reload_and_nothing_is_lost_when_two_save(come: Come, own_table: Table) -> None:
    visitor = come()
    visitor.expect("409")
    page = visitor.page
    begin(visitor, "two")
    area = page.get_by_role("textbox", name="box.txt")
    area.fill("name: Mine\nfrom: standard\n")
    page.reload()
    expect(area).to_have_value("name: Mine\nfrom: standard\n")
    expect(page.get_by_text(visitor.say("studio-restored"))).to_be_visible()
    (own_table.boxes / "two" / "box.txt").write_text("name: Theirs\nfrom: standard\n")
    page.keyboard.press("Control+s")
    page.get_by_role("button", name=visitor.say("studio-save-anyway")).click()
    expect(page.get_by_role("heading", name="Mine")).to_be_visible()
    page.get_by_role("button", name=visitor.say("studio-history")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("listitem").nth(1).get_by_role("button").first.click()
    expect(dialog).to_contain_text("Theirs")
    dialog.get_by_role("button", name=visitor.say("studio-restore")).click()
    expect(page.get_by_role("heading", name="Theirs")).to_be_visible()
    assert (own_table.boxes / "two" / "box.txt").read_text().startswith("name: Theirs")


def test_a_box_goes_out_as_a_file_and_comes_in_again(come: Come, own_table: Table, tmp_path: Path) -> None:
    visitor = come()
    page = visitor.page
    begin(visitor, "outward", "zombies-doom")
    with page.expect_download() as loading:
        page.get_by_role("button", name=visitor.say("studio-export")).click()
    loading.value.save_as(tmp_path / "Brought Back.zip")
    visitor.go("#/studio")
    form = page.get_by_role("form", name=visitor.say("studio-import"))
    (tmp_path / "other.zip").write_bytes(b"chosen by mistake")
    for file in ("other.zip", "Brought Back.zip"):
        form.get_by_label(visitor.say("studio-import-file")).set_input_files(tmp_path / file)
    form.get_by_label(visitor.say("studio-new-game")).select_option("zombies-doom")
    form.get_by_role("button", name=visitor.say("studio-import-do")).click()
    expect(page.get_by_role("heading", name="Outward")).to_be_visible()
    assert (own_table.boxes / "brought-back" / "tasks.txt").is_file()


def test_a_box_is_printed_as_it_is_written(come: Come, own_table: Table, tmp_path: Path) -> None:
    visitor = come()
    page, say = visitor.page, visitor.say
    begin(visitor, "on-paper", "zombies-doom")
    page.get_by_role("textbox", name="box.txt").fill("name: On paper\nname cs: Na papíře\nfrom: standard\n")
    opening = page.get_by_role("button", name=say("studio-print"), exact=True)
    opening.click()
    page.get_by_role("button", name=say("studio-print-do")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("close")).click()  # a change of mind: nothing comes of it
    opening.click()
    page.get_by_label(say("studio-print-language")).select_option("cs")
    page.get_by_label(say("studio-print-paper")).select_option("letter")
    with page.expect_download(timeout=120_000) as coming:
        page.get_by_role("button", name=say("studio-print-do")).click()
    assert coming.value.suggested_filename == "on-paper-cs.pdf"
    coming.value.save_as(tmp_path / "on-paper.pdf")
    first = pypdfium2.PdfDocument(tmp_path / "on-paper.pdf")[0]
    assert "Na papíře" in first.get_textpage().get_text_range()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_nobody_else_is_shown_the_way_or_let_in(come: Come, own_table: Table) -> None:
    visitor = come()
    visitor.expect("401")
    visitor.go()
    visitor.page.get_by_role("article").first.wait_for()
    expect(visitor.page.get_by_role("link", name=visitor.say("studio"), exact=True)).to_have_count(0)
    visitor.go("#/studio")
    expect(visitor.page.get_by_text(visitor.say("studio-key-needed"))).to_be_visible()
    visitor.go(own_table.studio)
    visitor.page.get_by_role("heading", name=visitor.say("studio"), exact=True).wait_for()
    visitor.go()
    expect(visitor.page.get_by_role("link", name=visitor.say("studio"), exact=True)).to_be_visible()
