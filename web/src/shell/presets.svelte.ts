// Favourites: who plays and by which rules, kept in this browser under a name; and, without one, what was chosen last.

import type { ChoiceInfo, GameInfo } from "../wire";

export interface Agreed {
  seats: string[];
  options: Record<string, string>;
  clock: string | null;
  public: boolean;
  hints: boolean | null;
}
export interface Preset extends Agreed {
  game: string;
  /** Nothing for what was chosen last. */
  name: string;
}

const KEY = "rumpus-presets";
const MOST = 40;
const LAST = "";
export const LONGEST = 40;

let presets = $state.raw<Preset[]>(read());

function read(): Preset[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** Whether the browser keeps it, too: one that does not has it until the page is closed. */
function write(changed: Preset[]): boolean {
  presets = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
    return true;
  } catch {
    return false;
  }
}

const is = (game: string, name: string) => (one: Preset) => one.game === game && one.name === name;
const without = (game: string, name: string) => presets.filter((one) => !is(game, name)(one));

/** Those with a name, the newest first. */
export const presetsOf = (game: string) => presets.filter((one) => one.game === game && one.name !== LAST);
export const lastOf = (game: string) => presets.find(is(game, LAST));

/** In place of the one that has this name, if there is one. */
export const keepPreset = (game: string, name: string, agreed: Agreed) =>
  write([{ ...agreed, game, name }, ...without(game, name)].slice(0, MOST));
export const keepLast = (game: string, agreed: Agreed) => keepPreset(game, LAST, agreed);

/** In its place; a name that another one has already is not taken. */
export function renamePreset(game: string, name: string, to: string): boolean {
  if (!to || presets.some(is(game, to))) return false;
  write(presets.map((one) => (is(game, name)(one) ? { ...one, name: to } : one)));
  return true;
}
export const deletePreset = (game: string, name: string) => write(without(game, name));

/** What of it still goes: the table may have other games, boxes and bots by now. */
export function fitting(preset: Agreed, game: GameInfo, kinds: readonly string[]): Agreed | null {
  if (!game.seats.includes(preset.seats.length) || preset.seats.some((kind) => !kinds.includes(kind)))
    return null;
  const offered = Object.entries(preset.options).filter(([key, value]) =>
    isOffered(
      game.choices.find((one) => one.key === key),
      value,
    ),
  );
  return { ...preset, options: Object.fromEntries(offered) };
}

function isOffered(choice: ChoiceInfo | undefined, value: string): boolean {
  if (!choice) return false;
  return choice.several
    ? value.split(", ").every((one) => !one || choice.values.includes(one))
    : choice.values.includes(value);
}
