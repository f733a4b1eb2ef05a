// What whoever runs the table may do there.

import { operatorKey } from "../shell/router.svelte";
import { ask, call } from "../table/api";
import { saveFile } from "../parts/save";
import type * as wire from "../wire";

const key = () => operatorKey() ?? null;
const at = (path: string) => `api/operator${path}`;
const of = (room: string) => `/rooms/${encodeURIComponent(room)}`;
const post = (path: string, body: unknown = {}) => ask<wire.Done>(at(path), key(), body);

export type Export = "record" | "log" | "support";

export const desk = {
  now: () => ask<wire.OperatorInfo>(at(""), key()),
  rooms: (wanted: { text: string; game: string; stage: string; days: number }) =>
    ask<wire.FoundRooms>(at(`/rooms?${new URLSearchParams({ ...wanted, days: `${wanted.days}` })}`), key()),
  room: (room: string) => ask<wire.RoomPeople>(at(of(room)), key()),
  close: (room: string) => post(`${of(room)}/close`),
  remove: (room: string) => post(`${of(room)}/delete`),
  retract: (room: string, number: number) =>
    post(`${of(room)}/retract`, { number } satisfies wire.Retracting),
  rename: (room: string, before: string, name: string) =>
    post(`${of(room)}/rename`, { before, name } satisfies wire.Renaming),
  announce: (text: string, minutes: number) => post("/announce", { text, minutes } satisfies wire.Announcing),
  withdraw: (number: number) => post("/withdraw", { number } satisfies wire.Withdrawing),
  bar: (who: string, what: wire.Barring["what"], minutes: number) =>
    post("/bar", { who, what, minutes } satisfies wire.Barring),
  pardon: (who: string) => post("/pardon", { who } satisfies wire.Pardoning),
  players: (text: string) => ask<wire.FoundPlayers>(at(`/players?${new URLSearchParams({ text })}`), key()),
  renamePlayer: (player: string, name: string) =>
    post(`/players/${player}/rename`, { name } satisfies wire.Calling),
  removePlayer: (player: string) => post(`/players/${player}/delete`),
  savePlayer: async (player: string) =>
    saveFile(await (await call(at(`/players/${player}/export`), key())).blob(), `${player}.json`),
  save: async (room: string, what: Export) => {
    const file = await (await call(at(`${of(room)}/${what}`), key())).blob();
    saveFile(file, `${room}-${what}.${what === "record" ? "txt" : "json"}`);
  },
};
