"""The page can be put on a phone's or laptop's desk, with our icon."""

import pytest

from tests.helpers.page.visitors import Visitor


@pytest.mark.slow
def test_chromium_would_install_the_page(ann: Visitor) -> None:
    ann.go()
    ann.page.get_by_role("article").first.wait_for()
    devtools = ann.context.new_cdp_session(ann.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["url"] == f"{ann.table.url}/manifest.webmanifest"
    assert manifest["errors"] == []
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests run in a window that leaves no traces, where nothing is installed.
    assert {error["errorId"] for error in found} <= {"in-incognito"}
