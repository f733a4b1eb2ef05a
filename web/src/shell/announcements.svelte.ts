// What whoever runs the table tells everybody: heard over a room's socket at once, and asked for now and then.

import { ask } from "../table/api";
import { site } from "../table/tables";
import type { AnnouncementInfo, Announcements } from "../wire";

const ASKED_EVERY = 60_000; // milliseconds; what is over is then no longer among it

let lines = $state.raw<readonly AnnouncementInfo[]>([]);

export const announcements = () => lines;
export const hear = (message: Announcements) => (lines = message.lines);

export function keepListening(): void {
  if (site) return; // nobody else runs this table
  const look = () => document.hidden || ask<Announcements>("api/announcements").then(hear, () => {});
  look();
  setInterval(look, ASKED_EVERY);
}
