// What this browser is known by, so that a second try at the game of the day is told from the first.

import { randomHex } from "../table/random";

const KEY = "rumpus-visitor";

export function visitor(): string {
  const fresh = randomHex(24);
  try {
    const known = localStorage.getItem(KEY) ?? fresh;
    localStorage.setItem(KEY, known);
    return known;
  } catch {
    return fresh; // a browser that keeps nothing is a new one every time
  }
}
