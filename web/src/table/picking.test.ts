import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Option } from "../games/contract";
import type { Outlook } from "../wire";

// What browsers have, before anything looks for it.
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });
const { settings } = await import("../shell/settings.svelte");
const { shownToasts } = await import("../parts/toasts.svelte");
const { Picking } = await import("./picking.svelte");

const LONG = 1000; // milliseconds, after which nothing is early
const option = (text: string) => ({ text }) as Option;
const [STAY, JUMP] = [option("stay"), option("jump")];
const message = { id: "cost", args: {} };
const harmless = { final: false, grave: [], risk: [] };
const grave = { ...harmless, grave: [message] };
const risky = { ...harmless, risk: [message] };
type Ahead = Pick<Outlook, "final" | "grave" | "risk">;

function asked(ahead: Ahead | null = harmless) {
  const answered: string[] = [];
  const warned: Outlook["risk"][] = [];
  const question = { number: 1 };
  const picking = new Picking({
    question,
    notNow: () => "not now",
    lookAhead: async () => ahead,
    answer: ({ text }) => answered.push(text),
    warn: (risk) => warned.push(risk),
  });
  const wait = (milliseconds = LONG) => vi.advanceTimersByTimeAsync(milliseconds);
  /** A press, and what follows from it at once. */
  const press = async (by: string, act: () => unknown) => {
    picking.aim.press(by, by === "key" ? undefined : { x: 100, y: 100 });
    act();
    await wait(0);
  };
  return { picking, answered, warned, question, wait, press };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.sound = false;
  settings.confirm = false;
});

describe("what is chosen", () => {
  test.each(["mouse", "key"])("is answered at once: %s", async (by) => {
    const { picking, answered, press } = asked();
    await press(by, () => picking.pick([STAY], "O13"));
    expect(answered).toEqual(["stay"]);
  });

  test("is one of several that lie there", async () => {
    const { picking, answered, press, wait } = asked();
    await press("mouse", () => picking.pick([STAY, JUMP], "O13"));
    expect(picking.choosing).toMatchObject({ options: [STAY, JUMP], name: "O13" });
    await press("mouse", () => picking.choose(JUMP));
    expect(answered).toEqual([]);
    await wait();
    await press("mouse", () => picking.choose(JUMP));
    expect(answered).toEqual(["jump"]);
    expect(picking.choosing).toBeNull();
  });

  test("is nothing where there is nothing to choose, and it is said why", async () => {
    const { picking, answered, press } = asked();
    await press("mouse", () => picking.pick([], "O13"));
    expect(answered).toEqual([]);
    expect(shownToasts().at(-1)?.text).toBe("not now");
  });

  test.each(["mouse", "key"])("is nothing if it was aimed at the question before: %s", async (by) => {
    const { picking, answered, press, wait } = asked();
    picking.aim.point({ x: 100, y: 100 });
    picking.aim.change();
    await press(by, () => picking.pick([STAY], "O13"));
    await press(by, () => picking.choose(STAY));
    expect(answered).toEqual([]);
    await wait();
    await press(by, () => picking.choose(STAY));
    expect(answered).toEqual(["stay"]);
  });

  test("is what was typed out, however early", async () => {
    const { picking, answered, press } = asked();
    picking.aim.change();
    await press("key", () => picking.choose(STAY, true));
    expect(answered).toEqual(["stay"]);
  });

  test("is nothing once something else is asked", async () => {
    const { picking, answered, question, press } = asked();
    await press("mouse", () => {
      void picking.choose(STAY);
      question.number = 2;
    });
    expect(answered).toEqual([]);
  });
});

describe("a finger", () => {
  test("looks first, however early, and gives with its second tap", async () => {
    const { picking, answered, press, wait } = asked();
    picking.aim.change();
    await press("touch", () => picking.pick([STAY], "O13"));
    expect(picking.held).toBe(STAY);
    await press("touch", () => picking.pick([STAY], "O13"));
    await press("touch", () => picking.takeHeld());
    expect(answered).toEqual([]);
    await wait();
    await press("touch", () => picking.pick([STAY], "O13"));
    expect(answered).toEqual(["stay"]);
  });

  test("gives by the button what it holds", async () => {
    const { picking, answered, press, wait } = asked();
    await press("touch", () => picking.choose(JUMP));
    await wait();
    await press("touch", () => picking.takeHeld());
    expect(answered).toEqual(["jump"]);
    expect(picking.held).toBeNull();
  });
});

describe.each(["mouse", "key", "touch"])("what almost certainly costs something, by %s", (by) => {
  async function prompted() {
    const all = asked(grave);
    await all.press(by, () => all.picking.choose(JUMP));
    if (by === "touch") {
      await all.wait();
      await all.press(by, () => all.picking.takeHeld());
    }
    return all;
  }

  test("is asked once more, with what it costs, and no double press confirms it", async () => {
    const { picking, answered, press, wait } = await prompted();
    expect(picking.pending).toEqual({ option: JUMP, grave: [message] });
    await press(by, () => picking.confirm());
    expect(answered).toEqual([]);
    await wait();
    await press(by, () => picking.confirm());
    expect(answered).toEqual(["jump"]);
    expect(picking.pending).toBeNull();
  });

  test("can be left", async () => {
    const { picking, answered, press, wait } = await prompted();
    picking.cancel();
    await wait();
    await press(by, () => picking.confirm());
    expect(answered).toEqual([]);
    expect(picking.pending).toBeNull();
  });
});

describe.each(["mouse", "key"])("what may cost something, by %s", (by) => {
  test("is told and chosen twice, and the second of a double press is none of its own", async () => {
    const { picking, answered, warned, press, wait } = asked(risky);
    await press(by, () => picking.choose(JUMP));
    await press(by, () => picking.choose(JUMP));
    expect(picking.held).toBe(JUMP);
    expect(warned).toEqual([[message]]);
    expect(answered).toEqual([]);
    await wait();
    await press(by, () => picking.choose(JUMP));
    expect(answered).toEqual(["jump"]);
  });

  test("is told again for another option", async () => {
    const { picking, answered, warned, press, wait } = asked(risky);
    await press(by, () => picking.choose(JUMP));
    await wait();
    await press(by, () => picking.choose(STAY));
    expect(picking.held).toBe(STAY);
    expect(warned).toHaveLength(2);
    expect(answered).toEqual([]);
  });
});

test("what is typed out may cost something too: it is typed twice", async () => {
  const { picking, answered, warned, press, wait } = asked(risky);
  await press("key", () => picking.choose(JUMP, true));
  await press("key", () => picking.choose(JUMP, true));
  expect([answered, warned.length]).toEqual([[], 1]);
  await wait();
  await press("key", () => picking.choose(JUMP, true));
  expect(answered).toEqual(["jump"]);
});

test("for those who like it so, what cannot be taken back is asked once more", async () => {
  settings.confirm = true;
  const final = asked({ ...harmless, final: true });
  await final.press("mouse", () => final.picking.choose(STAY));
  expect(final.picking.pending).toEqual({ option: STAY, grave: [] });
  const unknown = asked(null); // the table could not say
  await unknown.press("mouse", () => unknown.picking.choose(STAY));
  expect(unknown.picking.pending).toEqual({ option: STAY, grave: [] });
  const undone = asked();
  await undone.press("mouse", () => undone.picking.choose(STAY));
  expect(undone.answered).toEqual(["stay"]);
});
