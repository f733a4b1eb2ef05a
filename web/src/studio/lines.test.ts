import { expect, test } from "vitest";
import type { SheetInfo } from "../wire";
import { extentOf, lineAt, sheetsOf, titleAt } from "./lines";

const TEXT = "name: A\n\n# a remark\ncard bazooka   # mine\n    name: B\n\ncard uzi\n    name: C";

test("a line belongs to the thing above it that is not indented", () => {
  const found = TEXT.split("\n").map((_, i) => titleAt(TEXT, i + 1)?.id ?? null);
  expect(found).toEqual([null, null, null, "bazooka", "bazooka", "bazooka", "uzi", "uzi"]);
});

test("lines are counted from 1, and found again", () => {
  expect(lineAt(TEXT, TEXT.indexOf("name: B"))).toBe(5);
  expect(TEXT.slice(...extentOf(TEXT, 5))).toBe("    name: B");
  expect(TEXT.slice(...extentOf(TEXT, 8))).toBe("    name: C");
  expect(extentOf("", 1)).toEqual([0, 0]);
});

test("a thing without a sheet of its own is shown by what it is a part of", () => {
  const sheets = ["bow", "sword@bow", "spear+lure@bow", "mace"].map((id) => ({ id })) as SheetInfo[];
  expect(sheetsOf(sheets, { noun: "pile", id: "mace" }).map(({ id }) => id)).toEqual(["mace"]);
  expect(sheetsOf(sheets, { noun: "spell", id: "lure" }).map(({ id }) => id)).toEqual(["spear+lure@bow"]);
  expect(sheetsOf(sheets, { noun: "tile", id: "none" })).toEqual([]);
});

test("of things that have the same id, only the one is shown that the line is about", () => {
  const sheets = ["weapon", "tile"].map((kind) => ({ id: "bow", kind })) as SheetInfo[];
  const kinds = ["tile bow", "pile bow"].map((line) =>
    sheetsOf(sheets, titleAt(line, 1)!).map(({ kind }) => kind),
  );
  expect(kinds).toEqual([["tile"], ["weapon"]]);
});
