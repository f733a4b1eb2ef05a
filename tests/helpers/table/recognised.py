"""Somebody who is recognised at a table."""

import secrets
from typing import Any

import httpx

from tests.helpers.table.served import Guest, Json, Opened, Served


def fresh_key() -> str:
    """As a page makes one."""
    return f"player-{secrets.token_urlsafe(24)}"


class Somebody:
    """A player with a key of their own, at a table."""

    def __init__(self, table: Served, name: str = "Ann", key: str = "") -> None:
        self.table = table
        self.key = key or fresh_key()
        if not key:
            said = table.post("/api/players", key=self.key, name=name)
            assert said.status_code == 201, said.text
        self.id: str = self.get("").json()["id"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}"}

    def get(self, what: str, **query: Any) -> httpx.Response:
        return self.table.client.get(f"/api/me/{what}".rstrip("/"), headers=self.headers, params=query)

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.table.client.post(f"/api/me/{what}", headers=self.headers, json=body)

    def told(self, what: str, **query: Any) -> Json:
        said = self.get(what, **query)
        assert said.status_code == 200, said.text
        told: Json = said.json()
        return told

    def in_room(self, room: str) -> Guest:
        """With the key that opens all seats of theirs."""
        return Guest(self.table, room, self.key)

    def sit(self, room: Opened, seat: int) -> Guest:
        """By the link to a seat."""
        guest = room.seats[seat]
        said = guest.join("another name", key=self.key)
        assert said.status_code == 201, said.text
        assert guest.token == self.key
        return guest
