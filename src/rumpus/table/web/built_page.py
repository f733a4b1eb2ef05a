"""The page that people play on, as `web/` was built into this package. It does not change while we serve it."""

import gzip
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from rumpus.table.web.pages import landing

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
WORKER = "/worker.js"
# Ours, because what a system thinks of file names differs: on some, scripts are plain text and do not run.
MEDIA_TYPES = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".xz": "application/x-xz",
    ".zip": "application/zip",
}
PACKED_ALREADY = (".png", ".webp", ".xz", ".zip")


@dataclass(frozen=True)
class PageFile:
    """Something that a page fetches as it is: packed, and again only if it has changed."""

    body: bytes
    ending: str
    forever: bool  # its name has a fingerprint of what is in it

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, mtime=0)

    @cached_property
    def tag(self) -> str:
        return f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'

    def answer(self, request: Request[Any, Any, State]) -> Response[bytes]:
        headers = {
            "Cache-Control": "public, max-age=31536000, immutable" if self.forever else "no-cache",
            "ETag": self.tag,
            "Vary": "Accept-Encoding",
        }
        if request.headers.get("If-None-Match") == self.tag:
            return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
        body = self.body
        if self.ending not in PACKED_ALREADY and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = self.packed
        return Response(body, media_type=MEDIA_TYPES[self.ending], headers=headers)


def stamped(files: dict[str, PageFile]) -> PageFile:
    """The page's worker, with the version of the whole page in it: by that browsers notice a newer one."""
    worker = files[WORKER]
    version = hashlib.sha256("".join(sorted(file.tag for file in files.values())).encode()).hexdigest()[:12]
    return replace(worker, body=worker.body.replace(b"__VERSION__", version.encode()))


def page_routes(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """Each file at its own path, the index at the root; without a page, one that says how to get it."""
    files = {f"/{name}": file for name, file in read_files(folder)}
    if f"/{INDEX}" not in files:
        return [landing]
    files["/"] = files.pop(f"/{INDEX}")
    if WORKER in files:
        files[WORKER] = stamped(files)

    @route(list(files), http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page_file(request: Request[Any, Any, State]) -> Response[bytes]:
        return files[request.url.path].answer(request)

    return [page_file]


def read_files(folder: Path) -> Iterator[tuple[str, PageFile]]:
    for file in folder.rglob("*"):
        if file.suffix in MEDIA_TYPES:
            name = file.relative_to(folder).as_posix()
            yield name, PageFile(file.read_bytes(), file.suffix, name.startswith("assets/"))
