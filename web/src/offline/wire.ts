/** A connection to a table on this phone with the interface of a WebSocket. */
import type { HouseLine } from "./house";

/** The part of WebSocket's interface that a connection uses. */
export type Wire = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose" | "onerror">;

const ELSEWHERE = JSON.stringify({ type: "bye", reason: "elsewhere", why: "", word: "elsewhere" });

export class PhoneWire implements Wire {
  readyState: 0 | 1 | 3 = 0;
  onopen: WebSocket["onopen"] = null;
  onmessage: WebSocket["onmessage"] = null;
  onclose: WebSocket["onclose"] = null;
  onerror: WebSocket["onerror"] = null;
  private line: HouseLine | undefined;

  constructor(table: string) {
    this.reach(table).catch(() => this.end());
  }

  send(text: string): void {
    this.line?.say(text);
  }

  close(): void {
    this.readyState = 3;
    this.line?.close();
  }

  private async reach(table: string): Promise<void> {
    const { house } = await import("./house");
    if (this.readyState === 3) return;
    this.line = house().line(table, {
      heard: (text) => this.hear(text),
      ended: (elsewhere) => {
        if (elsewhere) this.hear(ELSEWHERE);
        this.end();
      },
    });
    this.readyState = 1;
    this.onopen?.call(this as never, new Event("open"));
  }

  private hear(text: string): void {
    this.onmessage?.call(this as never, new MessageEvent("message", { data: text }));
  }

  private end(): void {
    this.readyState = 3;
    this.onclose?.call(this as never, new CloseEvent("close"));
  }
}
