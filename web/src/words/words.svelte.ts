// What the page says, in the reader's language: Fluent bundles, one for the shell and one for each game.

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { api } from "../table/api";
import type { EventInfo, MessageInfo, QuestionInfo } from "../wire";

export type Args = Record<string, unknown>;
export type Say = (id: string, args?: Args) => string;

/** What the box in play calls its cards, and the numbers that any sentence may use. */
export interface BoxWords {
  readonly names: Readonly<Record<string, string>>;
  /** What the standard box calls otherwise: no language has a word for it. */
  readonly renamed: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
}

const SHELL = "shell";
export const NO_BOX: BoxWords = { names: {}, renamed: [], numbers: {} };

/** As in rumpus/text/words.py: the n-th word, counted from behind the word `after`; `part` is a piece of `a+b@c`. */
export function word(text: string, { n, after, part }: Record<string, FluentValue>): string {
  const number = (value: FluentValue | undefined) =>
    value instanceof FluentNumber ? value.value : Number(value ?? 0);
  let words = text.split(/\s+/);
  if (after) words = words.slice(words.indexOf(String(after)) + 1 || words.length);
  const found = words[number(n) - 1] ?? "";
  return part ? (found.split(/[+@]/)[number(part) - 1] ?? "") : found;
}

/** A list, written as the language does; sentences can still have its items said one by one. */
class Listed extends FluentType<readonly string[]> {
  constructor(
    items: readonly string[],
    private readonly format: Intl.ListFormat,
  ) {
    super(items);
  }

  toString(): string {
    return this.format.format(this.value);
  }

  map(change: (item: string) => string): Listed {
    return new Listed(this.value.map(change), this.format);
  }
}

class Words {
  readonly bundle: FluentBundle;
  readonly ids: readonly string[];
  private readonly lists: Intl.ListFormat;

  constructor(
    language: string,
    sources: readonly string[],
    readonly box: BoxWords,
  ) {
    const item = (text: string) => this.find(`item-${text.replaceAll(" ", "-")}`) ?? text;
    const functions = {
      NAME: ([id]: FluentValue[]) => this.name(String(id)) ?? String(id),
      ITEM: ([items]: FluentValue[]) => (items instanceof Listed ? items.map(item) : item(String(items))),
      WORD: ([text]: FluentValue[], named: Record<string, FluentValue>) => word(String(text), named),
    };
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
    this.lists = new Intl.ListFormat(language, { type: "unit", style: "short" });
    const resources = sources.map((source) => new FluentResource(source));
    for (const resource of resources) this.bundle.addResource(resource, { allowOverrides: true });
    this.ids = resources.at(-1)!.body.map((entry) => entry.id);
  }

  /** The sentence, or nothing if there is none. */
  find(id: string, args: Args = {}, part?: string): string | null {
    const message = this.bundle.getMessage(id);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (!pattern) return null;
    const plain = Object.entries(args).map(([name, value]) => [name, this.argument(value)]);
    return this.bundle.formatPattern(pattern, { ...this.box.numbers, ...Object.fromEntries(plain) }, []);
  }

  /** What an id such as a card's is called: in this language, or else in the box. */
  name(id: string): string | null {
    const ours = this.box.renamed.includes(id) ? null : this.find(`name-${id}`);
    return ours ?? this.box.names[id] ?? null;
  }

  private argument(value: unknown): FluentVariable {
    if (Array.isArray(value)) return this.listed(value.map((item) => String(this.argument(item))));
    if (isMessage(value)) return this.find(value.id, value.args) ?? value.id;
    return typeof value === "number" ? value : String(value ?? "");
  }

  /** What there is only one of can be selected by. */
  private listed(items: string[]): FluentVariable {
    return items.length > 1 ? new Listed(items, this.lists) : (items[0] ?? "");
  }
}

function isMessage(value: unknown): value is MessageInfo {
  return typeof value === "object" && value !== null && "id" in value && "args" in value;
}

let language = $state("en");
let loaded = $state.raw<Record<string, Words>>({});
const boxes: Record<string, BoxWords> = {};
const sources = new Map<string, Promise<string>>();

function source(language: string, part: string): Promise<string> {
  const key = `${language}/${part}`;
  let text = sources.get(key);
  if (!text) {
    text = api.words(language, part);
    sources.set(key, text);
    text.catch(() => sources.delete(key)); // so that it can be tried again
  }
  return text;
}

async function load(language: string, part: string): Promise<Words> {
  const parts = part === SHELL ? [SHELL] : [SHELL, part];
  return new Words(
    language,
    await Promise.all(parts.map((one) => source(language, one))),
    boxes[part] ?? NO_BOX,
  );
}

/** Makes the words of the shell, or of a game with one of its boxes, ready to be said. */
export async function learn(part: string = SHELL, box: BoxWords = boxes[part] ?? NO_BOX): Promise<void> {
  boxes[part] = box;
  if (loaded[part]?.box === box) return;
  const words = await load(language, part);
  if (words.box === boxes[part]) loaded = { ...loaded, [part]: words };
}

/** Says everything in another language from now on. */
export async function speak(wanted: string): Promise<void> {
  const parts = Object.keys(loaded);
  const words = await Promise.all(parts.map((part) => load(wanted, part)));
  language = wanted;
  loaded = Object.fromEntries(parts.map((part, i) => [part, words[i]!]));
  document.documentElement.lang = wanted;
}

export const spoken = () => language;

/** The first language that the reader prefers and that we have. */
export function preferred(ours: readonly string[], theirs: readonly string[]): string {
  const short = theirs.map((one) => one.toLowerCase().split("-")[0]!);
  return short.find((one) => ours.includes(one)) ?? ours[0] ?? "en";
}

export function find(id: string, args: Args = {}, part: string = SHELL, attribute?: string): string | null {
  return loaded[part]?.find(id, args, attribute) ?? null;
}

export const say: Say = (id, args) => find(id, args) ?? id;

/** Says things in the words of a game, and of the shell. */
export const sayIn =
  (game: string): Say =>
  (id, args) =>
    find(id, args, game) ?? find(id, args) ?? id;

/** A day such as 2026-11-16, as it is written in the language. */
export const sayDate = (day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

/** What a card, task or the like of a game is called, if it has a name. */
export const nameIn = (game: string, id: string): string | null => loaded[game]?.name(id) ?? null;

/** The messages of a game whose ids begin so, in the order of the files. */
export const idsIn = (game: string, prefix: string): string[] =>
  loaded[game]?.ids.filter((id) => id.startsWith(prefix)) ?? [];

// What the table tells, by its ids

export const sayEvent = (game: string, event: EventInfo): string | null =>
  find(`event-${event.id}`, event.args, game);

export function sayQuestion(game: string, question: QuestionInfo, mine: boolean): string {
  return sayIn(game)(`ask-${question.kind}${mine ? "" : "-other"}`, { speaker: question.speaker });
}

export function sayOption(game: string, kind: string, text: string): string {
  return find(`option-${kind}-${text.split(" ")[0]}`, { text }, game) ?? text;
}

/** Why something was refused. */
export function sayRefusal(error: unknown): string {
  const why = error as { id?: string; args?: Args; message?: string };
  return (why.id && find(why.id, why.args)) || why.message || String(error);
}
