import { describe, expect, test } from "vitest";
import { Aim } from "./aim";

function aiming() {
  let time = 0;
  const aim = new Aim(() => time);
  return { aim, wait: (milliseconds: number) => (time += milliseconds) };
}

describe("what was aimed at the question before", () => {
  test("is a click with a mouse that has not moved", () => {
    const { aim, wait } = aiming();
    aim.point({ x: 100, y: 100 });
    aim.change();
    wait(200);
    aim.press("mouse", { x: 102, y: 101 });
    expect(aim.early).toBe(true);
    wait(500);
    aim.press("mouse", { x: 102, y: 101 });
    expect(aim.early).toBe(false);
  });

  test("is not a click elsewhere, or of somebody who moved away and back", () => {
    const { aim, wait } = aiming();
    aim.point({ x: 100, y: 100 });
    aim.change();
    wait(50);
    aim.point({ x: 140, y: 100 });
    aim.press("mouse", { x: 100, y: 100 });
    expect(aim.early).toBe(false);
  });

  test("is a tap or a key that comes too soon, and a key held down", () => {
    const { aim, wait } = aiming();
    for (const by of ["touch", "pen", "key"]) {
      aim.change();
      wait(200);
      aim.press(by, { x: 300, y: 300 });
      expect(aim.early).toBe(true);
      wait(200);
      aim.press(by, { x: 300, y: 300 });
      expect(aim.early).toBe(false);
    }
    aim.repeat();
    expect(aim.early).toBe(true);
  });
});

test.each(["touch", "mouse", "key"])("the second of a double press is no second look: %s", (by) => {
  const { aim, wait } = aiming();
  aim.press(by, { x: 100, y: 100 });
  expect(aim.byTouch).toBe(by === "touch");
  aim.look();
  wait(120);
  aim.press(by, { x: 100, y: 100 });
  expect(aim.twice).toBe(true);
  wait(400);
  aim.press(by, { x: 100, y: 100 });
  expect(aim.twice).toBe(false);
});

test("nor is a key held down", () => {
  const { aim, wait } = aiming();
  aim.look();
  wait(400);
  aim.repeat();
  expect(aim.twice).toBe(true);
});
