// What has happened since somebody's last turn, in a few lines.

import type { Heard, Matters } from "../games/contract";

export const MOST_LINES = 4;

export interface Told extends Heard {
  /** Whose turn begins with it, if one does. */
  readonly turn: number | null;
  /** How much it matters to whoever is told. */
  readonly matters?: Matters;
}

/** Of everything told, what came after the last turn of this seat and before the one it has now, if it has it: the
 *  places in the list. Before its first turn, all turns of the others. */
export function sinceTurnOf(seat: number, told: readonly Told[]): [number, number] {
  const turns = told.flatMap(({ turn }, at) => (turn === null ? [] : [{ turn, at }]));
  const now = turns.at(-1);
  const end = now?.turn === seat ? now.at : told.length;
  const before = turns.filter(({ at }) => at < end);
  const own = before.map(({ turn }) => turn).lastIndexOf(seat);
  return [before[own + 1]?.at ?? end, end];
}

/** The few of these lines that matter most, in their order: their places in the list. First what was done to whoever is
 *  told; then of each turn alike. */
export function recap(told: readonly Told[], most = MOST_LINES): number[] {
  const last = new Map(told.map((one) => [one.supersedes, one]));
  const turns: number[][] = [];
  told.forEach((one, at) => {
    if (one.turn !== null || !turns.length) turns.push([]);
    if (one.weight > 1 && (!one.supersedes || last.get(one.supersedes) === one)) turns.at(-1)!.push(at);
  });
  const worth = (at: number) => 4 * (told[at]!.matters ?? 0) + told[at]!.weight;
  const byWorth = (one: number, other: number) => worth(other) - worth(one) || one - other;
  const isFirst = (at: number) => told[at]!.matters === 2;
  const chosen = turns.flat().filter(isFirst).sort(byWorth);
  const others = turns.map((turn) => turn.filter((at) => !isFirst(at)).sort(byWorth));
  for (let round = 0; others.some((turn) => turn.length > round); round++)
    chosen.push(...others.flatMap((turn) => turn.slice(round, round + 1)).sort(byWorth));
  return chosen.slice(0, most).sort((one, other) => one - other);
}
