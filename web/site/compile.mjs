// Compiles folders of Python for the Python that a page has: sources become bytecode in their place, without docstrings.
import { loadPyodide } from "pyodide";

// Where in its line something stands is left out, too: a fifth of the bytecode.
const python = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/folder", process.argv[2]);
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
