/* Python in a worker, or in Node: Pyodide with the package in it, as `web/take.mjs` made it. Needs nothing of the page. */

/** `take/manifest.json`: what there is to take along. All names are relative to its folder. */
export interface Taken {
  info: object; // which Pyodide this is
  runtime: string; // a folder
  library: string;
  pack: string;
  sent: number; // bytes on the wire, of all files
  files: { file: string; bytes: number; sent: number }[];
}

/** What is used of Pyodide here; its own types describe the rest. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
  runPython(code: string): unknown;
  runPythonAsync(code: string): Promise<unknown>;
  pyimport(name: string): unknown;
  toPy(value: unknown): unknown;
}

/** Where what a phone takes along lies: beside the assets of the page, one of which is at this address. */
export const besideAssets = (asset: string): string => `${asset.slice(0, asset.lastIndexOf("assets/"))}take/`;

/** Python from the files in this folder. */
export async function fetchPython(base: string): Promise<Python> {
  const get = async (file: string): Promise<Response> => {
    const answer = await fetch(base + file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer;
  };
  const taken = (await (await get("manifest.json")).json()) as Taken;
  return startPython(taken, base, async (file) => new Uint8Array(await (await get(file)).arrayBuffer()));
}

/** Python, ready to import bellyflop. `base` is the folder of the manifest, with a slash at its end; `load` gets a file of it. */
export async function startPython(
  taken: Taken,
  base: string,
  load: (file: string) => Promise<Uint8Array>,
): Promise<Python> {
  const pack = load(taken.pack); // while Python starts
  const runtime = `${base}${taken.runtime}`;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as {
    loadPyodide: (wanted: object) => Promise<Python>;
  };
  const python = await loadPyodide({
    indexURL: runtime,
    stdLibURL: `${base}${taken.library}`,
    packageBaseUrl: base, // nothing is fetched from there: there are no packages
    lockFileContents: { info: taken.info, packages: {} },
  });
  unpack(python, await pack);
  return python;
}

const HOME = "/lib/bellyflop";

/** Writes the files of a pack (see `packed` in take.mjs) where Python finds them. */
function unpack(python: Python, pack: Uint8Array): void {
  const end = pack.indexOf(10);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(0, end))) as [string, number][];
  const made = new Set<string>();
  let at = end + 1;
  for (const [file, length] of index) {
    const path = `${HOME}/${file}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) python.FS.mkdirTree(folder);
    made.add(folder);
    python.FS.writeFile(path, pack.subarray(at, at + length));
    at += length;
  }
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
}
