// Where things are drawn in the graph of a game: plain sums, so that they can be tested.

import type { SharesThen } from "../wire";

export interface Size {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly edge: number; // above and below
}

export class Scale {
  constructor(
    private readonly size: Size,
    private readonly moments: number,
  ) {}

  x(moment: number): number {
    const { width, left, right } = this.size;
    return left + (moment / Math.max(1, this.moments)) * (width - left - right);
  }

  y(share: number): number {
    const { height, edge } = this.size;
    return edge + (1 - share) * (height - 2 * edge);
  }

  /** The moment below a spot of the picture. */
  momentAt(x: number): number {
    const { width, left, right } = this.size;
    const moment = Math.round(((x - left) / Math.max(1, width - left - right)) * this.moments);
    return Math.max(0, Math.min(this.moments, moment));
  }

  line(moments: readonly SharesThen[], seat: number): string {
    return moments
      .map(({ moment, shares }) => `${this.x(moment).toFixed(1)},${this.y(shares[seat]!).toFixed(1)}`)
      .join(" ");
  }
}

/** What is left of a win for nobody: among more than two, a tie may be a draw. */
export const leftForNobody = (shares: readonly number[]): number =>
  Math.max(0, 1 - shares.reduce((sum, share) => sum + share, 0));

/** The same order, but at least so far apart, and within the picture. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  order.forEach((i, rank) => {
    if (rank) placed[i] = Math.max(placed[i]!, placed[order[rank - 1]!]! + apart);
  });
  const beyond = Math.max(0, ...placed.map((y) => y - most));
  if (!beyond) return placed;
  order.reverse().forEach((i, rank) => {
    const limit = rank ? placed[order[rank - 1]!]! - apart : most;
    placed[i] = Math.min(placed[i]!, limit);
  });
  return placed;
}

/** At most so many of them, evenly spaced, the first and the last among them. */
export function some<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  return Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / (most - 1))]!);
}
