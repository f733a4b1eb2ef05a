"""A table serves the site of the documentation where it was built, and nothing beside it."""

import base64
import hashlib
from pathlib import Path

import pytest
from litestar.testing import create_test_client

from rumpus.table.web.documentation import documentation_routes

SCRIPT = 'document.title = "read";'
PAGE = f"<!doctype html><title>Rumpus</title><script>{SCRIPT}</script><script src='x.js'></script>"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "docs" / "inner.html").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "docs" / "tour.html").write_text("A tour")
    (folder / "docs" / "scenario.toml.txt").write_text("game = 'pig'")
    (tmp_path / "secret.txt").write_text("not part of it")
    return folder


def test_pages_are_served_under_a_policy_that_lets_their_own_scripts_run(site: Path) -> None:
    with create_test_client(documentation_routes(site)) as client:
        said = client.get("/documentation")
        assert said.text == PAGE
        assert said.url.path == "/documentation/index.html"
        digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
        assert f"script-src 'self' 'sha256-{digest}';" in said.headers["content-security-policy"]
        assert client.get("/documentation/docs/tour.html").text == "A tour"
        assert client.get("/documentation/docs/scenario.toml.txt").headers["content-type"].startswith("text/plain")
        assert (
            client.get("/documentation/index.html", headers={"If-None-Match": said.headers["etag"]}).status_code == 304
        )


@pytest.mark.parametrize(
    "name", ["nothing.html", "docs", "docs/inner.html", "../secret.txt", "%2e%2e/secret.txt", ".."]
)
def test_nothing_else_is(site: Path, name: str) -> None:
    with create_test_client(documentation_routes(site)) as client:
        assert client.get(f"/documentation/{name}").status_code == 404


def test_where_nothing_was_built_there_is_nothing(tmp_path: Path) -> None:
    assert documentation_routes(tmp_path) == []
