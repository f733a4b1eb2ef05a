"""nginx and Caddy in front of a table, as hosting/ has them: only names, ports and certificates are others."""

import asyncio
import json
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.helpers.debian_programs import find_program
from tests.helpers.places import ROOT
from tests.helpers.ports import own_port
from tests.helpers.table.served import Json, Opened, Served, Talk, texts_of
from tests.helpers.waiting import PATIENCE, until

HOSTING = ROOT / "hosting"
GUEST = "127.0.0.2"  # whom the proxy sees
AS_A_WHOLE = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/rumpus.conf;
}}
"""
CADDY = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"


class Proxied(Served):
    """A table behind a proxy, by the address of the proxy."""

    def __init__(self, url: str, tls: ssl.SSLContext) -> None:
        self.url = url
        self.tls = tls
        line = httpx.HTTPTransport(verify=tls, local_address=GUEST)
        self.client = httpx.Client(base_url=url, timeout=PATIENCE, transport=line)

    @contextmanager
    def secure_socket(self) -> Iterator["SecureViewer"]:
        """As a browser opens it: it says which page it comes from."""
        site = urlsplit(self.url)
        address = self.url.replace("https://", "wss://") + "/socket"
        line = connect(
            address, ssl=self.tls, origin=Origin(f"https://{site.netloc}"), open_timeout=PATIENCE, max_queue=None
        )
        with start_blocking_portal() as portal, portal.wrap_async_context_manager(line) as connection:
            yield SecureViewer(portal, connection)


class SecureViewer(Talk):
    """Over TLS, by a loop in another thread: a thread that reads and another that writes, as `websockets.sync` has
    them, disturb each other within OpenSSL, and an answer was never heard."""

    def __init__(self, portal: BlockingPortal, connection: ClientConnection) -> None:
        super().__init__()
        self.portal = portal
        self.connection = connection

    def send(self, **message: Any) -> None:
        self.portal.call(self.connection.send, json.dumps(message))

    def receive(self) -> Json:
        return self.portal.call(self._receive)

    async def _receive(self) -> Json:
        message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        return message


def play_over_sockets(table: Proxied, room: Opened, random: Random) -> int:
    """A whole game, everybody by their own socket; how many answers it took."""
    answers = 0
    with table.secure_socket() as first, table.secure_socket() as second:
        players = [first, second]
        for seat, player in enumerate(players):
            player.send(type="hello", room=room.id, token=room.seats[seat].token)
        numbers = [0, 0]
        while True:
            for seat, player in enumerate(players):
                update = player.update_number(numbers[seat])
                while update["question"] is not None and "options" in update["question"]:
                    text = random.choice(texts_of(update["question"]))
                    said = player.ask(type="answer", question=update["question"]["number"], text=text)
                    assert said["type"] == "ack", said
                    answers += 1
                    numbers = [said["number"]] * len(players)
                    update = player.update_number(said["number"])
                if update["winners"] is not None:
                    return answers


@contextmanager
def nginx(folder: Path, *tables: str) -> Iterator[Proxied]:
    """Under /games/."""
    certificate, port = make_certificate(folder), own_port()
    conf = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    for written, ours in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "listen [::]:443 ssl;": "",
        "server_name games.example": "server_name localhost",
        "/etc/ssl/games.example/": f"{certificate.parent}/",
        "127.0.0.1:8000": urlsplit(tables[0]).netloc,
        "127.0.0.1:8001": urlsplit(tables[-1]).netloc,
    }.items():
        assert written in conf, written
        conf = conf.replace(written, ours)
    (folder / "rumpus.conf").write_text(conf, encoding="utf-8")
    (folder / "nginx.conf").write_text(AS_A_WHOLE.format(folder=folder), encoding="utf-8")
    command = [find_program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    with in_front(folder, command, {}), reached(f"https://localhost:{port}/games", certificate) as table:
        yield table


@contextmanager
def caddy(folder: Path, *tables: str) -> Iterator[tuple[Proxied, Proxied]]:
    """By a name of its own, and under /games/ of another."""
    port, prefixed = own_port(), own_port()
    conf = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    begin = conf.index("# club.example {")
    end = conf.index("# }\n", begin) + len("# }\n")
    example = "\n".join(line.removeprefix("# ") for line in conf[begin:end].splitlines())
    conf = conf[:begin] + example.replace("club.example", f"localhost:{prefixed}") + conf[end:]
    (folder / "Caddyfile").write_text(CADDY + conf, encoding="utf-8")
    environment = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "RUMPUS_NAME": f"localhost:{port}",
        "RUMPUS_TABLES": " ".join(urlsplit(table).netloc for table in tables),
    }
    command = [find_program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    authority = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    with (
        in_front(folder, command, environment),
        reached(f"https://localhost:{port}", authority) as alone,
        reached(f"https://localhost:{prefixed}/games", authority) as under_a_path,
    ):
        yield alone, under_a_path


@contextmanager
def in_front(folder: Path, command: list[str], environment: Mapping[str, str]) -> Iterator[None]:
    with (
        (folder / "proxy.log").open("wb") as log,
        subprocess.Popen(command, env=dict(environment), stdout=log, stderr=log) as process,
    ):
        try:
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextmanager
def reached(url: str, authority: Path) -> Iterator[Proxied]:
    """Once it answers, by a certificate that we check."""
    table = Proxied(url, until(lambda: trusting(authority)))
    with closing(table.client):
        until(lambda: answers(table))
        yield table


def trusting(authority: Path) -> ssl.SSLContext | None:
    """Once its certificate is written whole: the proxy makes the file before it has anything to write."""
    try:
        return ssl.create_default_context(cafile=authority)
    except (FileNotFoundError, ssl.SSLError):
        return None


def answers(table: Proxied) -> bool:
    try:
        return table.client.get("/health").status_code == 200
    except httpx.TransportError:
        return False


def make_certificate(folder: Path) -> Path:
    key, certificate = folder / "privkey.pem", folder / "fullchain.pem"
    command = [
        find_program("openssl"),
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
    ]
    command += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"]
    subprocess.run([*command, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    return certificate
