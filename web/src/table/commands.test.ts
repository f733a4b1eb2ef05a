import { describe, expect, test } from "vitest";
import { optionsLike, spotsIn, understand } from "./commands";

const vocabulary = {
  commands: [
    { query: "around", words: ["okolí", "kolem"] },
    { query: "far", words: ["jak daleko", "daleko"] },
  ] as const,
  options: ["Zůstaň.", "Skoč na C4.", "Skoč na D2.", "Posuň se na C4."],
  named: [
    { spot: "0,1", names: ["červený wormsík A"] },
    { spot: "1,0", names: ["A"] },
    { spot: "2,0", names: ["C4"] },
    { spot: "3,0", names: ["C44"] },
  ],
};
const of = (typed: string) => understand(typed, vocabulary);

describe("what is typed", () => {
  test("is an option by its number or its words", () => {
    expect(of("2")).toEqual({ option: 1 });
    expect(of("zůstaň")).toEqual({ option: 0 });
    expect(of("skoc d2")).toEqual({ option: 2 });
    expect(of("skoč")).toEqual({ several: [1, 2] });
    expect(of("9")).toBeNull();
  });

  test("is a question, with or without accents, and what it is about", () => {
    expect(of("Okoli A")).toEqual({ query: "around", rest: "a" });
    expect(of("jak daleko C4")).toEqual({ query: "far", rest: "c4" });
    expect(of("okolnosti")).toBeNull();
  });

  test("is a place, which asks what is there", () => {
    expect(of("c4")).toEqual({ query: "here", rest: "c4" });
    expect(of("Cerveny wormsik A")).toEqual({ query: "here", rest: "cerveny wormsik a" });
  });

  test("names places one after another, the longest name first", () => {
    expect(spotsIn("od cerveny wormsik a do c4", vocabulary.named)).toEqual(["0,1", "2,0"]);
    expect(spotsIn("c44", vocabulary.named)).toEqual(["3,0"]);
    expect(spotsIn("", vocabulary.named)).toEqual([]);
  });

  test("finds options by beginnings of words", () => {
    expect(optionsLike("po c", vocabulary.options)).toEqual([3]);
    expect(optionsLike("x", vocabulary.options)).toEqual([]);
  });
});
