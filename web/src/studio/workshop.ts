// The boxes that are worked on, at the table; and what of them was written and not saved, in this browser.

import { renewLibrary } from "../shell/library.svelte";
import { hrefs, studioKey } from "../shell/router.svelte";
import { ask, call } from "../table/api";
import type * as wire from "../wire";
import { find, spoken } from "../words";
import { folderOf } from "./folders";

const key = () => studioKey() ?? null;
const of = (game: string, name: string) => `api/studio/${game}/${encodeURIComponent(name)}`;
const post = <Answer>(game: string, name: string, what: string, body: unknown) =>
  ask<Answer>(`${of(game, name)}/${what}`, key(), body);
/** What can be chosen for a game is asked anew. */
const change = async <Answer>(game: string, name: string, what: string, body: unknown) => {
  const answer = await post<Answer>(game, name, what, body);
  await renewLibrary();
  return answer;
};

export type Files = Record<string, string>;

export const workshop = {
  all: () => ask<wire.StudioInfo>("api/studio", key()),
  box: (game: string, name: string) => ask<wire.BoxText>(of(game, name), key()),
  check: (game: string, name: string, files: Files) =>
    post<wire.CheckInfo>(game, name, "check", { files } satisfies wire.Checking),
  save: (game: string, name: string, files: Files, seen: string) =>
    change<wire.BoxText>(game, name, "save", { files, seen } satisfies wire.Saving),
  begin: (game: string, title: string, base: string) =>
    change<wire.BoxText>(game, folderOf(title), "begin", { base, title } satisfies wire.Beginning),
  unpack: (game: string, name: string, packed: string) =>
    change<wire.BoxText>(game, name, "unpack", { packed } satisfies wire.Unpacking),
  print: async (game: string, name: string, wanted: wire.PrintOrder) =>
    (await call(`${of(game, name)}/print`, key(), wanted)).blob(),
  pack: async (game: string, name: string) => (await call(`${of(game, name)}/pack`, key())).blob(),
  remove: (game: string, name: string, seen: string) =>
    change<wire.Done>(game, name, "remove", { seen } satisfies wire.Removing),
  history: (game: string, name: string) => ask<wire.StateInfo[]>(`${of(game, name)}/history`, key()),
  then: (game: string, name: string, id: string) =>
    ask<wire.StateText>(`${of(game, name)}/history/${id}`, key()),
  restore: (game: string, name: string, id: string, seen: string) =>
    change<wire.BoxText>(game, name, "restore", { id, seen } satisfies wire.Restoring),
  practice: (game: string, name: string, wanted: wire.Practising) =>
    post<wire.PracticeInfo>(game, name, "practice", wanted),
};

export const studioHref = (game: string, name: string, card = "") =>
  `${hrefs.studio}/${game}/${encodeURIComponent(name)}${card ? `/${encodeURIComponent(card)}` : ""}`;

/** All experiments, a new one of a game and a box, one by its id, or a game of it by its cell and number. */
export const labHref = (...parts: readonly (string | number)[]) =>
  ["#/lab", ...parts.map(encodeURIComponent)].join("/");

/** What was written, and what was there when it was begun. */
export interface Draft {
  readonly files: Files;
  readonly seen: string;
}

const place = (game: string, name: string) => `rumpus-draft ${game}/${name}`;

export function keepDraft(game: string, name: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(place(game, name), JSON.stringify(draft));
    else localStorage.removeItem(place(game, name));
  } catch {
    // a browser that keeps nothing has it as long as the page is open
  }
}

export function keptDraft(game: string, name: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(place(game, name)) ?? "null");
  } catch {
    return null;
  }
}

export async function inBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** What a box calls itself in the reader's language, or else in English; nothing, if it cannot be played with. */
export const titleIn = (box?: { titles: Readonly<Record<string, string>> }): string =>
  box?.titles[spoken()] ?? box?.titles.en ?? "";

/** What a box is called: as it says itself, or as the game calls its own. */
export const titleOf = (studio: wire.StudioInfo, game: string, box: string) =>
  titleIn(studio.boxes.find((one) => one.game === game && one.name === box)) ||
  find(`choice-box-${box}`, {}, game) ||
  box;
