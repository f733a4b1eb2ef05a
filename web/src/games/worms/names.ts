// What hexes, Things and options are called, in whole messages.

import type { Scene } from "../contract";
import { isHex } from "./hexes";
import { isWorm } from "./options";
import type { WormsView } from "./view";

type Say = Scene<WormsView>["say"];

export function optionText(scene: Scene<WormsView>, option: string): string {
  const [verb, card = ""] = option.split(" ");
  return scene.say(`option-${scene.question?.kind}-${verb}`, { text: option, card });
}

export function thingName(say: Say, words: string): string {
  if (!isWorm(words)) return say("worms-thing", { kind: words });
  const [team, letter, ...how] = words.split(" ");
  return say("worms-worm", { team, letter, how: how.join("-") || "well" });
}

/** `red A`, or a Thing, without how it is. */
export function hexName(say: Say, view: WormsView, hex: string): string {
  const { map } = view;
  if (hex === map.dial) return say("worms-hex-dial", { hex, direction: map.wind });
  if (map.covered.includes(hex)) return say("worms-hex-covered", { hex });
  if (!map.land.includes(hex)) return say("worms-hex-water", { hex });
  const things = (map.things[hex] ?? []).map((words) => thingName(say, words));
  return things.length ? say("worms-hex-land", { hex, things }) : say("worms-hex-empty", { hex });
}

/** A hex with everything that can be heard of it: what is there, whether the token is, what can be done. */
export function hexLabel(scene: Scene<WormsView>, hex: string, options: readonly string[]): string {
  const { say, view } = scene;
  const parts = [hexName(say, view, hex)];
  if (view.map.target === hex) parts.push(say("worms-hex-target"));
  parts.push(...options.map((option) => optionText(scene, option)));
  for (const prospect of scene.outlook?.prospects ?? [])
    if (prospect.spot === hex) parts.push(say(prospect.message.id, prospect.message.args));
  return parts.join(" ");
}

/** The faces that a prospect speaks of: its message is made of smaller ones. */
export function facesIn(args: Record<string, unknown>): string[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (name === "face") return [String(value)];
    if (value && typeof value === "object")
      return facesIn((value as { args?: Record<string, unknown> }).args ?? {});
    return [];
  });
}

export function spotsOf(options: readonly string[]): string[] {
  return options.map((option) => option.split(" ").at(-1)).filter(isHex);
}
