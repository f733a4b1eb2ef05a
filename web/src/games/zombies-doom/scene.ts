// What the pictures of Zombies Doom are given: types.ts, written from the server's own, in the page's scene.

import type { Option as AnyOption, Scene as AnyScene } from "../contract";
import type { About, AnyName, MonsterName, OwnView, PileName, View } from "./types";

export type Scene = AnyScene<View, OwnView, About>;
export type Option = AnyOption<About>;
export type Say = Scene["say"];
export type Deck = PileName | "spell";
/** What a task asks for. */
export type Wanted = MonsterName | AnyName;

/** The keys of a table that is declared with all of them, in their order. */
export const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];
