// A lesson: the teacher speaks, only the right answer goes on, and then one sees what it does.

import { type GameModule, isSame, type Option, type Scene } from "../games/contract";
import { Cursor } from "../games/cursor.svelte";
import { sayAloud } from "../parts/voice.svelte";
import { toast } from "../parts/toasts.svelte";
import { play } from "../sound/synth";
import { Asking } from "../table/asking.svelte";
import { explainer } from "../table/explainer.svelte";
import { Picking } from "../table/picking.svelte";
import { timeFor } from "../table/pacing";
import { NOTHING, Stage, type Snapshot } from "../table/stage";
import { Telling } from "../table/telling";
import type { EventInfo, LessonInfo, MessageInfo, Outlook, ProspectInfo, QuestionInfo } from "../wire";
import { say, sayIn, sayOption, sayQuestion } from "../words";
import { factsOf } from "./box.svelte";
import { motionTime, settings, stepTime } from "./settings.svelte";

/** A table for one, without a room: what lessons, practice and puzzles have in common. */
export abstract class Teaching {
  snapshot = $state.raw<Snapshot>(NOTHING);
  playing = $state(false);
  considered = $state.raw<Option | null>(null);
  readonly picking = new Picking({
    question: null,
    notNow: () =>
      say("pick-none", { question: this.question ? sayQuestion(this.game, this.question, true) : "" }),
    lookAhead: async () => ({ final: false, grave: [], risk: [] }),
    held: (option) => this.consider(option),
    answer: (option) => this.answer(option),
  });
  readonly scene: Scene<any, any>;
  readonly asking: Asking;
  /** One's own steps are told as one's own turn is. */
  readonly telling = new Telling(this, true);
  protected readonly stage: Stage;

  constructor(
    readonly game: string,
    readonly pictures: GameModule<any, any>,
  ) {
    this.stage = new Stage({
      show: (snapshot) => (this.snapshot = snapshot),
      timeFor: (effect) =>
        timeFor({
          step: stepTime(),
          weight: pictures.weightOf(effect),
          card: false,
          bot: false,
          pace: "normal",
          waiting: 0,
        }),
      began: (effect) => {
        this.telling.hear(effect);
        const sound = pictures.soundOf(effect);
        if (sound && settings.sound) play(sound, settings.volume / 100);
      },
    });
    this.scene = this.makeScene();
    this.asking = new Asking(this);
  }

  /** What is asked now; nothing while something is shown. */
  abstract get question(): QuestionInfo | null;
  /** What the teacher says. */
  abstract get words(): string;
  /** Where what is considered may lead. */
  protected abstract get prospects(): readonly ProspectInfo[];
  protected abstract answer(option: Option): void;
  /** Of several options on one spot, those that are meant. */
  protected abstract meant(options: readonly Option[]): readonly Option[];

  get status(): string {
    return this.question ? sayQuestion(this.game, this.question, true) : this.words;
  }
  get options(): readonly Option[] {
    return this.question?.options ?? [];
  }
  /** What somebody points at, or has tapped once. */
  get weighed(): Option | null {
    return this.considered ?? this.picking.held;
  }
  get outlook(): Outlook | null {
    const text = this.weighed?.text;
    const { prospects } = this;
    return text === undefined || !prospects.length
      ? null
      : {
          type: "outlook",
          ref: 0,
          question: 0,
          text,
          final: false,
          grave: [],
          risk: [],
          prospects: [...prospects],
        };
  }

  /** Says aloud what the last answer has brought, what the teacher says, and what is asked. */
  protected teach(): void {
    this.telling.tell();
    sayAloud(this.words);
    if (this.question) sayAloud(this.status);
  }

  skipEffects = () => this.stage.skip();
  consider(option: Option | null): void {
    this.considered = option;
  }

  /** Shows what happened, one thing after another, up to how things stand then. */
  protected show(events: EventInfo[], after: Parameters<Stage["cut"]>[0], done: () => void): void {
    this.playing = true;
    this.considered = null;
    this.stage.play({
      events,
      after,
      done: () => {
        if (!this.playing) return; // somebody went elsewhere meanwhile
        this.playing = false;
        done();
        this.teach();
      },
    });
  }

  private makeScene(): Scene<any, any> {
    const lesson = this;
    return {
      get view() {
        return lesson.snapshot.view;
      },
      get own() {
        return lesson.snapshot.own;
      },
      get effect() {
        return lesson.snapshot.effect;
      },
      get recent() {
        return lesson.snapshot.recent;
      },
      get told() {
        return lesson.snapshot.recent;
      },
      get question() {
        return lesson.question;
      },
      get options() {
        return lesson.options;
      },
      get considered() {
        return lesson.weighed;
      },
      get outlook() {
        return lesson.outlook;
      },
      cursor: new Cursor(),
      get pace() {
        return motionTime();
      },
      consider: (option) => void lesson.consider(option),
      pick: (options, name) => lesson.picking.pick(lesson.meant(options), name),
      explain: (id) => explainer.open(lesson.game, id),
      facts: (id, kind) => factsOf(lesson.game, id, kind),
      say: sayIn(lesson.game),
    };
  }
}

export class Lessons extends Teaching {
  step = $state(0);

  constructor(
    readonly lesson: LessonInfo,
    pictures: GameModule<any, any>,
  ) {
    super(lesson.game, pictures);
    this.goTo(0);
  }

  get over(): boolean {
    return this.step >= this.lesson.steps.length;
  }
  get question(): QuestionInfo | null {
    return this.playing ? null : (this.lesson.steps[this.step]?.question ?? null);
  }
  /** The answer that goes on. */
  get right(): Option | undefined {
    return this.options.find(({ text }) => text === this.lesson.steps[this.step]?.answer);
  }
  get words(): string {
    const { id, args }: MessageInfo = this.lesson.steps[this.step]?.say ?? this.lesson.farewell;
    return sayIn(this.game)(id, args);
  }
  protected get prospects(): readonly ProspectInfo[] {
    return this.lesson.steps[this.step]?.prospects[this.weighed?.text ?? ""] ?? [];
  }

  goTo(step: number): void {
    this.step = Math.max(0, Math.min(this.lesson.steps.length, step));
    this.considered = null;
    this.picking.cancel();
    this.playing = false;
    this.stage.cut(this.lesson.steps[this.step] ?? this.lesson);
    this.teach();
  }

  /** Gives the right answer for somebody who would rather watch. */
  next(): void {
    if (this.right) this.answer(this.right);
  }

  /** The lesson means its own. */
  protected meant(options: readonly Option[]): readonly Option[] {
    const right = options.find((option) => isSame(option, this.right ?? null));
    return right ? [right] : options.slice(0, 1);
  }

  protected answer(option: Option): void {
    const { right } = this;
    const step = this.lesson.steps[this.step];
    if (!step || !right) return;
    if (!isSame(option, right)) {
      const answer = sayOption(this.game, step.question?.kind ?? "", right);
      return toast(say("lesson-other", { answer }));
    }
    this.show(step.events, this.lesson.steps[this.step + 1] ?? this.lesson, () => (this.step += 1));
  }
}
