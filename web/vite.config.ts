import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { broken, early, weigh, type Chunk } from "./budgets.ts";

const table = process.env.BELLYFLOP ?? "http://127.0.0.1:8080";

/** Writes sw.js with the names of all files of this bundle. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = ["/", "/icon.svg", "/manifest.webmanifest"];
      files.push(
        ...Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .map((name) => `/${name}`),
      );
      const worker = readFileSync(new URL("worker.js", import.meta.url), "utf-8");
      const name = createHash("sha256")
        .update(files.join() + worker)
        .digest("hex")
        .slice(0, 12);
      const source = `const NAME = "bellyflop-${name}";\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** Ends the build if the page has become too heavy (budgets.ts says what may weigh how much). */
function budgets(): Plugin {
  return {
    name: "budgets",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks: Chunk[] = Object.values(bundle).flatMap((made) =>
        made.type === "chunk"
          ? [
              {
                file: made.fileName,
                code: made.code,
                entry: made.isEntry,
                imports: made.imports,
                modules: made.moduleIds,
              },
            ]
          : [],
      );
      const weighed = weigh(chunks);
      this.info(weighed.map(({ what, weighs, most }) => `${what} ${weighs.toFixed(1)} of ${most} kB`).join(", "));
      const faults = [...broken(weighed), ...early(chunks, /src\/dice\/painter/)];
      if (faults.length) this.error(faults.join("\n"));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker(), budgets()],
  build: {
    outDir: process.env.BELLYFLOP_BUNDLE ?? "../src/bellyflop/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content-security-policy allows no data: scripts
    modulePreload: { polyfill: false }, // it would be an inline script
    // What every screen needs is one chunk, so is what writing on a pad needs, and all cards' pictures: a dozen small ones weigh more and come later.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              priority: 2,
              test: /node_modules\/(svelte|esm-env|@fluent)\/|src\/words\/|src\/ui\/(announce|sounds|motion|Icon|BigButton|Failed|Animal|animals|Shape|shapes)\.|src\/phone\/route\.|src\/games\/(pages|boxes|[a-z_]+\/index)\.ts/,
            },
            { name: "pictures", priority: 1, test: /src\/games\/(\w+\/picture|pictures)\.ts|src\/ui\/art\.ts/ },
            {
              name: "pad",
              priority: 1,
              test: /src\/pad\/(Pad|Paper|PadSheet|Standings|Glyph|names|pad|sheet|kept)\.(svelte|ts)|src\/pad\/sheets\.json/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // the words are in ../locales
    proxy: { "/api": table, "/ws": { target: table, ws: true, rewriteWsOrigin: true } },
  },
});
