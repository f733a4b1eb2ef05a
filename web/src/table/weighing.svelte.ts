// What the viewer has in mind before answering: which option, and where it may lead.

import { isSame, type Option } from "../games/contract";
import { toast } from "../parts/toasts.svelte";
import type { Outlook } from "../wire";
import { say, sayIn } from "../words";
import type { Asked } from "./picking.svelte";
import type { Room } from "./room.svelte";
import { statusOf } from "./statusOf";

const CONSIDER_AFTER = 90; // milliseconds

export class Weighing implements Asked {
  /** What somebody points at. */
  private considered = $state.raw<Option | null>(null);
  private outlooks = $state.raw<ReadonlyMap<string, Outlook>>(new Map());
  private considering = 0;

  constructor(private readonly room: Room) {}

  /** Waiting to be confirmed, pointed at, chosen once, or hinted at. */
  get option(): Option | null {
    const { pending, held } = this.room.picking;
    return pending?.option ?? this.considered ?? held ?? this.hinted;
  }
  /** Where that may lead. */
  get outlook(): Outlook | null {
    return (this.option && this.outlooks.get(this.option.text)) || null;
  }
  /** The option that a strong bot would take, once somebody has asked. */
  get hinted(): Option | null {
    return this.room.options.find(({ text }) => text === this.room.advice.hint?.text) ?? null;
  }

  consider(option: Option | null): void {
    if (isSame(option, this.considered)) return;
    this.considered = option;
    clearTimeout(this.considering);
    const weighed = this.option;
    const offered = weighed && this.room.options.some((one) => isSame(one, weighed));
    this.room.advice.weigh(offered ? weighed : null);
    if (!offered || this.outlook) return;
    this.considering = window.setTimeout(() => void this.lookAhead(weighed), CONSIDER_AFTER);
  }

  /** Something else is asked. */
  forget(): void {
    this.considered = null;
    this.outlooks = new Map();
  }

  // What those who pick ask of it

  get question() {
    return this.room.question;
  }

  notNow(): string {
    const { options } = this.room;
    const status = statusOf(this.room);
    return options.length ? say("pick-none", { question: status }) : say("pick-wait", { status });
  }

  held(option: Option | null): void {
    this.considered = null;
    this.consider(option);
  }

  warn(risk: Outlook["risk"]): void {
    toast([...risk.map(({ id, args }) => sayIn(this.room.game)(id, args)), say("pick-again")].join(" "));
  }

  async lookAhead(option: Option): Promise<Outlook | null> {
    const { room } = this;
    const question = room.question?.number;
    if (question === undefined) return null;
    const outlook =
      this.outlooks.get(option.text) ??
      (await room.send<Outlook>({ type: "consider", question, text: option.text }).catch(() => null));
    if (!outlook || room.question?.number !== question) return null;
    this.outlooks = new Map([...this.outlooks, [option.text, outlook]]);
    return outlook;
  }

  answer(option: Option): void {
    void this.room.answer(option);
  }
}
