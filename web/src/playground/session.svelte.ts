/** A worker with Python, and the output of its program. */
import type { Update } from "../protocol/messages";
import program from "./worker?worker&url";
import type { Told } from "./worker";

/** "coming": Python is loading, and the program runs as soon as it is ready. */
export type State = "idle" | "coming" | "running" | "failed";

export class Session {
  state = $state<State>("idle");
  /** The text that the program has printed. */
  text = $state("");
  /** The boards it has shown, as JSON; each is parsed when it is viewed. */
  boards = $state.raw<string[]>([]);
  /** The line of the error that ended it; 0 if there was none. */
  line = $state(0);
  /** Whether the user stopped it. */
  stopped = $state(false);
  private worker: Worker | null = null;
  private started = false;
  private fresh: { text: string; boards: string[] } = { text: "", boards: [] };

  get busy(): boolean {
    return this.state === "coming" || this.state === "running";
  }

  run(code: string): void {
    if (this.busy) return;
    this.text = "";
    this.boards = [];
    this.line = 0;
    this.stopped = false;
    this.fresh = { text: "", boards: [] };
    this.state = this.started ? "running" : "coming";
    this.open().postMessage(code);
  }

  /** Ends the program; the next one gets a new Python. */
  stop(): void {
    this.stopped = this.busy;
    this.close("idle");
  }

  /** Terminates the worker. */
  close(state: State = "idle"): void {
    this.worker?.terminate();
    this.worker = null;
    this.started = false;
    this.take();
    this.state = state;
  }

  private open(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(program, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.worker === worker && this.told(data);
    worker.onerror = () => this.worker === worker && this.close("failed");
    return (this.worker = worker);
  }

  private told(told: Told): void {
    switch (told.kind) {
      case "ready":
        this.started = true;
        if (this.state === "coming") this.state = "running";
        return;
      case "print":
        this.fresh.text += told.text;
        return this.soon();
      case "show":
        this.fresh.boards.push(told.update);
        return this.soon();
      case "done":
        this.take();
        this.line = told.line;
        this.state = "idle";
        return;
      case "failed":
        console.warn(told.why);
        return this.close("failed");
    }
  }

  /** Schedules an update of the page, at most one per frame: a program may print thousands of lines at once. */
  private soon(): void {
    const { text, boards } = this.fresh;
    if (boards.length + text.length > 0 && !this.waiting) this.waiting = requestAnimationFrame(() => this.take());
  }

  private waiting = 0;

  private take(): void {
    cancelAnimationFrame(this.waiting);
    this.waiting = 0;
    const { text, boards } = this.fresh;
    this.fresh = { text: "", boards: [] };
    if (text) this.text += text;
    if (boards.length) this.boards = [...this.boards, ...boards];
  }
}

/** Parses a board that a program has shown. */
export const readBoard = (shown: string): Update => JSON.parse(shown) as Update;
