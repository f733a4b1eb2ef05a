import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Option } from "../games/contract";
import type { OddsTold } from "../wire";
import { Advice } from "./advice.svelte";
import { Refused } from "./api";
import type { Reply, Request } from "./connection.svelte";

const option = (text: string) => ({ text }) as Option;

/** A table whose answers come when the test gives them. */
class Asked {
  readonly question = { number: 7 };
  readonly open: { text: string; resolve: (odds: OddsTold) => void; reject: (why: Refused) => void }[] = [];

  send<Answer extends Reply>(message: Request): Promise<Answer> {
    const { text } = message as { text: string };
    return new Promise((resolve, reject) =>
      this.open.push({ text, resolve: resolve as (odds: OddsTold) => void, reject }),
    );
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const odds = (text: string) => ({ type: "odds-told", text, lines: [] }) as unknown as OddsTold;

describe("the odds of an option", () => {
  test("are asked for after a moment, and kept", async () => {
    const asked = new Asked();
    const advice = new Advice(asked);
    advice.weigh(option("stay"));
    expect(asked.open).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    asked.open[0]!.resolve(odds("stay"));
    await vi.advanceTimersByTimeAsync(0);
    expect(advice.oddsOf(option("stay"))).toEqual(odds("stay"));
  });

  test("are asked for even if those of another one, asked for before, could not be found", async () => {
    const asked = new Asked();
    const advice = new Advice(asked);
    advice.weigh(option("stay"));
    await vi.advanceTimersByTimeAsync(1000);
    advice.weigh(option("jump"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.open.map(({ text }) => text)).toEqual(["stay"]);
    asked.open[0]!.reject(new Refused("odds-not-found", {}, ""));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.open.map(({ text }) => text)).toEqual(["stay", "jump"]);
  });
});
