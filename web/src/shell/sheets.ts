// Everything of a game's box that can be looked up, asked of the table once.

import { api } from "../table/api";
import type { Sheet } from "../wire";

const asked = new Map<string, Promise<Sheet[]>>();

export function sheetsOf(game: string): Promise<Sheet[]> {
  let sheets = asked.get(game);
  if (!sheets) {
    sheets = api.sheets(game);
    asked.set(game, sheets);
    sheets.catch(() => asked.delete(game));
  }
  return sheets;
}

export const sheetOf = async (game: string, id: string) =>
  (await sheetsOf(game)).find((sheet) => sheet.id === id);
