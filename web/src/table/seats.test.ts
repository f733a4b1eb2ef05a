import { beforeAll, expect, test, vi } from "vitest";
import type { SeatInfo } from "../wire";

const WORDS = `
somebody = Guest
player-number = Player { $n }
seat-kind = Bot “{ $kind }”`;
const GAMES = JSON.stringify({ games: [], bots: ["easy", "fair"], languages: ["en"] });

// What browsers have, before anything looks for it.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", async (path: string) => new Response(path.startsWith("api") ? GAMES : WORDS));
const { openLibrary } = await import("../shell/library.svelte");
const { languageOf, nameBy, nameOf } = await import("./seats");

beforeAll(openLibrary);

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  kind: "person",
  name: "",
  taken: true,
  joined: true,
  declined: false,
  bot: "",
  commitment: "",
  dice: "",
  speaker: "blue",
  persona: 0,
  player: "",
  link: "",
  here: true,
  away: null,
  ready: true,
  resigned: false,
  holiday: null,
  holidays_left: 0,
  ...more,
});

/** The game is over: a bot sits there, and will never be asked. */
const inRecord = (name: string) => seat({ name, kind: "random", bot: "random" });

test("people are called as they like, whatever that is", () => {
  for (const name of ["Ann", "fair", "seat 2", "person"]) expect(nameOf(seat({ name }))).toBe(name);
  expect(nameOf(seat({ name: "Ann", bot: "fair" }))).toBe("Ann"); // a bot answers for her
});

test("bots are called by their level, in words", () => {
  expect(nameOf(seat({ kind: "easy", name: "easy", bot: "easy" }))).toBe("Bot “easy”");
});

test("whoever has no name in a record is called in words too", () => {
  const called = (name: string) => nameOf(inRecord(name));
  expect(["seat 2", "person", "fair", "Ann"].map(called)).toEqual(["Player 2", "Guest", "Bot “fair”", "Ann"]);
});

test("a story calls players by their names, however the rules call them", () => {
  const seats = [seat({ name: "Ann" }), seat({ name: "fair", bot: "fair", kind: "fair", speaker: "red" })];
  const called = ["blue", "red", "player 2", "green"].map((speaker) => nameBy(seats, speaker));
  expect(called).toEqual(["Ann", "Bot “fair”", "Bot “fair”", null]);
});

test("whoever has no name, or the same as another, is called as in the rules", () => {
  expect(nameBy([seat({ name: "Ann" }), seat({ name: "Ann", speaker: "red" })], "red")).toBeNull();
  expect(nameBy([inRecord("seat 1"), seat({ name: "Ann", speaker: "red" })], "blue")).toBeNull();
});

test("a name is in no known language, and our own words are in the page's", () => {
  expect(languageOf(seat({ name: "Ann" }))).toBe("");
  expect(languageOf(inRecord("seat 2"))).toBeUndefined();
});
