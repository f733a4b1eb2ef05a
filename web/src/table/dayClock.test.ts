import { expect, test } from "vitest";
import { kindOf, readDays, writeDays } from "./dayClock";

test("what is written is read again", () => {
  const clock = "answer 3d off sat,sun holidays 14 then lose";
  expect(writeDays(readDays(clock)!)).toBe(clock);
  expect(readDays("answer 7d")).toEqual({ days: 7, off: [], holidays: 0, then: "bot" });
});

test("weekdays are written in their order", () => {
  expect(writeDays({ days: 1, off: ["sun", "fri"], holidays: 0, then: "wait" })).toBe(
    "answer 1d off fri,sun then wait",
  );
});

test("a clock in days is of a kind, and no other clock is one", () => {
  expect(kindOf("answer 3d off sat then bot")).toBe("answer 3d");
  expect(kindOf("turn 60")).toBe("turn 60");
  expect(readDays("game 900")).toBeNull();
});
