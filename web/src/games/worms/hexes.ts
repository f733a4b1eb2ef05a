// Where hexes are drawn. The radius of a hex is 40 units; q counts to the east, r to the south along a column.

import { type Box, boxAround, type Point } from "../map/camera";
import type { Hex } from "./types";

export const RADIUS = 40;
const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;
export const HEIGHT = 2 * HALF_HEIGHT;

/** The six neighbours by direction: 1 is north, then clockwise. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** The corners of a hex around its centre, clockwise; the edge after corner i faces direction EDGE_FACES[i]. */
export const CORNERS: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => ({
  x: RADIUS * Math.cos((Math.PI / 3) * (i + 4)),
  y: RADIUS * Math.sin((Math.PI / 3) * (i + 4)),
}));

/** A hex as the page knows it. There is one object for each, so that places can be compared. `key` is what the view has
 *  it by, `name` what people call it. */
export interface Place extends Hex {
  readonly key: string;
  readonly name: string;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** As name_hex() in rumpus/parts/hexgrid.py: M13 is the middle; west of A and north of 1 the world is round. */
export function nameOf({ q, r }: Hex): string {
  const column = (q + 12 + 702) % 702;
  const row = (r + Math.floor(q / 2) + 12 + 999) % 999;
  return `${LETTERS[Math.floor(column / 26) - 1] ?? ""}${LETTERS[column % 26]}${row + 1}`;
}

const known = new Map<string, Place>();

export function placeAt(q: number, r: number): Place {
  const key = `${q},${r}`;
  const place = known.get(key) ?? { q: q + 0, r: r + 0, key, name: nameOf({ q, r }) }; // -0 is 0
  known.set(key, place);
  return place;
}

export const placeOf = ({ q, r }: Hex): Place => placeAt(q, r);

/** Where pictures of one hex are drawn, to be moved elsewhere. */
export const MIDDLE = placeAt(0, 0);

export function centre({ q, r }: Hex): Point {
  return { x: 1.5 * RADIUS * q, y: 2 * HALF_HEIGHT * (r + q / 2) };
}

export function neighbour({ q, r }: Hex, direction: number): Place {
  const [dq, dr] = STEPS[(direction + 5) % 6]!;
  return placeAt(q + dq, r + dr);
}

export const plus = (hex: Hex, offset: Hex): Place => placeAt(hex.q + offset.q, hex.r + offset.r);

/** Turned clockwise by a sixth about 0,0, so many times. */
export function turned(hex: Hex, turns: number): Place {
  let { q, r } = hex;
  for (let i = 0; i < turns; i++) [q, r] = [-r, q + r];
  return placeAt(q + 0, r + 0);
}

export const DIRECTIONS = [1, 2, 3, 4, 5, 6] as const;

export function neighbours(hex: Hex): Place[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction));
}

/** The ends of the edge of a hex that faces a direction. */
export function edge(hex: Hex, direction: number): [Point, Point] {
  const { x, y } = centre(hex);
  const [a, b] = [CORNERS[(direction + 5) % 6]!, CORNERS[direction % 6]!];
  return [
    { x: x + a.x, y: y + a.y },
    { x: x + b.x, y: y + b.y },
  ];
}

function at(point: Point): string {
  return `${Math.round(point.x * 10) / 10} ${Math.round(point.y * 10) / 10}`;
}

/** The outline of one hex, a little smaller or larger if wished. */
export function outline(hex: Hex, scale = 1): string {
  const { x, y } = centre(hex);
  return `M${CORNERS.map((corner) => at({ x: x + scale * corner.x, y: y + scale * corner.y })).join("L")}Z`;
}

/** The line around hexes that lie together: every edge beyond which none of them lies, joined end to end. */
export function coast(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(placeOf));
  const from = new Map<string, Point[]>();
  for (const hex of hexes)
    for (const direction of DIRECTIONS)
      if (!inside.has(neighbour(hex, direction))) {
        const [a, b] = edge(hex, direction);
        from.set(at(a), [...(from.get(at(a)) ?? []), b]);
      }
  let path = "";
  for (const start of from.keys()) {
    let here = start;
    let next = from.get(here)?.pop();
    if (next) path += `M${here}`;
    for (; next; next = from.get(here)?.pop()) {
      here = at(next);
      path += here === start ? "Z" : `L${here}`;
    }
  }
  return path;
}

/** A box around a map with so much sea on every side, in hexes. */
export function boxWithSea(map: readonly Hex[], hexes: number): Box {
  return boxAround(map.map(centre), RADIUS + hexes * HEIGHT);
}

/** The nearest of the hexes that way on the screen; the hex itself, if there is none. */
export function nearest(hexes: readonly Place[], from: Place, dx: number, dy: number): Place {
  const here = centre(from);
  // Columns are staggered: going sideways, lean up and down by turns so that the cursor keeps its row.
  const lean = dx ? (from.q % 2 ? 1 : -1) : 0;
  let best = from;
  let least = Infinity;
  for (const hex of hexes) {
    const { x, y } = centre(hex);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const across = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (along < 1 || across > along * 2) continue;
    const cost = along + across * 1.5 - lean * Math.sign(y - here.y);
    if (cost < least) [best, least] = [hex, cost];
  }
  return best;
}

/** A number from 0 to 1 that is always the same for the same hex: where grass grows and which way it leans. */
export function chanceOf({ q, r }: Hex, salt: number): number {
  const mixed = Math.sin(q * 127.1 + r * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
