"""The documentation, where `make docs` has built its site into this package: read and searched without a network."""

import base64
import hashlib
import re
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from rumpus.table.web.built_page import INDEX, MEDIA_TYPES, PageFile

FOLDER = Path(__file__).parents[1] / "documentation"
PATH = "/documentation"
READING = [HttpMethod.GET, HttpMethod.HEAD]
SCRIPT = re.compile(r"<script>(.+?)</script>", re.DOTALL)  # within a page


def is_built(folder: Path = FOLDER) -> bool:
    return (folder / INDEX).is_file()


def documentation_routes(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """Each file at its own path; none, where nothing was built."""
    if not is_built(folder):
        return []
    found = (file for file in folder.rglob("*") if file.suffix in MEDIA_TYPES and file.is_file())
    files = {f"/{file.relative_to(folder).as_posix()}": file for file in found}

    @route(PATH, http_method=READING, include_in_schema=False)
    async def entrance() -> Redirect:
        return Redirect(f"{PATH}/{INDEX}")

    @route(PATH + "/{name:path}", http_method=READING, include_in_schema=False)
    async def document(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
        file = files.get(name)
        if file is None:
            raise NotFoundException
        body = file.read_bytes()
        answer = PageFile(body, file.suffix, forever=False).answer(request)
        if file.suffix == ".html":
            answer.headers["Content-Security-Policy"] = policy(body.decode())
        return answer

    return [entrance, document]


def policy(page: str) -> str:
    """As everywhere, but for what the generator writes into its pages: styles, and these very scripts."""
    hashes = (base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in SCRIPT.findall(page))
    scripts = " ".join(f"'sha256-{one}'" for one in hashes)
    return (
        f"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self' {scripts}; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )
