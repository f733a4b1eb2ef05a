import { expect, it } from "vitest";
import names from "../../../../tests/data/names.json";
import { keyOf, nameOf, step } from "./grid";
import { drawsFrom, keepsTrophy, optionsAt, playsSpell, playsWeapon, throwsAway } from "./options";
import type { Option } from "./scene";
import type { About, UseView, WeaponView } from "./types";

const option = (about: About): Option => ({ text: "", about });
const card = (id: string, spent = false): WeaponView => ({
  id,
  weapon: "sword",
  pile: "sword",
  beats: ["human"],
  spell: "lure",
  spent,
});
const use = (of: WeaponView, spell: UseView["spell"] = null, printed = false): UseView => ({
  card: of,
  spell,
  printed,
});

it("finds the answers that lead to a tile", () => {
  const there = option({ verb: "go", place: { x: 4, y: 2 } });
  const options = [option({ verb: "go", place: { x: 3, y: 2 } }), there, option({ verb: "die" })];
  expect(optionsAt(options, { x: 4, y: 2 })).toEqual([there]);
});

it("finds the cards that an answer plays, and tells a used one from a fresh one", () => {
  const answer = option({
    verb: "use",
    uses: [use(card("sword")), use(card("sword+lure", true), "berserk")],
  });
  expect(playsWeapon(answer, card("sword"))).toBe(true);
  expect(playsWeapon(answer, card("sword+lure", true))).toBe(true);
  expect(playsWeapon(answer, card("sword+lure"))).toBe(false);
  expect(playsSpell(answer, "berserk")).toBe(true);
  expect(playsWeapon(null, card("sword"))).toBe(false);
});

it("takes a printed spell for no card of the hand", () => {
  const answer = option({ verb: "discard", uses: [use(card("sword+lure"), "lure", true)] });
  expect(playsSpell(answer, "lure")).toBe(false);
});

it("tells trophies, piles and tasks", () => {
  expect(keepsTrophy(option({ verb: "keep", trophies: ["demon", "demon", "beast"] }), "beast")).toBe(true);
  expect(keepsTrophy(option({ verb: "keep" }), "beast")).toBe(false);
  expect(drawsFrom(option({ verb: "draw", deck: "bow" }), "bow")).toBe(true);
  expect(drawsFrom(option({ verb: "draw" }), "spell")).toBe(false);
  expect(throwsAway(option({ verb: "throw", task: "surrounded" }), "surrounded")).toBe(true);
});

it("moves over the map by arrows, and in a shorter row to the nearest tile", () => {
  const places = [
    { x: 4, y: 1 },
    { x: 5, y: 1 },
    { x: 3, y: 2 },
    { x: 4, y: 2 },
  ];
  expect(step({ x: 3, y: 2 }, "ArrowUp", places)).toEqual({ x: 4, y: 1 });
  expect(step({ x: 3, y: 2 }, "ArrowRight", places)).toEqual({ x: 4, y: 2 });
  expect(step({ x: 5, y: 1 }, "ArrowRight", places)).toEqual({ x: 5, y: 1 });
  expect(step({ x: 5, y: 1 }, "a", places)).toBeNull();
  expect(keyOf({ x: 5, y: 1 })).toBe("5,1");
});

it("calls tiles as the server does", () => {
  for (const [x, y, name] of names.squares as [number, number, string][]) expect(nameOf({ x, y })).toBe(name);
});
