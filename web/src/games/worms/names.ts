// What hexes, Things and options are called, in whole messages.

import { type Place, placeOf } from "./hexes";
import { isWorm, type Option, type Say, type Scene } from "./scene";
import type { Hex, Thing, View } from "./types";

export function optionText(scene: Scene, { text, about, args }: Option): string {
  return scene.say(`option-${scene.question?.kind}-${about?.verb}`, { text, ...args });
}

/** Which sort of Thing, in the words that messages select by: any worm by its team. */
export const sortOf = ({ kind, team }: Thing): string => team ?? kind;

export function thingName(say: Say, thing: Thing): string {
  if (!isWorm(thing)) return say("worms-thing", { kind: thing.kind });
  const { team, letter, lying, frozen } = thing;
  const how = [...(lying ? ["lying"] : []), ...(frozen ? ["frozen"] : [])].join("-") || "well";
  return say("worms-worm", { team, letter, how });
}

/** What a hex is called by itself. */
export const placeName = (place: Place): string => place.name;

export const wayName = (say: Say, direction: number): string => say("worms-towards", { direction });

const includes = (hexes: readonly Hex[], place: Place): boolean =>
  hexes.some(({ q, r }) => q === place.q && r === place.r);

export function hexName(say: Say, view: View, place: Place): string {
  const { map } = view;
  const hex = placeName(place);
  if (placeOf(map.dial) === place) return say("worms-hex-dial", { hex, direction: map.wind });
  if (includes(map.covered, place)) return say("worms-hex-covered", { hex });
  if (!includes(map.land, place)) return say("worms-hex-water", { hex });
  const things = (map.things[place.key]?.things ?? []).map((thing) => thingName(say, thing));
  return things.length ? say("worms-hex-land", { hex, things }) : say("worms-hex-empty", { hex });
}

/** A hex with everything that can be heard of it: what is there, whether the token is, what can be done. */
export function hexLabel(scene: Scene, place: Place, options: readonly Option[]): string {
  const { say, view } = scene;
  const parts = [hexName(say, view, place)];
  if (view.map.target && placeOf(view.map.target) === place) parts.push(say("worms-hex-target"));
  parts.push(...options.map((option) => optionText(scene, option)));
  for (const { spot, message } of scene.outlook?.prospects ?? [])
    if (spot === place.key) parts.push(say(message.id, message.args));
  return parts.join(" ");
}
