// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Browsers have them only on pages with https, and tables at home have none.

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
/** The first 32 bits of the fraction of a root. */
const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
const FIRST = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

export type Bytes = Uint8Array<ArrayBuffer>;
const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

export function sha256(data: Uint8Array): Bytes {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / BLOCK) * BLOCK);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(data.length) * 8n);
  const hash = [...FIRST];
  const words = new Int32Array(64);
  for (let start = 0; start < padded.length; start += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(start + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [words[i - 15]!, words[i - 2]!];
      const spread =
        (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10));
      words[i] = words[i - 16]! + words[i - 7]! + spread;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
      const first = (one + ROUNDS[i]! + words[i]!) | 0;
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function joined(...parts: Uint8Array[]): Bytes {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

/** A function that signs with this key. */
export function hmac(key: Uint8Array): (data: Uint8Array) => Bytes {
  const short = key.length > BLOCK ? sha256(key) : key;
  const pad = (byte: number) => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ byte);
  const [inner, outer] = [pad(0x36), pad(0x5c)];
  return (data) => sha256(joined(outer, sha256(joined(inner, data))));
}

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
