import { expect, test } from "vitest";
import type { SheetInfo } from "../wire";
import { extentOf, idAt, lineAt, sheetsOf } from "./lines";

const TEXT = "name: A\n\n# a remark\ncard bazooka   # mine\n    name: B\n\ncard uzi\n    name: C";

test("a line belongs to the thing above it that is not indented", () => {
  const found = TEXT.split("\n").map((_, i) => idAt(TEXT, i + 1));
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
  expect(sheetsOf(sheets, "mace").map(({ id }) => id)).toEqual(["mace"]);
  expect(sheetsOf(sheets, "lure").map(({ id }) => id)).toEqual(["spear+lure@bow"]);
  expect(sheetsOf(sheets, "none")).toEqual([]);
});
