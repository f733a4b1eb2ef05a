// The table of a page that has its own: Python, with the rooms in it. What takes long is thought about in another worker.

import { Crew } from "./crew";
import { Kept, TakenElsewhere } from "./kept";
import type { FromPage, FromTable } from "./messages";
import { beginPython } from "./python";
import { Thinker } from "./thinker";

const STORE = "rumpus";
const tell = (message: FromTable, moved: Transferable[] = []) => postMessage(message, { transfer: moved });

let opened: Promise<any> | null = null;
const lines = new Map<number, any>();

async function open(python: string): Promise<any> {
  const kept = Kept.open(STORE).catch(() => null); // a browser that keeps nothing still plays
  const engine = await beginPython(python);
  const thinker = new Thinker(python);
  const { open_table } = await engine.runPythonAsync("import rumpus.site.browser as browser; browser");
  const store = await kept;
  /** Whether they are kept. If not, they are among those that come the next time. */
  const keep = async (numbers: number[], pages: Uint8Array[], count: number): Promise<boolean> => {
    let all = false;
    try {
      await store?.keep(numbers, pages, count);
      all = store !== null;
    } catch (failed) {
      if (failed instanceof TakenElsewhere) {
        tell({ what: "taken" });
        throw failed;
      }
    }
    tell({ what: "keeps", all });
    return all;
  };
  const think = (job: Uint8Array) => thinker.think(job);
  const table = await open_table(store?.pages ?? [], keep, think, new Crew(python));
  tell({ what: "opened" });
  thinker.getReady();
  return table;
}

addEventListener("message", ({ data }: MessageEvent<FromPage>) => {
  obey(data).catch((error) => tell({ what: "failed", why: String(error) }));
});

async function obey(data: FromPage): Promise<void> {
  if (data.what === "open") opened = open(data.python);
  const table = await opened!;
  switch (data.what) {
    case "call": {
      const [status, headers, body] = await table.request(data.method, data.path, data.headers, data.body);
      tell({ what: "answered", id: data.id, status, headers, body }, [body.buffer]);
      break;
    }
    case "connect": {
      const { id } = data;
      const send = (text: string) => tell({ what: "told", id, text });
      const closed = (code: number) => {
        lines.delete(id);
        tell({ what: "closed", id, code });
      };
      lines.set(id, table.connect(send, closed, data.language));
      break;
    }
    case "say":
      lines.get(data.id)?.hear(data.text ?? undefined);
      if (data.text === null) lines.delete(data.id);
  }
}
