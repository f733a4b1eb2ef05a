import { expect, test } from "vitest";
import { recap, sinceTurnOf, type Told } from "./recap";

const turn = (seat: number): Told => ({ turn: seat, weight: 0 });
const told = (weight: 0 | 1 | 2 | 3, supersedes?: string): Told => ({
  turn: null,
  weight,
  ...(supersedes ? { supersedes } : {}),
});

test("it begins where one's own turn ended and ends where the next begins", () => {
  const all = [told(2), turn(0), told(3), turn(1), told(2), turn(2), told(3), turn(0), told(1)];
  expect(sinceTurnOf(0, all)).toEqual([3, 7]);
  expect(sinceTurnOf(1, all)).toEqual([5, 9]);
});

test("before one's first turn it begins with the first of the others, not with the set-up", () => {
  expect(sinceTurnOf(1, [told(3), told(3), turn(0), told(2), turn(1)])).toEqual([2, 4]);
});

test("while nobody else has had a turn there is nothing to tell", () => {
  const [from, to] = sinceTurnOf(0, [told(3), turn(0), told(2)]);
  expect(from).toBe(to);
});

test("four lines at most, what matters most of each turn, in order", () => {
  const all = [
    turn(1),
    told(2),
    told(3),
    told(2),
    told(3),
    told(2),
    turn(2),
    told(2),
    told(1),
    turn(3),
    told(3),
  ];
  expect(recap(all)).toEqual([2, 4, 7, 10]);
});

test("of what supersedes the same only the last is told, and what nobody would say is not", () => {
  expect(recap([turn(1), told(2, "place"), told(1), told(2, "place"), told(0)])).toEqual([3]);
});

test("what was done to oneself comes before greater deeds of others", () => {
  const mine = (weight: 2 | 3): Told => ({ turn: null, weight, matters: 2 });
  const all = [turn(1), told(3), told(3), told(3), mine(2), turn(2), told(3), told(3), mine(3), mine(2)];
  expect(recap(all)).toEqual([1, 4, 8, 9]);
});

test("among the deeds of others the greatest come first", () => {
  const great: Told = { turn: null, weight: 3, matters: 1 };
  expect(recap([turn(1), told(3), told(3), great, great, great, told(2)])).toEqual([1, 3, 4, 5]);
});
