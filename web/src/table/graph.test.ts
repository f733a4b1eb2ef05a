import { describe, expect, it } from "vitest";
import { leftForNobody, Scale, some, spread } from "./graph";

const SIZE = { width: 240, height: 100, left: 20, right: 20, edge: 10 };

describe("the scale", () => {
  const scale = new Scale(SIZE, 10);
  it("puts the beginning left, the end right, and a win on top", () => {
    expect([scale.x(0), scale.x(10), scale.y(1), scale.y(0)]).toEqual([20, 220, 10, 90]);
  });
  it("finds the moment that was clicked on", () => {
    for (const moment of [0, 3, 10]) expect(scale.momentAt(scale.x(moment))).toBe(moment);
    expect([scale.momentAt(-50), scale.momentAt(500)]).toEqual([0, 10]);
  });
  it("draws a line for a seat", () => {
    const moments = [
      { moment: 0, shares: [0.5, 0.5] },
      { moment: 10, shares: [1, 0] },
    ];
    expect(scale.line(moments, 1)).toBe("20.0,50.0 220.0,90.0");
  });
  it("does without moments", () => expect(new Scale(SIZE, 0).x(0)).toBe(20));
});

it("leaves to nobody what nobody is likely to win", () => {
  expect(leftForNobody([0.5, 0.2, 0.1])).toBeCloseTo(0.2);
  expect(leftForNobody([0, 0, 0])).toBe(1);
  expect(leftForNobody([0.3334, 0.3334, 0.3334])).toBe(0);
});

describe("marks", () => {
  it("stay where they are if there is room", () => expect(spread([10, 50], 16, 100)).toEqual([10, 50]));
  it("move apart, within the picture, in their order", () => {
    const placed = spread([90, 90, 10, 90], 16, 90);
    expect(Math.max(...placed)).toBe(90);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((y, i) => expect(y - sorted[i]!).toBeGreaterThanOrEqual(16));
  });
});

it("some of many are the first, the last and others between", () => {
  expect(some([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(
    some(
      Array.from({ length: 101 }, (_, i) => i),
      5,
    ),
  ).toEqual([0, 25, 50, 75, 100]);
});
