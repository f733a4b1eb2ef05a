// What somebody types in their own language: the number or the words of an option, a question to the board, or a place.

/** What can be asked. The words for each are messages: command-around and so on. */
export const QUERIES = [
  "here",
  "around",
  "foes",
  "own",
  "rest",
  "lines",
  "far",
  "find",
  "odds",
  "last",
  "clock",
  "question",
  "options",
  "hint",
  "undo",
  "keys",
] as const;
export type Query = (typeof QUERIES)[number];

export interface Named {
  readonly spot: string;
  readonly names: readonly string[];
}

export interface Vocabulary {
  readonly commands: readonly { readonly query: Query; readonly words: readonly string[] }[];
  /** The options in words, as they are listed. */
  readonly options: readonly string[];
  readonly named: readonly Named[];
}

export type Command =
  | { readonly query: Query; readonly rest: string }
  | { readonly option: number }
  | { readonly several: readonly number[] };

/** Small letters without accents or full stops: whoever types in a hurry is understood. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s.!:;„“”"«»()]+/g, " ")
    .trim();

const wordsOf = (text: string) => plain(text).split(" ");

export function understand(typed: string, { commands, options, named }: Vocabulary): Command | null {
  const text = plain(typed);
  if (!text) return null;
  const number = Number(text);
  if (options[number - 1] !== undefined) return { option: number - 1 };
  const said = options.findIndex((option) => plain(option) === text);
  if (said >= 0) return { option: said };
  const asked = commands
    .flatMap(({ query, words }) => words.map((word) => ({ query, word: plain(word) })))
    .filter(({ word }) => text === word || text.startsWith(`${word} `))
    .sort((one, other) => other.word.length - one.word.length)[0];
  if (asked) return { query: asked.query, rest: text.slice(asked.word.length).trim() };
  if (spotOf(text, named)) return { query: "here", rest: text };
  return toOptions(optionsLike(text, options));
}

const toOptions = (found: readonly number[]): Command | null =>
  found.length === 1 ? { option: found[0]! } : found.length ? { several: found } : null;

/** Those in which every word that was typed begins a word. */
export function optionsLike(typed: string, options: readonly string[]): number[] {
  const wanted = wordsOf(typed);
  return options.flatMap((option, i) => {
    const there = wordsOf(option);
    return wanted.every((word) => there.some((one) => one.startsWith(word))) ? [i] : [];
  });
}

export function spotOf(text: string, named: readonly Named[]): string | null {
  const wanted = plain(text);
  return named.find(({ names }) => names.some((name) => plain(name) === wanted))?.spot ?? null;
}

/** All of these places, named one after another: “A C4”, “red A to C4” if “to” is left out. */
export function spotsIn(text: string, named: readonly Named[]): string[] {
  const words = wordsOf(text);
  const found: string[] = [];
  for (let start = 0; start < words.length; start++)
    for (let end = words.length; end > start; end--) {
      const spot = spotOf(words.slice(start, end).join(" "), named);
      if (!spot) continue;
      found.push(spot);
      start = end - 1;
      break;
    }
  return found;
}
