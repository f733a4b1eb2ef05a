// Where the Things on one hex stand so that all of them can be told apart, however many they are.

import { isWorm } from "./scene";
import type { Thing } from "./types";

export interface Place {
  dx: number;
  dy: number;
  scale: number;
}

/** Rows of places for so many Things, from the back to the front. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
];
const SCALES = [1, 1.12, 0.86, 0.78, 0.68, 0.6, 0.58, 0.5, 0.48, 0.46];

export function places(count: number): Place[] {
  const rows =
    ROWS[count] ?? Array.from({ length: Math.ceil(count / 4) }, (_, i) => Math.min(4, count - 4 * i));
  const scale = SCALES[count] ?? 0.4;
  const stride = { dx: 38 * scale, dy: rows.length > 2 ? 40 * scale : 36 * scale };
  return rows.flatMap((across, row) =>
    Array.from({ length: across }, (_, i) => ({
      dx: (i - (across - 1) / 2) * stride.dx,
      dy: (row - (rows.length - 1) / 2) * stride.dy - 1,
      scale,
    })),
  );
}

/** Craters lie in the ground and need no place; what else there is, worms in front of it. */
export function standing(things: readonly Thing[]): Thing[] {
  const up = things.filter(({ kind }) => kind !== "crater");
  return [...up.filter((thing) => !isWorm(thing)), ...up.filter(isWorm)];
}

export function craterPlaces(count: number): Place[] {
  if (count === 1) return [{ dx: 0, dy: 4, scale: 1.05 }];
  return Array.from({ length: count }, (_, i) => ({
    dx: (i - (count - 1) / 2) * 26,
    dy: i % 2 ? 10 : -6,
    scale: 0.72,
  }));
}
