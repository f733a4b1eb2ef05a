// The state of a room's page: everything that is shown of a room, in one record.

import type { GameModule, Option, Scene } from "../games/contract";
import { settings } from "../shell/settings.svelte";
import { play } from "../sound/synth";
import { toast } from "../parts/toasts.svelte";
import type { ChatInfo, EventInfo, NoteInfo, QuestionInfo, RoomInfo, Update } from "../wire";
import { introduce, say, sayRefusal } from "../words";
import { Advice } from "./advice.svelte";
import { Asking } from "./asking.svelte";
import { askable } from "./askable";
import { api, Refused } from "./api";
import { Connection, type ConnectionState, type Reply, type Request } from "./connection.svelte";
import { amend, keysOf, tokenFor, type Keys } from "./keys.svelte";
import { Logbook } from "./logbook.svelte";
import { Hindsight } from "./hindsight.svelte";
import { hash, isAsNoted } from "./dice";
import { inOrder } from "./listing";
import { Past } from "./past.svelte";
import { Picking } from "./picking.svelte";
import { sceneOf } from "./roomScene";
import { isPerson, nameBy } from "./seats";
import { Narration } from "./narration.svelte";
import { NOTHING, Stage, type Snapshot } from "./stage";
import { Telling } from "./telling";
import { Together } from "./together.svelte";
import { complete, type Complete } from "./updates";
import { Weighing } from "./weighing.svelte";

/** What one token lets us see; at one screen there is one for each of its seats. */
interface Viewpoint {
  readonly token: string | null;
  readonly seat: number | null;
  readonly connection: Connection;
  latest: Complete | null;
}

export class Room {
  info = $state.raw<RoomInfo | null>(null);
  snapshot = $state.raw<Snapshot>(NOTHING);
  playing = $state(false);
  question = $state.raw<QuestionInfo | null>(null);
  chat = $state.raw<readonly ChatInfo[]>([]);
  /** What was left on the clocks, and when that was. */
  clocks = $state.raw<{ left: readonly number[]; at: number }>({ left: [], at: 0 });
  /** When a clock in days runs out, in milliseconds since 1970. */
  due = $state.raw<number | null>(null);
  winners = $state.raw<readonly string[] | null>(null);
  mayUndo = $state(false);
  mayTakeBack = $state(false);
  /** How many answers of players have brought us here. */
  moment = $state(0);
  /** The answer that is on its way. */
  sent = $state.raw<Option | null>(null);
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
  readonly logbook: Logbook;
  readonly advice = new Advice(this);
  readonly hindsight = new Hindsight(this);
  readonly telling = new Telling(this);
  readonly asking: Asking;
  readonly weighing = new Weighing(this);
  readonly picking = new Picking(this.weighing);
  readonly together = new Together(this);
  readonly narration = new Narration(this);
  readonly scene: Scene<any, any>;
  private readonly stage: Stage;
  private leaving = new AbortController();
  /** Who was asked last: the next that happens is their doing. */
  private acting: string | null = null;

  constructor(
    readonly id: string,
    readonly game: string,
    readonly pictures: GameModule<any, any>,
    token: string | null,
    name: string | null,
  ) {
    this.keys = keysOf(id);
    this.logbook = new Logbook(this);
    this.stage = new Stage({
      show: (snapshot) => (this.snapshot = snapshot),
      timeFor: (effect, scene, waiting) =>
        this.past.shown ? 0 : this.narration.timeFor(effect, scene, waiting),
      hold: (effect, scene) => (this.past.shown ? null : this.narration.hold(effect, scene)),
      began: (effect, { moment }) => this.began(effect, moment ?? this.moment),
    });
    this.past = new Past(this, pictures);
    this.scene = sceneOf(this);
    this.asking = new Asking(askable(this));
    const screen = this.keys?.screen ?? [];
    const seats = screen.length ? screen : [{ seat: null, token: tokenFor(this.keys, token) }];
    this.viewpoints = seats.map(({ seat, token }) => this.look(token, seat, name));
    this.revealed = seats.length < 2;
    this.watchTheWindow();
    introduce((speaker) => nameBy(this.info?.seats ?? [], speaker));
  }

