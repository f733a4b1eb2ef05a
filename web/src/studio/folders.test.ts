import { expect, test } from "vitest";
import { folderOf } from "./folders";

test.each([
  ["yard", "yard"],
  ["Můj dvůr!", "muj-dvur"],
  ["Мій двір № 2", "mii-dvir-2"],
  ["Щука в'юнка", "shchuka-viunka"],
  ["  --A--b  ", "a-b"],
  ["箱", "box"],
  ["x".repeat(60), "x".repeat(40)],
])("a box called %s lies in %s", (title, folder) => expect(folderOf(title)).toBe(folder));
