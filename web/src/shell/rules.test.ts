import { expect, test } from "vitest";
import { citations, clauseId, isClause, numberOf, sectionOf } from "./rules";

test("clauses and their messages", () => {
  expect(clauseId("W4.8")).toBe("rule-W4-8");
  expect(numberOf("rule-W4-8")).toBe("W4.8");
  expect([numberOf("rule-W1-worms"), numberOf("rule-W12-W2-3")]).toEqual(["", ""]);
  expect(["W4.8", "W4", "bazooka", "2,-1"].map(isClause)).toEqual([true, true, false, false]);
  expect(sectionOf("W4.8")).toBe("W4");
});

test("what a text cites", () => {
  expect(citations("Full hex (W4.8); see W12.").filter((part) => part.clause)).toEqual([
    { text: "W4.8", clause: true },
    { text: "W12", clause: true },
  ]);
});
