// What a player may ask of the table.

import { me, remember, type Me } from "../shell/me.svelte";
import { settings } from "../shell/settings.svelte";
import { ask, call } from "../table/api";
import { saveFile } from "../parts/save";
import { randomHex } from "../table/random";
import type * as wire from "../wire";

/** Made here; the table keeps its hash. It needs no secure page: chance is to be had everywhere. */
const freshKey = () => `player-${randomHex(24)}`;
const post = <Answer>(path: string, body: unknown = {}) => ask<Answer>(path, me()?.key, body);

/** A key is kept before the table has heard it: should its answer be lost, the same can be said again. */
const pending = { key: "" };
function known(key: string, { id, name }: wire.PlayerInfo): Me {
  const player = { key, id, name };
  remember(player);
  settings.name = name;
  pending.key = "";
  return player;
}
const own = () => (pending.key ||= freshKey());

export const players = {
  become: async (name: string) =>
    known(
      own(),
      await ask<wire.PlayerInfo>("api/players", null, { key: own(), name } satisfies wire.NewPlayer),
    ),
  comeAlong: async (link: string) =>
    known(
      own(),
      await ask<wire.PlayerInfo>("api/players/along", null, { link, key: own() } satisfies wire.ComingAlong),
    ),
  byPasskey: async () => {
    const { options } = await ask<wire.PasskeyOptions>("api/players/passkey/begin", null, {});
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const said = { credential: credential.toJSON(), key: own() } satisfies wire.ByPasskey;
    return known(own(), await ask<wire.PlayerInfo>("api/players/passkey", null, said));
  },
  keepByPasskey: async () => {
    const { options } = await post<wire.PasskeyOptions>("api/me/passkey/begin");
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    await post("api/me/passkey", { credential: credential.toJSON() } satisfies wire.NewPasskey);
  },
  boards: () => ask<wire.BoardInfo[]>("api/leaderboards"),
  me: () => ask<wire.MeInfo>("api/me", me()?.key),
  rename: async (name: string) =>
    known(me()!.key, await post<wire.PlayerInfo>("api/me/name", { name } satisfies wire.OwnName)),
  link: () => post<wire.LinkInfo>("api/me/link"),
  removeDevice: (device: string) => post("api/me/devices/remove", { device } satisfies wire.RemovingDevice),
  games: () => ask<wire.MyGames>("api/me/games", me()?.key),
  figures: () => ask<wire.MyFigures>("api/me/figures", me()?.key),
  export: async () => saveFile(await (await call("api/me/export", me()?.key)).blob(), "rumpus-player.json"),
  leave: async () => {
    await post("api/me/leave");
    remember(null);
  },
};

export const hasPasskeys = () =>
  "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;
