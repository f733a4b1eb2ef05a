// Python in a worker: Pyodide and our own code, all from the folder that the page came from.

export interface Python {
  runPythonAsync(code: string): Promise<any>;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
}

const SITE_PACKAGES = "/lib/python3.14/site-packages";

export async function beginPython(folder: string): Promise<Python> {
  const ours = fetch(folder + "rumpus.tar.xz").then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(/* @vite-ignore */ folder + "pyodide.mjs");
  const python: Python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(await ours, "xztar", { extractDir: SITE_PACKAGES });
  await python.runPythonAsync("import rumpus.site.begin");
  return python;
}
