"""Notices that a browser shows though no page is open (Web Push). Its maker carries them and cannot read them."""

import base64
import time
from typing import Any, Final
from urllib.parse import urlsplit

from rumpus.kernel.message import Refused
from rumpus.table.notices.channels import Channel
from rumpus.table.store.base import Store

KEPT_AS: Final = "notices vapid"  # under which the store has the key by which browsers know the table
KEPT_FOR: Final = 24 * 3600  # seconds that a notice waits for a browser that is not running
SIGNED_FOR: Final = 12 * 3600  # seconds


class Push:
    """`contact` is whom the maker of a browser may ask, should something go wrong."""

    def __init__(self, store: Store, contact: str) -> None:
        self.store = store
        self.contact = contact
        self._vapid: Any = None

    async def public_key(self) -> str:
        from cryptography.hazmat.primitives import serialization

        key = (await self._signer()).public_key
        form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        return base64.urlsafe_b64encode(key.public_bytes(*form)).decode().rstrip("=")

    async def _signer(self) -> Any:
        """Made once for all processes that share the store: with another key no browser would hear us again."""
        if self._vapid is None:
            from py_vapid import Vapid02

            fresh = Vapid02()
            fresh.generate_keys()
            kept = await self.store.first_of_day(KEPT_AS, fresh.private_pem().decode())
            self._vapid = Vapid02.from_pem(kept.encode())
        return self._vapid

    async def sealed(self, channel: Channel, body: bytes) -> tuple[dict[str, str], bytes]:
        """What is sent to the maker of a browser: headers, and what only that browser can read."""
        from pywebpush import WebPusher

        parts = urlsplit(channel.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": str(int(time.time()) + SIGNED_FOR),
            "sub": self.contact,
        }
        signed = (await self._signer()).sign(claims)
        sealed = WebPusher(subscription_of(channel)).encode(body)["body"]
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return signed | headers | {"TTL": str(KEPT_FOR), "Urgency": "normal"}, sealed


def subscription_of(channel: Channel) -> dict[str, Any]:
    keys = {"p256dh": channel.wanted.public_key, "auth": channel.wanted.auth}
    return {"endpoint": channel.address, "keys": keys}


def check_keys(channel: Channel) -> None:
    """Refused, if nothing could be encrypted with them."""
    from pywebpush import WebPusher, WebPushException

    try:
        WebPusher(subscription_of(channel)).encode(b"x")
    except (WebPushException, ValueError, TypeError, IndexError):
        raise Refused("push-keys-wrong") from None


def is_possible() -> bool:
    """Whether what it needs is installed: the extra `push`."""
    try:
        import pywebpush  # noqa: F401
    except ImportError:
        return False
    return True
