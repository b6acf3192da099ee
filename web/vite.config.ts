import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const table = process.env.BELLYFLOP ?? "http://127.0.0.1:8080";

/** Writes sw.js with the names of all files of this bundle. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = ["/", "/icon.svg", "/manifest.webmanifest"];
      files.push(...Object.keys(bundle).filter((name) => name.startsWith("assets/")).map((name) => `/${name}`));
      const worker = readFileSync(new URL("worker.js", import.meta.url), "utf-8");
      const name = createHash("sha256").update(files.join() + worker).digest("hex").slice(0, 12);
      const source = `const NAME = "bellyflop-${name}";\nconst FILES = ${JSON.stringify(files)};\n${worker}`;
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: process.env.BELLYFLOP_BUNDLE ?? "../src/bellyflop/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content-security-policy allows no data: scripts
    modulePreload: { polyfill: false }, // it would be an inline script
  },
  server: {
    fs: { allow: [".."] }, // the words are in ../locales
    proxy: { "/api": table, "/ws": { target: table, ws: true, rewriteWsOrigin: true } },
  },
});
