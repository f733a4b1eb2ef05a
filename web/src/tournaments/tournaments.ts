// Tournaments at the table: what is asked of it, and the way to the game that one is to play.

import { players } from "../player/player";
import { me } from "../shell/me.svelte";
import { hrefs, operatorKey } from "../shell/router.svelte";
import { api, ask, Refused } from "../table/api";
import { keep, keysOf } from "../table/keys.svelte";
import { sitDown } from "../table/opening";
import type * as wire from "../wire";
import { say } from "../words";

const of = (id: string) => `api/tournaments/${encodeURIComponent(id)}`;
const key = () => me()?.key ?? null;
const change = (id: string, what: string) => ask<wire.TournamentInfo>(`${of(id)}/${what}`, key(), {});

export const tournaments = {
  all: () => ask<wire.TournamentList>("api/tournaments"),
  one: (id: string) => ask<wire.TournamentInfo>(of(id), key()),
  make: (terms: wire.NewTournament) => ask<wire.TournamentInfo>("api/tournaments", key(), terms),
  enter: (id: string) => change(id, "enter"),
  leave: (id: string) => change(id, "leave"),
  begin: (id: string) => change(id, "begin"),
  callOff: (id: string) => change(id, "call-off"),
  remove: (id: string) =>
    ask<wire.Done>(`api/operator/tournaments/${encodeURIComponent(id)}/delete`, operatorKey() ?? null, {}),
};

/** Whoever makes one or takes part is recognised: if they are not yet, from now on, by this name. */
export async function recognised(name: string): Promise<void> {
  if (!me()) await players.become(name.trim());
}

/** Takes the seat that is kept for us; on another of our devices we may have done so before. Returns where it is. */
export async function comeToPlay({ your_room: room, games }: wire.TournamentInfo): Promise<string> {
  const player = me()!;
  const info = await api.info(room, null);
  try {
    if (!keysOf(room)?.mine) await sitDown(info, player.key, player.name);
  } catch (why) {
    if (!(why instanceof Refused) || why.id !== "link-used") throw why;
    const fixture = games.at(-1)!.fixtures.find((one) => one.room === room)!;
    const mine = { seat: fixture.entrants.indexOf(player.id), token: player.key };
    keep({ opened: Date.now(), ...keysOf(room), room, game: info.game, mine });
  }
  return hrefs.room(room);
}

export const nameOfEntrant = ({ name, level, number }: wire.EntrantInfo): string =>
  level ? `${say("seat-kind", { kind: level })} ${number}` : name || say("tournament-gone");
