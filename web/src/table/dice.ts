// Checks in the browser that every outcome of chance follows from what everybody had committed to: docs/dice.md.

import type { Dice } from "../wire";
import { bytesOf, fromHex, hexOf, hmac, joined, sha256, type Bytes } from "./sha256";

const label = (scheme: number) => `rumpus dice ${scheme}`;
export const hash = (text: string) => hexOf(sha256(bytesOf(text)));

export type Verdict =
  | { id: "dice-other-secret" }
  | { id: "dice-other-commitment" }
  | { id: "dice-other-entropy"; seat: number }
  | { id: "dice-ours-missing" }
  | { id: "dice-other-outcome"; outcome: number }
  | { id: "dice-all-follow"; outcomes: number };

/** What this browser was shown, and what it brought itself, by seats. */
export interface Noted {
  commitment?: string | undefined;
  committed?: readonly string[] | undefined;
  entropy?: Readonly<Record<number, string>> | undefined;
}

/** What a seat commits to before anybody reveals anything. */
export const seatCommitment = (entropy: string) => hash(`rumpus dice 2 seat\n${entropy}`);

/** `opening` is the hash of what came from another record. */
export function commitmentTo(secret: string, opening: string, scheme: number): string {
  const bound = scheme === 1 ? "" : `${opening}\n`;
  return hexOf(sha256(joined(bytesOf(`${label(scheme)}\n${bound}`), fromHex(secret))));
}

/** `entropy` is what each seat brought, as text. */
export function mix(secret: string, entropy: readonly string[], scheme: number): Bytes {
  return hmac(fromHex(secret))(bytesOf(`${label(scheme)}\n${entropy.map(hash).join("\n")}`));
}

/** Draws a number below another one. */
export function drawer(key: Bytes): (counter: number, below: bigint) => bigint {
  const sign = hmac(key);
  const all = 1n << 64n;
  return (counter, below) => {
    for (let attempt = 0; ; attempt++) {
      const number = new DataView(sign(bytesOf(`${counter}/${attempt}`)).buffer).getBigUint64(0);
      if (number < all - (all % below)) return number % below;
    }
  };
}

/** Whether the table still says what it said when we sat down and when we revealed what we brought. */
export function isAsNoted(noted: Noted, commitment: string, committed: readonly string[]): boolean {
  const same = noted.committed?.every((one, seat) => one === committed[seat]) ?? true;
  return same && (noted.commitment ?? commitment) === commitment;
}

export function check(dice: Dice, noted: Noted = {}): Verdict {
  if (!isAsNoted(noted, dice.commitment, dice.committed)) return { id: "dice-other-commitment" };
  if (commitmentTo(dice.secret, dice.opening, dice.scheme) !== dice.commitment)
    return { id: "dice-other-secret" };
  for (const [seat, committed] of dice.committed.entries()) {
    const entropy = dice.entropy[seat];
    if (committed !== (entropy ? seatCommitment(entropy) : ""))
      return { id: "dice-other-entropy", seat: seat + 1 };
  }
  const ours = noted.committed ? Object.entries(noted.entropy ?? {}) : []; // else we came too late to bring anything
  if (ours.some(([seat, entropy]) => dice.entropy[Number(seat)] !== entropy))
    return { id: "dice-ours-missing" };
  const draw = drawer(mix(dice.secret, dice.entropy, dice.scheme));
  for (const [counter, { weights, picked }] of dice.draws.entries()) {
    const below = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    let number = draw(counter, below);
    const drawn = weights.findIndex((weight) => (number -= BigInt(weight)) < 0n);
    if (drawn !== picked) return { id: "dice-other-outcome", outcome: counter + 1 };
  }
  return { id: "dice-all-follow", outcomes: dice.draws.length };
}
