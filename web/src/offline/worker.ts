/** The offline server's worker: Python with the server's own tables, and the phone's storage. */
import { PhoneDisk } from "./disk";
import { besideAssets, fetchPython } from "./python";

/** Messages from the page to the worker. */
export type Said =
  | { kind: "open" | "close"; line: number }
  | { kind: "hear"; line: number; text: string }
  | { kind: "ask"; number: number; method: string; path: string; body: string };

/** Messages from the worker to the page. */
export type Told =
  | { kind: "tell"; line: number; text: string }
  | { kind: "end"; line: number }
  | { kind: "answer"; number: number; status: number; text: string }
  | { kind: "failed"; why: string };

/** The methods of bellyflop.offline.House that are called from here. */
interface House {
  open(line: number): void;
  hear(line: number, text: string): void;
  close(line: number): void;
  ask(number: number, method: string, path: string, token: string, body: string): void;
}

const say = (told: Told): void => postMessage(told);
async function begin(pace: number): Promise<House> {
  const [disk, python] = await Promise.all([PhoneDisk.open(), fetchPython(besideAssets(import.meta.url))]);
  const { open_house } = python.pyimport("bellyflop.offline") as {
    open_house(disk: PhoneDisk, tell: unknown, end: unknown, answer: unknown, pace: number): House;
  };
  return open_house(
    disk,
    (line: number, text: string) => say({ kind: "tell", line, text }),
    (line: number) => say({ kind: "end", line }),
    (number: number, status: number, text: string) => say({ kind: "answer", number, status, text }),
    pace,
  );
}

const beginning = begin(Number(self.name.split("=")[1] ?? 1));
beginning.catch((error: unknown) => say({ kind: "failed", why: String(error) }));

self.onmessage = async ({ data: said }: MessageEvent<Said>) => {
  const house = await beginning;
  switch (said.kind) {
    case "open":
      return house.open(said.line);
    case "hear":
      return house.hear(said.line, said.text);
    case "close":
      return house.close(said.line);
    case "ask":
      return house.ask(said.number, said.method, said.path, "", said.body);
  }
};
