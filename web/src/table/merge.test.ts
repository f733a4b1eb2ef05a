import { expect, test } from "vitest";
import { merge } from "./merge";

test.each([
  [{ a: "b" }, {}, { a: "b" }],
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { "-": ["a"] }, {}],
  [{ a: "b", b: "c" }, { "-": ["a"] }, { b: "c" }],
  [{ a: "b", b: "c" }, { "-": ["a"], b: null }, { b: null }],
  [{ a: null }, { a: "b" }, { a: "b" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c", c: 1 } }, { a: { b: "d", "-": ["c"] } }, { a: { b: "d" } }],
  [{ a: { b: "c" } }, { a: null }, { a: null }],
  [{}, { a: { b: null, c: { d: null } } }, { a: { b: null, c: { d: null } } }],
  [{ a: null }, { a: { b: null } }, { a: { b: null } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [{ a: [{ b: 1, c: 2 }, { b: 3 }] }, { a: { 0: { b: null } } }, { a: [{ b: null, c: 2 }, { b: 3 }] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "foo" }, null, null],
])("%j with %j", (value, patch, result) => {
  expect(merge<unknown>(value, patch)).toEqual(result);
});

test("what is not touched stays the same object, and nothing is changed in place", () => {
  const value = { map: { things: { "0,1": ["mine"] } }, pool: { mine: 3 } };
  const merged = merge(value, { map: { things: { "-": ["0,1"] } } });
  expect(merged.pool).toBe(value.pool);
  expect(value.map.things).toEqual({ "0,1": ["mine"] });
  expect(merged.map.things).toEqual({});
});
