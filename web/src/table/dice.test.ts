import { expect, test } from "vitest";
import { check, commitmentTo, drawer, isAsNoted, mix, seatCommitment } from "./dice";
import { hexOf } from "./sha256";

// The test vectors of docs/dice.md.
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
const COMMITMENT = "02f098848d6fb4b6691878562d41f1ac856bf72c405ecda2c7f8e8dc8e90143a";
const ENTROPY = ["salt", "", "č"];
const COMMITTED = [
  "613a041f44239826dffd60d361be7e13fbe0c9f14556619d37ad4f4e250fd8d6",
  "",
  "c510be0fec117b5c7714575967f8dff68d27528f1cd029ab2d1d13984078075a",
];

test("the commitment", () => expect(commitmentTo(SECRET, NOTHING, 2)).toBe(COMMITMENT));
test("the commitment with lines from another record", () => {
  const lines = "7264b2f7ed68e673328cdb29214df26808e119171f409bb38feac37b581b93fb";
  expect(commitmentTo(SECRET, lines, 2)).toBe(
    "950ab8b6cddbcb17e906826fb330f61f31ca662e7c1c95aa219f5cae25f3d2b8",
  );
});
test("the commitment of before", () =>
  expect(commitmentTo(SECRET, NOTHING, 1)).toBe(
    "3b254e834152a45ffb684d62cc1e0e33aeddfb2657a261c28fe5b8efcd0b54e5",
  ));
test("the commitments of seats", () => expect(seatCommitment("č")).toBe(COMMITTED[2]));

test("the key", () =>
  expect(hexOf(mix(SECRET, ENTROPY, 2))).toBe(
    "46fc8a7a47b7ef0365621e6543833fe70597b98f836795882f32a4fc84a2a80d",
  ));

test.each([
  [0, "1", "0"],
  [0, "6", "1"],
  [1, "6", "0"],
  [1000, "6", "5"],
  [1, "52", "36"],
  [1, "9223372036854775809", "5238871491115850426"],
  [1, "18446744073709551615", "17738137744519146276"],
])("number %i below %s", (counter, below, number) => {
  const draw = drawer(mix(SECRET, ENTROPY, 2));
  expect(draw(counter, BigInt(below))).toBe(BigInt(number));
});

const draws = [0, 0, 1].map((picked) => ({ weights: [3, 1, 2], picked }));
const dice = {
  scheme: 2,
  commitment: COMMITMENT,
  opening: NOTHING,
  committed: COMMITTED,
  secret: SECRET,
  entropy: ENTROPY,
  draws,
};

test("a whole game is checked, and what does not follow is found", () => {
  expect(check(dice)).toEqual({ id: "dice-all-follow", outcomes: 3 });
  expect(check({ ...dice, secret: SECRET.replace("00", "01") })).toEqual({ id: "dice-other-secret" });
  expect(check({ ...dice, opening: COMMITMENT })).toEqual({ id: "dice-other-secret" });
  expect(check({ ...dice, entropy: ["pepper", "", "č"] })).toEqual({ id: "dice-other-entropy", seat: 1 });
  expect(check({ ...dice, entropy: ["salt", "", ""] })).toEqual({ id: "dice-other-entropy", seat: 3 });
  const other = { ...dice, draws: [draws[0]!, draws[2]!] };
  expect(check(other)).toEqual({ id: "dice-other-outcome", outcome: 2 });
});

test("what this browser noted must still hold", () => {
  const noted = { commitment: COMMITMENT, committed: COMMITTED, entropy: { 0: "salt" } };
  expect(check(dice, noted)).toEqual({ id: "dice-all-follow", outcomes: 3 });
  expect(check(dice, { ...noted, commitment: NOTHING })).toEqual({ id: "dice-other-commitment" });
  expect(check(dice, { ...noted, committed: [COMMITTED[0]!, COMMITMENT, COMMITTED[2]!] })).toEqual({
    id: "dice-other-commitment",
  });
  expect(check(dice, { ...noted, entropy: { 0: "mine" } })).toEqual({ id: "dice-ours-missing" });
  expect(isAsNoted({}, COMMITMENT, COMMITTED)).toBe(true);
});
