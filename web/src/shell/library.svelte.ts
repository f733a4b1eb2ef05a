// Which games there are, and with which boxes; asked of the table at the start, and when its boxes have changed.

import { api } from "../table/api";
import type { GameInfo, GamesInfo } from "../wire";
import { learn, preferred, speak } from "../words";
import { settings } from "./settings.svelte";

let library = $state.raw<GamesInfo>({
  games: [],
  bots: [],
  languages: [],
  documentation: false,
  studio: "nobody",
  offline: false,
});

export const games = () => library.games;
export const gameOf = (id: string): GameInfo | undefined => library.games.find((game) => game.id === id);
export const bots = () => library.bots;
export const languages = () => library.languages;
export const studioIsFor = () => library.studio;
export const hasOffline = () => library.offline;
export const hasDocumentation = () => library.documentation;

/** After a change of boxes. Who cannot be asked now has told something already. */
export async function renewLibrary(): Promise<void> {
  library = await api.games().catch(() => library);
}

export async function openLibrary(): Promise<void> {
  const [found] = await Promise.all([api.games(), learn()]);
  const wanted =
    settings.language && found.languages.includes(settings.language)
      ? [settings.language]
      : navigator.languages;
  await speak(preferred(found.languages, wanted));
  library = found;
}
