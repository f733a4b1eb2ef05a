// A worker that thinks for the table: begun before it is first needed, and anew if it breaks.

import type { FromThinker, ToThinker } from "./messages";

export class Thinker {
  private worker: Worker | null = null;
  private waiting: ((failed: boolean, found: Uint8Array) => void)[] = [];

  constructor(private readonly python: string) {}

  /** It takes a second or two, in which whoever has opened the page chooses a game. */
  getReady(): void {
    this.worker ??= this.begin();
  }

  /** One job after another. */
  think(job: Uint8Array): Promise<Uint8Array> {
    const worker = (this.worker ??= this.begin());
    return new Promise((resolve, reject) => {
      this.waiting.push((failed, found) => (failed ? reject(new Error("broken")) : resolve(found)));
      worker.postMessage({ what: "think", job } satisfies ToThinker);
    });
  }

  /** Nothing more comes of what it was given. */
  end(): void {
    this.worker?.terminate();
    this.giveUp();
  }

  private giveUp(): void {
    this.worker = null;
    for (const settle of this.waiting.splice(0)) settle(true, new Uint8Array());
  }

  private begin(): Worker {
    const worker = new Worker(new URL("./thinking.worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ what: "begin", python: this.python } satisfies ToThinker);
    worker.onmessage = ({ data: found }: MessageEvent<FromThinker>) =>
      found ? this.waiting.shift()?.(false, found) : this.end();
    worker.onerror = () => this.end();
    return worker;
  }
}
