"""A table serves the page that is its own table where that was made, and nothing beside it."""

from pathlib import Path

import pytest
from litestar.testing import create_test_client

from rumpus.table.web.offline import OfflineSite, offline_routes

PAGE = "<!doctype html><title>Rumpus</title>"


@pytest.fixture
def site(tmp_path: Path) -> OfflineSite:
    folder = tmp_path / "site"
    (folder / "assets" / "python").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "python" / "python.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_text("not part of it")
    return OfflineSite(folder)


def test_it_is_found_from_its_folder_on_and_may_run_python(site: OfflineSite) -> None:
    with create_test_client(offline_routes(site)) as client:
        said = client.get("/offline")
        assert said.text == PAGE
        assert str(said.url).endswith("/offline/")  # what it is made of is named from there
        assert "'wasm-unsafe-eval'" in said.headers["content-security-policy"]
        python = client.get("/offline/assets/python/python.wasm")
        assert python.headers["content-type"] == "application/wasm"
        assert "immutable" in python.headers["cache-control"]
        assert "'wasm-unsafe-eval'" in python.headers["content-security-policy"]


@pytest.mark.parametrize("name", ["nothing.html", "assets", "../secret.txt", "%2e%2e/secret.txt", ".."])
def test_nothing_else_is(site: OfflineSite, name: str) -> None:
    with create_test_client(offline_routes(site)) as client:
        assert client.get(f"/offline/{name}").status_code == 404


def test_where_nothing_was_made_there_is_nothing(tmp_path: Path) -> None:
    assert offline_routes(OfflineSite(tmp_path)) == offline_routes(OfflineSite(None)) == []
