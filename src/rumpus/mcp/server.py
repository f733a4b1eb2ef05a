"""The tools that a model is given, over the reference SDK. What each of them does is in `guest.py`."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any, Final, Literal, TypeVar

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

from rumpus.client import AsyncClient, TableError
from rumpus.kernel.message import Message
from rumpus.mcp.guest import Advised, Guest
from rumpus.text.words import words

USUAL: Final = 25.0  # seconds that a call waits, well within what clients allow
LONGEST: Final = 55.0
PATIENCE: Final = 20.0  # seconds for a table that does not answer
Tool = TypeVar("Tool", bound=Callable[..., Awaitable[str]])
Seconds = Annotated[float, Field(ge=0, le=LONGEST)]
ActKind = Literal["resign", "draw", "pause", "take-back", "agree", "oppose", "resume"]
LOOKS: Final = ToolAnnotations(read_only_hint=True, open_world_hint=False)
DOES: Final = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
ENDS: Final = ToolAnnotations(read_only_hint=False, destructive_hint=True, open_world_hint=False)  # for good


def make_server(address: str, language: str) -> MCPServer[None]:
    """For one model, at the table of that address."""
    ours = words(language)
    client = AsyncClient(address, language=language, patience=PATIENCE)
    guest, one_at_a_time = Guest(client, ours), asyncio.Lock()

    @asynccontextmanager
    async def lifespan(_: "MCPServer[None]") -> AsyncIterator[None]:
        try:
            yield
        finally:
            await guest.leave()
            await client.close()

    def text(id: str) -> str:
        return ours.say(Message(id))

    server = MCPServer(
        "rumpus",
        instructions=text("mcp-instructions"),
        version=version("rumpus"),
        lifespan=lifespan,
        log_level="WARNING",
    )

    async def tell(doing: Coroutine[Any, Any, str]) -> str:
        """One thing after another, and what goes wrong with what to do about it."""
        try:
            async with one_at_a_time:
                return await doing
        except Advised as advised:
            raise ToolError(str(advised)) from None
        except TableError as error:
            raise ToolError(str(guest.advice(error))) from None
        finally:
            doing.close()  # it may never have begun

    def tool(name: str, hints: ToolAnnotations) -> Callable[[Tool], Tool]:
        about = text(f"mcp-tool-{name.replace('_', '-')}")
        return server.tool(name, description=about, annotations=hints, structured_output=False)

    @tool("games", LOOKS)
    async def games() -> str:
        return await tell(guest.games())

    @tool("open_game", DOES)
    async def open_game(
        game: str,
        opponents: list[str] | None = None,
        options: dict[str, str] | None = None,
        hints: bool = False,
        name: str = "Model",
    ) -> str:
        return await tell(guest.open(game, opponents or ["fair"], name, options or {}, hints))

    @tool("join", DOES)
    async def join(link: str, name: str = "Model") -> str:
        return await tell(guest.join(link, name))

    @tool("look", LOOKS)
    async def look() -> str:
        return await tell(guest.look())

    @tool("wait", LOOKS)
    async def wait(seconds: Seconds = USUAL) -> str:
        return await tell(guest.wait(seconds))

    @tool("options", LOOKS)
    async def options() -> str:
        return await tell(guest.options())

    @tool("odds", LOOKS)
    async def odds(answer: str) -> str:
        return await tell(guest.odds(written(answer)))

    @tool("hint", LOOKS)
    async def hint() -> str:
        return await tell(guest.hint())

    @tool("answer", ENDS)
    async def answer(answer: str, seconds: Seconds = USUAL) -> str:
        return await tell(guest.answer(written(answer), seconds))

    @tool("undo", DOES)
    async def undo() -> str:
        return await tell(guest.undo())

    @tool("say", DOES)
    async def say(text: str) -> str:
        return await tell(guest.say(text))

    @tool("act", ENDS)
    async def act(deed: ActKind) -> str:
        return await tell(guest.act(deed))

    @tool("rules", LOOKS)
    async def rules(clause: str = "") -> str:
        return await tell(guest.rules(clause))

    @tool("cards", LOOKS)
    async def cards(name: str = "") -> str:
        return await tell(guest.cards(name))

    return server


def written(answer: str) -> str:
    """The notation, without the marks that set it off where it was told."""
    return answer.strip().strip("`").strip()
