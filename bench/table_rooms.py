"""Rooms at our table for load tests, opened over HTTP as a host would."""

import http.client
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

WORMS = "worms"
SEATS = 4
HOSTS = 16  # at the same time: each waits for the disk most of its time


def open_rooms(port: int, rooms: int, game: str = WORMS) -> list["OpenedRoom"]:
    with ThreadPoolExecutor(HOSTS) as hosts:
        return list(hosts.map(lambda _: Host(port).open_room(game), range(rooms)))


@dataclass(frozen=True)
class OpenedRoom:
    """A room whose game has begun, and the tokens that open it."""

    id: str
    watch: str
    seats: list[str]


class Host:
    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port)

    def open_room(self, game: str) -> OpenedRoom:
        links = self._post("/api/rooms", {"game": game, "seats": ["person"] * SEATS})
        keys = []
        for seat, link in enumerate(links["seats"]):
            joining = {"name": f"player {seat + 1}", "token": link["token"]}
            keys.append(self._post(f"/api/rooms/{links['room']}/join", joining)["token"])
        return OpenedRoom(links["room"], links["watch"], keys)

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        self.connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        response = self.connection.getresponse()
        answer: dict[str, Any] = json.loads(response.read())
        if response.status >= 400:
            raise ConnectionError(answer)
        return answer
