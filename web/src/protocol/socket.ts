/** The connection to one table: it reconnects at once and resends unanswered commands. */
import { livesHere } from "../offline/home";
import { PhoneWire, type Wire } from "../offline/wire";
import { commandId } from "./chance";
import { patched } from "./marks";
import type { Answer, Bye, Call, Clock, Command, FromTable, Note, Present, Reacted, Shaking, Update } from "./messages";

export type LineState = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  state(state: LineState): void;
  update(update: Update): void;
  clock(clock: Clock): void;
  /** A player shakes the dice. */
  shaking?(shaking: Shaking): void;
  presence(presence: Present): void;
  reacted(reacted: Reacted): void;
  bye(bye: Bye): void;
  /** The table asks this phone for its number for a throw. */
  call?(call: Call): void;
  /** The table is connected, for the first time or again: time to send what it must know about this phone. */
  arrived?(): void;
}

type Sent<C> = C extends Command ? Omit<C, "id"> : never;
/** A command without its id, which the connection adds. */
export type Order = Sent<Command>;

const CONNECT_MS = 6000;
const ANSWER_MS = 6000;
/** A table on this phone is always reachable, but a slow phone needs time to start it, and bots share its thread. */
const HERE_MS = 60_000;
const PAUSES_MS = [0, 500, 500, 500, 500, 500, 1000, 2000, 4000];
const FINAL = new Set<Bye["reason"]>(["elsewhere", "refused", "removed"]);

export class Line {
  private wire: Wire | null = null;
  private waiting = new Map<string, { command: Command; done: (answer: Answer) => void }>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private arrived = false;
  /** The pad as last seen: after the first update a table sends only changes to it. */
  private pad: unknown = null;
  private readonly here: boolean;
  seen = -1;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    private readonly open: (url: string) => Wire = (url) => (this.here ? new PhoneWire(table) : new WebSocket(url)),
  ) {
    this.here = livesHere(table);
    if (typeof document !== "undefined") {
      document.addEventListener("visibilitychange", this.awake);
      addEventListener("pageshow", this.awake);
      addEventListener("online", this.awake);
    }
    this.connect();
  }

  /** Sends an order and returns its only answer, even if the connection breaks in between. */
  send(order: Order): Promise<Answer> {
    const command = { ...order, id: commandId() } as Command;
    if (this.closed) return Promise.resolve(this.unanswered(command));
    return new Promise((done) => {
      this.waiting.set(command.id, { command, done });
      if (this.wire?.readyState === 1) this.command(command);
    });
  }

  /** Sends a note, which gets no answer, if the connection is open. */
  note(note: Note): void {
    if (this.wire?.readyState === 1) this.say(note);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    if (typeof document !== "undefined") {
      document.removeEventListener("visibilitychange", this.awake);
      removeEventListener("pageshow", this.awake);
      removeEventListener("online", this.awake);
    }
    this.drop();
    for (const { command, done } of this.waiting.values()) done(this.unanswered(command));
    this.waiting.clear();
    this.listener.state("closed");
  }

  private unanswered({ id }: Command): Answer {
    return { type: "answer", id, status: "unavailable", seq: this.seen, why: "", word: null, args: {} };
  }

  /** After a phone was locked, its connection may only look open: reconnects at once. */
  private awake = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.here && this.wire && this.wire.readyState !== 3) return; // no network in between
    this.tries = 0;
    this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    this.drop();
    if (this.closed) return;
    this.listener.state(this.seen < 0 ? "connecting" : "lost");
    const place = typeof location === "undefined" ? "ws://test" : location.origin.replace(/^http/, "ws");
    const wire = this.open(`${place}/ws`);
    this.wire = wire;
    this.arrived = false;
    this.timer = setTimeout(() => this.retry(), this.here ? HERE_MS : CONNECT_MS);
    wire.onopen = () => {
      this.say({ type: "hello", table: this.table, token: this.token, seen: this.seen });
      for (const { command } of this.waiting.values()) this.command(command);
    };
    wire.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromTable);
    wire.onclose = () => this.retry();
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = wire.onerror = null;
    wire.close();
  }

  private retry(): void {
    if (this.closed) return;
    this.drop();
    this.listener.state("lost");
    clearTimeout(this.timer);
    const pause = PAUSES_MS[Math.min(this.tries++, PAUSES_MS.length - 1)];
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** Sends a command; without an answer before the timeout the connection is dead, so it reconnects. */
  private command(command: Command): void {
    const wire = this.wire;
    this.say(command);
    setTimeout(
      () => wire === this.wire && this.waiting.has(command.id) && this.retry(),
      this.here ? HERE_MS : ANSWER_MS,
    );
  }

  private say(message: object): void {
    this.wire?.send(JSON.stringify(message));
  }

  private hear(message: FromTable): void {
    switch (message.type) {
      case "answer": {
        const asked = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        asked?.done(message);
        return;
      }
      case "update":
        clearTimeout(this.timer);
        this.tries = 0;
        this.seen = message.seq;
        this.listener.state("open");
        if (!this.arrived) this.listener.arrived?.();
        if (!this.arrived && message.pad) this.note({ type: "marks" });
        this.arrived = true;
        if (message.marks?.length) this.pad = patched(this.pad, message.marks);
        else this.pad = message.pad ?? this.pad;
        this.listener.update({ ...message, pad: this.pad });
        return;
      case "clock":
        this.listener.clock(message);
        return;
      case "shaking":
        this.listener.shaking?.(message);
        return;
      case "presence":
        this.listener.presence(message);
        return;
      case "reacted":
        this.listener.reacted(message);
        return;
      case "call":
        this.listener.call?.(message);
        return;
      case "bye":
        if (message.word === "store-down") return; // the seat exists but its table cannot be loaded now: retry
        this.listener.bye(message);
        if (FINAL.has(message.reason)) this.close();
    }
  }
}
