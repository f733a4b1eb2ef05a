"""A player kept by a passkey: whatever happens to a browser's memory, it brings them back. What is to be signed
is kept in the store for a few minutes, so that any process may hear the answer."""

import json
import secrets
from typing import Any, Final

import msgspec

from rumpus.kernel.message import Refused
from rumpus.table.guests.tokens import hashed
from rumpus.table.players.devices import Devices
from rumpus.table.players.player import Player
from rumpus.table.players.players import ADD_KEY, FOR_EVER

CHALLENGE_MINUTES: Final = 5
MOST_PASSKEYS: Final = 10
RP_NAME: Final = "Rumpus"


class Passkey(msgspec.Struct):
    public_key: bytes
    sign_count: int


class Site(msgspec.Struct, frozen=True):
    """Where somebody asks: a passkey belongs to a site."""

    host: str  # its name, without the port
    origin: str


def find_webauthn() -> Any:
    """An extra."""
    try:
        import webauthn
    except ImportError:
        raise Refused("passkeys-not-here", extra="rumpus[passkeys]") from None
    return webauthn


def is_here() -> bool:
    try:
        find_webauthn()
    except Refused:
        return False
    return True


class Passkeys:
    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.store = devices.store

    async def count(self, player: str) -> int:
        sql = "SELECT count(*) FROM keys WHERE player = ? AND kind = 'passkey'"
        return int((await self.store.sql(sql, player))[0][0])

    async def begin(self, player: Player, site: Site, at: int) -> Any:
        """What the browser makes a passkey by."""
        webauthn = find_webauthn()
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        if await self.count(player.id) >= MOST_PASSKEYS:
            raise Refused("too-many-devices", most=MOST_PASSKEYS)
        selection = AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        )
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=RP_NAME,
            user_id=player.id.encode(),
            user_name=player.name,
            challenge=await self._challenge(player.id, at),
            authenticator_selection=selection,
        )
        return json.loads(webauthn.options_to_json(options))

    async def add(self, player: Player, credential: dict[str, Any], site: Site, at: int) -> None:
        webauthn = find_webauthn()
        challenge = await self._awaited(credential, player.id, at)
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except Exception as error:  # whatever is wrong with what a browser, or somebody in its place, says
            raise Refused("passkey-refused") from error
        kept = msgspec.json.encode(Passkey(found.credential_public_key, found.sign_count)).decode()
        name = named(found.credential_id)
        await self.store.sql(ADD_KEY, name, player.id, "passkey", FOR_EVER, kept)

    async def greet(self, site: Site, at: int) -> Any:
        """What the browser looks for a passkey by."""
        webauthn = find_webauthn()
        options = webauthn.generate_authentication_options(rp_id=site.host, challenge=await self._challenge("", at))
        return json.loads(webauthn.options_to_json(options))

    async def come_back(self, credential: dict[str, Any], key: str, site: Site, at: int) -> Player:
        """The player of a passkey, on a device that has made a key."""
        webauthn = find_webauthn()
        challenge = await self._awaited(credential, "", at)
        try:
            name = named(webauthn.base64url_to_bytes(str(credential.get("rawId", ""))))
            rows = await self.store.sql("SELECT player, data FROM keys WHERE hash = ? AND kind = 'passkey'", name)
            passkey = msgspec.json.decode(rows[0][1], type=Passkey)
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception as error:
            raise Refused("passkey-refused") from error
        kept = msgspec.json.encode(Passkey(passkey.public_key, found.new_sign_count)).decode()
        await self.store.sql("UPDATE keys SET data = ? WHERE hash = ?", kept, name)
        return await self.devices.add(rows[0][0], key, at)

    async def _challenge(self, player: str, at: int) -> bytes:
        challenge = secrets.token_bytes(32)
        await self.store.sql("DELETE FROM keys WHERE kind = 'challenge' AND until < ?", at)
        until = at + CHALLENGE_MINUTES * 60_000
        await self.store.sql(ADD_KEY, hashed(challenge.hex()), player, "challenge", until, "")
        return challenge

    async def _awaited(self, credential: dict[str, Any], player: str, at: int) -> bytes:
        """The challenge that an answer is to, if it is one of ours, for whoever answers it, and for the first time."""
        webauthn = find_webauthn()
        try:
            said = json.loads(webauthn.base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge: bytes = webauthn.base64url_to_bytes(said["challenge"])
        except Exception as error:
            raise Refused("passkey-refused") from error
        sql = "DELETE FROM keys WHERE hash = ? AND kind = 'challenge' AND player = ? AND until >= ? RETURNING hash"
        if not await self.store.sql(sql, hashed(challenge.hex()), player, at):
            raise Refused("passkey-refused")
        return challenge


def named(credential_id: bytes) -> str:
    return hashed(credential_id.hex())
