// Where hexes are drawn. The radius of a hex is 40 units; q counts to the east, r to the south along a column.

export const RADIUS = 40;
const HALF_HEIGHT = (RADIUS * Math.sqrt(3)) / 2;

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

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function numbers(hex: string): [number, number] {
  const [q, r] = hex.split(",").map(Number);
  return [q ?? 0, r ?? 0];
}

export function isHex(word: string | undefined): word is string {
  return word !== undefined && /^-?\d+,-?\d+$/.test(word);
}

export function centre(hex: string): Point {
  const [q, r] = numbers(hex);
  return { x: 1.5 * RADIUS * q, y: 2 * HALF_HEIGHT * (r + q / 2) };
}

export function neighbour(hex: string, direction: number): string {
  const [q, r] = numbers(hex);
  const [dq, dr] = STEPS[(direction + 5) % 6]!;
  return `${q + dq},${r + dr}`;
}

export function plus(hex: string, offset: string): string {
  const [q, r] = numbers(hex);
  const [dq, dr] = numbers(offset);
  return `${q + dq},${r + dr}`;
}

/** Straight on from one hex over another, as far again. */
export function beyondOf(from: string, over: string): string {
  const [q, r] = numbers(from);
  const [oq, or] = numbers(over);
  return `${2 * oq - q},${2 * or - r}`;
}

/** Turned clockwise by a sixth about 0,0, so many times. */
export function turned(hex: string, turns: number): string {
  let [q, r] = numbers(hex);
  for (let i = 0; i < turns; i++) [q, r] = [-r, q + r];
  return `${q},${r}`;
}

export const DIRECTIONS = [1, 2, 3, 4, 5, 6] as const;

export function neighbours(hex: string): string[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction));
}

/** The ends of the edge of a hex that faces a direction. */
export function edge(hex: string, direction: number): [Point, Point] {
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
export function outline(hex: string, scale = 1): string {
  const { x, y } = centre(hex);
  return `M${CORNERS.map((corner) => at({ x: x + scale * corner.x, y: y + scale * corner.y })).join("L")}Z`;
}

/** The line around hexes that lie together: every edge beyond which none of them lies, joined end to end. */
export function coast(hexes: readonly string[]): string {
  const inside = new Set(hexes);
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

/** A box around hexes with room to spare on each side. */
export function boxAround(hexes: readonly string[], room: number): Box {
  const points = hexes.map(centre);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.min(...xs) - RADIUS - room;
  const top = Math.min(...ys) - HALF_HEIGHT - room;
  return {
    left,
    top,
    width: Math.max(...xs) + RADIUS + room - left,
    height: Math.max(...ys) + HALF_HEIGHT + room - top,
  };
}

/** The nearest of the hexes that way on the screen; the hex itself, if there is none. */
export function nearest(hexes: readonly string[], from: string, dx: number, dy: number): string {
  const here = centre(from);
  // Columns are staggered: going sideways, lean up and down by turns so that the cursor keeps its row.
  const lean = dx ? (numbers(from)[0] % 2 ? 1 : -1) : 0;
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
export function chanceOf(hex: string, salt: number): number {
  const [q, r] = numbers(hex);
  const mixed = Math.sin(q * 127.1 + r * 311.7 + salt * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}
