import { expect, test } from "vitest";
import type { GameInfo } from "../wire";
import { possibleClocks } from "./clocks";

const variants = {
  key: "variants",
  values: ["gifts", "blitz"],
  default: "",
  by_language: {},
  several: true,
  turn_clocks: { blitz: 45 },
};
const game = { choices: [variants] } as unknown as GameInfo;

test("any clock will do where nothing agreed on limits a turn", () => {
  expect(possibleClocks(game, {})[0]).toBe("none");
  expect(possibleClocks(game, { variants: "gifts" })).toContain("game 900");
});

test("where something does, its own clock comes first and there is none without a limit", () => {
  expect(possibleClocks(game, { variants: "gifts, blitz" })).toEqual(["turn 45", "turn 60", "turn 180"]);
});
