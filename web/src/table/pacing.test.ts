import { expect, test } from "vitest";
import { timeFor } from "./pacing";

const usual = { step: 500, weight: 1, card: false, bot: true, pace: "normal", waiting: 0 } as const;

test("what a bot does is looked at longer than what one does oneself", () => {
  expect(timeFor({ ...usual, bot: false })).toBe(500);
  expect(timeFor(usual)).toBeGreaterThan(600);
  expect(timeFor({ ...usual, pace: "slow" })).toBeGreaterThan(timeFor(usual));
  expect(timeFor({ ...usual, pace: "quick" })).toBe(500);
});

test("a played card is shown for about a second, whatever else waits to be shown", () => {
  const card = { ...usual, card: true, weight: 0.6 };
  expect(timeFor(card)).toBeGreaterThanOrEqual(900);
  expect(timeFor({ ...card, waiting: 12 })).toBe(timeFor(card));
});

test("nobody is left far behind a game that bots play among themselves, but for those who are waited for", () => {
  expect(timeFor({ ...usual, waiting: 200 })).toBeLessThan(100);
  expect(timeFor({ ...usual, waiting: 3, pace: "quick" })).toBe(125);
  expect(timeFor({ ...usual, waiting: 200, pace: "wait" })).toBe(timeFor(usual));
});

test("what one does oneself is never shown for longer than 0.8 seconds", () => {
  expect(timeFor({ ...usual, bot: false, step: 800, weight: 3 })).toBe(800);
});

test("without effects nothing is waited for", () => {
  expect(timeFor({ ...usual, step: 0, card: true })).toBe(0);
  expect(timeFor({ ...usual, weight: 0 })).toBe(0);
});
