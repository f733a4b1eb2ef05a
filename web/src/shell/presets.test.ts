import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../wire";
import type { Agreed } from "./presets.svelte";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
const { deletePreset, fitting, keepLast, keepPreset, lastOf, presetsOf, renamePreset } =
  await import("./presets.svelte");

const AGREED: Agreed = {
  seats: ["person", "fair"],
  options: { setup: "quick", variants: "timer" },
  clock: null,
  public: false,
  hints: null,
};
const choice = (key: string, values: string[], several = false) => ({
  key,
  values,
  several,
  called: {},
  default: values[0]!,
  by_language: {},
  turn_clocks: {},
});
const GAME: GameInfo = {
  id: "worms",
  seats: [2, 3, 4],
  choices: [choice("setup", ["full", "quick"]), choice("variants", ["timer", "longer-game"], true)],
  at_once: {},
  anew: {},
  lessons: [],
  puzzles: false,
  emblem: false,
};
const KINDS = ["person", "screen", "fair"];
const names = (game = "worms") => presetsOf(game).map(({ name }) => name);

beforeEach(() => {
  for (const game of ["worms", "other"]) for (const name of ["", ...names(game)]) deletePreset(game, name);
});

test("favourites are kept by game and name, the newest first, and in the browser", () => {
  expect(keepPreset("worms", "Family", AGREED)).toBe(true);
  keepPreset("worms", "Duel", { ...AGREED, public: true });
  keepPreset("other", "Family", AGREED);
  keepPreset("worms", "Family", { ...AGREED, clock: "turn 60" });
  expect(names()).toEqual(["Family", "Duel"]);
  expect(presetsOf("worms")[0]!.clock).toBe("turn 60");
  expect(JSON.parse(store.get("rumpus-presets")!)).toHaveLength(3);
});

test("what was chosen last is no favourite", () => {
  keepLast("worms", AGREED);
  keepLast("worms", { ...AGREED, hints: true });
  expect(names()).toEqual([]);
  expect(lastOf("worms")?.hints).toBe(true);
  expect(lastOf("other")).toBeUndefined();
});

test("a favourite gets another name in its place, but none that is taken", () => {
  for (const name of ["A", "B"]) keepPreset("worms", name, AGREED);
  expect(renamePreset("worms", "A", "C")).toBe(true);
  expect(renamePreset("worms", "C", "B")).toBe(false);
  expect(renamePreset("worms", "C", "")).toBe(false);
  expect(names()).toEqual(["B", "C"]);
  deletePreset("worms", "B");
  expect(names()).toEqual(["C"]);
});

test("of a favourite goes what the table still has", () => {
  expect(fitting(AGREED, GAME, KINDS)?.options).toEqual(AGREED.options);
  const stale = { ...AGREED, options: { setup: "gone", variants: "timer, gone", box: "x" } };
  expect(fitting(stale, GAME, KINDS)?.options).toEqual({});
  expect(fitting({ ...AGREED, options: { variants: "" } }, GAME, KINDS)?.options).toEqual({ variants: "" });
  expect(fitting({ ...AGREED, seats: ["person", "genius"] }, GAME, KINDS)).toBeNull();
  expect(fitting({ ...AGREED, seats: ["person"] }, GAME, KINDS)).toBeNull();
});

test("a browser that keeps nothing says so", () => {
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(keepPreset("worms", "Kept for now", AGREED)).toBe(false);
  expect(names()).toEqual(["Kept for now"]);
});
