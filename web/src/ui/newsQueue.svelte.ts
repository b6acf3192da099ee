/** The update on display: the newest one, but only after the news that leads to it has been shown, event by event. */
import type { Told, Update } from "../protocol/messages";
import { announce } from "./announce.svelte";
import { lasting } from "./motion";

/** A board's animations and sentences for events; `News` is the union in its view.gen.ts. */
export interface Scenes<News> {
  /** One sentence for an event, or "" if there is nothing to say. */
  say?(piece: News): string;
  /** Animates an event from the current display to its result. All its timing must come from `moment`. */
  show?(piece: News, moment: Moment, told: Told): Promise<void> | void;
  /** Whether to show this update at once, whatever is playing. */
  urgent?(update: Update): boolean;
  /** Shows this update and removes everything of a scene, finished or not. */
  land?(update: Update): void;
}

/** An animation that runs by itself, such as flying dice. */
export interface Playing {
  ended: Promise<unknown>;
  end(): void;
}

/** The source of time: the browser's, or a fake one in tests. */
export interface Frames {
  next(frame: (now: number) => void): void;
  /** Whether the page is hidden, so that no frames come. */
  hidden(): boolean;
  /** The duration of a step of this many milliseconds, which reduced motion shortens. */
  lasting(ms: number): number;
}

const BROWSER: Frames = {
  next: (frame) => requestAnimationFrame(frame),
  hidden: () => typeof document !== "undefined" && document.hidden,
  lasting,
};

/** The milliseconds a sentence stays after its event if no other follows: the next action may take a while. */
const STANDS = 3000;
/** The speed-up while more updates wait. */
const HURRIED = 2.5;
/** The speed-up for a player who asked for a quick end. */
const RUSHED = 8;
/** The most updates that wait; beyond that, the oldest are dropped. */
const MOST = 6;

const NEVER = new Promise<never>(() => {});

/** The display of one event. Once skipped, the rest of it takes no time; once dropped, the rest never runs. */
export class Moment {
  skipped = false;
  /** Whether it keeps its normal speed while more updates wait. */
  unhurried = false;
  private dropped = false;
  private ends = new Set<() => void>();

  constructor(
    private readonly frames: Frames,
    /** The current speed. */
    private readonly pace: (unhurried: boolean) => number,
    private readonly words: (piece: unknown) => void,
    private readonly piece: unknown,
  ) {}

  /** Says the sentence of this event now rather than after its scene. */
  say(): void {
    this.words(this.piece);
  }

  /** Calls `draw` in every frame with the progress, from 0 to 1. */
  over(ms: number, draw: (done: number) => void, lasts = this.frames.lasting(ms)): Promise<void> {
    if (this.dropped) return NEVER;
    if (this.skipped) {
      draw(1);
      return Promise.resolve();
    }
    return new Promise((done) => {
      let before: number | undefined;
      let spent = 0;
      const end = (): void => {
        this.ends.delete(end);
        if (this.dropped) return;
        draw(1);
        done();
      };
      const frame = (now: number): void => {
        if (!this.ends.has(end)) return; // skipped meanwhile
        spent += (now - (before ?? now)) * this.pace(this.unhurried);
        before = now;
        if (spent >= lasts) return end();
        draw(spent / lasts);
        this.frames.next(frame);
      };
      this.ends.add(end);
      draw(0); // otherwise nothing would be drawn until the next frame
      this.frames.next(frame);
    });
  }

  wait = (ms: number): Promise<void> => this.over(ms, () => {});

  /** Waits just as long with reduced motion: there is something to read or to do. */
  rest = (ms: number): Promise<void> => this.over(ms, () => {}, ms);

  /** Waits until the animation has ended; a skip ends it. */
  async until(playing: Playing): Promise<void> {
    if (this.skipped) playing.end();
    this.ends.add(playing.end);
    await playing.ended;
    this.ends.delete(playing.end);
    if (this.dropped) await NEVER;
  }

  skip(): void {
    this.skipped = true;
    for (const end of [...this.ends]) end();
  }

  drop(): void {
    this.dropped = true;
    this.skip();
  }
}

export class NewsQueue {
  /** The update on display: the newest one, or an older one while news plays. */
  shown = $state.raw<Update | null>(null);
  /** Whether news is playing. */
  playing = $state(false);
  /** The sentence of the current event; "" until it is said, and while nothing plays. */
  said = $state("");
  /** The last sentence, until the next one. */
  last = $state("");
  /** The last sentence, but only while it is recent. */
  recent = $state("");
  /** Whether everything stands still, because the player is looking at a secret. */
  paused = false;
  /** Whether the player asked for a quick end. */
  rushed = $state(false);
  private due: Update[] = [];
  private scenes: Scenes<unknown> = {};
  private moment: Moment | null = null;
  private run = 0;
  private fades?: ReturnType<typeof setTimeout>;
  private showing: Promise<void> = Promise.resolve();

