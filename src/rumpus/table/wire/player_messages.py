"""What players ask for, and are told. OpenAPI and the browser's types are made from these."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rumpus.table.wire.messages import Name, Token

PlayerKey = Annotated[str, Meta(pattern="^player-[A-Za-z0-9_-]{32,50}$")]


class PlayerInfo(msgspec.Struct):
    """A player as everybody may know them. The picture is drawn from the id."""

    id: str
    name: str
    created: int  # milliseconds since 1970


class NewPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """`key` is made by whoever is to be recognised: `player-` and at least 32 random signs. Whoever has it is them."""

    key: PlayerKey
    name: Name


class OwnName(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class DeviceInfo(msgspec.Struct):
    """A device on which a player is recognised."""

    id: str
    since: int  # milliseconds since 1970
    this: bool  # the one that asks


class MeInfo(msgspec.Struct):
    """A player, as only they may know themselves."""

    id: str
    name: str
    created: int
    devices: list[DeviceInfo]
    passkeys: int  # that bring them back to a device without anything else
    may_keep: bool  # whether this table can take passkeys at all


class LinkInfo(msgspec.Struct):
    """Brings another device along, once."""

    link: str
    until: int  # milliseconds since 1970


class ComingAlong(msgspec.Struct, forbid_unknown_fields=True):
    """`key` is made by the device that comes along, as in `NewPlayer`."""

    link: Token
    key: PlayerKey


class RemovingDevice(msgspec.Struct, forbid_unknown_fields=True):
    device: Annotated[str, Meta(max_length=64)]


class PasskeyOptions(msgspec.Struct):
    """What `navigator.credentials` wants to be told, as JSON."""

    options: Any


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """What `navigator.credentials.create` has answered, as JSON."""

    credential: dict[str, Any]


class ByPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """What `navigator.credentials.get` has answered; `key` as in `NewPlayer`."""

    credential: dict[str, Any]
    key: PlayerKey


# Games


class GameSeat(msgspec.Struct):
    """Somebody at a table, as a list of games tells them."""

    kind: str
    name: str
    bot: str
    persona: int
    player: str


class RunningGame(msgspec.Struct):
    """A game that has not come to its end: `seat` is the player's, `asked` whose turn it is."""

    room: str
    game: str
    stage: str
    seats: list[GameSeat]
    seat: int | None
    asked: int | None
    moment: int  # how many answers of players there were
    since: int  # when the player sat down, in milliseconds since 1970
    last: int  # when something happened last


class OpponentInfo(msgspec.Struct):
    """A player, somebody who was none, or a bot of a level; a player without a name has left."""

    player: str
    name: str
    bot: str


class FinishedGame(msgspec.Struct):
    """Luck and skill are parts of a win, where somebody has looked back at the game."""

    room: str
    game: str
    edition: str
    seats: int
    result: str  # `won`, `drawn` or `lost`
    opponents: list[OpponentInfo]
    answers: int
    daily: str
    rated: bool
    since: int
    ended: int
    luck: float | None
    skill: float | None


class MyGames(msgspec.Struct):
    """The newest first."""

    running: list[RunningGame]
    over: list[FinishedGame]


class TallyInfo(msgspec.Struct):
    played: int
    won: int
    drawn: int
    lost: int


class KindFigures(msgspec.Struct):
    game: str
    seats: int
    edition: str
    tally: TallyInfo


class AgainstFigures(msgspec.Struct):
    opponent: OpponentInfo
    tally: TallyInfo


class CardFigures(msgspec.Struct):
    game: str
    card: str
    times: int


class LuckThen(msgspec.Struct):
    """Of one game, as parts of a win."""

    room: str
    game: str
    ended: int
    luck: float
    skill: float


class RatingInfo(msgspec.Struct):
    """Of a player, or of a bot of that level: within `margin` of `value` with a confidence of 95 %."""

    player: str
    name: str
    bot: str
    value: float
    margin: float
    games: int


class BoardInfo(msgspec.Struct):
    """A leaderboard, the best first: of one game with so many seats."""

    game: str
    seats: int
    lines: list[RatingInfo]


class MyFigures(msgspec.Struct):
    kinds: list[KindFigures]
    against: list[AgainstFigures]
    cards: list[CardFigures]
    luck: list[LuckThen]  # the oldest first
    boards: list[BoardInfo]  # with the player's own line alone; none where this table rates nobody
