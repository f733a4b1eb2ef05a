// The box that is spoken of: the one that a room is played with, or else the standard one. Its names and numbers go into
// the words of the game, and from its sheets come pictures and explanations.

import { api } from "../table/api";
import type { BoxInfo, SheetInfo } from "../wire";
import { learn, NO_BOX } from "../words";
import { hrefs } from "./router.svelte";

interface Opened {
  readonly room: string | null;
  readonly box: BoxInfo;
}

let opened = $state.raw<Record<string, Opened>>({});
const asked = new Map<string, Promise<BoxInfo>>();

/** Asked of the table once. */
function ask(key: string, table: () => Promise<BoxInfo>): Promise<BoxInfo> {
  let box = asked.get(key);
  if (!box) {
    box = table();
    asked.set(key, box);
    box.catch(() => asked.delete(key));
  }
  return box;
}

let current = $state("");

/** Which game is on the page: the one whose box was opened last. */
export const gameInPlay = () => current;

/** From now on the game is spoken of as it is played in this room, or with the standard box. */
export async function openBox(game: string, room: string | null = null): Promise<void> {
  await takeBox(
    game,
    await (room ? ask(`room ${room}`, () => api.roomBox(room)) : ask(game, () => api.box(game))),
    room,
  );
}

/** The same with a box that somebody has already. */
export async function takeBox(game: string, box: BoxInfo, room: string | null = null): Promise<void> {
  await learn(game, box);
  opened = { ...opened, [game]: { room, box } };
  current = game;
}

/** From now on the game is spoken of as such, as long as nothing of its box is needed. */
export async function closeBox(game: string): Promise<void> {
  const { [game]: _, ...others } = opened;
  opened = others;
  await learn(game, NO_BOX);
}

/** Whichever box is open, or else the standard one. */
export const anyBox = (game: string): Promise<void> => (opened[game] ? Promise.resolve() : openBox(game));

export const sheetsOf = (game: string): readonly SheetInfo[] => opened[game]?.box.sheets ?? [];
/** Of all kinds of things the first of that id, unless the kind is said. */
export const sheetOf = (game: string, id: string, kind = "") =>
  sheetsOf(game).find((sheet) => sheet.id === id && (!kind || sheet.kind === kind));

/** What the picture of a card or tile is made of. */
export const factsOf = (game: string, id: string, kind = ""): Readonly<Record<string, any>> =>
  sheetOf(game, id, kind)?.facts ?? {};

/** The clause that says at length what a keyword of cards means. */
export const clauseOf = (game: string, keyword: string): string => opened[game]?.box.keywords[keyword] ?? "";

/** The cards that can be practised, of the box that is open. */
export const practisedIn = (game: string): readonly SheetInfo[] =>
  opened[game]?.box.practised.flatMap((id) => sheetOf(game, id) ?? []) ?? [];

/** Where they are practised; without a card, where they are listed. */
export const practiceOf = (game: string, card = "") => hrefs.practice(game, card, opened[game]?.room ?? "");

/** Where the rules are read as they are for the box that is open. */
export const rulesOf = (game: string, clause = "") => hrefs.rules(game, clause, opened[game]?.room ?? "");
