import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { broken, early, weigh, type Chunk } from "./budgets.ts";

const table = process.env.BELLYFLOP ?? "http://127.0.0.1:8080";

/** Writes sw.js with the files it keeps: at once, and when the phone is idle, by language ("" is every language's). */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const named = new Map(Object.values(bundle).map((made) => [made.fileName, made]));
      const now = new Set<string>();
      const take = (file: string): void => {
        const made = named.get(file);
        if (!made || now.has(file)) return;
        now.add(file);
        if (made.type !== "chunk") return;
        made.imports.forEach(take);
        made.viteMetadata?.importedCss.forEach(take);
      };
      for (const made of named.values()) if (made.type === "chunk" && made.isEntry) take(made.fileName);
      const idle: Record<string, string[]> = { "": ["/icon.svg", "/manifest.webmanifest"] };
      for (const made of named.values()) {
        const modules = made.type === "chunk" ? made.moduleIds : made.originalFileNames;
        if (!made.fileName.startsWith("assets/") || now.has(made.fileName)) continue;
        const language = /locales\/([a-z]{2})\//.exec(modules[0] ?? "")?.[1] ?? "";
        (idle[language] ??= []).push(`/${made.fileName}`);
      }
      const first = ["/", ...[...now].map((file) => `/${file}`)];
      const worker = readFileSync(new URL("worker.js", import.meta.url), "utf-8");
      const name = createHash("sha256")
        .update([...named.keys()].join() + worker)
        .digest("hex")
        .slice(0, 12);
      const lists = `const FIRST = ${JSON.stringify(first)};\nconst IDLE = ${JSON.stringify(idle)};\n`;
      this.emitFile({
        type: "asset",
        fileName: "sw.js",
        source: `const NAME = "bellyflop-${name}";\n${lists}${worker}`,
      });
    },
  };
}

/** Leaves a compressed copy beside each file that gets smaller by it, so that the server never has to compress. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      for (const file of [...Object.keys(bundle), "index.html", "icon.svg", "manifest.webmanifest"]) {
        const path = join(dir!, file);
        const plain = readFileSync(path);
        for (const [suffix, small] of [
          [".br", brotliCompressSync(plain, brotli)],
          [".gz", gzipSync(plain, { level: 9 })],
        ] as const)
          if (small.length < plain.length * 0.95) writeFileSync(path + suffix, small);
      }
    },
  };
}

/** A game's words in two parts: `?card` for the start and a new table, `?page` for its own screens. The terminal's are left out. */
function gameWords(): Plugin {
  const part = (message: string): string => {
    const [id = ""] = /^[a-z][\w-]*/.exec(message) ?? [];
    return /^(game|about|option)-/.test(id) ? "card" : !id || /-(terminal|help)-|-tagline$/.test(id) ? "" : "page";
  };
  return {
    name: "game-words",
    load(id) {
      const [, file, wanted] = /^(.*\/games\/[\w-]+\.ftl)\?(card|page)$/.exec(id) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      const messages = readFileSync(file, "utf-8").split(/^(?=[a-z#])/m);
      return `export default ${JSON.stringify(messages.filter((message) => part(message) === wanted).join(""))}`;
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
  plugins: [svelte(), gameWords(), serviceWorker(), budgets(), compressed()],
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
              priority: 4,
              test: /node_modules\/(svelte|esm-env|@fluent)\/|src\/words\/|src\/ui\/(announce|sounds|motion|Icon|BigButton|Failed|Animal|animals|Shape|shapes)\.|src\/phone\/route\.|src\/games\/(pages|boxes|about\.svelte|[a-z_]+\/index)\.ts/,
            },
            {
              name: (id) => {
                const [, language] = /locales\/(\w+)\/(app\.ftl|games\/[\w-]+\.ftl\?card)/.exec(id) ?? [];
                return language ? `words-${language}` : null;
              },
            },
            {
              name: "start",
              priority: 1,
              test: /src\/app\/(Start|Hero|CodeEntry|Settings|settings)\.|src\/ui\/(Choice|Drawer|Switch)\.|src\/protocol\/(ask|refusals)\.|src\/phone\/memory\.|src\/games\/pictures\./,
            },
            { name: "die", priority: 3, test: /src\/ui\/Die\./ },
            {
              name: "pad",
              priority: 1,
              test: /src\/pad\/(Pad|Paper|PadSheet|Standings|Glyph|names|pad|sheet|kept)\.(svelte|ts)|src\/games\/\w+\/pad\.gen\.json/,
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
