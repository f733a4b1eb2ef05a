// The ways into a game: against bots, at one screen, with friends.

import type { Following, GameInfo, Joining, NewRoom, RoomInfo, RoomLinks } from "../wire";
import { spoken } from "../words";
import { forgetKey, me } from "../shell/me.svelte";
import { hrefs } from "../shell/router.svelte";
import { api, KEY_GONE, Refused } from "./api";
import { seatCommitment } from "./dice";
import { today } from "./daily";
import { amend, keep, keptRooms, keysFor, keysOf, type Keys } from "./keys.svelte";
import { randomHex } from "./random";

const USUAL_FIRST = ["fair", "easy", "random"];

/** The bot for somebody who just wants to play. */
export const usualBot = (bots: readonly string[]) =>
  USUAL_FIRST.find((level) => bots.includes(level)) ?? bots[0] ?? "random";

/** One answers at random, for tests; the other is nearly as good as fair, for the lab. */
const NO_RUNGS = ["random", "quick"];

/** Those whom people meet who climb, from the weakest on, and anybody else's. */
export const worthyBots = (bots: readonly string[]) => {
  const worthy = bots.filter((level) => !NO_RUNGS.includes(level));
  return worthy.length ? worthy : bots;
};

/** With friends somewhere else nobody should wonder who has help, unless all have agreed on it. */
export const hintsAreUsual = (seats: readonly string[]) =>
  seats.filter((kind) => kind === "person").length <= (seats.includes("screen") ? 0 : 1);

/** To be mixed into the dice. */
export const freshEntropy = () => randomHex(16);
const freshKey = () => randomHex(24);

/** Takes the seat that a link opens, or any; what opens it from then on is ours alone: where we do not share a screen,
 * a player's key. */
async function take(room: string, link: string | null, name: string, alone = true): Promise<Joining> {
  // Kept beforehand, so that we can say the same again, should we not hear what comes of it.
  const pending = keysOf(room)?.pending ?? {
    key: (alone && me()?.key) || freshKey(),
    entropy: freshEntropy(),
  };
  amend(room, { pending });
  const { key, entropy } = pending;
  const commitment = seatCommitment(entropy);
  let joining: Joining;
  try {
    joining = await api.join(room, { name, token: link, commitment, key });
  } catch (why) {
    if (!(why instanceof Refused && why.id === KEY_GONE)) throw why;
    amend(room, { pending: undefined });
    forgetKey(key);
    return take(room, link, name, alone);
  }
  amend(room, { pending: undefined, entropy: { ...keysOf(room)?.entropy, [joining.seat]: entropy } });
  return joining;
}

/** Sits down at each seat that is ours; `names` are those of the people here, in the order of their seats. */
async function settle(
  game: string,
  links: RoomLinks,
  kinds: readonly string[],
  names: readonly string[],
  more: Partial<Keys> = {},
): Promise<string> {
  const seats = links.seats.map((one) => ({ ...one, kind: kinds[one.seat] }));
  const screen = seats.filter((one) => one.kind === "screen");
  const people = seats.filter((one) => one.kind === "person");
  const mine = screen.length ? undefined : people.shift();
  keep({ ...keysFor(game, links), ...more, invited: people.map(({ seat, token }) => ({ seat, token })) });
  const taken: Joining[] = [];
  for (const [i, one] of (mine ? [mine] : screen).entries())
    taken.push(await take(links.room, one.token, names[i] ?? names[0]!, !!mine));
  amend(links.room, mine ? { mine: taken[0]! } : { screen: taken });
  return mine ? taken[0]!.token : links.host;
}

/** Opens a room and sits down in it; returns the room and the token to look at it with. */
export async function openAndSit(
  wanted: NewRoom,
  names: readonly string[],
): Promise<{ room: string; token: string }> {
  const links = await api.open(wanted, me()?.key);
  const day = wanted.daily ? { daily: today() } : {};
  return { room: links.room, token: await settle(wanted.game, links, wanted.seats, names, day) };
}

export async function sitDown(
  { game, room, commitment }: RoomInfo,
  link: string | null,
  name: string,
): Promise<string> {
  keep({ opened: Date.now(), ...keysOf(room), room, game, commitment });
  const joining = await take(room, link, name);
  amend(room, { mine: { ...joining, link } });
  return joining.token;
}

/** Comes along to the rematch, or offers one: everybody of this room who is here. Returns where to go. */
export async function comeAlong(game: string, room: string, token: string | null): Promise<string> {
  const keys = keysOf(room);
  const screen = keys?.screen ?? [];
  const taken: Joining[] = [];
  const entropy: Record<number, string> = {};
  let found: Following | null = null;
  for (const one of screen.length ? screen.map(({ token }) => token) : [token]) {
    const brought = freshEntropy();
    const said = await api.rematch(room, one, { commitment: seatCommitment(brought), key: freshKey() });
    if (said.seat !== null) {
      taken.push({ seat: said.seat, token: said.token });
      entropy[said.seat] = brought;
    }
    found ??= said;
  }
  const { room: next, commitment, host } = found!;
  const mine = screen.length ? { screen: taken } : taken[0] ? { mine: taken[0] } : {};
  keep({
    room: next,
    game,
    opened: Date.now(),
    commitment,
    entropy,
    ...mine,
    ...(host && token ? { host: screen[0]?.token ?? token } : {}),
    ...(keys?.watch ? { watch: keys.watch } : {}),
  });
  return hrefs.room(next, screen.length ? found!.token : (taken[0]?.token ?? token));
}

/** Whether this browser has opened the game before: who plays it for the first time gets the simplest map. */
const knows = (game: GameInfo) => keptRooms().some((one) => one.game === game.id);

/** What is played at once by those who have played before: another map every time. */
export const anew = (game: GameInfo): Record<string, string> => ({ ...game.at_once, ...game.anew });

/** What those who speak our language agree upon, unless they wish otherwise: which edition, for example. */
export function usualOptions(game: GameInfo): Record<string, string> {
  const ours = game.choices.flatMap(({ key, by_language: usual }) => {
    const value = usual[spoken()];
    return value ? [[key, value]] : [];
  });
  return { ...Object.fromEntries(ours), ...(knows(game) ? anew(game) : game.at_once) };
}

/** For somebody who has not said how many: two, or as few as can play. */
export function usualSeats(game: GameInfo, first: string, others: string): string[] {
  const many = game.seats.includes(2) ? 2 : Math.min(...game.seats);
  return [first, ...Array<string>(many - 1).fill(others)];
}

export const atOnce = (game: GameInfo, bots: readonly string[]): NewRoom => ({
  game: game.id,
  seats: usualSeats(game, "person", usualBot(bots)),
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
