// All games of this browser that are over, as one file, and back again at another table.

import { api } from "./api";
import { keep, keptRooms, keysFor, tokenOf, type Keys } from "./keys.svelte";

export interface TakenGame {
  /** In which it was played: whatever room shows it later, it is the same game. */
  room: string;
  record: string;
}

const isTakenGame = (one: any): one is TakenGame =>
  typeof one?.room === "string" && typeof one?.record === "string";

/** Nothing if the file is something else, which may be a record. */
export function gamesIn(file: string): TakenGame[] | null {
  try {
    const found: unknown = JSON.parse(file);
    return Array.isArray(found) && found.every(isTakenGame) ? found : null;
  } catch {
    return null;
  }
}

const playedIn = ({ room, from }: Keys) => from ?? room;

export async function bringRecord(record: string, from?: string): Promise<Keys> {
  const links = await api.bring({ record });
  const { game } = await api.info(links.room, links.host);
  const keys = { ...keysFor(game, links), ...(from && { from }) };
  keep(keys);
  return keys;
}

/** Of rooms that are gone nothing can be taken along, and games that go on stay where they are played. */
async function taken(keys: Keys): Promise<TakenGame[]> {
  try {
    const over = keys.stood?.winners || (await api.look(keys.room, tokenOf(keys))).info?.stage === "over";
    return over ? [{ room: playedIn(keys), record: await api.record(keys.room, tokenOf(keys)) }] : [];
  } catch {
    return [];
  }
}

/** The oldest first, as they were played. */
export async function gamesToTake(): Promise<TakenGame[]> {
  const games: TakenGame[] = [];
  for (const keys of [...keptRooms()].reverse()) games.push(...(await taken(keys)));
  return games;
}

export interface BroughtGames {
  brought: number;
  /** Were here already. */
  here: number;
  refused: number;
  /** The first reason. */
  why: unknown;
}

/** All that are not here yet. */
export async function bringAll(games: readonly TakenGame[]): Promise<BroughtGames> {
  const told: BroughtGames = { brought: 0, here: 0, refused: 0, why: null };
  for (const { room, record } of games) {
    if (keptRooms().some((keys) => playedIn(keys) === room)) {
      told.here++;
      continue;
    }
    try {
      await bringRecord(record, room);
      told.brought++;
    } catch (why) {
      told.refused++;
      told.why ??= why;
    }
  }
  return told;
}
