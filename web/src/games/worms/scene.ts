// What the pictures of Worms are given: types.ts, written from the server's own, with names of their own here.

import type { Effect as AnyEffect, Option as AnyOption, Scene as AnyScene } from "../contract";
import type { About, OwnView, Thing, View, Worm } from "./types";

export type Scene = AnyScene<View, OwnView, About>;
export type Option = AnyOption<About>;
export type Effect = AnyEffect<About>;
export type Say = Scene["say"];
export type Team = Worm["team"];
export type Face = NonNullable<About["face"]>;

export const isWorm = (thing: Thing): boolean => thing.kind === "worm";

/** What a worm is known by, whatever happens to it. */
export const wormKey = ({ team, letter }: Thing | Worm): string => `${team} ${letter}`;