  constructor(
    /** Called with every update once it is on display. */
    private readonly landed: (update: Update) => void = () => {},
    private readonly frames: Frames = BROWSER,
  ) {}

  /** Uses these scenes until the returned function is called. */
  use<News>(scenes: Scenes<News>): () => void {
    this.scenes = scenes as Scenes<unknown>;
    return () => {
      if (this.scenes !== scenes) return;
      this.scenes = {};
      this.catchUp();
    };
  }

  /** Shows the news that leads to this update, and then the update. It is shown at once if the news is incomplete,
   *  if the page is hidden, or after an undo. */
  follow(update: Update): void {
    const told = update.news ?? []; // an older server node sends none
    const known = this.shown && !update.missed && !told.some(({ undone }) => undone);
    if (!known || this.frames.hidden() || this.scenes.urgent?.(update)) return this.jump(update);
    this.due.push(update);
    if (this.due.length > MOST) this.due = this.due.slice(-MOST);
    if (this.playing) return;
    if (told.length && (this.scenes.show ?? this.scenes.say)) this.showing = this.play();
    else this.jump(update);
  }

  /** Skips the current event; the next one plays. */
  skip = (): void => this.moment?.skip();

  /** Shows the newest update at once. */
  catchUp = (): void => {
    const newest = this.due.at(-1);
    if (newest) this.jump(newest);
  };

  /** Resolves when nothing is playing. */
  quiet = (): Promise<void> => this.showing;

  /** Drops everything, as the next viewer may be someone else. */
  forget(): void {
    this.stop();
    this.shown = null;
    this.last = "";
  }

  /** Listens for taps and keys that skip, and for visibility changes, until the returned function is called. */
  watch = (): (() => void) => {
    const tap = ({ target }: Event): void => this.tap(target as Element);
    const key = ({ key, target }: KeyboardEvent): void =>
      void (["Enter", " ", "Escape"].includes(key) && !(target as Element).closest?.(".hold") && this.skip());
    const seen = (): void => void (this.frames.hidden() && this.catchUp());
    addEventListener("pointerdown", tap, true);
    addEventListener("keydown", key, true);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("pointerdown", tap, true);
      removeEventListener("keydown", key, true);
      document.removeEventListener("visibilitychange", seen);
    };
  };

  /** A tap outside all buttons skips the current event, and must not press what then appears under the finger. */
  private tap(target: Element): void {
    if (!this.moment || this.paused || target.closest(".hold")) return;
    if (!target.closest("button, a, [role=button]")) {
      const stop = (event: Event): void => event.stopPropagation();
      const done = (): void => removeEventListener("click", stop, true);
      addEventListener("click", stop, { capture: true, once: true });
      addEventListener("pointerdown", done, { capture: true, once: true });
    }
    this.skip();
  }

  private jump(update: Update): void {
    this.stop();
    this.land(update);
  }

  private stop(): void {
    this.run++;
    this.due = [];
    this.moment?.drop();
    this.moment = null;
    this.playing = false;
    this.said = this.recent = "";
  }

  private land(update: Update): void {
    this.shown = update;
    this.scenes.land?.(update);
    this.landed(update);
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    clearTimeout(this.fades);
    this.playing = true;
    for (let next = this.due[0]; next; next = this.due[0]) {
      for (const told of next.news) {
        let skipped = false; // a tap skips all events of a row
        for (const piece of told.news) {
          const moment = this.begin(piece, skipped);
          try {
            await this.scenes.show?.(piece, moment, told);
          } catch (error) {
            console.error(error); // a failing scene must not hold up the update
          }
          if (run !== this.run) return;
          moment.say();
          skipped = moment.skipped;
        }
      }
      this.due.shift();
      this.land(next);
    }
    this.moment = null;
    this.playing = false;
    this.said = "";
    this.fades = setTimeout(() => (this.recent = ""), STANDS);
  }

  private begin(piece: unknown, skipped: boolean): Moment {
    let told = false;
    const words = (): void => {
      if (told || moment !== this.moment) return;
      told = true;
      const sentence = this.scenes.say?.(piece) ?? "";
      if (!sentence) return;
      this.said = this.last = this.recent = sentence;
      announce(sentence);
    };
    const pace = (unhurried: boolean): number =>
      this.paused ? 0 : this.rushed ? RUSHED : this.due.length > 1 && !unhurried ? HURRIED : 1;
    const moment = new Moment(this.frames, pace, words, piece);
    this.moment = moment;
    if (skipped) moment.skip();
    return moment;
  }
}
