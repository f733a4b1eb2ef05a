import { expect, test } from "vitest";
import type { EventInfo, RoomInfo, Update } from "../wire";
import { complete } from "./updates";

const info = { room: "one" } as RoomInfo;
const event = (id: string, more: Partial<EventInfo>): EventInfo => ({ id, clause: "", args: {}, ...more });
const update = (more: Partial<Update>) =>
  ({ fresh: false, info: null, events: [], view: null, own: null, ...more }) as Update;
const first = complete(
  update({ fresh: true, seat: 1, info, view: { n: 0, x: 1 }, own: { hand: ["uzi"] } }),
  null,
);

test("what is not told again is what was told before", () => {
  const next = complete(update({ number: 7 }), first);
  expect(next).toMatchObject({ number: 7, seat: 1, info, view: { n: 0, x: 1 }, own: { hand: ["uzi"] } });
});

test("a seat is whose it is told to be", () => {
  expect(complete(update({ seat: null }), first).seat).toBeNull();
});

test("events change what is seen, one after another", () => {
  const events = [
    event("draws", { change: { n: 1 }, own: { hand: ["uzi", "mine"] } }),
    event("", { change: { n: null, "-": ["x"] } }),
  ];
  const next = complete(update({ events }), first);
  expect(next.view).toEqual({ n: null });
  expect(next.own).toEqual({ hand: ["uzi", "mine"] });
  expect(first.view).toEqual({ n: 0, x: 1 });
});

test("a view that is sent takes the place of all that was seen", () => {
  expect(complete(update({ fresh: true, info, view: { m: 1 } }), first)).toMatchObject({
    view: { m: 1 },
    own: null,
  });
  const began = update({ view: { m: 2 }, own: { hand: [] }, events: [event("turn", { change: { m: 3 } })] });
  expect(complete(began, first)).toMatchObject({ view: { m: 2 }, own: { hand: [] } });
});
