// A name for somebody who has none yet.

import { say } from "../words";

export const SUGGESTIONS = 12;

/** Another one than the last, so that asking for another brings one. */
export function suggestedName(besides = "", random = Math.random): string {
  const numbers = Array.from({ length: SUGGESTIONS }, (_, n) => n);
  const names = numbers.map((n) => say("name-suggestion", { n })).filter((name) => name !== besides);
  return names[Math.floor(random() * names.length)] ?? say("somebody");
}
