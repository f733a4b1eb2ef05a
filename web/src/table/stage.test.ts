import { expect, test } from "vitest";
import type { EventInfo } from "../wire";
import { Stage, type Snapshot } from "./stage";

const event = (id: string, change?: object, own?: object): EventInfo => ({
  id,
  clause: "W1.1",
  args: {},
  change,
  own,
});

const seen = (view: object, own: object | null = null) => ({ view, own });

/** A stage whose pauses end when the test says so. */
function rehearse(weight = 1, pace = 500) {
  const snapshots: Snapshot[] = [];
  const pauses: { time: number; end: () => void }[] = [];
  const stage = new Stage({
    show: (snapshot) => snapshots.push(snapshot),
    timeFor: (_effect, _scene, waiting) => (pace * weight) / (1 + waiting),
    wait: (time) => new Promise((end) => pauses.push({ time, end })),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    snapshots,
    pauses,
    stage,
    settle,
    ids: () => snapshots.map((snapshot) => snapshot.effect?.id ?? "-"),
  };
}

test("effects are shown one after another, each with the view of its moment", async () => {
  const { stage, snapshots, pauses, settle, ids } = rehearse();
  stage.play({ events: [], after: seen({ n: 0, mine: true }) });
  stage.play({
    events: [event("first", { n: 1 }), event("second", { n: 2, mine: null })],
    after: seen({ n: 2 }),
  });
  await settle();
  expect(ids()).toEqual(["-", "first"]);
  expect(snapshots.at(-1)!.view).toEqual({ n: 1, mine: true });
  pauses[0]!.end();
  await settle();
  expect(ids()).toEqual(["-", "first", "second"]);
  expect(snapshots.at(-1)!.recent.map((one) => one.id)).toEqual(["first", "second"]);
  expect(stage.playing).toBe(true);
  pauses[1]!.end();
  await settle();
  expect(snapshots.at(-1)).toMatchObject({ view: { n: 2 }, effect: null });
  expect(snapshots.at(-1)!.recent).toHaveLength(2);
  expect(stage.playing).toBe(false);
});

test("what changes without being told is shown with what is told next", async () => {
  const { stage, snapshots, settle, ids } = rehearse(0);
  stage.cut(seen({ n: 0, m: 0 }));
  const events = [event("first", { n: 1 }), event("", { m: 1 }), event("second", { n: 2 })];
  stage.play({ events, after: seen({ n: 2, m: 1 }) });
  await settle();
  expect(ids()).toEqual(["-", "first", "second", "-"]);
  expect(snapshots[2]!.view).toEqual({ n: 2, m: 1 });
  expect(snapshots.at(-1)!.recent.map((one) => one.id)).toEqual(["first", "second"]);
});

test("what only the viewer knows changes beside the view", async () => {
  const { stage, snapshots, settle } = rehearse(0);
  stage.cut(seen({ cards: 1 }, { hand: ["uzi"], kept: null }));
  stage.play({ events: [event("drawn", { cards: 2 }, { hand: ["uzi", "mine"] })], after: seen({}, {}) });
  await settle();
  expect(snapshots.at(-2)).toMatchObject({ view: { cards: 2 }, own: { hand: ["uzi", "mine"], kept: null } });
});

test("what comes while something is played waits for it, and makes it hurry", async () => {
  const { stage, pauses, settle, ids } = rehearse();
  const done: string[] = [];
  stage.play({ events: [event("a"), event("b")], after: seen({ n: 1 }), done: () => done.push("first") });
  stage.play({ events: [event("c")], after: seen({ n: 2 }), done: () => done.push("second") });
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
  const { stage, snapshots, settle } = rehearse();
  stage.play({ events: [event("a"), event("b"), event("c")], after: seen({ end: true }) });
  await settle();
  stage.skip();
  await settle();
  expect(snapshots.at(-1)).toMatchObject({ view: { end: true }, effect: null });
  expect(stage.playing).toBe(false);
});

test("an effect that something is waited for begins when that has come, or when it is skipped", async () => {
  for (const skips of [false, true]) {
    const shown: string[] = [];
    let goOn = () => {};
    const stage = new Stage({
      show: ({ effect }) => shown.push(effect?.id ?? "-"),
      timeFor: () => 0,
      hold: ({ id }) => (id === "b" ? new Promise((resolve) => (goOn = resolve)) : null),
    });
    stage.play({ events: [event("a"), event("b"), event("c")], after: seen({}) });
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).toEqual(["a"]);
    skips ? stage.skip() : goOn();
    await new Promise((resolve) => setTimeout(resolve));
    expect(shown).toEqual(["a", "b", "c", "-"]);
  }
});

test("what has no weight does not pause", async () => {
  const light = rehearse(0);
  light.stage.play({ events: [event("a"), event("b")], after: seen({}) });
  await light.settle();
  expect(light.pauses).toHaveLength(0);
  expect(light.stage.playing).toBe(false);
});

test("a fresh view cuts what is still to be played", async () => {
  const { stage, snapshots, settle } = rehearse();
  stage.play({ events: [event("a"), event("b")], after: seen({ old: true }) });
  stage.play({ events: [event("c")], after: seen({ older: true }) });
  stage.play({ events: [], after: seen({}) });
  await settle();
  stage.cut(seen({ fresh: true }));
  await settle();
  expect(snapshots.at(-1)!.view).toEqual({ fresh: true });
  expect(stage.playing).toBe(false);
});

test("nothing more is shown once it is closed, and nothing is done", async () => {
  const { stage, pauses, settle, ids } = rehearse();
  let done = 0;
  stage.play({ events: [event("first"), event("second")], after: seen({}), done: () => done++ });
  stage.play({ events: [event("third")], after: seen({}) });
  await settle();
  expect(ids()).toEqual(["first"]);
  stage.close();
  pauses[0]!.end();
  stage.play({ events: [event("late")], after: seen({}) });
  await settle();
  expect(ids()).toEqual(["first"]);
  expect(done).toBe(0);
});
