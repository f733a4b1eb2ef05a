// The worker that thinks: another Python, which is given jobs and says what it found.

import type { FromThinker, ToThinker } from "./messages";
import { beginPython } from "./python";

let thinking: Promise<(job: Uint8Array) => Uint8Array> | null = null;

async function begin(folder: string): Promise<(job: Uint8Array) => Uint8Array> {
  const python = await beginPython(folder);
  return (await python.runPythonAsync("import rumpus.site.browser as browser; browser")).think;
}

const tell = (found: FromThinker) => postMessage(found);

addEventListener("message", async ({ data }: MessageEvent<ToThinker>) => {
  try {
    if (data.what === "begin") await (thinking = begin(data.python));
    else tell((await thinking!)(data.job));
  } catch {
    tell(null); // nobody hears of it otherwise
  }
});
