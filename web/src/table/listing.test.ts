import { describe, expect, test } from "vitest";
import { digitsOf, grouped, inOrder } from "./listing";

const option = (text: string, verb: string, foe = false) => ({ text, about: { verb, foe } });
const asking = { isForemost: (_: unknown, { about }: any) => about.foe } as any;
const room = { scene: { view: {} } as any, pictures: { asking } as any };
const options = [
  option("stay", "stay"),
  option("jump 1", "jump"),
  option("inch 1", "inch"),
  option("jump 2", "jump", true),
  option("inch 2", "inch"),
];
const question = { number: 1, kind: "move", speaker: "blue", options };

describe("the list of options", () => {
  test("has what does the same together, and enemies first", () => {
    const texts = inOrder(room, question)!.options!.map(({ text }) => text);
    expect(texts).toEqual(["stay", "jump 2", "jump 1", "inch 1", "inch 2"]);
  });

  test("is as it was told where there is no board to ask", () => {
    expect(inOrder({ ...room, pictures: {} as any }, question)).toBe(question);
    expect(inOrder(room, null)).toBeNull();
  });

  test("has names for groups if there are several, and numbers through all of them", () => {
    const groups = grouped(inOrder(room, question)!.options!);
    expect(groups.map(({ name, options }) => [name, options.map(({ number }) => number)])).toEqual([
      ["", [1]],
      ["jump", [2, 3]],
      ["inch", [4, 5]],
    ]);
    expect(grouped(options.slice(0, 2)).map(({ name }) => name)).toEqual([""]);
  });

  test("has the groups that a game makes of a verb, each with its name", () => {
    const bid = (number: number, face: number) => ({
      text: `bid ${number} ${face}`,
      about: { verb: "bid", group: `${number}` },
    });
    const groups = grouped([option("liar", "liar"), bid(2, 6), bid(3, 1), bid(3, 2), bid(4, 1), bid(4, 2)]);
    expect(groups.map(({ name, group, options }) => [name, group, options.length])).toEqual([
      ["", "", 1],
      ["bid", "2", 1],
      ["bid", "3", 2],
      ["bid", "4", 2],
    ]);
  });

  test("has numbers of as many digits as the greatest", () => {
    expect([digitsOf(3, 9), digitsOf(3, 10), digitsOf(12, 140)]).toEqual(["3", "03", "012"]);
  });
});
