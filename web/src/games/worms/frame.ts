// How much of the sea is in the picture.

import { type Box, boxAround, centre, numbers, RADIUS } from "./hexes";

const ROOM = 34;
/** The least radius of a hex on the screen, in pixels, that is given up for hexes far out at sea. */
const SMALLEST = 22;

function distance(one: string, other: string): number {
  const [q, r] = numbers(one);
  const [oq, or] = numbers(other);
  return Math.max(Math.abs(q - oq), Math.abs(r - or), Math.abs(q + r - oq - or));
}

/** A box around the map and what is wanted besides; on a small screen only with what lies near the map. What is left
 *  out can still be chosen from the list of options. */
export function frame(
  map: readonly string[],
  besides: readonly string[],
  width: number,
  height: number,
): Box {
  let box = boxAround([...map, ...besides], ROOM);
  for (const reach of [3, 2, 1]) {
    if (!width || Math.min(width / box.width, height / box.height) * RADIUS >= SMALLEST) break;
    box = boxAround(
      [...map, ...besides.filter((hex) => map.some((near) => distance(hex, near) <= reach))],
      ROOM,
    );
  }
  return box;
}

export function isWithin(hex: string, { left, top, width, height }: Box): boolean {
  const { x, y } = centre(hex);
  return x > left && x < left + width && y > top && y < top + height;
}
