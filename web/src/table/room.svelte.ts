// The state of a room's page: everything that is shown of a room, in one record.

import type { GameModule, Scene } from "../games/contract";
import { factsOf } from "../shell/box.svelte";
import { motionTime, settings, stepTime } from "../shell/settings.svelte";
import { play } from "../sound/synth";
import { toast } from "../parts/toasts.svelte";
import type { ChatInfo, EventInfo, Moment, NoteInfo, Outlook, QuestionInfo, RoomInfo, Update } from "../wire";
import { say, sayEvent, sayIn, sayQuestion, sayRefusal } from "../words";
import { Advice } from "./advice.svelte";
import { api, Refused } from "./api";
import { Connection, type ConnectionState, type Reply, type Request } from "./connection.svelte";
import { amend, keysOf, tokenFor, type Keys } from "./keys.svelte";
import { Hindsight } from "./hindsight.svelte";
import { isAsNoted } from "./dice";
import { explainer } from "./explainer.svelte";
import { Past } from "./past.svelte";
import { Picking } from "./picking.svelte";
import { isPerson, nameOf } from "./seats";
import { Stage, type Frame } from "./stage";
import { Telling } from "./telling";

export interface LogLine {
  readonly moment: number;
  readonly event: EventInfo;
}

/** What one token lets us see; at one screen there is one for each of its seats. */
interface Viewpoint {
  readonly token: string | null;
  readonly seat: number | null;
  readonly connection: Connection;
  latest: Update | null;
}

const CONSIDER_AFTER = 90;
const STORY_AFTER = 4000;

export class Room {
  info = $state.raw<RoomInfo | null>(null);
  frame = $state.raw<Frame>({ view: null, effect: null, recent: [] });
  playing = $state(false);
  question = $state.raw<QuestionInfo | null>(null);
  considered = $state<string | null>(null);
  outlook = $state.raw<Outlook | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  story = $state.raw<readonly Moment[]>([]);
  chat = $state.raw<readonly ChatInfo[]>([]);
  /** What was left on the clocks, and when that was. */
  clocks = $state.raw<{ left: readonly number[]; at: number }>({ left: [], at: 0 });
  winners = $state.raw<readonly string[] | null>(null);
  mayUndo = $state(false);
  /** How many answers of players have brought us here. */
  moment = $state(0);
  /** The moment after which somebody looked away, if something has happened since. */
  awaySince = $state<number | null>(null);
  /** The answer that is on its way. */
  sent = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  stopping = $state(false);
  /** The viewer's; none for somebody who watches. */
  seat = $state<number | null>(null);
  /** What everybody was told besides the game. */
  notes = $state.raw<readonly NoteInfo[]>([]);
  /** Which of the viewpoints is shown, and whether its owner has said to be here. */
  at = $state(0);
  revealed = $state(false);
  viewpoints = $state.raw<readonly Viewpoint[]>([]);
  keys = $state.raw<Keys | undefined>(undefined);

  readonly past: Past;
  readonly advice = new Advice(this);
  readonly hindsight = new Hindsight(this);
  private readonly telling = new Telling(this);
  readonly picking = new Picking(this);
  readonly scene: Scene<any>;
  private readonly stage: Stage;
  private outlooks = new Map<string, Outlook>();
  private considering = 0;
  private reading = 0;
  /** How far the game had come when somebody looked here last, until that is marked in the log. */
  private lastVisit: number | undefined;
  private leaving = new AbortController();

  constructor(
    readonly id: string,
    readonly game: string,
    readonly pictures: GameModule<any>,
    token: string | null,
    name: string | null,
  ) {
    this.keys = keysOf(id);
    this.lastVisit = this.keys?.seen;
    this.stage = new Stage({
      show: (frame) => (this.frame = frame),
      pace: () => (this.past.shown ? 0 : stepTime()),
      weightOf: (effect) => pictures.weightOf(effect),
      began: (effect, { moment }) => this.began(effect, moment ?? this.moment),
    });
    this.past = new Past(this, pictures);
    this.scene = sceneOf(this);
    const screen = this.keys?.screen ?? [];
    const seats = screen.length ? screen : [{ seat: null, token: tokenFor(this.keys, token) }];
    this.viewpoints = seats.map(({ seat, token }) => this.look(token, seat, name));
    this.revealed = seats.length < 2;
    this.watchTheWindow();
  }

