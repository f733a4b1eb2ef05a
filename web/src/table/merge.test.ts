import { expect, test } from "vitest";
import { merge } from "./merge";

// The examples of RFC 7396, appendix A.
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("%j with %j", (value, patch, result) => {
  expect(merge<unknown>(value, patch)).toEqual(result);
});

test("what is not touched stays the same object, and nothing is changed in place", () => {
  const value = { map: { things: { "0,1": ["mine"] } }, pool: { mine: 3 } };
  const merged = merge(value, { map: { things: { "0,1": null } } });
  expect(merged.pool).toBe(value.pool);
  expect(value.map.things).toEqual({ "0,1": ["mine"] });
  expect(merged.map.things).toEqual({});
});
