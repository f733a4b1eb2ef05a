import { expect, test } from "vitest";
import type { DayResultsInfo } from "../wire";
import { binsOf, timesOf } from "./bins";

const day = (wins: [number, number][], own: DayResultsInfo["own"] = null): DayResultsInfo => ({
  day: "2026-11-17",
  began: 20,
  finished: 10,
  results: [
    ...wins.map(([answers, times]) => ({ result: "won", answers, times })),
    { result: "lost", answers: 3, times: 4 },
  ],
  own,
});

test("every win is in one bar, and only wins are", () => {
  const found = binsOf(
    day([
      [20, 2],
      [21, 1],
      [58, 3],
    ]),
  );
  expect(found).toHaveLength(8);
  expect(found.map(({ count }) => count)).toEqual([3, 0, 0, 0, 0, 0, 0, 3]);
  expect([found[0]!.from, found.at(-1)!.to]).toEqual([20, 59]);
});

test("few different numbers need few bars, and one's own is marked", () => {
  const wins: [number, number][] = [
    [7, 1],
    [8, 1],
  ];
  expect(binsOf(day(wins, { result: "won", answers: 8, place: 2 })).map(({ mine }) => mine)).toEqual([
    false,
    true,
  ]);
  expect(binsOf(day(wins, { result: "lost", answers: 8, place: 3 })).some(({ mine }) => mine)).toBe(false);
});

test("without a win there is nothing to draw", () => {
  expect(binsOf(day([]))).toEqual([]);
  expect(timesOf(day([[5, 2]]), "lost")).toBe(4);
  expect(timesOf(day([[5, 2]]), "drawn")).toBe(0);
});
