import { describe, expect, it } from "vitest";
import { boxAround, boxOf, fit, kept, moved, sideOf, towards, under, zoomed } from "./camera";

const SCREEN = { width: 400, height: 200 };
const MAP = { left: 0, top: 0, width: 100, height: 100 };

describe("a map in a window", () => {
  it("is in it as a whole, as large as it can be", () => {
    const frame = fit(MAP, SCREEN, 0);
    expect(frame).toEqual({ x: 50, y: 50, scale: 2 });
    expect(boxOf(frame, SCREEN)).toEqual({ left: -50, top: 0, width: 200, height: 100 });
  });

  it("is never smaller than what can be tapped", () => {
    expect(fit(MAP, SCREEN, 5)).toEqual({ x: 50, y: 50, scale: 5 });
  });

  it("keeps what is under the pointer there while it is zoomed", () => {
    const [frame, pointer] = [fit(MAP, SCREEN, 0), { x: 300, y: 40 }];
    const closer = zoomed(frame, 7, pointer, SCREEN);
    expect(closer.scale).toBe(7);
    expect(under(pointer, closer, SCREEN).x).toBeCloseTo(under(pointer, frame, SCREEN).x);
    expect(under(pointer, closer, SCREEN).y).toBeCloseTo(under(pointer, frame, SCREEN).y);
  });

  it("follows the hand, but not out of sight", () => {
    const dragged = moved(fit(MAP, SCREEN, 0), { x: -60, y: 20 });
    expect(dragged).toEqual({ x: 80, y: 40, scale: 2 });
    expect(kept(moved(dragged, { x: -900, y: 0 }), MAP).x).toBe(100);
  });

  it("tells on which side of the picture something lies, and moves just there", () => {
    const frame = fit(MAP, SCREEN, 4);
    const point = { x: 140, y: 90 };
    expect(sideOf({ x: 50, y: 50 }, boxOf(frame, SCREEN), 5)).toBeNull();
    expect(sideOf(point, boxOf(frame, SCREEN), 5)).toBe("right");
    const there = towards(frame, point, SCREEN, 10);
    expect(sideOf(point, boxOf(there, SCREEN), 5)).toBeNull();
    expect(towards(frame, { x: 50, y: 50 }, SCREEN, 10)).toEqual(frame);
  });
});

it("a box lies around points with room to spare", () => {
  const points = [
    { x: 1, y: 2 },
    { x: 5, y: -2 },
  ];
  expect(boxAround(points, 1)).toEqual({ left: 0, top: -3, width: 6, height: 6 });
});