  close(): void {
    this.leaving.abort();
    this.hindsight.leave();
    clearTimeout(this.reading);
    for (const { connection } of this.viewpoints) connection.close();
  }

  // What follows from the record

  get token(): string | null {
    return this.viewpoints[this.at]?.token ?? null;
  }
  get connection(): ConnectionState {
    return this.viewpoints[this.at]?.connection.state ?? "connecting";
  }
  /** The seat that somebody else answers for now, although it is ours: a bot, or who came by a new link. */
  get lost(): { seat: number; to: "bot" | "other" } | null {
    const { seat } = this;
    if (seat !== null) {
      const { bot, kind } = this.info!.seats[seat]!;
      return bot && isPerson(kind) ? { seat, to: "bot" } : null;
    }
    const mine = this.keys?.mine;
    return this.info && mine && mine.token === this.token ? { seat: mine.seat, to: "other" } : null;
  }
  get asked(): number {
    return this.question
      ? (this.info?.seats.findIndex((one) => one.speaker === this.question!.speaker) ?? -1)
      : -1;
  }
  get mine(): boolean {
    return !!this.question?.options && this.handOver === null;
  }
  get over(): boolean {
    return this.winners !== null;
  }
  get options(): readonly string[] {
    return this.mine && !this.playing && !this.past.shown && !this.sent ? (this.question?.options ?? []) : [];
  }
  /** The viewpoint whose owner should take the screen now. */
  get handOver(): number | null {
    if (this.viewpoints.length < 2 || this.playing || this.over || this.past.shown) return null;
    const next = this.viewpoints.findIndex((one) => one.seat === this.asked);
    return next >= 0 && (next !== this.at || !this.revealed) ? next : null;
  }
  /** The option that is on the viewer's mind: waiting to be confirmed, pointed at, or hinted at. */
  get weighed(): string | null {
    return (
      this.picking.pending?.option ??
      this.considered ??
      (this.options.length ? this.advice.hint?.text : null) ??
      null
    );
  }
  get mayHint(): boolean {
    return !!this.info?.hints && this.options.length > 1;
  }
  /** Whether we came by a link to a seat, and have not sat down yet. */
  get hasLink(): boolean {
    const { token, keys } = this;
    const known = [keys?.host, keys?.watch, keys?.mine?.token];
    return token !== null && this.seat === null && !known.includes(token);
  }
  /** Links that nobody has used. */
  get openInvitations(): readonly { seat: number; token: string }[] {
    return (this.keys?.invited ?? []).filter(({ seat }) => !this.info?.seats[seat]?.joined);
  }
  /** Seats whose share of the dice is still awaited. */
  get awaited(): readonly number[] {
    return (this.info?.seats ?? []).flatMap(({ dice }, seat) => (dice === "awaited" ? [seat] : []));
  }
  /** Whether the table is as it was when we sat down: it must have the dice that it had committed to then. */
  get asNoted(): boolean | null {
    if (!this.keys?.commitment || !this.info) return null;
    const committed = this.info.seats.map((one) => one.commitment);
    return isAsNoted(this.keys, this.info.commitment, committed);
  }
  /** Whether we play here, or are the host: who only watches decides nothing. */
  get atTheTable(): boolean {
    return this.seat !== null || this.isHost;
  }
  get isHost(): boolean {
    return !!this.keys?.host;
  }

  // What somebody does

  async answer(text: string): Promise<void> {
    const { question } = this;
    if (!question || this.sent) return;
    this.sent = text;
    this.scene.consider(null);
    this.awaySince = null;
    await this.request(
      () => this.send({ type: "answer", question: question.number, text }),
      () => (this.sent = null),
    );
  }
  undo = () => this.request(() => this.send({ type: "undo" }));
  say = (text: string) => this.request(() => this.send({ type: "chat", text }));
  askForHint = () =>
    this.request(async () => {
      await this.advice.askForHint();
      if (this.advice.hint) this.consider(this.advice.hint.text);
    });
  takeSeatBack = () => this.request(() => api.takeBack(this.id, this.token));
  makeLink = (seat: number) =>
    this.request(async () => {
      const link = await api.invite(this.id, this.keys?.host ?? null, seat);
      this.note({ invited: [...(this.keys?.invited ?? []).filter((one) => one.seat !== seat), link] });
    });
  seatBot = (seat: number, level: string) =>
    this.request(() => api.seating(this.id, this.keys?.host ?? null, { seat, level }));
  skip = () => (this.past.shown ? this.past.skip() : this.stage.skip());

