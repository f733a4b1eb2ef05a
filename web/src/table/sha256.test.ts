import { expect, test } from "vitest";
import { bytesOf, hexOf, hmac, sha256 } from "./sha256";

test("of the standard's own examples", () => {
  expect(hexOf(sha256(bytesOf("abc")))).toBe(
    "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  );
  expect(hexOf(sha256(bytesOf("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

const lengths = [...Array(140).keys(), 1000, 4095];

const theirs = (bytes: ArrayBuffer) => hexOf(new Uint8Array(bytes));

test("of any length, as others compute it", async () => {
  for (const length of lengths) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(hexOf(sha256(data))).toBe(theirs(await crypto.subtle.digest("SHA-256", data)));
    if (length === 0) continue; // they want a key of some length
    const key = await crypto.subtle.importKey("raw", data, { name: "HMAC", hash: "SHA-256" }, false, [
      "sign",
    ]);
    expect(hexOf(hmac(data)(data))).toBe(theirs(await crypto.subtle.sign("HMAC", key, data)));
  }
});
