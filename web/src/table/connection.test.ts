import { expect, test, vi } from "vitest";
import type { Update } from "../wire";
import { Connection } from "./connection.svelte";

class FakeSocket {
  readyState = 1;
  sent: any[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  send = (text: string) => void this.sent.push(JSON.parse(text));
  close = () => this.onclose({ code: 1000 });
  say = (message: object) => this.onmessage({ data: JSON.stringify(message) });
}

function connect(answers = async () => true) {
  const sockets: FakeSocket[] = [];
  const waits: { time: number; then: () => void }[] = [];
  const updates: Update[] = [];
  const refused: string[] = [];
  const connection = new Connection({
    room: "R",
    token: "T",
    update: (update) => updates.push(update),
    refused: (why) => refused.push(why.id),
    open: () => {
      sockets.push(new FakeSocket());
      return sockets.at(-1)! as unknown as WebSocket;
    },
    later: (time, then) => waits.push({ time, then }),
    answers,
  });
  const update = (number: number, more = {}) =>
    sockets.at(-1)!.say({ type: "update", number, fresh: false, ...more });
  return { connection, sockets, waits, updates, refused, update };
}

test("the first hello has no number, the next one the last that was seen", () => {
  const { sockets, waits, update, updates } = connect();
  sockets[0]!.onopen();
  expect(sockets[0]!.sent[0]).toMatchObject({
    type: "hello",
    room: "R",
    token: "T",
    since: null,
    changes: true,
  });
  update(7, { fresh: true });
  update(9);
  sockets[0]!.onclose({ code: 1006 });
  waits[0]!.then();
  sockets[1]!.onopen();
  expect(sockets[1]!.sent[0]).toMatchObject({ since: 9 });
  update(12);
  expect(updates.map((one) => one.number)).toEqual([7, 9, 12]);
});

test("what was seen already is not shown again, unless it is fresh", () => {
  const { update, updates } = connect();
  update(5);
  update(4);
  update(3, { fresh: true });
  update(4);
  expect(updates.map((one) => one.number)).toEqual([5, 3, 4]);
});

test("it waits longer after each failure, and not after a success", () => {
  const { sockets, waits, update, connection } = connect();
  for (let i = 0; i < 7; i++) {
    sockets.at(-1)!.onclose({ code: 1006 });
    waits.at(-1)!.then();
  }
  expect(waits.map((wait) => wait.time)).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000]);
  expect(connection.state).toBe("lost");
  update(1);
  expect(connection.state).toBe("open");
  sockets.at(-1)!.onclose({ code: 4000 });
  expect(waits.at(-1)!.time).toBe(300);
});

test("who is refused does not knock again", () => {
  const { sockets, waits, refused, connection } = connect();
  sockets[0]!.say({ type: "nack", ref: 0, why: { id: "token-unknown", args: {}, text: "" } });
  sockets[0]!.onclose({ code: 4001 });
  expect([connection.state, refused, waits]).toEqual(["refused", ["token-unknown"], []]);
});

test("who is sent away in the middle is told why", () => {
  const { sockets, waits, refused, connection, update } = connect();
  update(1);
  sockets[0]!.say({ type: "nack", ref: 0, why: { id: "operator-kept-out", args: {}, text: "" } });
  sockets[0]!.onclose({ code: 4001 });
  expect([connection.state, refused, waits]).toEqual(["refused", ["operator-kept-out"], []]);
});

test("each request is answered once; those that are lost with the connection are refused", async () => {
  const { sockets, update, connection } = connect();
  await expect(connection.ask({ type: "undo" })).rejects.toMatchObject({ id: "connection-lost" });
  update(1);
  const [first, second, third] = [1, 2, 3].map((n) =>
    connection.ask({ type: "answer", question: n, text: "stay" }),
  );
  sockets[0]!.say({ type: "ack", ref: 1, number: 2 });
  sockets[0]!.say({ type: "nack", ref: 2, why: { id: "answer-late", args: {}, text: "late" } });
  await expect(first).resolves.toMatchObject({ number: 2 });
  await expect(second).rejects.toMatchObject({ id: "answer-late" });
  sockets[0]!.onclose({ code: 1006 });
  await expect(third).rejects.toMatchObject({ id: "connection-lost" });
});

test("when nobody knows whether something was done, the room is looked at again", async () => {
  const { sockets, waits, update, connection } = connect();
  sockets[0]!.onopen();
  update(7);
  const answer = connection.ask({ type: "answer", question: 7, text: "stay" });
  sockets[0]!.say({ type: "nack", ref: 1, why: { id: "outcome-unknown", args: {}, text: "nobody knows" } });
  await expect(answer).rejects.toMatchObject({ id: "outcome-unknown" });
  waits[0]!.then();
  sockets[1]!.onopen();
  expect(sockets[1]!.sent).toMatchObject([{ type: "hello", room: "R", since: 7 }]);
});

test("a table of which nothing is heard is asked whether it is there, and is lost if it does not say", async () => {
  vi.useFakeTimers();
  let there = true;
  const { connection, sockets, update, waits } = connect(async () => there);
  sockets[0]!.onopen();
  update(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.state).toBe("open");
  there = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.state).toBe("open"); // nothing is awaited, so it is not asked yet
  const answered = connection.ask({ type: "undo" }).catch((why) => why.id);
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection.state).toBe("lost");
  expect(await answered).toBe("connection-lost");
  there = true;
  waits[0]!.then();
  sockets[1]!.onopen();
  update(2);
  expect(connection.state).toBe("open");
  connection.close();
  vi.useRealTimers();
});

test("a connection that takes too long is tried again", async () => {
  vi.useFakeTimers();
  const { connection, sockets, waits } = connect();
  sockets[0]!.readyState = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.state).toBe("lost");
  expect(waits.length).toBe(1);
  connection.close();
  vi.useRealTimers();
});
