// Checks in the browser that every outcome of chance follows from what the room had committed to: docs/dice.md.

import type { Dice } from "../wire";

const LABEL = "rumpus dice 1";

export type Verdict =
  | { id: "dice-not-here" } // a page without https has no WebCrypto
  | { id: "dice-other-secret" }
  | { id: "dice-other-outcome"; outcome: number }
  | { id: "dice-all-follow"; outcomes: number };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(await crypto.subtle.digest("SHA-256", bytes));
}

async function keyed(key: Uint8Array<ArrayBuffer>): Promise<(text: string) => Promise<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return (text) => crypto.subtle.sign("HMAC", imported, bytesOf(text));
}

export async function commitmentTo(secret: string): Promise<string> {
  return sha256(joined(bytesOf(`${LABEL}\n`), fromHex(secret)));
}

/** `entropy` is what each seat brought, as text. */
export async function mix(secret: string, entropy: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const hashes = await Promise.all(entropy.map((text) => sha256(bytesOf(text))));
  const sign = await keyed(fromHex(secret));
  return new Uint8Array(await sign(`${LABEL}\n${hashes.join("\n")}`));
}

/** Draws a number below another one. */
export async function drawer(
  key: Uint8Array<ArrayBuffer>,
): Promise<(counter: number, below: bigint) => Promise<bigint>> {
  const sign = await keyed(key);
  const all = 1n << 64n;
  return async (counter, below) => {
    for (let attempt = 0; ; attempt++) {
      const number = new DataView(await sign(`${counter}/${attempt}`)).getBigUint64(0);
      if (number < all - (all % below)) return number % below;
    }
  };
}

export async function check(dice: Dice): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return { id: "dice-not-here" };
  if ((await commitmentTo(dice.secret)) !== dice.commitment) return { id: "dice-other-secret" };
  const draw = await drawer(await mix(dice.secret, dice.entropy));
  for (const [counter, { weights, picked }] of dice.draws.entries()) {
    const below = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
    let number = await draw(counter, below);
    const drawn = weights.findIndex((weight) => (number -= BigInt(weight)) < 0n);
    if (drawn !== picked) return { id: "dice-other-outcome", outcome: counter + 1 };
  }
  return { id: "dice-all-follow", outcomes: dice.draws.length };
}
