import { beforeAll, expect, test, vi } from "vitest";
import {
  find,
  idsIn,
  learn,
  nameIn,
  preferred,
  say,
  sayEvent,
  sayIn,
  sayOption,
  speak,
} from "./words.svelte";

const SOURCES: Record<string, string> = {
  shell: "close = Close\nwon = { $names } win with { $n }",
  worms: `
rule-W4 = Movement
rule-W4-1 = Inch
rule-W7-9 = After { $box-rounds } rounds.
event-drawn = { WORD($seat, n: 1) ->
    [blue] Blue
   *[other] Somebody
} draws { NAME($card) }.
option-move-jump = Jump to { $hex }: { $things }
option-tile-turn = { WORD($text, n: 2) ->
    [0] Leave it
   *[other] Turn it { WORD($text, n: 2) }/6
}
name-bazooka = Big Bazooka
item-wind = the wind
item-player-2 = player two
rolled = Rolled: { ITEM($faces) }, not { $faces }.
asked = Asked: { ITEM($who) }.
about = It is { $what }.`,
};

const BOX = {
  names: { "ninja-rope": "Ninja Rope", bazooka: "Bazooka" },
  renamed: [],
  translated: {},
  alike: {},
  numbers: { "box-rounds": 9 },
};

beforeAll(async () => {
  vi.stubGlobal("fetch", async (path: string) => new Response(SOURCES[path.split("/").at(-1)!]));
  await learn();
  await learn("worms", BOX);
});

test("words and names within sentences", () => {
  const drawn = { id: "drawn", clause: "W4.6", args: { seat: "blue", card: "ninja-rope" } };
  expect(sayEvent("worms", drawn)).toBe("Blue draws Ninja Rope.");
  expect(sayEvent("worms", { ...drawn, id: "unheard-of" })).toBeNull();
  const args = { hex: "O13", things: [{ id: "close", args: {} }, "mine"] };
  const jump = { text: "jump 2,-1", about: { verb: "jump" }, args };
  expect(sayOption("worms", "move", jump)).toBe("Jump to O13: Close, mine");
  expect(sayOption("worms", "move", { text: "stay" })).toBe("stay");
  const turn = (text: string) => sayOption("worms", "tile", { text, about: { verb: "turn" } });
  expect([turn("turn 0"), turn("turn 4")]).toEqual(["Leave it", "Turn it 4/6"]);
});

test("lists, numbers and messages as arguments", () => {
  expect(say("won", { names: ["Ann", "Bea"], n: 1200 })).toBe("Ann, Bea win with 1,200");
  expect(sayIn("worms")("about", { what: { id: "close", args: {} } })).toBe("It is Close.");
});

test("names and words of the notation, in the language or else as they are", () => {
  expect(nameIn("worms", "bazooka")).toBe("Big Bazooka");
  expect(nameIn("worms", "ninja-rope")).toBe("Ninja Rope");
  expect(nameIn("worms", "sheep")).toBeNull();
  expect(sayIn("worms")("rolled", { faces: ["3", "wind"] })).toBe("Rolled: 3, the wind, not 3, wind.");
  expect(sayIn("worms")("asked", { who: "player 2" })).toBe("Asked: player two.");
  expect(sayIn("worms")("asked", { who: ["wind"] })).toBe("Asked: the wind.");
});

test("another box, with another name for a card that the language has a word for", async () => {
  const renamed = {
    names: { bazooka: "Pea Shooter" },
    renamed: ["bazooka"],
    numbers: { "box-rounds": 3 },
    translated: {},
    alike: {},
  };
  await learn("worms", renamed);
  expect(nameIn("worms", "bazooka")).toBe("Pea Shooter");
  expect(find("rule-W7-9", {}, "worms")).toBe("After 3 rounds.");
  await learn("worms", BOX);
  expect(nameIn("worms", "bazooka")).toBe("Big Bazooka");
});

test("what belongs to a game, in the order of its files", () => {
  expect(find("rule-W7-9", {}, "worms")).toBe("After 9 rounds.");
  expect(idsIn("worms", "rule-W4")).toEqual(["rule-W4", "rule-W4-1"]);
  expect(idsIn("worms", "close")).toEqual([]);
});

test("the first language that the reader prefers and that we have", () => {
  expect(preferred(["en", "cs", "uk"], ["de-DE", "cs-CZ", "en"])).toBe("cs");
  expect(preferred(["en", "cs"], ["fr"])).toBe("en");
});

test("another language, at once, with its own numbers, lists and plurals", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("cs");
  expect(document.documentElement.lang).toBe("cs");
  expect(say("won", { names: ["Ann", "Bea", "Cid"], n: 1200 })).toBe(
    "Ann, Bea a\u00a0Cid win with 1\u00a0200",
  );
  await speak("en");
});
