/** The playground's Python, in a thread of its own: an endless loop there stops nothing here, and ends with the thread. */
import { besideAssets, fetchPython } from "../offline/python";

/** What the thread says to the page. */
export type Told =
  | { kind: "ready" }
  | { kind: "print"; text: string }
  | { kind: "show"; update: string }
  | { kind: "done"; line: number }
  | { kind: "failed"; why: string };

/** bellyflop.offline.playground, as far as it is called from here. */
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
