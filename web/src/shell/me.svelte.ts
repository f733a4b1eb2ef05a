// Who the reader is, if they want to be recognised: a key that this browser has made, and keeps.

import { whenGone } from "../table/api";
import { dropKey } from "../table/keys.svelte";
import { site } from "../table/tables";

const KEY = "rumpus-player";

export interface Me {
  readonly key: string;
  readonly id: string;
  readonly name: string;
}

let found = $state.raw<Me | null>(read());
let lost = $state.raw<Me | null>(null);

function read(): Me | null {
  if (site) return null; // a player of the table that it came from is not known to it
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

addEventListener("storage", (event) => event.key === KEY && (found = read())); // another page has been told
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

/** One that the table knows no more: its device was removed on another one, or its player has left. From here on the
 * reader is a guest. */
export function forgetKey(key: string): void {
  dropKey(key);
  if (found?.key !== key) return;
  lost = found;
  remember(null);
}

whenGone(forgetKey);

/** Who the reader was here, until they have read that they are no longer. */
export const lostPlayer = () => lost;
export const noteLoss = () => (lost = null);

/** What was begun on other devices: loaded by who is recognised. */
export const abroad = () => import("../player/bring");
