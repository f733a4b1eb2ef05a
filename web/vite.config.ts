import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  base: "./", // the table may be served under a path, behind a proxy
  build: {
    outDir: "../src/rumpus/table/page",
    emptyOutDir: true,
    license: { fileName: "licences.json" }, // of all that is in it; hatch_build.py makes a text of them
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      output: {
        // What every page needs, with all that it imports; the rest of what whoever plays needs; and what whoever learns
        // or practises does: one file packs better than ten. What few need, and not at once, lies aside.
        codeSplitting: {
          groups: [
            { name: "page", test: /src\/(App\.svelte|design)/, priority: 2 },
            { name: "away", test: /src\/away/, priority: 2 },
            { name: "teaching", test: /src\/shell\/(Teaching|Lesson|lesson|Practice|practice)/ },
            { name: "table", test: /src\/(table\/(?!KeysText|picture|recording)|games\/map)/, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: {
    proxy: {
      "/api": "http://127.0.0.1:8400",
      "/words": "http://127.0.0.1:8400",
      "/socket": { target: "ws://127.0.0.1:8400", ws: true },
    },
  },
});
