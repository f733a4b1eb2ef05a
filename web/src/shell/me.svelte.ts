// Who the reader is, if they want to be recognised: a key that this browser has made, and keeps.

import { site } from "../table/tables";

const KEY = "rumpus-player";

export interface Me {
  readonly key: string;
  readonly id: string;
  readonly name: string;
}

let found = $state.raw<Me | null>(read());

function read(): Me | null {
  if (site) return null; // a player of the table that it came from is not known to it
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

export const me = () => found;

export function remember(player: Me | null): void {
  found = player;
  try {
    if (player) localStorage.setItem(KEY, JSON.stringify(player));
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing knows it as long as its page is open
  }
}

/** What was begun on other devices: loaded by who is recognised. */
export const abroad = () => import("../player/bring");
