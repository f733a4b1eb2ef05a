// A lesson: the teacher speaks, only the right answer goes on, and then one sees what it does.

import type { GameModule, Scene } from "../games/contract";
import { toast } from "../parts/toasts.svelte";
import { play } from "../sound/synth";
import { explainer } from "../table/explainer.svelte";
import { Picking } from "../table/picking.svelte";
import { Stage, type Frame } from "../table/stage";
import type { Lesson, QuestionInfo } from "../wire";
import { say, sayIn, sayOption } from "../words";
import { factsOf } from "./box.svelte";
import { motionTime, settings, stepTime } from "./settings.svelte";

export class Lessons {
  step = $state(0);
  frame = $state.raw<Frame>({ view: null, effect: null, recent: [] });
  playing = $state(false);
  considered = $state<string | null>(null);
  readonly picking = new Picking({
    question: null,
    lookAhead: async () => ({ final: false, grave: [] }),
    answer: (option) => this.answer(option),
  });
  readonly scene: Scene<any>;
  private readonly stage: Stage;

  constructor(
    readonly lesson: Lesson,
    pictures: GameModule<any>,
  ) {
    this.stage = new Stage({
      show: (frame) => (this.frame = frame),
      pace: stepTime,
      weightOf: (effect) => pictures.weightOf(effect),
      began: (effect) => {
        const sound = pictures.soundOf(effect);
        if (sound && settings.sound) play(sound, settings.volume / 100);
      },
    });
    this.scene = this.makeScene();
    this.goTo(0);
  }

  get game(): string {
    return this.lesson.game;
  }
  get over(): boolean {
    return this.step >= this.lesson.steps.length;
  }
  get question(): QuestionInfo | null {
    return this.playing ? null : (this.lesson.steps[this.step]?.question ?? null);
  }
  get options(): readonly string[] {
    return this.question?.options ?? [];
  }
  get words(): string {
    const { id, args } = this.lesson.steps[this.step]?.say ?? this.lesson.farewell;
    return sayIn(this.game)(id, args);
  }

  goTo(step: number): void {
    this.step = Math.max(0, Math.min(this.lesson.steps.length, step));
    this.considered = null;
    this.picking.cancel();
    this.playing = false;
    this.stage.cut(this.lesson.steps[this.step]?.view ?? this.lesson.view);
  }

  /** Gives the right answer for somebody who would rather watch. */
  next(): void {
    const step = this.lesson.steps[this.step];
    if (step) this.answer(step.answer);
  }

  skipEffects = () => this.stage.skip();
  consider = (option: string | null) => (this.considered = option);

  private answer(option: string): void {
    const step = this.lesson.steps[this.step];
    if (!step || this.playing) return;
    if (option !== step.answer) {
      const right = sayOption(this.game, step.question?.kind ?? "", step.answer);
      return toast(say("lesson-other", { answer: right }));
    }
    this.playing = true;
    this.considered = null;
    const next = this.lesson.steps[this.step + 1]?.view ?? this.lesson.view;
    this.stage.play({
      events: step.events,
      view: next,
      done: () => {
        if (!this.playing) return; // somebody went elsewhere meanwhile
        this.playing = false;
        this.step += 1;
      },
    });
  }

  private makeScene(): Scene<any> {
    const lesson = this;
    return {
      get view() {
        return lesson.frame.view;
      },
      get effect() {
        return lesson.frame.effect;
      },
      get recent() {
        return lesson.frame.recent;
      },
      get question() {
        return lesson.question;
      },
      get options() {
        return lesson.options;
      },
      get considered() {
        return lesson.considered;
      },
      outlook: null,
      get pace() {
        return motionTime();
      },
      consider: (option) => void lesson.consider(option),
      pick: (options, name) => {
        // of several on one spot, the lesson means its own
        const right = lesson.lesson.steps[lesson.step]?.answer;
        lesson.picking.pick(right && options.includes(right) ? [right] : options.slice(0, 1), name);
      },
      explain: (id) => explainer.open(lesson.game, id),
      facts: (id) => factsOf(lesson.game, id),
      say: sayIn(lesson.game),
    };
  }
}
