// What is worth saying of what happened, so that nobody has to listen for long.

import type { Heard } from "../games/contract";

/** What weighs so much or more; if that is still too long, only what weighs more still, and then as much as fits. */
export function inFewWords(
  said: readonly (Heard & { text: string })[],
  least: number,
  most: number,
): { texts: string[]; more: number } {
  const last = new Map(said.map((one) => [one.supersedes, one]));
  const worth = said.filter((one) => one.text && (!one.supersedes || last.get(one.supersedes) === one));
  let texts: string[] = [];
  for (let weight = least; weight <= 3; weight++) {
    texts = worth.filter((one) => one.weight >= weight).map((one) => one.text);
    if (wordsIn(texts) <= most) return { texts, more: 0 };
  }
  let fitting = texts.length;
  while (fitting > 1 && wordsIn(texts.slice(0, fitting)) > most) fitting--;
  return { texts: texts.slice(0, fitting), more: texts.length - fitting };
}

const wordsIn = (texts: readonly string[]) => texts.join(" ").split(/\s+/).length;
