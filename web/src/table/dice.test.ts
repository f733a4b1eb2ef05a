import { expect, test } from "vitest";
import { check, commitmentTo, drawer, mix } from "./dice";

// The test vectors of docs/dice.md.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "3b254e834152a45ffb684d62cc1e0e33aeddfb2657a261c28fe5b8efcd0b54e5";
const ENTROPY = ["salt", "", "č"];

test("the commitment", async () => expect(await commitmentTo(SECRET)).toBe(COMMITMENT));

test("the key", async () => {
  const key = await mix(SECRET, ENTROPY);
  const hex = Array.from(key, (byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(hex).toBe("01256a4e5213316a96f0cd0705dd1bec81a3de5ef1fe9a23f3d7ebdf987749b9");
});

test.each([
  [0, "1", "0"],
  [0, "6", "5"],
  [1, "6", "0"],
  [1000, "6", "2"],
  [1, "52", "40"],
  [3, "9223372036854775809", "5158424726960860810"],
  [1, "18446744073709551615", "17249393166547196760"],
])("number %i below %s", async (counter, below, number) => {
  const draw = await drawer(await mix(SECRET, ENTROPY));
  expect(await draw(counter, BigInt(below))).toBe(BigInt(number));
});

test("a whole game is checked, and what does not follow is found", async () => {
  const draws = [2, 0, 1].map((picked) => ({ weights: [3, 1, 2], picked }));
  const dice = { commitment: COMMITMENT, secret: SECRET, entropy: ENTROPY, draws };
  expect(await check(dice)).toEqual({ id: "dice-all-follow", outcomes: 3 });
  expect(await check({ ...dice, secret: SECRET.replace("00", "01") })).toEqual({ id: "dice-other-secret" });
  const other = { ...dice, draws: [draws[0]!, draws[0]!] };
  expect(await check(other)).toEqual({ id: "dice-other-outcome", outcome: 2 });
});
