// Python in a worker: Pyodide and our own code, all from the folder that the page came from.

export interface Python {
  runPythonAsync(code: string): Promise<any>;
  globals: { set(name: string, value: unknown): void };
}

const SITE_PACKAGES = "/lib/python3.14/site-packages";
// What Pyodide would do takes three times as long: it gives each file its date, its owner and its rights.
const UNPACK = `
import io, lzma, os, tarfile
whole, made = lzma.decompress(packed.to_bytes()), set()
for file in tarfile.open(fileobj=io.BytesIO(whole)):
    place = f"${SITE_PACKAGES}/{file.name}"
    folder = os.path.dirname(place)
    if folder not in made:
        os.makedirs(folder, exist_ok=True)
        made.add(folder)
    with open(place, "wb") as unpacked:
        unpacked.write(whole[file.offset_data : file.offset_data + file.size])
del packed, whole
`;

export async function beginPython(folder: string): Promise<Python> {
  const ours = fetch(folder + "rumpus.tar.xz").then((answer) => answer.arrayBuffer());
  const loading: Promise<Python> = import(/* @vite-ignore */ folder + "pyodide.mjs").then(({ loadPyodide }) =>
    loadPyodide({ indexURL: folder }),
  );
  const [packed, python] = await Promise.all([ours, loading]); // if one of them cannot be had, at once
  python.globals.set("packed", packed);
  await python.runPythonAsync(UNPACK);
  await python.runPythonAsync("import rumpus.site.begin");
  return python;
}
