import { expect, it } from "vitest";
import { recap, type Told } from "../table/recap";
import { heard as heardInWorms, matters as mattersInWorms } from "./worms/heard";
import type { About as OfWorms, Thing, View as Worms } from "./worms/types";
import { heard as heardInZombies, matters as mattersInZombies } from "./zombies-doom/look";
import type { About as OfZombies, View as Zombies } from "./zombies-doom/types";

const ME = 0;
const worm = (team: "blue" | "red", letter: "A" | "B"): Thing => ({ kind: "worm", team, letter });

it("tells of one's own worms first, then of those that are gone, then of the rest", () => {
  const view = { seats: [{ team: "blue" }, { team: "red" }] } as unknown as Worms;
  const told = (id: string, about: OfWorms = {}): Told => {
    const event = { id, clause: "", args: {}, about };
    return { ...heardInWorms(event), turn: null, matters: mattersInWorms(event, ME, view) };
  };
  const all = [
    told("plays", { seat: 1 }),
    told("damaged", { thing: worm("red", "B") }),
    told("frozen", { thing: worm("red", "B") }),
    told("moves", { thing: worm("blue", "B") }), // pushed there
    told("damaged", { thing: worm("blue", "A") }),
    told("drowns", { thing: worm("red", "A") }),
    told("sudden-death"),
    told("healed", { thing: worm("red", "B") }),
  ];
  expect(recap(all)).toEqual([3, 4, 5, 6]);
});

it("tells first who has moved oneself, and who is close to victory", () => {
  const view = { target: 8, seats: [{ score: 2 }, { score: 6 }, { score: 1 }] } as unknown as Zombies;
  const told = (id: string, about: OfZombies = {}): Told => {
    const event = { id, clause: "", args: {}, about };
    return { ...heardInZombies(event), turn: null, matters: mattersInZombies(event, ME, view) };
  };
  const all = [
    told("beats", { seat: 1 }),
    told("takes-tokens", { seat: 1 }),
    told("beats", { seat: 2 }),
    told("lures", { seat: 2 }),
    told("teleports", { seat: 2, other: ME }),
    told("completes-task", { seat: 2 }),
    told("beats", { seat: 2 }),
  ];
  expect(recap(all, 2)).toEqual([1, 4]);
  expect(recap(all)).toEqual([0, 1, 4, 5]);
});
