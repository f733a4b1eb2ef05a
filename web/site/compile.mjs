// Compiles folders of Python for the Python that a page has: sources become bytecode in their place, without docstrings.
// Which of the standard library it needs before it has unpacked anything, is written down.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

// Where in its line something stands is left out, too: a fifth of the bytecode.
const python = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
const [folder] = process.argv.slice(2);
python.unpackArchive(new Uint8Array(readFileSync(join(folder, "sample.tar.xz"))), "xztar", {
    extractDir: "/sample",
});
const first = python.runPython(
    "import sys; ' '.join(sorted({name.partition('.')[0] for name in sys.modules}))",
);
writeFileSync(join(folder, "first.txt"), first);
python.mountNodeFS("/folder", folder);
await python.runPythonAsync(`
import compileall, pathlib, py_compile
compiled = compileall.compile_dir(
    "/folder", ddir="", quiet=1, legacy=True, maxlevels=99, optimize=2,
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)
assert compiled
for source in pathlib.Path("/folder").rglob("*.py"):
    source.unlink()
`);
