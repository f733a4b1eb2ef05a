// A table in a worker of this browser, for a page that came without a server behind it.

import { Refused } from "../table/api";
import type { Call, Site, Socket, Table } from "../table/tables";
import type { FromPage, FromTable } from "./messages";
import { engineState, isGone, setEngineState, setKeeping } from "./state.svelte";

const REPORTS = "reports"; // as in the page's worker
const OPEN = 1;
const CLOSED = 3;
const GONE = 1006; // as a socket says whose other end is gone

type Answered = Extract<FromTable, { what: "answered" }>;

interface Waiting {
  resolve(answer: Answered): void;
  reject(why: Error): void;
}

export function openEngine(site: Site): Table {
  return new EngineTable(site);
}

class EngineTable implements Table {
  private readonly worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
  private calls = new Map<number, Waiting>();
  private lines = new Map<number, Line>();
  private id = 0;

  constructor(private readonly site: Site) {
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = ({ message }) => this.fail(message);
    this.say({ what: "open", python: new URL(site.python, document.baseURI).href });
  }

  say(message: FromPage): void {
    this.worker.postMessage(message);
  }

  async fetch(path: string, call: Call): Promise<Response> {
    const told = this.toldBeforehand(path);
    if (told && call.method === "GET") return fetch(told);
    if (isGone()) throw new Error(engineState());
    const id = ++this.id;
    const { method, headers, body } = call;
    const answered = new Promise<Answered>((resolve, reject) => this.calls.set(id, { resolve, reject }));
    this.say({
      what: "call",
      id,
      method,
      path: `/${path}`,
      headers: JSON.stringify(headers),
      body: body ?? "",
    });
    const answer = await answered;
    return new Response(answer.body, { status: answer.status, headers: JSON.parse(answer.headers) });
  }

  /** What was written down when the site was made is there before Python is, which then knows of more boxes. */
  private toldBeforehand(path: string): string | null {
    if (path === "api/games" && engineState() === "open") return null;
    const ending = path.startsWith("words/") ? ".ftl" : ".json";
    const file = this.site.told + path.replaceAll("/", "-") + ending;
    return this.site.files.includes(file) ? file : null;
  }

  socket(): Socket {
    const line = new Line(++this.id, this);
    if (isGone()) {
      queueMicrotask(() => line.closed(GONE));
      return line;
    }
    this.lines.set(line.id, line);
    this.say({ what: "connect", id: line.id, language: document.documentElement.lang || "en" });
    return line;
  }

  /** It is in the same browser. */
  async answers(): Promise<boolean> {
    return true;
  }

  async picture(address: string): Promise<string> {
    const answer = await this.fetch(address.slice(1), { method: "GET", headers: {}, body: null });
    const data = await answer.blob();
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(data);
    });
  }

  /** The page's worker answers with it once this page is left. One at a time: it can be made again. */
  async document(address: string): Promise<string> {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (!worker?.active) throw new Refused("site-no-report", {}, "site-no-report");
    const bring = (path: string) => this.fetch(path, { method: "GET", headers: {}, body: null });
    const name = REPORTS + new URL("./", document.baseURI).pathname;
    await caches.delete(name);
    const kept = await caches.open(name);
    const page = await bring(address);
    const text = await page.clone().text();
    await kept.put(address, page);
    const links = new DOMParser().parseFromString(text, "text/html").querySelectorAll("a[href]");
    const files = [...links].map((link) => link.getAttribute("href")!).filter((href) => /^\w/.test(href));
    const beside = (file: string) => new URL(file, new URL(address, document.baseURI)).href;
    for (const file of new Set(files)) {
      const path = beside(file).slice(new URL("./", document.baseURI).href.length);
      await kept.put(beside(file), await bring(path));
    }
    return address;
  }

  private hear(message: FromTable): void {
    switch (message.what) {
      case "opened":
        performance.mark("engine-open"); // for whoever measures
        setEngineState("open");
        break;
      case "failed":
        this.fail(message.why);
        break;
      case "keeps":
        setKeeping(message.all);
        break;
      case "taken":
        setEngineState("taken");
        break;
      case "answered":
        this.calls.get(message.id)?.resolve(message);
        this.calls.delete(message.id);
        break;
      case "told":
        this.lines.get(message.id)?.onmessage?.(new MessageEvent("message", { data: message.text }));
        break;
      case "closed":
        this.lines.get(message.id)?.closed(message.code);
        this.lines.delete(message.id);
    }
  }

  /** Nobody waits for an answer that cannot come any more. What was played is kept, and there when the page is loaded. */
  private fail(why: string): void {
    if (isGone()) return;
    console.error(why);
    setEngineState(engineState() === "beginning" ? "failed" : "broken");
    for (const { reject } of this.calls.values()) reject(new Error(why));
    this.calls.clear();
    for (const line of this.lines.values()) line.closed(GONE);
    this.lines.clear();
  }
}

class Line implements Socket {
  readyState = OPEN;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;

  constructor(
    readonly id: number,
    private readonly table: EngineTable,
  ) {
    queueMicrotask(() => this.onopen?.(new Event("open")));
  }

  send(text: string): void {
    this.table.say({ what: "say", id: this.id, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.table.say({ what: "say", id: this.id, text: null });
    this.closed(1000);
  }

  closed(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}
