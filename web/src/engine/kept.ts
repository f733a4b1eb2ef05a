// What the table's store consists of, in the browser's database. Whoever opened it last has it: another page of the same
// browser that still believes so is told when it next writes.

import { randomHex } from "../table/random";

const PAGES = "pages";
const ABOUT = "about";

export class TakenElsewhere extends Error {}

export class Kept {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly owner: string,
    readonly pages: Uint8Array[],
  ) {}

  static async open(name: string): Promise<Kept> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(PAGES);
      opening.result.createObjectStore(ABOUT);
    };
    const database = await result(opening);
    const owner = randomHex(16);
    // In one transaction, so that nobody writes between our reading it and its being ours.
    const transaction = database.transaction([PAGES, ABOUT], "readwrite");
    transaction.objectStore(ABOUT).put(owner, "owner");
    const pages = result(transaction.objectStore(PAGES).getAll());
    const count = result(transaction.objectStore(ABOUT).get("count"));
    await done(transaction);
    return new Kept(database, owner, (await pages).slice(0, (await count) ?? 0));
  }

  /** Some pages anew, and how many there are in all. */
  async keep(numbers: number[], pages: Uint8Array[], count: number): Promise<void> {
    const transaction = this.database.transaction([PAGES, ABOUT], "readwrite");
    const about = transaction.objectStore(ABOUT);
    const taken = { elsewhere: false };
    const asked = about.get("owner");
    asked.onsuccess = () => {
      if (asked.result !== this.owner) {
        taken.elsewhere = true;
        return transaction.abort();
      }
      numbers.forEach((number, place) => transaction.objectStore(PAGES).put(pages[place], number));
      about.put(count, "count");
    };
    try {
      await done(transaction);
    } catch (failed) {
      throw taken.elsewhere ? new TakenElsewhere() : failed;
    }
  }
}

function result<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}
