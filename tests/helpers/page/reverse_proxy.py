"""A small reverse proxy, as nginx with `location /games/`: takes the path away, names who asks, passes on the rest."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from tests.helpers.waiting import soon

PREFIX = "/games"


@contextmanager
def proxy_for(url: str, silent: threading.Event | None = None) -> Iterator[str]:
    """The address under which the table is to be found; everywhere else there is nothing. While it is silent, nothing
    comes through and nothing is closed, as in a tunnel; what was on its way comes later."""
    silent = silent or threading.Event()
    loop = asyncio.new_event_loop()
    target = urlsplit(url)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await pass_on(reader, writer)
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        except asyncio.CancelledError:
            writer.transport.abort()
            raise

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        first, _, rest = head.partition(b"\r\n")
        method, path, version = first.split(b" ")
        if silent.is_set():
            await reader.read()
        elif not path.startswith(PREFIX.encode() + b"/"):
            writer.write(b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
        else:
            table_reader, table_writer = await asyncio.open_connection(target.hostname, target.port)
            more = b"X-Forwarded-For: " + writer.get_extra_info("peername")[0].encode() + b"\r\n"
            if b"upgrade: websocket" not in rest.lower():
                rest = rest.replace(b"keep-alive", b"close")  # a connection for each request
            line = b" ".join((method, path[len(PREFIX) :], version)) + b"\r\n"
            table_writer.write(line + more + rest)
            try:
                await asyncio.gather(pump(reader, table_writer), pump(table_reader, writer))
            except asyncio.CancelledError:
                table_writer.transport.abort()
                raise

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await hearing()
                writer.write(data)
                await writer.drain()
        await hearing()
        writer.close()

    async def hearing() -> None:
        await soon(lambda: not silent.is_set())

    # In a thread, because a test with a browser has a loop of its own.
    thread = threading.Thread(target=loop.run_forever, name="proxy")
    thread.start()
    server = asyncio.run_coroutine_threadsafe(asyncio.start_server(serve, "127.0.0.1", 0), loop).result()
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}{PREFIX}"
    finally:
        asyncio.run_coroutine_threadsafe(hang_up(server), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def hang_up(server: asyncio.Server) -> None:
    """Closes each socket, also of connections that are just being accepted, before the loop stops."""
    server.close()
    await asyncio.sleep(0)  # pause: a turn of the loop, in which connections are accepted
    while serving := asyncio.all_tasks() - {asyncio.current_task()}:
        for task in serving:
            task.cancel()
        await asyncio.gather(*serving, return_exceptions=True)
        await asyncio.sleep(0)  # pause: a turn of the loop, in which connections are closed
