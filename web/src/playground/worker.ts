/** The playground's Python, in a worker: an endless loop does not block the page, and ends with the worker. */
import { besideAssets, fetchPython } from "../offline/python";

/** Messages from the worker to the page. */
export type Told =
  | { kind: "ready" }
  | { kind: "print"; text: string }
  | { kind: "show"; update: string }
  | { kind: "done"; line: number }
  | { kind: "failed"; why: string };

/** The functions of bellyflop.offline.playground that are called from here. */
interface Playground {
  run(code: string, write: (text: string) => void, shown: (update: string) => void): number;
}

const say = (told: Told): void => postMessage(told);

const beginning = fetchPython(besideAssets(import.meta.url)).then(
  (python) => python.pyimport("bellyflop.offline.playground") as Playground,
);
beginning.then(
  () => say({ kind: "ready" }),
  (error: unknown) => say({ kind: "failed", why: String(error) }),
);

self.onmessage = async ({ data: code }: MessageEvent<string>) => {
  const { run } = await beginning;
  const line = run(
    code,
    (text) => say({ kind: "print", text }),
    (update) => say({ kind: "show", update }),
  );
  say({ kind: "done", line });
};
