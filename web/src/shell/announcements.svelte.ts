// What whoever runs the table tells everybody: heard over a room's socket at once, and asked for now and then.

import { ask } from "../table/api";
import type { AnnouncementInfo, Announcements } from "../wire";

const ASKED_EVERY = 60_000; // milliseconds
const LONGEST_TIMER = 2 ** 31 - 1; // that browsers have

let lines = $state.raw<readonly AnnouncementInfo[]>([]);
let timer: ReturnType<typeof setTimeout> | undefined;

export const announcements = () => lines;

/** All that is announced now; each goes when its time is over. */
export function hear(all: readonly AnnouncementInfo[]): void {
  const now = Date.now();
  lines = all.filter(({ until }) => until > now);
  clearTimeout(timer);
  const next = Math.min(...lines.map(({ until }) => until - now), LONGEST_TIMER);
  if (lines.length) timer = setTimeout(() => hear(lines), next + 1);
}

async function look(): Promise<void> {
  if (document.hidden) return;
  try {
    hear((await ask<Announcements>("api/announcements")).lines);
  } catch {
    // whatever is announced is heard the next time
  }
}

export function keepListening(): void {
  void look();
  setInterval(look, ASKED_EVERY);
  document.addEventListener("visibilitychange", look);
}
