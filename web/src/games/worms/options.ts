// Which part of the picture an option speaks of, read from its words and nothing else.

import type { EventInfo } from "../../wire";
import { DIRECTIONS, isHex, neighbour } from "./hexes";
import type { WormsView } from "./view";

/** The hex a worm stands on, by its name: `red A`. */
export function hexOfWorm(view: WormsView, worm: string | null): string | null {
  if (!worm) return null;
  for (const [hex, things] of Object.entries(view.map.things))
    if (things.some((thing) => nameOf(thing) === worm)) return hex;
  return null;
}

/** `red A` of `red A lying frozen`, `mine` of `mine`. */
export function nameOf(thing: string): string {
  return isWorm(thing) ? thing.split(" ").slice(0, 2).join(" ") : thing;
}

export function isWorm(thing: string): boolean {
  return thing.includes(" ");
}

/** What a direction is counted from: the token of an airstrike, or the Thing that was last spoken of. */
export function origin(view: WormsView, kind: string, recent: readonly EventInfo[]): string {
  if (kind === "aim" && view.map.target) return view.map.target;
  for (const event of [...recent].reverse()) {
    const { worm, thing, hex } = event.args;
    const found = hexOfWorm(view, worm ?? thing) ?? (thing && isHex(hex) ? hex : null);
    if (found) return found;
  }
  return view.map.target ?? hexOfWorm(view, view.turn.worm) ?? view.map.dial;
}

/** The hex on which an option is outlined, if it has one. */
export function hexOf(option: string, view: WormsView, speaker: string, from: () => string): string | null {
  const words = option.split(" ");
  const [verb, second, third] = words;
  const last = words[words.length - 1];
  if (isHex(last)) return last;
  switch (verb) {
    case "activate":
      return hexOfWorm(view, `${speaker} ${second}`);
    case "hit":
    case "next":
    case "prod":
    case "push":
      return hexOfWorm(view, `${second} ${third}`);
    case "direction":
    case "aim":
      return neighbour(from(), Number(second));
    case "remove":
      return view.map.target;
    default:
      return null;
  }
}

export interface Arrow {
  option: string;
  direction: number;
}

/** The options that name a direction, to be drawn as arrows. */
export function arrows(options: readonly string[]): Arrow[] {
  return options
    .filter((option) => /^(direction|aim) \d$/.test(option))
    .map((option) => ({ option, direction: Number(option.split(" ")[1]) }))
    .filter(({ direction }) => (DIRECTIONS as readonly number[]).includes(direction));
}
