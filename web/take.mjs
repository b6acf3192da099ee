/* Builds the offline bundle of a phone: Pyodide, a slim standard library and the package's own modules, all
   precompiled by the same Python that will run them. `make_page.py` calls it with this request on standard input:

     { "library": zip of the whole library, "out": folder, "cache": folder, "source": folder of the package, "files": [its files] }

   It writes these files, each with a compressed copy (.br) beside it:

     assets/python-<hash>/pyodide.mjs, pyodide.asm.mjs, pyodide.asm.wasm   the runtime, as it comes from npm
     assets/library-<hash>.zip                                             the standard library that is needed
     assets/bellyflop-<hash>.pack                                          the package: see `packed`
     manifest.json                                                         the names and sizes of these

   A name contains the hash of its content, so a new version fetches only what has changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { loadPyodide } from "pyodide";

// Node would print the whole source line that failed, and Pyodide's lines have a million characters.
process.on("uncaughtException", (error) => {
  process.stderr.write(`What a phone takes along could not be packed: ${error?.message ?? error}\n`);
  process.exitCode = 1;
});

const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const { library: whole, out, cache, source, files } = JSON.parse(readFileSync(0, "utf-8"));
const npm = join(import.meta.dirname, "node_modules", "pyodide");

const hash = (...parts) => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 12);
};

/** The file, compressed. The result is cached, as the runtime takes twenty seconds. */
async function compressed(content) {
  const kept = join(cache, `${hash(content)}.br`);
  if (existsSync(kept)) return readFileSync(kept);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const small = await promisify(brotliCompress)(content, { params });
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, small);
  return small;
}

/** Several files as one: a line of JSON with the path and the length of each, then all contents. */
function packed(contents) {
  const index = contents.map(([path, content]) => [path, content.length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...contents.map(([, content]) => content)]);
}

/** The output of `take.py`, which runs in the Python that will run the modules. */
async function made() {
  const python = await loadPyodide({
    stdLibURL: whole,
    env: { HOME: "/home", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
  });
  for (const file of files) {
    const place = `/source/${file}`;
    python.FS.mkdirTree(dirname(place));
    python.FS.writeFile(place, readFileSync(join(source, file)));
  }
  python.FS.writeFile("/take.py", readFileSync(join(import.meta.dirname, "take.py")));
  python.runPython("import sys; sys.path.insert(0, '/')");
  const take = python.pyimport("take");
  const library = Buffer.from(take.library(python.toPy(files)).toJs());
  const modules = files.map((file) => [
    file.endsWith(".py") ? `${file}c` : file,
    file.endsWith(".py") ? Buffer.from(take.module(file).toJs()) : readFileSync(join(source, file)),
  ]);
  return { library, pack: packed(modules) };
}

const runtime = RUNTIME.map((name) => [name, readFileSync(join(npm, name))]);
const first = Promise.all(runtime.map(([, content]) => compressed(content))); // runs while Python works
const { library, pack } = await made();
await first;

const folder = `assets/python-${hash(...runtime.map(([, content]) => content))}`;
const named = [
  ...runtime.map(([name, content]) => [`${folder}/${name}`, content]),
  [`assets/library-${hash(library)}.zip`, library],
  [`assets/bellyflop-${hash(pack)}.pack`, pack],
];
rmSync(out, { recursive: true, force: true });
const weighed = [];
for (const [file, content] of named) {
  const small = await compressed(content);
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), content);
  writeFileSync(join(out, `${file}.br`), small);
  weighed.push({ file, bytes: content.length, sent: small.length });
}
const sent = weighed.reduce((sum, each) => sum + each.sent, 0);
const { info } = JSON.parse(readFileSync(join(npm, "pyodide-lock.json"), "utf-8"));
const manifest = { info, runtime: `${folder}/`, library: named.at(-2)[0], pack: named.at(-1)[0], sent, files: weighed };
writeFileSync(join(out, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
