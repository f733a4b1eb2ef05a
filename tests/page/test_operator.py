"""The operator's page in a real browser, while somebody plays in another."""

import pytest
from playwright.sync_api import expect

from tests.helpers.page.states import operator
from tests.page.conftest import Come

pytestmark = pytest.mark.slow


def test_a_line_is_taken_back_and_something_announced_while_others_look_on(come: Come) -> None:
    visitor, other = come(), come("phone")
    operator(visitor)
    page = visitor.page
    assert visitor.table.operator.rpartition("/")[2] not in page.url  # the key is not there to be seen
    other.go("#/")
    page.get_by_role("button", name=visitor.say("operator-retract-line", line="Good luck!")).click()
    expect(page.get_by_text("Good luck!")).to_have_count(0)
    form = page.get_by_role("form", name=visitor.say("operator-announce"))
    form.get_by_label(visitor.say("operator-line")).fill("V deset se restartuje.")
    form.get_by_role("button", name=visitor.say("operator-announce-do")).click()
    expect(form.get_by_role("listitem")).to_contain_text("V deset se restartuje.")
    other.page.reload()
    told = other.page.get_by_role("status").get_by_text("V deset se restartuje.")
    expect(told).to_be_visible()
    above, logo = told.bounding_box(), other.page.get_by_role("heading", level=1).bounding_box()
    assert above is not None
    assert logo is not None
    assert above["y"] + above["height"] <= logo["y"]  # neither lies over the other
    form.get_by_role("button", name=visitor.say("operator-withdraw")).click()
    expect(form.get_by_role("listitem")).to_have_count(0)
    page.get_by_role("button", name=visitor.say("operator-delete"), exact=True).click()
    page.get_by_role("button", name=visitor.say("operator-delete-sure")).click()
    expect(page.get_by_role("heading", name=visitor.say("operator-people"))).to_have_count(0)
    log = page.get_by_role("region", name=visitor.say("operator-log"))
    expect(log.get_by_role("listitem").first).to_contain_text(visitor.say("admin-what", what="deleted"))
