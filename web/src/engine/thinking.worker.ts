// The worker that thinks: another Python, which is given jobs and says what it found.

import type { ToThinker } from "./messages";
import { beginPython } from "./python";

let thinking: Promise<(job: Uint8Array) => Uint8Array> | null = null;

async function begin(folder: string): Promise<(job: Uint8Array) => Uint8Array> {
  const python = await beginPython(folder);
  return (await python.runPythonAsync("import rumpus.site.browser as browser; browser")).think;
}

addEventListener("message", async ({ data }: MessageEvent<ToThinker>) => {
  if (data.what === "begin") thinking = begin(data.python);
  else postMessage((await thinking!)(data.job));
});
