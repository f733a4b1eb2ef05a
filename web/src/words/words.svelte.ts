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
import type { EventInfo, MessageInfo, OptionInfo, QuestionInfo } from "../wire";

export type Args = Record<string, unknown>;
export type Say = (id: string, args?: Args) => string;

/** What the box in play calls its cards, and the numbers and lists of ids that any sentence may use. */
export interface BoxWords {
  readonly names: Readonly<Record<string, string>>;
  /** What the standard box calls otherwise: no language has a word for it. */
  readonly renamed: readonly string[];
  readonly numbers: Readonly<Record<string, number | readonly string[]>>;
  /** What it calls them itself, by language. */
  readonly translated: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of ids that are called as another one is, that one. */
  readonly alike: Readonly<Record<string, string>>;
}

/** A piece of a sentence; with the id of the keyword, where it is a word that can be explained. */
export interface Segment {
  readonly text: string;
  readonly keyword?: string;
}

const SHELL = "shell";
const MARK = "\ue000"; // stands in no sentence
export const NO_BOX: BoxWords = { names: {}, renamed: [], numbers: {}, translated: {}, alike: {} };

/** As in rumpus/text/words.py: the n-th word, counted from the word `after` on; `part` is a piece of `a+b@c`. */
export function word(text: string, { n, after, part }: Record<string, FluentValue>): string | FluentNumber {
  const number = (value: FluentValue | undefined) =>
    value instanceof FluentNumber ? value.value : Number(value ?? 0);
  let words = text.split(/\s+/);
  if (after) words = words.slice(words.indexOf(String(after)) + 1 || words.length);
  const found = words[number(n) - 1] ?? "";
  const piece = part ? (found.split(/[+@]/)[number(part) - 1] ?? "") : found;
  return /^[0-9]{1,9}$/.test(piece) ? new FluentNumber(Number(piece)) : piece;
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

  map(change: (item: string) => string | null): Listed {
    return new Listed(
      this.value.map((item) => change(item) ?? item),
      this.format,
    );
  }
}

export class Words {
  readonly bundle: FluentBundle;
  readonly ids: readonly string[];
  private readonly lists: Intl.ListFormat;
  private marking = false;

  constructor(
    private readonly language: string,
    sources: readonly string[],
    readonly box: BoxWords,
  ) {
    const each =
      (change: (item: string) => string | null) =>
      ([items]: FluentValue[]) =>
        items instanceof Listed ? items.map(change) : (change(String(items)) ?? String(items));
    const functions = {
      NAME: each((id) => this.name(id)),
      ITEM: each((text) => this.find(`item-${text.replaceAll(" ", "-")}`)),
      USUAL: ([id]: FluentValue[]) => (this.own(String(id)) ? "" : id!),
      PLAYER: ([speaker]: FluentValue[]) => called(String(speaker)) ?? "unnamed",
      WORD: ([text]: FluentValue[], named: Record<string, FluentValue>) => word(String(text), named),
      KEYWORD: ([id, text]: FluentValue[]) =>
        this.marking ? MARK + [id, text].join(MARK) + MARK : String(text),
    };
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
    this.lists = new Intl.ListFormat(language, { type: "unit", style: "long" });
    const resources = sources.map((source) => new FluentResource(source));
    for (const resource of resources) this.bundle.addResource(resource, { allowOverrides: true });
    this.ids = resources.at(-1)!.body.map((entry) => entry.id);
  }

  /** The sentence, or nothing if there is none. */
  find(id: string, args: Args = {}, part?: string): string | null {
    const message = this.bundle.getMessage(id);
    const pattern = part ? message?.attributes[part] : message?.value;
    if (!pattern) return null;
    const all = Object.entries({ ...this.box.numbers, ...args });
    const plain = Object.fromEntries(all.map(([name, value]) => [name, this.argument(value)]));
    return this.bundle.formatPattern(pattern, plain, []);
  }

