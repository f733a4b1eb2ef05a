// The pictures of each game: a folder for each that somebody has drawn, found by the game's id.

import type { Component } from "svelte";
import type { GameModule } from "./contract";

const modules = import.meta.glob<{ default: GameModule<any> }>("./*/index.ts");
const emblems = import.meta.glob<{ default: Component }>("./*/Emblem.svelte", { eager: true });

/** Loaded when a room is opened. A game without pictures can still be played from its list of options. */
export async function picturesOf(game: string): Promise<GameModule<any>> {
  const load = modules[`./${game}/index.ts`] ?? (() => import("./plain"));
  return (await load()).default;
}

/** What stands on top of the game's card, if it is among the pictures here. */
export const emblemOf = (game: string): Component | null =>
  emblems[`./${game}/Emblem.svelte`]?.default ?? null;
