"""A tournament in real browsers: made, entered, played and watched, in three languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.helpers.page.visitors import Table, Visitor
from tests.page.conftest import Come

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def own_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    table = Table(tmp_path_factory.mktemp("table"))
    yield table
    table.close()


def resign(visitor: Visitor) -> None:
    room, token = visitor.room_and_token()
    headers = {"Authorization": f"Bearer {token}"}
    said = visitor.table.client.post(f"/api/rooms/{room}/act", json={"act": "resign"}, headers=headers)
    assert said.is_success, said.text


def test_people_make_a_tournament_play_it_and_see_who_has_won(come: Come, own_table: Table) -> None:
    ann, bob = come(name="Ann"), come("phone", locale="cs", name="Bob")
    ann.go()
    ann.page.get_by_role("link", name=ann.say("tournaments")).click()
    form = ann.page.get_by_role("form", name=ann.say("tournament-new"))
    form.get_by_label(ann.say("tournament-name"), exact=True).fill("Autumn cup")
    form.get_by_label(ann.say("tournament-format-label")).select_option("round-robin")
    form.get_by_label(ann.say("tournament-places"), exact=True).fill("2")
    form.get_by_role("button", name=ann.say("tournament-make")).click()
    expect(ann.page.get_by_role("heading", name="Autumn cup")).to_be_visible()

    bob.go("#/tournaments")
    bob.page.get_by_role("link", name="Autumn cup").click()
    bob.page.get_by_role("button", name=bob.say("tournament-enter")).click()
    for visitor in (bob, ann):
        visitor.page.get_by_role("button", name=visitor.say("tournament-play")).click()
    for visitor in (ann, bob):
        visitor.page.locator("[data-state=asked], [data-state=waiting]").first.wait_for()
    resign(bob)

    watcher = come(locale="uk", name="Olena")
    watcher.go("#/tournaments")
    watcher.page.get_by_role("link", name="Autumn cup").click()
    expect(watcher.page.get_by_text(watcher.say("tournament-won", names=("Ann",), count=1)).first).to_be_visible()
    expect(watcher.page.get_by_role("row").nth(1)).to_contain_text("Ann")
    standings = watcher.page.get_by_role("region", name=watcher.say("tournament-standings")).last
    hidden = standings.evaluate("one => one.scrollWidth - one.clientWidth")
    assert hidden == 0, f"{hidden} px of the standings have no room"  # in the longest words of all
    expect(watcher.page.get_by_role("button", name=watcher.say("tournament-enter"))).to_have_count(0)
    watcher.page.get_by_role("link", name=watcher.say("tournament-replay")).click()
    watcher.page.locator("[data-state=over]").wait_for()
