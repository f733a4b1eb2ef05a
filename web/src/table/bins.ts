// In how many answers the game of the day was won, as bars.

import type { DayResultsInfo } from "../wire";

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly mine: boolean;
}

const MOST = 8;

/** Bars of equal width, from the quickest win to the slowest. */
export function binsOf({ results, own }: DayResultsInfo): Bin[] {
  const wins = results.filter(({ result }) => result === "won");
  if (!wins.length) return [];
  const answers = wins.map((one) => one.answers);
  const least = Math.min(...answers);
  const width = Math.ceil((Math.max(...answers) - least + 1) / MOST);
  const many = Math.ceil((Math.max(...answers) - least + 1) / width);
  return Array.from({ length: many }, (_, i) => {
    const from = least + i * width;
    const isHere = (n: number) => n >= from && n < from + width;
    const count = wins.filter((one) => isHere(one.answers)).reduce((sum, { times }) => sum + times, 0);
    return { from, to: from + width - 1, count, mine: own?.result === "won" && isHere(own.answers) };
  });
}

/** How many tries ended so. */
export const timesOf = ({ results }: DayResultsInfo, wanted: string): number =>
  results.filter(({ result }) => result === wanted).reduce((sum, { times }) => sum + times, 0);
