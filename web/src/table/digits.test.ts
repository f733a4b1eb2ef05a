import { beforeEach, expect, test, vi } from "vitest";

vi.useFakeTimers();
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });
const { forgetDigits, isDigit, typeDigit } = await import("./digits");

beforeEach(() => void forgetDigits());

test("only digits are digits", () => {
  expect(["0", "9"].every(isDigit)).toBe(true);
  expect(["a", "F1", "", "/", ":"].some(isDigit)).toBe(false);
});

test("up to nine options have one digit each", () => {
  expect(typeDigit("1", 7, 9)).toBe(1);
  expect(typeDigit("9", 7, 9)).toBe(9);
});

test("of more, each has as many digits as the last", () => {
  expect(typeDigit("0", 7, 10)).toBeNull();
  expect(typeDigit("1", 7, 10)).toBe(1);
  expect(typeDigit("1", 7, 10)).toBeNull();
  expect(typeDigit("0", 7, 10)).toBe(10);
  expect(["0", "4", "2"].map((digit) => typeDigit(digit, 7, 120))).toEqual([null, null, 42]);
});

test("digits of the question before are none of this one", () => {
  expect(typeDigit("1", 7, 10)).toBeNull();
  expect(typeDigit("2", 8, 10)).toBeNull();
  expect(typeDigit("3", 8, 10)).toBe(23);
});

test("digits that were begun can be forgotten, once", () => {
  expect(forgetDigits()).toBe(false);
  expect(typeDigit("1", 7, 10)).toBeNull();
  expect(forgetDigits()).toBe(true);
  expect(forgetDigits()).toBe(false);
  expect(typeDigit("0", 7, 10)).toBeNull();
  expect(typeDigit("2", 7, 10)).toBe(2);
});
