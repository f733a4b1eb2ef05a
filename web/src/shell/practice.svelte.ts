// Practice: a card is played once, on a small board. The table keeps nothing of it: all answers are sent with each.

import type { GameModule, Option } from "../games/contract";
import { toast } from "../parts/toasts.svelte";
import { randomHex } from "../table/random";
import type { PracticeInfo, Practising, ProspectInfo, QuestionInfo } from "../wire";
import { sayIn, sayRefusal } from "../words";
import { Teaching } from "./lesson.svelte";

const PATIENCE = 120; // milliseconds that somebody points at something before it is asked about

/** Where the card is practised: with the box of a game, of a room, of the studio. */
type Answers = (wanted: Practising) => Promise<PracticeInfo>;

const freshSeed = () => randomHex(8);

export class Practice extends Teaching {
  private answers: string[] = [];
  private seed = freshSeed();
  private now: PracticeInfo = $state.raw()!;
  private known = $state.raw<{ text: string; prospects: ProspectInfo[] } | null>(null);
  private waiting = 0;

  private constructor(
    game: string,
    pictures: GameModule<any, any>,
    private readonly card: string,
    private readonly table: Answers,
    private readonly done: () => void,
  ) {
    super(game, pictures);
  }

  /** `done` is called when it is over and the card was played. */
  static async of(
    game: string,
    card: string,
    table: Answers,
    pictures: GameModule<any, any>,
    done: () => void,
  ): Promise<Practice> {
    const practice = new Practice(game, pictures, card, table, done);
    practice.begin(await practice.ask([]));
    return practice;
  }

  get over(): boolean {
    return !this.playing && !this.now.question;
  }
  get played(): boolean {
    return this.now.played;
  }
  get question(): QuestionInfo | null {
    return this.playing ? null : this.now.question;
  }
  get words(): string {
    return sayIn(this.game)(this.now.say.id, this.now.say.args);
  }
  protected get prospects(): readonly ProspectInfo[] {
    return this.known && this.known.text === this.weighed?.text ? this.known.prospects : [];
  }

  /** The same again with other luck. */
  async again(): Promise<void> {
    this.seed = freshSeed();
    await this.ask([]).then((begun) => this.begin(begun), refuse);
  }

  override consider(option: Option | null): void {
    super.consider(option);
    clearTimeout(this.waiting);
    if (option) this.waiting = window.setTimeout(() => void this.lookAhead(option), PATIENCE);
  }

  /** What lies on one spot is all meant: the page asks which. */
  protected meant(options: readonly Option[]): readonly Option[] {
    return options;
  }

  protected answer({ text }: Option): void {
    clearTimeout(this.waiting);
    const answers = [...this.answers, text];
    this.ask(answers).then((next) => {
      this.answers = answers;
      this.now = next;
      this.show(next.events, next, () => {
        if (this.over && next.played) this.done();
      });
    }, refuse);
  }

  private begin(begun: PracticeInfo): void {
    this.answers = [];
    this.now = begun;
    this.known = this.considered = null;
    this.picking.cancel();
    this.playing = false;
    this.stage.cut(begun);
    this.teach();
  }

  private async lookAhead({ text }: Option): Promise<void> {
    const { answers } = this;
    const ahead = await this.ask(answers, text).catch(() => null);
    if (ahead && answers === this.answers) this.known = { text, prospects: ahead.prospects };
  }

  private ask(answers: string[], considered: string | null = null): Promise<PracticeInfo> {
    return this.table({ card: this.card, seed: this.seed, answers, considered });
  }
}

const refuse = (why: unknown) => toast(sayRefusal(why));
