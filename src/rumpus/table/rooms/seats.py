"""Who sits at a room's table. A link invites to a seat; whoever sits down gets a key that nobody else has ever seen.

Links and keys are tokens, known here by their hashes only.
"""

from dataclasses import dataclass, field

from rumpus.kernel.message import Refused
from rumpus.table.players.player import is_player

PEOPLE = ("person", "screen")  # a seat of somebody with a link, or of somebody at the host's screen; else a bot's level


@dataclass
class Seat:
    kind: str
    link: str  # what opens the seat to whoever comes first; nothing once it was used
    name: str
    bot: str  # the level that answers, or nothing where a person does
    key: str = ""  # of the person who sits here, or the id of the player; nothing until somebody has sat down
    declined: bool = False  # whoever it was kept for does not come
    resigned: bool = False  # its player has given up, and can no longer win
    commitment: str = ""  # to what it brings to the dice
    entropy: str = ""  # what that was, once it is revealed
    former: dict[str, str] = field(default_factory=dict)  # keys that a new link has displaced, with their owners' names

    @property
    def player_id(self) -> str:
        """Of the player who sits here; nothing for somebody who is none."""
        return self.key if is_player(self.key) else ""

    @property
    def joined(self) -> bool:
        return bool(self.key)

    @property
    def taken(self) -> bool:
        return self.joined or bool(self.bot)

    @property
    def is_kept(self) -> bool:
        """For somebody who sat at the table before and has not come yet."""
        return not self.joined and self.kind in PEOPLE and bool(self.name) and not self.declined

    @property
    def kept_for(self) -> str:
        """The id of the player who has not come yet; nothing for somebody who is none."""
        return self.link if self.is_kept and is_player(self.link) else ""

    @property
    def player(self) -> str:
        """The name of whoever plays here: somebody who came, or a bot in the place of somebody who did not."""
        return self.name if self.joined or self.kind not in PEOPLE else self.bot

    @property
    def is_free(self) -> bool:
        """For anybody with a link to sit down in."""
        return self.kind == "person" and not self.taken and not self.is_kept

    @property
    def is_played_by_person(self) -> bool:
        return self.joined and not self.bot

    @property
    def owes_entropy(self) -> bool:
        return bool(self.commitment) and not self.entropy

    def is_claimed_by(self, key: str) -> bool:
        """Whether somebody with this key may come back to the seat."""
        return key == self.key or key in self.former

    def sit_down(self, name: str, key: str) -> None:
        """By a link, which then opens nothing any more. A bot makes room."""
        self._displace(key)
        self.name, self.key, self.link, self.bot, self.declined = name, key, "", "", False

    def come_back(self, key: str) -> None:
        self._displace(key)
        self.name = self.former.pop(key, self.name)
        self.key, self.bot = key, ""

    def rename(self, before: str, name: str) -> None:
        self.name = name if self.name == before else self.name
        self.former = {key: name if one == before else one for key, one in self.former.items()}

    def _displace(self, key: str) -> None:
        if self.key and self.key != key:
            self.former[self.key] = self.name


def seats_for(
    kinds: tuple[str, ...], links: tuple[str, ...], names: tuple[str, ...], resigned: tuple[int, ...] = ()
) -> list[Seat]:
    bots = ["" if kind in PEOPLE else kind for kind in kinds]
    seats = [Seat(*seat) for seat in zip(kinds, links, names or bots, bots, strict=True)]
    for number in resigned:
        seats[number].resigned = True
    return seats


def seat_of(seats: list[Seat], key: str) -> int | None:
    """The seat that a key opens."""
    return next((number for number, seat in enumerate(seats) if key == seat.key), None)


def seat_claimed_by(seats: list[Seat], key: str) -> int:
    """The seat that somebody with this key sits in, or sat in until somebody else came by a new link."""
    for number, seat in enumerate(seats):
        if seat.is_claimed_by(key):
            return number
    raise Refused("seat-needed")


def seat_invited_to(seats: list[Seat], link: str) -> int | None:
    return next((number for number, seat in enumerate(seats) if link == seat.link), None)
