// The games of a player that go on, wherever they were begun: listed here as if they had been.

import { me } from "../shell/me.svelte";
import { api } from "../table/api";
import { amend, keep, keysOf } from "../table/keys.svelte";
import type { Standing } from "../table/standing";
import type { RunningGame } from "../wire";
import { players } from "./player";

export const standing = ({ stage, seats, seat, asked }: RunningGame): Standing => ({
  stage,
  seats,
  seat,
  asked,
  winners: null,
});

export async function bringGames(): Promise<void> {
  const { running } = await players.games();
  for (const game of running.reverse()) {
    const { room, seat, since } = game;
    const mine = { seat: seat!, token: me()!.key };
    if (keysOf(room)) amend(room, { mine, stood: standing(game) });
    else keep({ room, game: game.game, opened: since, mine, stood: standing(game) });
  }
}

/** If the player has a seat in this room. */
export async function bringRoom(room: string): Promise<void> {
  const token = me()!.key;
  const found = await api.look(room, token).catch(() => null);
  if (typeof found?.seat === "number")
    keep({ room, game: found.info!.game, opened: Date.now(), mine: { seat: found.seat, token } });
}