  takeScreen(viewpoint: number): void {
    this.at = viewpoint;
    this.revealed = true;
    this.log = []; // it told what the last one may know
    const { latest } = this.viewpoints[viewpoint]!;
    if (!latest) return;
    this.seat = latest.seat;
    this.begin({ ...latest, fresh: true });
  }

  consider(option: string | null): void {
    if (option === this.considered) return;
    this.considered = option;
    this.outlook = (option && this.outlooks.get(option)) || null;
    clearTimeout(this.considering);
    this.advice.weigh(
      option && this.options.includes(option) ? option : (this.picking.pending?.option ?? null),
    );
    if (!option || this.outlook || !this.options.includes(option)) return;
    this.considering = window.setTimeout(() => void this.lookAhead(option), CONSIDER_AFTER);
  }

  /** Where an option may lead; nothing, if the table cannot tell any more. */
  async lookAhead(option: string): Promise<Outlook | null> {
    const question = this.question?.number;
    if (question === undefined) return null;
    const outlook =
      this.outlooks.get(option) ??
      (await this.send<Outlook>({ type: "consider", question, text: option }).catch(() => null));
    if (!outlook || this.question?.number !== question) return null;
    this.outlooks.set(option, outlook);
    if (this.considered === option) this.outlook = outlook;
    return outlook;
  }

  /** Does something; what is refused is told. */
  async request(what: () => Promise<unknown>, otherwise?: () => void): Promise<void> {
    try {
      await what();
    } catch (why) {
      otherwise?.();
      toast(sayRefusal(why));
    }
  }

  send<Answer extends Reply>(message: Request): Promise<Answer> {
    return this.viewpoints[this.at]!.connection.ask<Answer>(message);
  }

  // What the table tells

  private look(token: string | null, seat: number | null, name: string | null): Viewpoint {
    const viewpoint: Viewpoint = {
      token,
      seat,
      latest: null,
      connection: new Connection({
        room: this.id,
        token,
        name,
        update: (update) => this.receive(viewpoint, update),
        notice: () => (this.stopping = true),
        refused: (why) => (this.refusal = why),
      }),
    };
    return viewpoint;
  }

  private receive(viewpoint: Viewpoint, update: Update): void {
    viewpoint.latest = update;
    this.reveal(viewpoint, update);
    this.stopping = false;
    if (this.viewpoints.length && viewpoint !== this.viewpoints[this.at]) return;
    this.info = update.info;
    this.seat = update.seat;
    this.hearNotes(update);
    this.chat = update.fresh ? update.chat : [...this.chat, ...update.chat];
    this.begin(update);
  }

  /** Every seat is taken: says what we brought to the dice, and notes what everybody has committed to by then. */
  private reveal({ connection }: Viewpoint, { seat, info }: Update): void {
    if (seat === null || info.seats[seat]?.dice !== "awaited") return;
    const entropy = this.keys?.entropy?.[seat];
    if (!entropy || info.commitment !== this.keys?.commitment) return;
    const committed = info.seats.map((one) => one.commitment);
    connection.ask({ type: "reveal", entropy }).then(
      () => this.note({ committed }),
      () => {}, // it is awaited still, and said with the next update
    );
  }

  private hearNotes({ fresh, notes }: Update): void {
    this.notes = fresh ? notes : [...this.notes, ...notes];
    if (!fresh) for (const { message } of notes) toast(say(message.id, message.args));
  }

  private begin(update: Update): void {
    const anew = update.fresh || (update.events.length > 0 && !this.frame.view);
    const several = update.moment > this.moment + 1; // answers in one update: which event is whose, the story tells
    const ends = update.winners !== null && this.winners === null;
    const done = () => {
      this.settle(update);
      if (update.info.past) return; // it would have to be played again to be told
      if (update.view && (anew || ends)) void this.readStory();
      else if (several) this.readStorySoon();
    };
    if (anew) this.stage.cut(update.view, done);
    else this.stage.play({ events: update.events, view: update.view, moment: update.moment, done });
    this.playing = this.stage.playing;
  }

