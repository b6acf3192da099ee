import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { broken, early, forPlayground, weigh, type Chunk } from "./budgets.ts";

const table = process.env.BELLYFLOP ?? "http://127.0.0.1:8080";

/** Writes sw.js with the files it keeps: at once, and when the phone is idle, by language ("" is every language's). */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const named = new Map(Object.values(bundle).map((made) => [made.fileName, made]));
      const now = new Set<string>();
      const reach = (file: string): void => {
        const made = named.get(file);
        if (!made || now.has(file)) return;
        now.add(file);
        if (made.type !== "chunk") return;
        made.imports.forEach(reach);
        made.viteMetadata?.importedCss.forEach(reach);
      };
      for (const made of named.values()) if (made.type === "chunk" && made.isEntry) reach(made.fileName);
      const idle: Record<string, string[]> = { "": ["icon.svg", "manifest.webmanifest"] };
      for (const made of named.values()) {
        const modules = made.type === "chunk" ? made.moduleIds : made.originalFileNames;
        if (!made.fileName.startsWith("assets/") || now.has(made.fileName) || forPlayground(modules)) continue;
        const language = /locales\/([a-z]{2})\//.exec(modules[0] ?? "")?.[1] ?? "";
        (idle[language] ??= []).push(made.fileName);
      }
      const first = ["", ...now];
      const worker = readFileSync(new URL("worker.js", import.meta.url), "utf-8");
      const name = createHash("sha256")
        .update([...named.keys()].join() + worker)
        .digest("hex")
        .slice(0, 12);
      const lists = Object.entries({ FIRST: first, IDLE: idle })
        .map(([list, files]) => `const ${list} = ${JSON.stringify(files)};\n`)
        .join("");
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

/** The policy of a page that no server sends with headers; what only a header may say is left out. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** Fits the page for any folder of any static host. */
function alone(): Plugin {
  return {
    name: "alone",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
    ],
    writeBundle({ dir }) {
      const path = join(dir!, "manifest.webmanifest");
      const made = readFileSync(path, "utf-8").replaceAll('"/icon', '"icon').replace('"/pad"', '"#/pad"');
      writeFileSync(path, made.replace('"start_url": "/"', '"start_url": "."'));
    },
  };
}

/**
 * A game's words in two parts: those for the start, a new table and the end are with the page's own (`app.ftl?cards`, all
 * games' at once), those for its own screens are `?page`. The terminal's are left out.
 */
function gameWords(): Plugin {
  const part = (message: string): string => {
    const [id = ""] = /^[a-z][\w-]*/.exec(message) ?? [];
    return /^(game|about|option|winner)-/.test(id)
      ? "card"
      : !id || /-(terminal|help)-|-tagline$/.test(id)
        ? ""
        : "page";
  };
  return {
    name: "game-words",
    load(id) {
      const [, file, wanted] = /^(.*\/(?:games\/[\w-]+|app)\.ftl)\?(cards|page)$/.exec(id) ?? [];
      if (!file) return null;
      const read = (path: string): string => {
        this.addWatchFile(path);
        return readFileSync(path, "utf-8");
      };
      const of = (path: string, kind: string): string =>
        read(path)
          .split(/^(?=[a-z#])/m)
          .filter((message) => part(message) === kind)
          .join("");
      if (wanted === "page") return `export default ${JSON.stringify(of(file, "page"))}`;
      const games = join(file, "..", "games");
      const cards = readdirSync(games)
        .sort()
        .map((game) => of(join(games, game), "card"));
      return `export default ${JSON.stringify([read(file), ...cards].join("\n"))}`;
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

export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), gameWords(), serviceWorker(), budgets(), mode === "site" ? alone() : compressed()],
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/worker-[hash].js", codeSplitting: false } },
  },
  build: {
    outDir: process.env.BELLYFLOP_BUNDLE ?? "../src/bellyflop/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content-security-policy allows no data: scripts
    modulePreload: { polyfill: false }, // it would be an inline script
    // What every screen needs is one chunk, so is what writing on a pad needs, what any table needs, and all cards' pictures: a dozen small ones weigh more and come later.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              priority: 6,
              test: /node_modules\/(svelte|esm-env|@fluent)\/|src\/words\/|src\/ui\/(announce|sounds|motion|Icon|BigButton|Failed|Animal|animals|Shape|shapes)\.|src\/phone\/route\.|src\/games\/(pages|boxes|about\.svelte|[a-z_]+\/index)\.ts/,
            },
            {
              name: "start",
              priority: 4,
              test: /src\/app\/(Start|Hero|CodeEntry|Settings|settings)\.|src\/ui\/(Choice|Drawer|Switch)\.|src\/protocol\/(ask|refusals)\.|src\/phone\/memory\.|src\/games\/(pictures|\w+\/picture)\.|src\/ui\/art\./,
            },
            { name: "die", priority: 5, test: /src\/ui\/Die\./ },
            {
              name: "table",
              priority: 2,
              test: /src\/(app\/(Table|ClockPill|Connecting|ending|Waves)|protocol\/(socket|table|countdown)|ui\/(newsQueue|Curtain|Seal|Stage|Banner|goesOn)|coach\/(hinted|say)|games\/plain)\./,
            },
            {
              name: "seats",
              priority: 3,
              test: /src\/(app\/(handing|seats)|protocol\/chance|ui\/(CodeCard|shell|SeatChip)|learn\/Rules|phone\/share)\./,
            },
            {
              name: "end",
              priority: 2,
              test: /src\/(app\/(End|Podium|Ranking\w*|VerifyCard|Wanted)|coach\/ReviewCard)\./,
            },
            { name: "dice", priority: 2, test: /src\/(ui\/SheetBox|dice\/(chance|spread|quality|loop))\./ },
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
}));
