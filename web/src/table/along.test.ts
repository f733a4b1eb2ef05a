import { beforeEach, expect, test, vi } from "vitest";
import { bringAll, gamesIn, gamesToTake } from "./along";
import { keep, keptRooms } from "./keys.svelte";

const HELD = { room: "there-1", record: "rumpus record 1, held" };
const ROLLED = { room: "there-2", record: "rumpus record 1, rolled" };

const table = vi.hoisted(() => {
  globalThis.addEventListener ??= () => {}; // another page of this browser
  return { rooms: new Map<string, string>(), full: false };
});
vi.mock("./api", () => ({
  api: {
    look: async (room: string) => ({ info: { stage: room === "going-on" ? "running" : "over" } }),
    info: async () => ({ game: "pig" }),
    record: async (room: string) => table.rooms.get(room),
    bring: async ({ record }: { record: string }) => {
      if (table.full) throw new Error("too-many-rooms");
      const room = `room-${table.rooms.size}`;
      table.rooms.set(room, record);
      return { room, host: "h", watch: "w", commitment: "c", seats: [] };
    },
  },
}));

beforeEach(() => {
  table.full = false;
});

test("a file of games is told from anything else", () => {
  expect(gamesIn(JSON.stringify([HELD, ROLLED]))).toEqual([HELD, ROLLED]);
  expect(gamesIn(HELD.record)).toBeNull();
  expect(gamesIn('[{"room": "there-1"}]')).toBeNull();
  expect(gamesIn('{"room": "there-1", "record": ""}')).toBeNull();
  expect(gamesIn("[null]")).toBeNull();
});

test("what is brought twice is there once, and what was refused comes the next time", async () => {
  table.rooms.set("mine", "rumpus record 1, mine");
  keep({ room: "mine", game: "pig", opened: 1 });
  keep({ room: "going-on", game: "pig", opened: 2 });
  const mine = { room: "mine", record: "rumpus record 1, mine" };
  table.full = true;
  expect(await bringAll([mine, HELD])).toMatchObject({ brought: 0, here: 1, refused: 1 });
  table.full = false;
  expect(await bringAll([HELD, ROLLED, ROLLED])).toMatchObject({ brought: 2, here: 1, refused: 0 });
  const taken = await gamesToTake();
  expect(taken).toEqual([mine, HELD, ROLLED]);
  expect(await bringAll(taken)).toMatchObject({ brought: 0, here: 3 });
  expect(keptRooms().length).toBe(4);
});
