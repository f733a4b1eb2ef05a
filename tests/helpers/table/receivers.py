"""Those who are sent notices: a mail server, and services that are called."""

import asyncio
import email
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller


class Mailbox:
    """All that came to a mail server. It takes nothing while it is `broken`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.broken = False

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802 - as aiosmtpd calls it
        if self.broken:
            return "451 come again later"
        mail = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 taken"


class AnyPort(Controller):
    """On a port that the system has chosen."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


@contextmanager
def mail_server() -> Iterator[tuple[str, Mailbox]]:
    mailbox = Mailbox()
    controller = AnyPort(mailbox, hostname="127.0.0.1", port=0)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{controller.port}", mailbox
    finally:
        controller.stop()


class Call(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Service(ThreadingHTTPServer):
    """Whatever is called over HTTP; it answers with `status`."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.calls: list[Call] = []
        self.status = 201
        self.location = ""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Answering(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.append(Call(self.path, {key.lower(): value for key, value in self.headers.items()}, body))
        self.send_response(self.server.status)
        if self.server.location:
            self.send_header("Location", self.server.location)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def service() -> Iterator[Service]:
    with Service() as server:
        thread = threading.Thread(target=server.serve_forever, name="service")
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
