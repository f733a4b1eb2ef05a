import { describe, expect, test } from "vitest";
import { inFewWords } from "./fewWords";

const said = (weight: 0 | 1 | 2 | 3, text: string, supersedes?: string) => ({ weight, text, supersedes });
const long = (weight: 0 | 1 | 2 | 3) => said(weight, "word ".repeat(20).trim());

describe("a turn in few words", () => {
  test("has what weighs enough, in its order, and what happened twice twice", () => {
    const events = [said(3, "A."), said(1, "B."), said(2, "C."), said(3, "A."), said(0, "D.")];
    expect(inFewWords(events, 2, 50)).toEqual({ texts: ["A.", "C.", "A."], more: 0 });
    expect(inFewWords(events, 1, 50)).toEqual({ texts: ["A.", "B.", "C.", "A."], more: 0 });
  });

  test("has of a way only where it ends", () => {
    const events = [said(2, "To 1.", "red A"), said(2, "To 5.", "red B"), said(2, "To 2.", "red A")];
    expect(inFewWords(events, 2, 50).texts).toEqual(["To 5.", "To 2."]);
  });

  test("leaves out first what matters least, then what comes last", () => {
    expect(inFewWords([long(2), said(3, "A."), long(2), long(2)], 2, 50)).toEqual({ texts: ["A."], more: 0 });
    const { texts, more } = inFewWords([long(3), long(3), long(3), long(3)], 2, 50);
    expect([texts.length, more]).toEqual([2, 2]);
  });
});
