// One viewer's socket. A dropped one comes back by itself and goes on without a gap: hello names the last number seen.

import { hear } from "../shell/announcements.svelte";
import type { Announcements, FromClient, FromServer, Hello, Nack, Notice, Update } from "../wire";
import { Refused } from "./api";
import { table, type Socket } from "./tables";

export type ConnectionState = "connecting" | "open" | "lost" | "refused";
/** A message of ours, before it has its number. */
export type Request = FromClient extends infer Message
  ? Message extends { ref: number }
    ? Omit<Message, "ref">
    : never
  : never;

/** What the table says to one of them. */
export type Reply = Exclude<FromServer, Update | Nack | Notice | Announcements>;

export interface ConnectionOptions {
  room: string;
  token: string | null;
  name?: string | null;
  update(update: Update): void;
  notice?(text: string): void;
  refused?(why: Refused): void;
  /** For tests. */
  open?(): Socket;
  later?(milliseconds: number, then: () => void): number;
  answers?(): Promise<boolean>;
}

const REFUSED = 4001;
const GONE = 1006;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** In a tunnel nothing comes any more, and no browser says so. After so long without a word we ask whether somebody is
 * there: sooner if we wait for something. */
const SILENCE = 15_000;
const SILENCE_WAITING = 4000;
const LISTEN_EVERY = 1000;
const UNKNOWN = "outcome-unknown";
const LOST = () => new Refused("connection-lost", {}, "connection-lost");

export class Connection {
  state = $state<ConnectionState>("connecting");
  /** The number of the last update. */
  last: number | null = null;
  private socket: Socket | null = null;
  private ref = 0;
  private waiting = new Map<number, { resolve: (answer: Reply) => void; reject: (why: Refused) => void }>();
  private tries = 0;
  private timer = 0;
  private closed = false;
  private heard = 0; // when something last was
  private readonly listening = setInterval(() => void this.listen(), LISTEN_EVERY);

  constructor(private readonly options: ConnectionOptions) {
    this.connect();
  }

  /** Sends something; resolves when the table has done it, and is rejected with its reason if not. */
  ask<Answer extends Reply>(message: Request): Promise<Answer> {
    const { socket } = this;
    if (!socket || this.state !== "open" || socket.readyState > WebSocket.OPEN) return Promise.reject(LOST());
    const ref = ++this.ref;
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { resolve: resolve as (answer: Reply) => void, reject });
      socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** Tries at once, for instance because the network is back. */
  retry(): void {
    if (this.state !== "lost" || this.closed) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.listening);
    this.socket?.close();
  }

  /** Whether there is still somebody at the other end. A table may be slow, so who answers otherwise is waited for. */
  private async listen(): Promise<void> {
    const { socket } = this;
    const now = Date.now();
    const waits = this.waiting.size > 0 || this.state !== "open";
    if (!socket || socket.readyState > WebSocket.OPEN || globalThis.document?.hidden) return;
    if (now < this.heard + (waits ? SILENCE_WAITING : SILENCE)) return;
    this.heard = now;
    const answers = await (this.options.answers?.() ?? table().answers());
    const connects = socket.readyState === WebSocket.CONNECTING; // by a way that is there no more
    if ((answers && !connects) || this.heard !== now || socket !== this.socket) return;
    this.socket = null; // it may take long to close
    socket.close();
    this.dropped(GONE);
  }

  private connect(): void {
    const socket = this.options.open?.() ?? table().socket();
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      const { room, token, name } = this.options;
      const hello: Hello = {
        type: "hello",
        room,
        token,
        since: this.last,
        changes: true,
        name: name || null,
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => socket === this.socket && this.receive(JSON.parse(message.data));
    socket.onclose = (event) => socket === this.socket && this.dropped(event.code);
  }

  private receive(message: FromServer): void {
    this.heard = Date.now();
    switch (message.type) {
      case "update":
        this.state = "open";
        this.tries = 0;
        if (message.fresh || this.last === null || message.number >= this.last) {
          this.last = message.number;
          this.options.update(message);
        }
        break;
      case "notice":
        this.options.notice?.(message.text);
        break;
      case "announcements":
        hear(message);
        break;
      case "nack": {
        const why = new Refused(message.why.id, message.why.args, message.why.text);
        if (message.ref === 0) this.options.refused?.(why);
        this.settle(message.ref)?.reject(why);
        if (why.id === UNKNOWN) this.socket?.close(); // it comes back, and with it how things are
        break;
      }
      default:
        this.settle(message.ref)?.resolve(message);
    }
  }

  private settle(ref: number) {
    const waiting = this.waiting.get(ref);
    this.waiting.delete(ref);
    return waiting;
  }

  private dropped(code: number): void {
    for (const { reject } of this.waiting.values()) reject(LOST());
    this.waiting.clear();
    if (this.closed) return;
    this.state = code === REFUSED ? "refused" : "lost";
    if (this.state === "refused") return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    const later = this.options.later ?? ((milliseconds, then) => setTimeout(then, milliseconds));
    this.timer = later(wait, () => this.connect()) as number;
  }
}