  /** The sentence in pieces: what is said between two marks, KEYWORD has said. */
  segments(id: string, args: Args = {}): Segment[] {
    this.marking = true;
    const marked = this.find(id, args) ?? id;
    this.marking = false;
    const [first, ...rest] = marked.split(MARK);
    const segments: Segment[] = [{ text: first! }];
    for (let i = 0; i < rest.length; i += 3)
      segments.push({ keyword: rest[i]!, text: rest[i + 1]! }, { text: rest[i + 2]! });
    return segments.filter(({ text }) => text);
  }

  /** What an id such as a card's is called: by the box in this language, or else by the game, or else by the box. */
  name(copy: string): string | null {
    const id = this.box.alike[copy] ?? copy;
    return this.own(id) ?? this.find(`name-${id}`) ?? this.box.names[id] ?? null;
  }

  /** Of something that the box calls otherwise than the game does. */
  private own(id: string): string | undefined {
    const { names, renamed, translated } = this.box;
    return translated[this.language]?.[id] ?? (renamed.includes(id) ? names[id] : undefined);
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
/** The name of somebody whom the notation calls so, while there are players who have names. */
let called = $state.raw<(speaker: string) => string | null>(() => null);
const boxes: Record<string, BoxWords> = {};
interface Source {
  readonly language: string;
  readonly text: string;
}
const sources = new Map<string, Promise<Source>>();

function source(language: string, part: string): Promise<Source> {
  const key = `${language}/${part}`;
  let text = sources.get(key);
  if (!text) {
    text = api.words(language, part);
    sources.set(key, text);
    text.catch(() => sources.delete(key)); // so that it can be tried again
  }
  return text;
}

/** The words of a language, whichever is spoken. */
export async function load(
  language: string,
  part: string,
  box: BoxWords = boxes[part] ?? NO_BOX,
): Promise<Words> {
  const own = part === SHELL ? null : await source(language, part);
  const spoken = own?.language ?? language;
  const shell = await source(spoken, SHELL);
  return new Words(spoken, own ? [shell.text, own.text] : [shell.text], box);
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

/** From now on players are called by the names they have there. */
export function introduce(names: typeof called): void {
  called = names;
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

/** A sentence of a game with its keywords marked. */
export const segmentsOf = (game: string, { id, args }: MessageInfo): Segment[] =>
  loaded[game]?.segments(id, args) ?? [];

/** Each language is called as it calls itself. */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A day such as 2026-11-16, as it is written in the language. */
export const sayDate = (day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(day));

/** What a card, task or the like of a game is called, if it has a name. */
export const nameIn = (game: string, id: string): string | null => loaded[game]?.name(id) ?? null;

/** What a game is called, once its words are learnt. */
export const nameOfGame = (game: string): string => find("game-name", {}, game) ?? game;

/** The messages of a game whose ids begin so, in the order of the files. */
export const idsIn = (game: string, prefix: string): string[] =>
  loaded[game]?.ids.filter((id) => id.startsWith(prefix)) ?? [];

// What the table tells, by its ids

/** A game without words of its own says what happens in those of its rules. */
const isWordless = (game: string) => loaded[game]?.ids.length === 0;

export function sayEvent(game: string, event: EventInfo): string | null {
  const about = Object.values(event.args);
  const plainly = () => say("plain-event", { event: event.id, about, count: about.length });
  return find(`event-${event.id}`, event.args, game) ?? (isWordless(game) ? plainly() : null);
}

export function sayQuestion(game: string, { kind, speaker, args }: QuestionInfo, mine: boolean): string {
  const whose = mine ? "" : "-other";
  return isWordless(game)
    ? say(`plain-ask${whose}`, { kind, speaker })
    : sayIn(game)(`ask-${kind}${whose}`, { speaker, ...args });
}

export function sayOption(game: string, kind: string, { text, about, args }: OptionInfo): string {
  return find(`option-${kind}-${about?.verb ?? text}`, { text, ...about, ...args }, game) ?? text;
}

/** Why something was refused. */
export function sayRefusal(error: unknown): string {
  const why = error as { id?: string; args?: Args; message?: string };
  return (why.id && find(why.id, why.args)) || why.message || String(error);
}
