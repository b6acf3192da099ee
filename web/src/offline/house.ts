/** The page's side of the offline server: its worker, the connections and the requests. */
import type { Said, Told } from "./worker";
import program from "./worker?worker&url";

/** The receiver of a table's messages. */
export interface Guest {
  heard(text: string): void;
  /** The connection is closed; `elsewhere` if another tab has opened the game. */
  ended(elsewhere: boolean): void;
}

export interface HouseLine {
  say(text: string): void;
  close(): void;
}

interface Open {
  table: string;
  guest: Guest;
  /** Releases the lock on the table for another tab. */
  release: () => void;
}

export class House {
  private readonly worker: Worker;
  private readonly lines = new Map<number, Open>();
  private readonly asked = new Map<number, (answer: { status: number; text: string }) => void>();
  private count = 0;
  /** Whether the offline server has ended. */
  shut = false;

  constructor() {
    const name = `house=${sessionStorage.getItem("pace") ?? 1}`;
    this.worker = new Worker(program, { type: "module", name });
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.told(data);
    this.worker.onerror = () => this.close();
  }

  /** Opens a connection to a table. One tab holds its lock; another tab that opens it takes the lock over. */
  line(table: string, guest: Guest): HouseLine {
    const line = ++this.count;
    let release = (): void => {};
    const held = new Promise<void>((done) => (release = done));
    navigator.locks?.request(`bellyflop ${table}`, { steal: true }, () => held).catch(() => this.end(line, true));
    this.lines.set(line, { table, guest, release });
    this.say({ kind: "open", line });
    return {
      say: (text) => this.say({ kind: "hear", line, text }),
      close: () => {
        if (!this.lines.delete(line)) return;
        release();
        this.say({ kind: "close", line });
      },
    };
  }

  /** Sends a request; resolves with the status and the text of the answer. */
  ask(method: string, path: string, body = ""): Promise<{ status: number; text: string }> {
    if (this.shut) return Promise.resolve(GONE);
    const number = ++this.count;
    return new Promise((done) => {
      this.asked.set(number, done);
      this.say({ kind: "ask", number, method, path, body });
    });
  }

  /** Ends the offline server; its stored rows stay. */
  close(): void {
    this.shut = true;
    this.worker.terminate();
    for (const line of [...this.lines.keys()]) this.end(line, false);
    for (const done of this.asked.values()) done(GONE);
    this.asked.clear();
  }

  private end(line: number, elsewhere: boolean): void {
    const open = this.lines.get(line);
    if (!this.lines.delete(line)) return;
    open!.release();
    if (elsewhere) this.say({ kind: "close", line });
    open!.guest.ended(elsewhere);
    if (elsewhere && !this.lines.size) this.close(); // otherwise its bots would play on beside the other tab
  }

  private say(said: Said): void {
    if (!this.shut) this.worker.postMessage(said);
  }

  private told(told: Told): void {
    switch (told.kind) {
      case "tell":
        return this.lines.get(told.line)?.guest.heard(told.text);
      case "end":
        return this.end(told.line, false);
      case "answer":
        this.asked.get(told.number)?.({ status: told.status, text: told.text });
        this.asked.delete(told.number);
        return;
      case "failed":
        console.warn(told.why);
        return this.close();
    }
  }
}

const GONE = { status: 503, text: '{"error": "", "word": null}' };
let open: House | undefined;

/** The offline server of this tab, started on first use. */
export function house(): House {
  if (!open || open.shut) open = new House();
  return open;
}
