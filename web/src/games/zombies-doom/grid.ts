// Where places lie in the drawing of the map, and how the arrow keys move over it. Tiles are squares of 100.

import type { Place } from "./view";

export const TILE = 100;
export const COLUMNS = 9;
export const ROWS = 7;

const read = (place: Place) => place.split(",").map(Number) as [number, number];

/** The middle of a tile. */
export function centre(place: Place): { x: number; y: number } {
  const [column, row] = read(place);
  return { x: (column - 0.5) * TILE, y: (row - 0.5) * TILE };
}

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The place that an arrow key leads to: the next one that way, or the nearest in the row where the diamond narrows. */
export function step(from: Place, key: string, places: readonly Place[]): Place | null {
  const by = STEPS[key];
  if (!by) return null;
  const [column, row] = read(from);
  const next = `${column + by[0]},${row + by[1]}`;
  if (places.includes(next)) return next;
  if (by[0]) return from;
  const distance = (place: Place) => Math.abs(read(place)[0] - column);
  const inRow = places.filter((place) => read(place)[1] === row + by[1]);
  return inRow.sort((one, other) => distance(one) - distance(other))[0] ?? from;
}

/** A number that stays with a place, so that each meadow looks a little different and always the same. */
export const seedOf = (place: Place) => read(place)[0] * 7 + read(place)[1] * 13;
