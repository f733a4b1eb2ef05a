// What of a box's file the cursor is in: each thing begins with a line that is not indented, such as `card bazooka`.

import type { SheetInfo } from "../wire";

const TITLE = /^([a-z]+) +([a-z][a-z0-9-]*) *(#.*)?$/i;

/** How a thing begins: `tile bow`. */
export interface Title {
  noun: string;
  id: string;
}

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split("\n").length;

/** Where a line begins, and where it ends. */
export function extentOf(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const begin = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [begin, begin + (lines[line - 1]?.length ?? 0)];
}

/** The thing that a line belongs to; of one that is behind `#` none. */
export function titleAt(text: string, line: number): Title | null {
  const above = text.split("\n").slice(0, line).reverse();
  const title = above.find((one) => /^[^\s#]/.test(one));
  const found = title?.match(TITLE);
  return found ? { noun: found[1]!.toLowerCase(), id: found[2]! } : null;
}

/** The sheets that show it: its own, or those that it is a part of. There may be a tile of the same id as a weapon. */
export function sheetsOf(sheets: readonly SheetInfo[], { noun, id }: Title): SheetInfo[] {
  const called = sheets.filter((sheet) => sheet.id === id);
  const kind = called.some((sheet) => sheet.kind === noun) ? noun : called[0]?.kind;
  const own = called.filter((sheet) => sheet.kind === kind);
  return own.length ? own : sheets.filter((sheet) => sheet.id.split(/[@+]/).includes(id)).slice(0, 6);
}
