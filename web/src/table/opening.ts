// The ways into a game: against bots, at one screen, with friends.

import type { GameInfo, NewRoom, RoomLinks } from "../wire";
import { spoken } from "../words";
import { api } from "./api";
import { amend, keep, keysFor, keysOf } from "./keys.svelte";

const USUAL_FIRST = ["fair", "easy", "random"];

/** The bot for somebody who just wants to play. */
export const usualBot = (bots: readonly string[]) =>
  USUAL_FIRST.find((level) => bots.includes(level)) ?? bots[0] ?? "random";

/** Those worth playing against: one that answers at random is for tests. */
export const worthyBots = (bots: readonly string[]) => {
  const worthy = bots.filter((level) => level !== "random");
  return worthy.length ? worthy : bots;
};

/** With friends somewhere else nobody should wonder who has help, unless all have agreed on it. */
export const hintsAreUsual = (seats: readonly string[]) =>
  seats.filter((kind) => kind === "person").length <= (seats.includes("screen") ? 0 : 1);

/** Something nobody can foresee, to be mixed into the dice. */
export function freshEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function take(room: string, token: string, name: string): Promise<number> {
  const entropy = freshEntropy();
  const { seat } = await api.join(room, { name, token, entropy });
  amend(room, { entropy: { ...keysOf(room)?.entropy, [seat]: entropy } });
  return seat;
}

/** Sits down at each seat that is ours; `names` are those of the people here, in the order of their seats. */
async function settle(
  game: string,
  links: RoomLinks,
  kinds: readonly string[],
  names: readonly string[],
): Promise<string> {
  const seats = links.seats.map((one) => ({ ...one, kind: kinds[one.seat] }));
  const screen = seats.filter((one) => one.kind === "screen");
  const people = seats.filter((one) => one.kind === "person");
  const mine = screen.length ? undefined : people.shift();
  const plain = (one: { seat: number; token: string }) => ({ seat: one.seat, token: one.token });
  keep({
    ...keysFor(game, links),
    mine: mine && plain(mine),
    screen: screen.map(plain),
    invited: people.map(plain),
  });
  for (const [i, one] of (mine ? [mine] : screen).entries())
    await take(links.room, one.token, names[i] ?? names[0]!);
  return mine?.token ?? links.host;
}

/** Opens a room and sits down in it; returns the room and the token to look at it with. */
export async function openAndSit(
  wanted: NewRoom,
  names: readonly string[],
): Promise<{ room: string; token: string }> {
  const links = await api.open(wanted);
  return { room: links.room, token: await settle(wanted.game, links, wanted.seats, names) };
}

export async function sitDown(
  game: string,
  room: string,
  token: string | null,
  name: string,
): Promise<string> {
  const entropy = freshEntropy();
  const joined = await api.join(room, { name, token, entropy });
  const keys = keysOf(room) ?? { room, game, opened: Date.now() };
  keep({ ...keys, mine: joined, entropy: { ...keys.entropy, [joined.seat]: entropy } });
  return joined.token;
}

/** What those who speak our language agree upon, unless they wish otherwise: which edition, for example. */
export function usualOptions(game: GameInfo): Record<string, string> {
  const ours = game.choices.flatMap(({ key, by_language: usual }) => {
    const value = usual[spoken()];
    return value ? [[key, value]] : [];
  });
  return { ...Object.fromEntries(ours), ...game.at_once };
}

export const atOnce = (game: GameInfo, bots: readonly string[]): NewRoom => ({
  game: game.id,
  seats: ["person", usualBot(bots)],
  options: usualOptions(game),
  hints: true,
});

/** A new room from a game that is over, with the same kinds of seats. */
export async function forkAndSit(
  game: string,
  room: string,
  token: string | null,
  after: number,
  seats: string[],
  names: readonly string[],
): Promise<{ room: string; token: string }> {
  const links = await api.fork(room, token, { after, seats, hints: hintsAreUsual(seats) });
  return { room: links.room, token: await settle(game, links, seats, names) };
}
