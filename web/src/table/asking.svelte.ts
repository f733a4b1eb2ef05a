// A board that can be asked, by keys and by what is typed: answers are said aloud, and stay to be read.

import type { GameModule, Option, Scene } from "../games/contract";
import { sayAloud } from "../parts/voice.svelte";
import { toast } from "../parts/toasts.svelte";
import type { Outlook } from "../wire";
import { find, say, sayIn, sayOption } from "../words";
import { optionsLike, QUERIES, type Query, spotsIn, understand, type Vocabulary } from "./commands";
import { keysHelp } from "./keysHelp.svelte";

/** What answers for the page around the board: a room, or a lesson, which has less of it. */
export interface Askable {
  readonly game: string;
  readonly scene: Scene<any, any>;
  readonly pictures: GameModule<any, any>;
  readonly question: { readonly number: number } | null;
  /** Who must do what. */
  readonly status: string;
  /** The option that is on somebody's mind. */
  readonly weighed?: Option | null;
  readonly picking: { choose(option: Option, meant?: boolean): Promise<void> };
  lookAhead?(option: Option): Promise<Outlook | null>;
  /** How likely it is what, in sentences. */
  weigh?(option: Option): Promise<readonly string[]>;
  /** What happened last, all of it. */
  lastTold?(): readonly string[];
  clocksLeft?(): readonly string[];
  hint?(): Promise<unknown>;
  undo?(): Promise<unknown>;
}

interface Answer {
  readonly key: number;
  readonly lines: readonly string[];
}

const KEPT = 6;
const MOST_SAID = 8; // lines; the others can be read

export class Asking {
  /** Whether the box for commands is unfolded. */
  open = $state(false);
  answers = $state.raw<readonly Answer[]>([]);
  private count = 0;

  constructor(private readonly room: Askable) {}

  /** The options in words, in the order in which they are listed. */
  get options(): readonly string[] {
    const { game, scene } = this.room;
    return scene.options.map((option) => sayOption(game, scene.question?.kind ?? "", option));
  }

  /** The words for each question that can be asked here, the usual one first. */
  get commands(): Vocabulary["commands"] {
    return QUERIES.filter((query) => this.knows(query)).map((query) => ({
      query,
      words: say(`command-${query}`).split(", "),
    }));
  }

  /** What is typed; `asked` is the question that was open when somebody began to type. */
  async type(typed: string, asked: number | undefined): Promise<void> {
    const { room } = this;
    if (typed.trim() === "?") return this.ask("keys");
    const command = understand(typed, { commands: this.commands, options: this.options, named: this.named });
    if (!command) return this.answer([say("query-not-understood", { typed })]);
    if ("query" in command) return this.ask(command.query, command.rest);
    if (room.question?.number !== asked) return toast(say("pick-early"));
    if ("option" in command) return room.picking.choose(room.scene.options[command.option]!, true);
    this.answer([say("query-several"), ...this.numbered(command.several)]);
  }

  async ask(query: Query, rest = ""): Promise<void> {
    if (!this.knows(query)) return this.answer([say("query-unknown-here")]);
    if (query === "keys") return void (keysHelp.open = true);
    if (query === "hint" || query === "undo") return void (await this.room[query]?.());
    if (query === "find") return this.find(rest);
    this.answer(await this.linesFor(query, rest));
  }

  private knows(query: Query): boolean {
    const { pictures, weigh, lastTold, clocksLeft, hint, undo } = this.room;
    const { asking } = pictures;
    const otherwise = { odds: weigh, last: lastTold, clock: clocksLeft, hint, undo, lines: asking?.lines };
    if (query in otherwise) return !!otherwise[query as keyof typeof otherwise];
    return !!asking || ["question", "options", "keys"].some((one) => one === query);
  }

