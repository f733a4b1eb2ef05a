import { beforeAll, expect, test, vi } from "vitest";
import type { SeatInfo, Update } from "../wire";

const WORDS = `
seat-kind = Bot “{ $kind }”
name-suggestion = { $n ->
    [0] Ann
   *[1] Bob
}
bot-name-fair = { $persona ->
    [0] Rivet
   *[1] Maple
}
bot-with-level = { $name } ({ $level })
yours-against = against { $names }
yours-watched = { $names }
yours-open = waiting
yours-turn-mine = your turn
yours-turn = { $name } is on turn
yours-won = you won
yours-drawn = a draw
yours-lost = { $names } won`;
const GAMES = JSON.stringify({ games: [], bots: ["easy", "fair"], languages: ["en"] });

// What browsers have, before anything looks for it.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("fetch", async (path: string) => new Response(path.startsWith("api") ? GAMES : WORDS));
const { openLibrary } = await import("../shell/library.svelte");
const { suggestedName } = await import("../shell/names");
const { levelOf, nameAndLevel, nameOf } = await import("./seats");
const { sayPlayers, sayStanding, standingIn } = await import("./standing");

beforeAll(openLibrary);

const person = { kind: "person", name: "Ann", bot: "", persona: 0, speaker: "blue" } as SeatInfo;
const bot = (persona: number) =>
  ({ kind: "fair", name: "fair", bot: "fair", persona, speaker: `bot ${persona}` }) as SeatInfo;
const update = (more: Partial<Update>, stage = "running") =>
  ({
    info: { stage, seats: [person, bot(0), bot(1)] },
    seat: 0,
    question: null,
    winners: null,
    ...more,
  }) as Update;
const told = (more: Partial<Update>, stage?: string) => sayStanding(standingIn(update(more, stage))!);
const asks = (speaker: string) => ({ question: { speaker } }) as Partial<Update>;

test("bots at one table have names of their own, and their level besides", () => {
  expect([nameOf(bot(0)), nameOf(bot(1))]).toEqual(["Rivet", "Maple"]);
  expect(nameAndLevel(bot(1))).toBe("Maple (Bot “fair”)");
  expect(nameAndLevel({ ...bot(0), kind: "easy", name: "easy", bot: "easy" })).toBe("Bot “easy”"); // it has no names
});

test("nobody plays against a seat that is free", () => {
  const free = { ...person, name: "" };
  const opened = (...seats: SeatInfo[]) =>
    sayPlayers(standingIn(update({ info: { stage: "open", seats } as any }))!);
  expect([opened(person, free, { ...person, name: "Bob" }), opened(person, free)]).toEqual([
    "against Bob",
    "",
  ]);
});

test("a bot in the place of somebody who came has their name, and is no bot of the table's", () => {
  expect(nameAndLevel({ ...person, bot: "fair" })).toBe("Ann");
  expect(levelOf({ ...person, bot: "fair" })).toBeNull();
  expect(nameOf({ ...person, name: "", bot: "fair" })).toBe("Rivet");
});

test("a game is told by its opponents, and whose turn it is", () => {
  expect(sayPlayers(standingIn(update({}))!)).toBe("against Rivet (Bot “fair”), Maple (Bot “fair”)");
  expect(told(asks("blue"))).toBe("your turn");
  expect(told(asks("bot 1"))).toBe("Maple is on turn");
  expect(told({}, "open")).toBe("waiting");
});

test("a game that is over is told by who has won", () => {
  expect(told({ winners: ["blue"] })).toBe("you won");
  expect(told({ winners: ["bot 0"] })).toBe("Rivet won");
  expect(told({ winners: [] })).toBe("a draw");
  expect(told({ winners: ["blue"], seat: null })).toBe("Ann won");
});

test("whoever asks for another name gets another", () => {
  expect(suggestedName("", () => 0)).toBe("Ann");
  expect(suggestedName("Ann", () => 0)).toBe("Bob");
  expect(suggestedName("Ann", () => 0.999)).toBe("Bob");
});
