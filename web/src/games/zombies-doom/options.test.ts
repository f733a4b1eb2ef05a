import { describe, expect, it } from "vitest";
import { cardsOf, optionsAt, placeOf, readCard, trophiesOf } from "./options";
import type { ZombiesView } from "./view";

const view = {
  you: "player 1",
  seats: [
    { name: "player 1", place: "3,4" },
    { name: "player 2", place: "8,5" },
  ],
} as unknown as ZombiesView;

describe("what answers point at", () => {
  it("reads weapon cards", () => {
    expect(readCard("sword")).toEqual({ weapon: "sword", spell: null, pile: "sword", spent: false });
    expect(readCard("sword+lure@bow spent")).toEqual({
      weapon: "sword",
      spell: "lure",
      pile: "bow",
      spent: true,
    });
  });

  it.each([
    ["go 3,2", "3,2"],
    ["return 7,4", "7,4"],
    ["lure demon 3,2 for beast", "3,2"],
    ["teleport player 2 bow+teleport itself", "8,5"],
    ["stay", "3,4"],
    ["die", null],
    ["use bow", null],
  ])("finds the tile of “%s”", (option, place) => {
    expect(placeOf(option, view)).toBe(place);
  });

  it.each([
    ["use bow and mace with lure", ["bow", "mace"], ["lure"]],
    ["use sword+hardened spent with berserk", ["sword+hardened spent"], ["berserk"]],
    ["discard sword+berserk itself", ["sword+berserk"], []],
    ["teleport player 2 bow", ["bow"], ["teleport"]],
    ["teleport player 2 bow+teleport itself", ["bow+teleport"], []],
    ["keep", [], []],
  ])("finds the cards of “%s”", (option, weapons, spells) => {
    expect(cardsOf(option)).toEqual({ weapons, spells });
  });

  it("tells the options of a tile and the trophies that are kept", () => {
    expect(optionsAt(["go 3,2", "go 4,2", "die"], view, "4,2")).toEqual(["go 4,2"]);
    expect(trophiesOf("keep demon demon beast")).toEqual(["demon", "demon", "beast"]);
    expect(trophiesOf("keep")).toEqual([]);
  });
});
