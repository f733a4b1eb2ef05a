// The pictures of each game, loaded when a room of it is opened.

import type { GameModule } from "./contract";

const modules = import.meta.glob<{ default: GameModule<any> }>("./*/index.ts");

/** A game without pictures can still be played from its list of options. */
export async function picturesOf(game: string): Promise<GameModule<any>> {
  const load = modules[`./${game}/index.ts`] ?? (() => import("./plain"));
  return (await load()).default;
}