  close(): void {
    this.leaving.abort();
    introduce(() => null);
    this.hindsight.leave();
    this.together.leave();
    this.logbook.close();
    this.stage.close();
    this.past.close();
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
      const { bot, kind, resigned } = this.info!.seats[seat]!;
      return bot && isPerson(kind) && !resigned ? { seat, to: "bot" } : null;
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
  get options(): readonly Option[] {
    return this.mine && !this.playing && !this.past.shown && !this.sent ? (this.question?.options ?? []) : [];
  }
  /** Whether somebody else may be looking at what only the viewer may see. */
  get secretsHidden(): boolean {
    return this.handOver !== null || (!this.revealed && !this.over);
  }
  /** The viewpoint whose owner should take the screen now. */
  get handOver(): number | null {
    if (this.viewpoints.length < 2 || this.playing || this.over || this.past.shown) return null;
    const next = this.viewpoints.findIndex((one) => one.seat === this.asked);
    return next >= 0 && (next !== this.at || !this.revealed) ? next : null;
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
    const links = this.info?.seats.map(({ link }) => link) ?? []; // by their hashes: who moves takes another's place
    const invited = (this.keys?.invited ?? []).map(({ token }) => ({
      seat: links.indexOf(hash(token)),
      token,
    }));
    return invited.filter(({ seat }) => seat >= 0);
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

  async answer(option: Option): Promise<void> {
    const { question } = this;
    if (!question || this.sent) return;
    this.sent = option;
    this.weighing.consider(null);
    this.logbook.awaySince = null;
    await this.request(
      () => this.send({ type: "answer", question: question.number, text: option.text }),
      () => (this.sent = null),
    );
  }
  undo = () => this.request(() => this.send({ type: "undo" }));
  say = (text: string) => this.request(() => this.send({ type: "chat", text }));
  askForHint = () =>
    this.request(async () => {
      await this.advice.askForHint();
      const { hinted } = this.weighing;
      if (hinted) this.picking.hint(hinted);
    });
  takeSeatBack = () => this.request(() => api.takeBack(this.id, this.token));
  makeLink = (seat: number) =>
    this.request(async () => {
      const link = await api.invite(this.id, this.keys?.host ?? null, seat);
      this.note({ invited: [...(this.keys?.invited ?? []).filter((one) => one.seat !== seat), link] });
    });
  seatBot = (seat: number, level: string, though_here = false) =>
    this.request(() => api.seating(this.id, this.keys?.host ?? null, { seat, level, though_here }));
  skip = () => (this.past.shown ? this.past.skip() : this.stage.skip());

  takeScreen(viewpoint: number): void {
    this.at = viewpoint;
    this.revealed = true;
    this.logbook.lines = []; // they told what the last one may know
    const { latest } = this.viewpoints[viewpoint]!;
    if (!latest) return;
    this.seat = latest.seat;
    this.begin({ ...latest, fresh: true });
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

  private receive(viewpoint: Viewpoint, told: Update): void {
    const update = (viewpoint.latest = complete(told, viewpoint.latest));
    if (viewpoint === this.viewpoints[this.at]) this.together.hear(update);
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
  private reveal({ connection }: Viewpoint, { seat, info }: Complete): void {
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
    if (!fresh)
      for (const { message } of notes) this.together.tell(message.id, say(message.id, message.args));
  }

  private begin(update: Complete): void {
    const anew = update.fresh || (update.events.length > 0 && !this.snapshot.view);
    const several = update.moment > this.moment + 1; // answers in one update: which event is whose, the story tells
    const ends = update.winners !== null && this.winners === null;
    const actor = anew ? null : this.acting;
    this.acting = update.question?.speaker ?? null;
    const done = () => {
      this.settle(update);
      if (ends && !update.info.past) void this.narration.end(!anew);
      if (update.info.past) return; // it would have to be played again to be told
      if (update.view && (anew || ends)) void this.logbook.read();
      else if (several) this.logbook.readSoon();
    };
    if (anew) this.stage.cut(update, done);
    else
      this.stage.play({
        events: update.events,
        after: update,
        moment: update.moment,
        ...this.doing(actor),
        done,
      });
    this.playing = this.stage.playing;
  }

  /** Whose doing it is, as far as that matters to how it is shown. */
  private doing(speaker: string | null): { own: boolean; bot: boolean } {
    const seats = this.info?.seats ?? [];
    const at = seats.findIndex((one) => one.speaker === speaker);
    return { own: at === this.seat || this.viewpoints.length > 1, bot: !!seats[at]?.bot };
  }

  private settle(update: Update): void {
    this.narration.rest();
    const before = this.question?.number;
    this.playing = this.stage.playing;
    this.question = inOrder(this, update.question);
    this.clocks = { left: update.clocks, at: performance.now() };
    this.due = update.due;
    this.winners = update.winners;
    this.mayUndo = update.may_undo;
    this.mayTakeBack = update.may_take_back;
    this.moment = update.moment;
    if (before !== update.question?.number) {
      this.sent = null;
      this.weighing.forget();
      this.advice.forget();
      this.picking.cancel();
      this.picking.aim.change();
      if (this.mine && !this.playing) this.makeSound("turn");
    }
    this.telling.settle(update.question?.speaker ?? null, this.mine || this.over);
    if (!document.hidden) this.logbook.saw();
  }

  private began(effect: EventInfo, moment: number): void {
    this.logbook.add(effect, moment);
    if (!this.past.shown) (this.telling.hear(effect), this.narration.began(effect));
    const sound = this.past.shown ? null : this.pictures.soundOf(effect);
    if (sound) this.makeSound(sound);
  }

  /** Keeps something of a room that is kept. */
  note(changes: Partial<Keys>): void {
    if (!this.keys) return;
    this.keys = { ...this.keys, ...changes };
    amend(this.id, changes);
  }

  private watchTheWindow(): void {
    const { signal } = this.leaving;
    this.picking.aim.watch(signal);
    const back = () => {
      for (const { connection } of this.viewpoints) connection.retry();
      if (!document.hidden) this.logbook.saw();
    };
    addEventListener("online", back, { signal });
    document.addEventListener("visibilitychange", back, { signal });
  }

  makeSound(sound: Parameters<typeof play>[0]): void {
    if (settings.sound && !document.hidden) play(sound, settings.volume / 100);
  }
}
