/* Runs an async Python function in a phone's bundled Python, in Node, and prints its result.

     node python.mjs <folder of manifest.json> < {"files": {path: text}, "module": "…", "function": "…", "given": […]} */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { startPython } from "../../web/src/offline/python.ts";

const base = process.argv[2];
const {
  files,
  module,
  function: called,
  given,
} = JSON.parse(readFileSync(0, "utf-8"));
const load = async (file) => new Uint8Array(await readFile(base + file));
const python = await startPython(
  JSON.parse(await readFile(`${base}manifest.json`, "utf-8")),
  base,
  load,
);
for (const [path, text] of Object.entries(files)) {
  const place = `/lib/bellyflop/${path}`;
  python.FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
  python.FS.writeFile(place, new TextEncoder().encode(text));
}
try {
  const made = await python.runPythonAsync(
    `import json, importlib\njson.dumps(await importlib.import_module(${JSON.stringify(module)}).${called}(*json.loads(${JSON.stringify(JSON.stringify(given))})))`,
  );
  process.stdout.write(made);
} catch (error) {
  process.stderr.write(`${error.message ?? error}\n`);
  process.exitCode = 1;
}
