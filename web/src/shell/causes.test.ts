import { describe, expect, test } from "vitest";
import type { GameInfo } from "../wire";
import { causesOf } from "./causes";

const choice = (key: string, values: string[], several = false) => ({ key, values, several, default: "" });
const game = {
  choices: [choice("setup", ["full", "quick"]), choice("variants", ["timer", "larger-map"], true)],
} as unknown as GameInfo;

describe("what a refusal blames", () => {
  test("is the option it names", () => {
    expect(causesOf(game, { args: { option: "setup", value: "full" } })).toEqual([{ key: "setup" }]);
  });
  test("is each of the optional rules it names", () => {
    expect(causesOf(game, { args: { one: "timer", other: "larger-map" } })).toEqual([
      { key: "variants", value: "timer" },
      { key: "variants", value: "larger-map" },
    ]);
  });
  test("is nothing that one can choose, if it names nothing", () => {
    expect(causesOf(game, { args: { seats: 7 } })).toEqual([]);
    expect(causesOf(game, new Error("down"))).toEqual([]);
  });
});
