// Where places lie in the drawing of the map, and how the arrow keys move over it. Tiles are squares of 100.

import type { Place } from "./types";

export const TILE = 100;

/** By which the view has the tile there. */
export const keyOf = ({ x, y }: Place) => `${x},${y}`;

/** What people call it, as name_square() in rumpus/parts/squaregrid.py does: C2. */
export const nameOf = ({ x, y }: Place) => `${"ABCDEFGHIJKLMN"[x - 1]}${y}`;

export const isSamePlace = (one?: Place | null, other?: Place | null) =>
  !!one && !!other && one.x === other.x && one.y === other.y;

/** The middle of a tile. */
export const centre = ({ x, y }: Place) => ({ x: (x - 0.5) * TILE, y: (y - 0.5) * TILE });

const STEPS: Record<string, Place> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The place that an arrow key leads to: the next one that way, or the nearest in the row where the map narrows. */
export function step(from: Place, key: string, places: readonly Place[]): Place | null {
  const by = STEPS[key];
  if (!by) return null;
  const next = { x: from.x + by.x, y: from.y + by.y };
  if (by.x) return places.find((place) => isSamePlace(place, next)) ?? from;
  const distance = (place: Place) => Math.abs(place.x - from.x);
  const inRow = places.filter((place) => place.y === next.y);
  return inRow.sort((one, other) => distance(one) - distance(other))[0] ?? from;
}

/** A number that stays with a place, so that each meadow looks a little different and always the same. */
export const seedOf = ({ x, y }: Place) => x * 7 + y * 13;
