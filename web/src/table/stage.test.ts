import { expect, test } from "vitest";
import type { EventInfo } from "../wire";
import { Stage, type Frame } from "./stage";

const event = (id: string, change?: object): EventInfo => ({ id, clause: "W1.1", args: {}, change });

/** A stage whose pauses end when the test says so. */
function rehearse(weight = 1, pace = 500) {
  const frames: Frame[] = [];
  const pauses: { time: number; end: () => void }[] = [];
  const stage = new Stage({
    show: (frame) => frames.push(frame),
    pace: () => pace,
    weightOf: () => weight,
    wait: (time) => new Promise((end) => pauses.push({ time, end })),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { frames, pauses, stage, settle, ids: () => frames.map((frame) => frame.effect?.id ?? "-") };
}

test("effects are shown one after another, each with the view of its moment", async () => {
  const { stage, frames, pauses, settle, ids } = rehearse();
  stage.play({ events: [], view: { n: 0, mine: true } });
  stage.play({ events: [event("first", { n: 1 }), event("second", { n: 2, mine: null })], view: { n: 2 } });
  await settle();
  expect(ids()).toEqual(["-", "first"]);
  expect(frames.at(-1)!.view).toEqual({ n: 1, mine: true });
  pauses[0]!.end();
  await settle();
  expect(ids()).toEqual(["-", "first", "second"]);
  expect(frames.at(-1)!.recent.map((one) => one.id)).toEqual(["first", "second"]);
  expect(stage.playing).toBe(true);
  pauses[1]!.end();
  await settle();
  expect(frames.at(-1)).toMatchObject({ view: { n: 2 }, effect: null });
  expect(frames.at(-1)!.recent).toHaveLength(2);
  expect(stage.playing).toBe(false);
});

test("what comes while something is played waits for it, and makes it hurry", async () => {
  const { stage, pauses, settle, ids } = rehearse();
  const done: string[] = [];
  stage.play({ events: [event("a"), event("b")], view: { n: 1 }, done: () => done.push("first") });
  stage.play({ events: [event("c")], view: { n: 2 }, done: () => done.push("second") });
  for (let i = 0; i < 3; i++) {
    await settle();
    pauses[i]!.end();
  }
  await settle();
  expect(ids()).toEqual(["a", "b", "-", "c", "-"]);
  expect(pauses.map((pause) => pause.time)).toEqual([500, 250, 500]);
  expect(done).toEqual(["first", "second"]);
});

test("skipping shows the last view at once", async () => {
  const { stage, frames, settle } = rehearse();
  stage.play({ events: [event("a"), event("b"), event("c")], view: { end: true } });
  await settle();
  stage.skip();
  await settle();
  expect(frames.at(-1)).toMatchObject({ view: { end: true }, effect: null });
  expect(stage.playing).toBe(false);
});

test("nothing is shown for longer than 0.8 seconds, and what has no weight does not pause", async () => {
  const slow = rehearse(3, 800);
  slow.stage.play({ events: [event("a")], view: {} });
  await slow.settle();
  expect(slow.pauses[0]!.time).toBe(800);
  const light = rehearse(0);
  light.stage.play({ events: [event("a"), event("b")], view: {} });
  await light.settle();
  expect(light.pauses).toHaveLength(0);
  expect(light.stage.playing).toBe(false);
});

test("a fresh view cuts what is still to be played", async () => {
  const { stage, frames, settle } = rehearse();
  stage.play({ events: [event("a"), event("b")], view: { old: true } });
  stage.play({ events: [event("c")], view: { older: true } });
  stage.play({ events: [], view: {} });
  await settle();
  stage.cut({ fresh: true });
  await settle();
  expect(frames.at(-1)!.view).toEqual({ fresh: true });
  expect(stage.playing).toBe(false);
});
