// What of a box's file the cursor is in: each thing begins with a line that is not indented, such as `card bazooka`.

import type { SheetInfo } from "../wire";

const TITLE = /^[a-z]+ +([a-z][a-z0-9-]*) *(#.*)?$/i;

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split("\n").length;

/** Where a line begins, and where it ends. */
export function extentOf(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const begin = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [begin, begin + (lines[line - 1]?.length ?? 0)];
}

/** The id of the thing that a line belongs to; of one that is behind `#` none. */
export function idAt(text: string, line: number): string | null {
  const above = text.split("\n").slice(0, line).reverse();
  const title = above.find((one) => /^[^\s#]/.test(one));
  return title?.match(TITLE)?.[1] ?? null;
}

/** The sheets that show it: its own, or those that it is a part of. */
export function sheetsOf(sheets: readonly SheetInfo[], id: string): SheetInfo[] {
  const own = sheets.filter((sheet) => sheet.id === id);
  return own.length ? own : sheets.filter((sheet) => sheet.id.split(/[@+]/).includes(id)).slice(0, 6);
}
