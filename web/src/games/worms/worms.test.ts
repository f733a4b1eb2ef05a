import { describe, expect, it } from "vitest";
import names from "../../../../tests/data/names.json";
import { soundOf, weightOf } from "./effects";
import { coast, MIDDLE, nearest, neighbour, neighbours, placeAt, turned } from "./hexes";
import { places } from "./layout";
import { byPlace } from "./options";
import { piecesOf } from "./pieces";
import { diceToChoose, rolls } from "./rolls";
import type { Effect } from "./scene";
import type { About, Hex, Thing, View } from "./types";

const event = (id: string, about: About = {}): Effect => ({ id, clause: "", args: {}, about });
const RED_A: Thing = { kind: "worm", team: "red", letter: "A" };
const CRATE: Thing = { kind: "crate" };

function view(...spots: [Hex, Thing[]][]): View {
  const things = Object.fromEntries(spots.map(([hex, things], i) => [`spot ${i}`, { hex, things }]));
  const map = { dial: MIDDLE, wind: 2, tiles: [], land: [], covered: [], things, target: null, arrow: 0 };
  return { map, turn: { worm: { team: "red", letter: "A" } } } as unknown as View;
}

describe("hexes", () => {
  it("are the same place whenever they are named", () => {
    expect(placeAt(2, -1)).toBe(neighbour(placeAt(1, 0), 2));
    expect(turned(placeAt(0, 0), 1)).toBe(MIDDLE);
  });

  it("are called as the server calls them", () => {
    for (const [q, r, name] of names.hexes as [number, number, string][])
      expect(placeAt(q, r).name).toBe(name);
  });

  it("turn about their anchor and come back after six sixths", () => {
    expect(turned(placeAt(0, -1), 1).key).toBe("1,-1");
    expect(turned(placeAt(2, -1), 6).key).toBe("2,-1");
    expect(neighbour(placeAt(1, 1), 6).key).toBe("0,1");
  });

  it("have one line around them, and another around a lake", () => {
    const lines = (hexes: Hex[]) => [...coast(hexes)].filter((letter) => letter === "M").length;
    expect(lines([placeAt(0, 0), placeAt(0, 1), placeAt(-1, 2)])).toBe(1);
    expect(lines(neighbours(MIDDLE))).toBe(2);
    expect(coast([MIDDLE])).toMatch(/^M[^M]*Z$/);
  });

  it("are walked by arrow keys, keeping the row", () => {
    const sea = Array.from({ length: 81 }, (_, i) => placeAt((i % 9) - 4, Math.floor(i / 9) - 4));
    expect(nearest(sea, MIDDLE, 0, -1).key).toBe("0,-1");
    const twice = nearest(sea, nearest(sea, MIDDLE, 1, 0), 1, 0);
    expect(twice.key).toBe("2,-1");
    expect(nearest(sea, twice, -1, 0).key).toBe("1,-1");
    expect(nearest([MIDDLE], MIDDLE, 1, 0)).toBe(MIDDLE);
  });
});

describe("options", () => {
  it("are outlined on the hex they are about", () => {
    const jump = { text: "jump 2,-1", about: { verb: "jump", hex: { q: 2, r: -1 } } };
    const inch = { text: "inch 2,-1", about: { verb: "inch", hex: { q: 2, r: -1 } } };
    const stay = { text: "stay", about: { verb: "stay" } };
    expect([...byPlace([jump, stay, inch])]).toEqual([[placeAt(2, -1), [jump, inch]]]);
  });

  it("choose a die for each of a roll, equal ones too", () => {
    const [two, wind] = ([2, "wind"] as const).map((face) => ({
      text: `choose die ${face}`,
      about: { verb: "choose", face },
    }));
    const rolled = event("dice-show", { faces: [2, 2, "wind"] });
    expect(diceToChoose([two!, wind!], [rolled])).toEqual([two, two, wind]);
    expect(diceToChoose([two!, wind!], [])).toEqual([two, wind]);
  });
});

describe("pieces", () => {
  const [here, there] = [placeAt(1, 0), placeAt(0, 1)];
  const before = piecesOf(view([here, [RED_A, CRATE]]), null, []);

  it("stay the same piece when they move", () => {
    const after = piecesOf(view([there, [RED_A, CRATE]]), null, before);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(after.every(({ hex }) => hex === there)).toBe(true);
  });

  it("are seen to sink as they were, whether the map still has them or not", () => {
    const lying: Thing = { ...RED_A, lying: true };
    const last = piecesOf(view([here, [lying]]), null, []);
    const drowns = event("drowns", { thing: RED_A, hex: { q: 5, r: 5 } });
    for (const now of [view(), view([here, [lying]])])
      expect(piecesOf(now, drowns, last)).toMatchObject([
        { key: "red A", thing: lying, hex: { q: 5, r: 5 }, sinking: true },
      ]);
  });

  it("never stand in the same place, however many they are", () => {
    for (let count = 1; count <= 14; count++) {
      const all = places(count);
      expect(new Set(all.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(count);
    }
  });
});

describe("effects", () => {
  it("leave dice and coins in the tray", () => {
    const shown = rolls([
      event("dice-show", { dice: 2, faces: [2, "wind"] }),
      event("blast"),
      event("mine-is-a-dud"),
    ]);
    expect(shown.map(({ faces, coin }) => [faces, coin])).toEqual([
      [[2, "wind"], null],
      [[], false],
    ]);
  });

  it("are heard and looked at as long as they deserve", () => {
    expect([soundOf(event("blast")), soundOf(event("stays"))]).toEqual(["boom", null]);
    expect([weightOf(event("blast")), weightOf(event("stays"))]).toEqual([1, 0]);
  });
});
