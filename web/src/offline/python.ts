/* Python in a worker or in Node: Pyodide with the package, as `web/take.mjs` built it. Independent of the page. */

/** `take/manifest.json`: the files of the offline bundle. All names are relative to its folder. */
export interface Taken {
  info: object; // the version of Pyodide
  runtime: string; // a folder
  library: string;
  pack: string;
  sent: number; // the bytes on the wire of all files
  files: { file: string; bytes: number; sent: number }[];
}

/** The part of Pyodide's API that is used here. */
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

/** The folder of the offline bundle, which is beside the folder of this asset. */
export const besideAssets = (asset: string): string => `${asset.slice(0, asset.lastIndexOf("assets/"))}take/`;

/** Starts Python from the files in this folder. */
export async function fetchPython(base: string): Promise<Python> {
  const get = async (file: string): Promise<Response> => {
    const answer = await fetch(base + file);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer;
  };
  const taken = (await (await get("manifest.json")).json()) as Taken;
  return startPython(taken, base, async (file) => new Uint8Array(await (await get(file)).arrayBuffer()));
}

/** Starts Python, ready to import bellyflop. `base` is the manifest's folder, ending in a slash; `load` gets a file. */
export async function startPython(
  taken: Taken,
  base: string,
  load: (file: string) => Promise<Uint8Array>,
): Promise<Python> {
  const pack = load(taken.pack); // in parallel with the start of Python
  const runtime = `${base}${taken.runtime}`;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${runtime}pyodide.mjs`)) as {
    loadPyodide: (wanted: object) => Promise<Python>;
  };
  const python = await loadPyodide({
    indexURL: runtime,
    stdLibURL: `${base}${taken.library}`,
    packageBaseUrl: base, // required but unused: there are no packages
    lockFileContents: { info: taken.info, packages: {} },
  });
  unpack(python, await pack);
  return python;
}

const HOME = "/lib/bellyflop";

/** Writes the files of a pack (see `packed` in take.mjs) to Python's import path. */
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
