import { describe, expect, test } from "vitest";
import { distance as tiles, legs as ways } from "./zombies-doom/asking";
import { distance, legs } from "./worms/asking";
import { placeAt } from "./worms/hexes";

describe("how far, and which way", () => {
  const from = placeAt(-1, 0);

  test("over hexes, in one straight line or in two legs", () => {
    expect(legs(from, placeAt(-1, -3))).toEqual([{ direction: 1, count: 3 }]);
    expect(legs(from, placeAt(2, 0))).toEqual([{ direction: 3, count: 3 }]);
    expect(legs(from, placeAt(2, -2))).toEqual([
      { direction: 2, count: 2 },
      { direction: 3, count: 1 },
    ]);
    expect(legs(from, placeAt(-2, -1))).toEqual([
      { direction: 6, count: 1 },
      { direction: 1, count: 1 },
    ]);
    expect(legs(from, from)).toEqual([]);
    expect([distance(from, placeAt(2, -2)), distance(from, from)]).toEqual([3, 0]);
  });

  test("over tiles, to the north or south and to the east or west", () => {
    expect(ways({ x: 3, y: 4 }, { x: 5, y: 1 })).toEqual([
      { edge: "north", count: 3 },
      { edge: "east", count: 2 },
    ]);
    expect(ways({ x: 3, y: 4 }, { x: 3, y: 4 })).toEqual([]);
    expect(tiles({ x: 3, y: 4 }, { x: 5, y: 1 })).toBe(5);
  });
});
