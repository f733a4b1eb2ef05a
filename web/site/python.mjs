// The Python of a site, under Node: for tests. Runs a program in it, whose arguments follow.
//   node python.mjs SITE PROGRAM [ARGUMENT…]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [site, program, ...given] = process.argv.slice(2);
const assets = join(site, "assets");
const folder = join(
    assets,
    readdirSync(assets).find((name) => name.startsWith("python-")),
);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: folder + "/" });
python.unpackArchive(new Uint8Array(readFileSync(join(folder, "rumpus.tar.xz"))), "xztar", {
    extractDir: "/lib/python3.14/site-packages",
});
python.mountNodeFS("/mnt", "/");
await python.runPythonAsync("import rumpus.site.begin");
python.globals.set("given", python.toPy(given));
await python.runPythonAsync(readFileSync(program, "utf8"));
