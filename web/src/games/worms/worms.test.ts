import { describe, expect, it } from "vitest";
import type { EventInfo } from "../../wire";
import { soundOf, weightOf } from "./effects";
import { frame, isWithin } from "./frame";
import { coast, nearest, neighbour, neighbours, turned } from "./hexes";
import { places } from "./layout";
import { facesIn } from "./names";
import { hexOf, origin } from "./options";
import { piecesOf } from "./pieces";
import { rolls } from "./rolls";
import type { WormsView } from "./view";

const event = (id: string, args: Record<string, unknown> = {}): EventInfo => ({ id, clause: "", args });

function view(things: Record<string, string[]>, target: string | null = null): WormsView {
  return {
    map: {
      dial: "0,0",
      wind: 2,
      tiles: [],
      land: Object.keys(things),
      covered: [],
      things,
      target,
      arrow: 0,
    },
    turn: { worm: "red A" },
  } as unknown as WormsView;
}

describe("hexes", () => {
  it("turn about their anchor and come back after six sixths", () => {
    expect(turned("0,-1", 1)).toBe("1,-1");
    expect(turned("2,-1", 6)).toBe("2,-1");
    expect(neighbour("1,1", 6)).toBe("0,1");
  });

  it("have one line around them, and another around a lake", () => {
    expect(coast(["0,0", "0,1", "-1,2"]).match(/M/g)).toHaveLength(1);
    expect(coast(neighbours("0,0")).match(/M/g)).toHaveLength(2);
    expect(coast(["0,0"])).toMatch(/^M[^M]*Z$/);
  });

  it("are walked by arrow keys, keeping the row", () => {
    const sea = Array.from({ length: 81 }, (_, i) => `${(i % 9) - 4},${Math.floor(i / 9) - 4}`);
    expect(nearest(sea, "0,0", 0, -1)).toBe("0,-1");
    const twice = nearest(sea, nearest(sea, "0,0", 1, 0), 1, 0);
    expect(twice).toBe("2,-1");
    expect(nearest(sea, twice, -1, 0)).toBe("1,-1");
    expect(nearest(["0,0"], "0,0", 1, 0)).toBe("0,0");
  });

  it("far out at sea are left out of a small picture", () => {
    const [map, besides] = [
      ["0,0", "1,0"],
      ["1,1", "0,4"],
    ];
    expect(isWithin("0,4", frame(map, besides, 1000, 1000))).toBe(true);
    expect(isWithin("0,4", frame(map, besides, 100, 100))).toBe(false);
    expect(isWithin("1,1", frame(map, besides, 100, 100))).toBe(true);
  });
});

describe("options", () => {
  const table = view({ "1,0": ["red A", "mine"], "0,1": ["blue B lying"] }, "2,0");
  const at = (option: string) => hexOf(option, table, "red", () => "1,0");

  it.each([
    ["jump 2,-1", "2,-1"],
    ["activate A", "1,0"],
    ["hit blue B", "0,1"],
    ["next mine 1,0", "1,0"],
    ["direction 1", "1,-1"],
    ["remove crater", "2,0"],
    ["choose die 4", null],
    ["play uzi", null],
    ["resolve 1 dynamite", null],
  ])("%s is outlined on %s", (option, hex) => {
    expect(at(option)).toBe(hex);
  });

  it("count directions from the token, or from what was spoken of last", () => {
    expect(origin(table, "aim", [])).toBe("2,0");
    expect(origin(table, "direction", [event("knocked-back", { thing: "blue B", face: "bullseye" })])).toBe(
      "0,1",
    );
  });
});

describe("pieces", () => {
  const before = piecesOf(view({ "1,0": ["red A", "crate"], "0,1": [] }), null, []);

  it("stay the same piece when they move", () => {
    const after = piecesOf(view({ "1,0": [], "0,1": ["red A", "crate"] }), null, before);
    expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    expect(after.every(({ hex }) => hex === "0,1")).toBe(true);
  });

  it("go where the effect says, into the water too", () => {
    const drowning = piecesOf(view({ "1,0": ["red A"] }), event("drowns", { worm: "red A", hex: "5,5" }), []);
    expect(drowning).toMatchObject([{ key: "red A", hex: "5,5", sinking: true }]);
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
      event("dice-show", { dice: 2, faces: ["2", "wind"] }),
      event("blast"),
      event("mine-is-a-dud"),
    ]);
    expect(shown.map(({ faces, coin }) => [faces, coin])).toEqual([
      [["2", "wind"], null],
      [[], false],
    ]);
  });

  it("are heard and looked at as long as they deserve", () => {
    expect([soundOf(event("blast")), soundOf(event("stays"))]).toEqual(["boom", null]);
    expect([weightOf(event("blast")), weightOf(event("stays"))]).toEqual([1, 0]);
  });

  it("are foreseen face by face", () => {
    const face = (shown: string) => ({ id: "outlook-face", args: { face: shown } });
    expect(facesIn({ faces: { id: "outlook-or", args: { first: face("2"), last: face("wind") } } })).toEqual([
      "2",
      "wind",
    ]);
  });
});
