import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const table = process.env.BELLYFLOP ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/bellyflop/web",
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
