// A game against bots, while its table cannot be reached: the page that is its own table begins one like it, and leads
// back when the table is there again. What is hidden in a game only its table knows, so it cannot go on elsewhere.

import { openAndSit } from "../table/opening";
import type { Room } from "../table/room.svelte";
import { site, type Site } from "../table/tables";
import { go, hrefs } from "../shell/router.svelte";
import type { NewRoom } from "../wire";
import { find } from "../words";

const PAGE = "offline/";
const KEY = "rumpus-away";
const LOOK_EVERY = 5000;

interface Away {
  /** The game as it was agreed on; nothing once one like it has begun. */
  wanted?: NewRoom;
  names?: string[];
  /** Where in the table's page it waits. */
  back: string;
}

/** Nobody else plays, and the box is one that every page has. */
export function canGoOver({ info, over, seat, viewpoints }: Room): boolean {
  const people = info?.seats.filter(({ kind }) => kind === "person" || kind === "screen") ?? [];
  const ours = Math.max(viewpoints.filter(({ seat }) => seat !== null).length, seat === null ? 0 : 1);
  const box = boxOf(info?.options);
  return !over && ours > 0 && people.length === ours && (!box || !!find(`choice-box-${box}`, {}, info!.game));
}

/** Its name, without what tells which state of it this is. */
const boxOf = (options?: Record<string, string>) => options?.box?.split("@")[0] ?? "";

/** Whether all of that page is in this browser. */
export async function isKept(): Promise<boolean> {
  const base = new URL(PAGE, document.baseURI);
  const page = await globalThis.caches?.match(base.href);
  if (!page) return false;
  const parsed = new DOMParser().parseFromString(await page.text(), "text/html");
  const { files }: Site = JSON.parse(parsed.getElementById("site")?.textContent ?? '{"files":[]}');
  const found = await Promise.all(
    files.map((file) => caches.match(new URL(file, base).href, { ignoreVary: true })),
  );
  return found.length > 0 && found.every(Boolean);
}

export function goOver({ game, info }: Room): void {
  const seats = info!.seats.map(({ kind }) => kind);
  const names = info!.seats
    .filter(({ kind }) => kind === "person" || kind === "screen")
    .map(({ name }) => name);
  const box = boxOf(info!.options);
  const options = { ...info!.options, ...(box && { box }) };
  const wanted: NewRoom = { game, seats, options, hints: info!.hints };
  sessionStorage.setItem(KEY, JSON.stringify({ wanted, names, back: location.hash } satisfies Away));
  location.assign(PAGE);
}

let away = $state.raw<Away | null>(site && read());
let reached = $state(false);

function read(): Away | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Where the game waits, once its table is there again. */
export const wayBack = () => (reached && away ? `../${away.back}` : "");
export const forgetAway = () => sessionStorage.removeItem(KEY);

/** In the page that is its own table, when somebody has come over to it. */
export async function beginLikeIt(): Promise<void> {
  if (!away) return;
  void lookForTable();
  const { wanted, names = [], back } = away;
  if (!wanted) return;
  away = { back };
  sessionStorage.setItem(KEY, JSON.stringify(away));
  const { room, token } = await openAndSit(wanted, names);
  go(hrefs.room(room, token));
}

async function lookForTable(): Promise<void> {
  const answer = await fetch("../api/games", {
    cache: "no-store",
    signal: AbortSignal.timeout(LOOK_EVERY),
  }).catch(() => null);
  reached = !!answer?.ok;
  setTimeout(lookForTable, LOOK_EVERY);
}
