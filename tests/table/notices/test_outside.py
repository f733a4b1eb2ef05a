"""Calls that guests have made go to the world outside, and never to a machine of ours."""

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from rumpus.kernel.message import Refused
from rumpus.table.notices.outside import NotOutside, Outside, check_address, is_outside
from tests.helpers.table.receivers import Service, service

pytestmark = pytest.mark.anyio


@pytest.fixture
def called() -> Iterator[Service]:
    with service() as server:
        yield server


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_addresses_of_our_own(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "64:ff9b::5db8:d822"])
def test_addresses_of_the_world(address: str) -> None:
    assert is_outside(address)


async def test_a_machine_of_ours_is_not_called_by_its_name_or_address(called: Service) -> None:
    for host in ("127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1"):
        with pytest.raises((NotOutside, OSError)):
            await Outside().post(f"http://{host}:{called.server_port}/", {}, b"{}")
    assert called.calls == []


async def test_a_name_that_is_ours_the_second_time_is_looked_up_once(
    called: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever answers for a name may say something else each time."""
    asked: list[str] = []

    async def rebinding(host: str, port: int, **_: Any) -> Any:
        asked.append(host)
        address = "192.0.2.1" if len(asked) > 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", rebinding)
    status = await Outside(nearby=True).post(f"http://rebinding.example:{called.server_port}/", {}, b"{}")
    assert (status, asked) == (201, ["rebinding.example"])


async def test_a_name_with_one_address_of_ours_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    async def mixed(_: str, port: int, **__: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in ("93.184.216.34", "10.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", mixed)
    with pytest.raises(NotOutside):
        await Outside().post("https://mixed.example/", {}, b"{}")


async def test_a_redirection_is_not_followed(called: Service) -> None:
    called.status, called.location = 307, f"{called.url}/elsewhere"
    assert await Outside(nearby=True).post(called.url, {}, b"{}") == 307
    assert [call.path for call in called.calls] == ["/"]


@pytest.mark.parametrize(
    "url", ["http://ntfy.sh/x", "https://ntfy.sh:22/x", "https://a:b@ntfy.sh/x", "https:///x", "x"]
)
def test_only_https_without_a_password(url: str) -> None:
    with pytest.raises(Refused) as refused:
        check_address(url, None)
    assert refused.value.message.id == "webhook-address-wrong"


def test_only_what_the_operator_allows() -> None:
    allowed = ("ntfy.sh", ".example.org")
    for url in ("https://ntfy.sh/x", "https://NTFY.sh/x", "https://hooks.example.org/x"):
        check_address(url, allowed)
    for url in ("https://evil-ntfy.sh/x", "https://x.ntfy.sh/", "https://example.org.evil.net/"):
        with pytest.raises(Refused) as refused:
            check_address(url, allowed)
        assert refused.value.message.id == "webhook-not-allowed"