  private settle(update: Update): void {
    const before = this.question?.number;
    this.playing = this.stage.playing;
    this.question = update.question;
    this.clocks = { left: update.clocks, at: performance.now() };
    this.winners = update.winners;
    this.mayUndo = update.may_undo;
    this.moment = update.moment;
    if (before !== update.question?.number) {
      this.sent = null;
      this.considered = this.outlook = null;
      this.outlooks.clear();
      this.advice.forget();
      this.picking.cancel();
      this.picking.aim.change();
      if (this.mine && !this.playing) this.makeSound("turn");
    }
    this.telling.settle(update.question?.speaker ?? null, this.mine || this.over);
    if (!document.hidden) this.saw();
  }

  private began(effect: EventInfo, moment: number): void {
    if (document.hidden) this.awaySince ??= this.keys?.seen ?? this.moment;
    this.log = [...this.log, { moment, event: effect }];
    if (!this.past.shown) this.telling.hear(effect);
    const sound = this.past.shown ? null : this.pictures.soundOf(effect);
    if (sound) this.makeSound(sound);
  }

  /** Now and then is enough: where bots play each other, nobody can read that fast. */
  private readStorySoon(): void {
    this.reading ||= window.setTimeout(() => void this.readStory(), STORY_AFTER);
  }

  private async readStory(): Promise<void> {
    clearTimeout(this.reading);
    this.reading = 0;
    const { token } = this;
    const story = await api.story(this.id, token).catch(() => null);
    if (!story || token !== this.token) return; // somebody else may have taken the screen
    const last = story.at(-1)?.moment ?? 0;
    this.story = story;
    const told = story.flatMap(({ moment, events }) => events.map((event) => ({ moment, event })));
    this.log = [...told, ...this.log.filter((line) => line.moment > last)];
    if (this.lastVisit !== undefined && this.lastVisit < last) this.awaySince ??= this.lastVisit;
    this.lastVisit = undefined;
  }

  private saw(): void {
    if (this.keys?.seen !== this.moment) this.note({ seen: this.moment });
  }

  /** Keeps something of a room that is kept. */
  private note(changes: Partial<Keys>): void {
    if (!this.keys) return;
    this.keys = { ...this.keys, ...changes };
    amend(this.id, changes);
  }

  private watchTheWindow(): void {
    const { signal } = this.leaving;
    this.picking.aim.watch(signal);
    const back = () => {
      for (const { connection } of this.viewpoints) connection.retry();
      if (!document.hidden) this.saw();
    };
    addEventListener("online", back, { signal });
    document.addEventListener("visibilitychange", back, { signal });
  }

  makeSound(sound: Parameters<typeof play>[0]): void {
    if (settings.sound && !document.hidden) play(sound, settings.volume / 100);
  }

  /** What the status line says: the effect that is being shown, or who must do what. */
  get status(): string {
    const { effect } = this.scene;
    if (effect) return sayEvent(this.game, effect) ?? "";
    const question = this.past.shown ? this.past.shown.question : this.question;
    if (question) return sayQuestion(this.game, question, !this.past.shown && this.mine);
    return this.over ? this.result : say("room-waiting");
  }

  /** Who has won. */
  get result(): string {
    const won = this.info?.seats.filter((seat) => this.winners?.includes(seat.speaker)) ?? [];
    const names = won.map(nameOf);
    return names.length ? say("over-won", { count: names.length, names }) : say("over-draw");
  }
}

/** The scene as a game's pictures see it: what is shown now, be it the present or the past. */
function sceneOf(room: Room): Scene<any> {
  const frame = () => (room.past.shown ? room.past.frame : room.frame);
  return {
    get view() {
      return frame().view;
    },
    get effect() {
      return frame().effect;
    },
    get recent() {
      return frame().recent;
    },
    get question() {
      return room.past.shown ? room.past.shown.question : room.question;
    },
    get options() {
      return room.options;
    },
    get considered() {
      return room.weighed;
    },
    get outlook() {
      return room.outlook;
    },
    get pace() {
      return motionTime();
    },
    consider: (option) => room.consider(option),
    pick: (options, name) => room.picking.pick(options, name),
    explain: (id) => explainer.open(room.game, id),
    facts: (id) => factsOf(room.game, id),
    say: sayIn(room.game),
  };
}
