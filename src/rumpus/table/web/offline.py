"""The page with a table of its own in it, as `make site` has written it: guests of this table can take it along."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from rumpus.table.web.built_page import INDEX, MEDIA_TYPES, PageFile

PATH: Final = "/offline"
READING = [HttpMethod.GET, HttpMethod.HEAD]
# As everywhere, but for Python, which is WebAssembly.
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


class OfflineSite:
    """Its files are read when they are first asked for, and packed once."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.files: dict[str, PageFile] = {}

    @property
    def is_built(self) -> bool:
        return self.folder is not None and (self.folder / INDEX).is_file()

    def names(self) -> set[str]:
        assert self.folder is not None
        return {file.relative_to(self.folder).as_posix() for file in self.folder.rglob("*") if file.is_file()}

    def answer(self, name: str, request: Request[Any, Any, State]) -> Response[bytes]:
        assert self.folder is not None
        if name not in self.files:
            file = self.folder / name
            self.files[name] = PageFile(file.read_bytes(), file.suffix, forever=name.startswith("assets/"))
        answer = self.files[name].answer(request)
        answer.headers["Content-Security-Policy"] = POLICY
        return answer


def offline_routes(site: OfflineSite) -> list[HTTPRouteHandler]:
    """None, where nothing was built."""
    if not site.is_built:
        return []
    names = {name for name in site.names() if Path(name).suffix in MEDIA_TYPES}

    @route(PATH, http_method=READING, include_in_schema=False)
    async def entrance(request: Request[Any, Any, State]) -> Response[Any]:
        """What the page is made of is named from its folder on."""
        if not request.scope["raw_path"].endswith(b"/"):
            return Redirect(f"{PATH}/")
        return await asyncio.to_thread(partial(site.answer, INDEX, request))

    @route(PATH + "/{name:path}", http_method=READING, include_in_schema=False)
    async def site_file(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
        wanted = name.removeprefix("/")
        if wanted not in names:
            raise NotFoundException
        return await asyncio.to_thread(partial(site.answer, wanted, request))

    return [entrance, site_file]