  private async linesFor(query: Query, rest: string): Promise<readonly string[]> {
    const { room } = this;
    switch (query) {
      case "question":
        return [room.status];
      case "options":
        return this.options.length ? this.numbered(this.options.map((_, i) => i)) : [say("options-none")];
      case "last":
        return this.orNothing(room.lastTold!());
      case "clock":
        return this.orNothing(room.clocksLeft!());
      case "odds":
        return this.outcome(rest);
      default:
        return this.linesOfTheBoard(query, rest);
    }
  }

  private linesOfTheBoard(query: Query, rest: string): readonly string[] {
    const { scene, pictures } = this.room;
    const asking = pictures.asking!;
    const meant = spotsIn(rest, this.named);
    if (rest && !meant.length) return [say("query-no-place", { typed: rest })];
    const spot = (query === "far" ? (meant[1] ?? meant[0]) : meant[0]) ?? this.here;
    if (!spot) return [say("query-nothing")];
    const at = asking.at(scene, spot);
    switch (query) {
      case "around":
        return [at, ...asking.around(scene, spot)];
      case "lines":
        return asking.lines!(scene, spot);
      case "far":
        return [asking.far(scene, meant[1] ? meant[0]! : (asking.home(scene)[0] ?? this.here!), spot)];
      case "foes":
      case "own":
      case "rest":
        return asking.pieces(scene, spot, query);
      default:
        return [at];
    }
  }

  /** Where the cursor is, or else one's own piece. */
  get here(): string | null {
    const { scene, pictures } = this.room;
    return scene.cursor.spot ?? pictures.asking?.home(scene)[0] ?? this.named[0]?.spot ?? null;
  }

  private get named() {
    const { scene, pictures } = this.room;
    return scene.view ? (pictures.asking?.named(scene) ?? []) : [];
  }

  /** Goes there on the board. */
  private find(rest: string): void {
    const [spot] = spotsIn(rest, this.named);
    if (!spot) return this.answer([say("query-no-place", { typed: rest })]);
    goTo(spot);
  }

  /** What an option would do: one that is named, or the one on somebody's mind. */
  private async outcome(rest: string): Promise<readonly string[]> {
    const { room, options } = this;
    const [first] = rest ? (options[Number(rest) - 1] ? [Number(rest) - 1] : optionsLike(rest, options)) : [];
    const option = first === undefined ? this.weighed : room.scene.options[first];
    if (!option) return [say("query-which-option")];
    const inGame = sayIn(room.game);
    const [ahead, odds] = await Promise.all([room.lookAhead?.(option), room.weigh!(option)]);
    const prospects = ahead?.prospects ?? [];
    return [
      sayOption(room.game, room.scene.question?.kind ?? "", option),
      ...prospects.map(({ spot, message }) => inGame("outlook-at", { spot, text: message })),
      ...odds,
      ...(prospects.length || odds.length ? [] : [say("query-nothing-known")]),
    ];
  }

  private get weighed(): Option | null {
    const { scene, pictures, weighed } = this.room;
    const there = scene.options.find((option) => pictures.asking?.spotOf(option) === scene.cursor.spot);
    return weighed ?? there ?? (scene.options.length === 1 ? scene.options[0]! : null);
  }

  private numbered(which: readonly number[]): string[] {
    return which.map((i) => say("query-option", { number: i + 1, option: this.options[i]! }));
  }

  private orNothing = (lines: readonly string[]) => (lines.length ? lines : [say("query-nothing")]);

  private answer(lines: readonly string[]): void {
    this.open = true;
    this.answers = [{ key: ++this.count, lines }, ...this.answers.slice(0, KEPT - 1)];
    const more = lines.length - MOST_SAID;
    sayAloud(
      [...lines.slice(0, MOST_SAID), ...(more > 0 ? [say("query-more", { count: more })] : [])].join(" "),
    );
  }
}

/** Puts the keyboard there. */
export function goTo(spot: string): void {
  const name = CSS.escape(spot);
  document.querySelector<SVGElement>(`.board :is([data-hex="${name}"], [data-place="${name}"])`)?.focus();
}

/** What a question is for, in a few words. */
export const aboutQuery = (query: Query): string => find(`command-${query}`, {}, undefined, "about") ?? "";
