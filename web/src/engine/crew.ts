// The workers that play the games of an experiment, and write its report.

import { Thinker } from "./thinker";

/** Each has a Python of its own, which takes about as much memory as the table's. */
const SIZE = 2;

export class Crew {
  readonly size = SIZE;
  private workers: Thinker[] = [];

  constructor(private readonly python: string) {}

  work(place: number, job: Uint8Array): Promise<Uint8Array> {
    return (this.workers[place] ??= new Thinker(this.python)).think(job);
  }

  /** Whatever they are at. */
  dismiss(): void {
    for (const worker of this.workers.splice(0)) worker?.end();
  }
}
