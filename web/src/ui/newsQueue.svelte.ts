/** What a page shows of its table: the newest update, but not before the news that leads to it has been shown, one piece after another. */
import type { Told, Update } from "../protocol/messages";
import { announce } from "./announce.svelte";
import { lasting } from "./motion";

/** How a board shows and says what happens; `News` is the union in its view.gen.ts. */
export interface Scenes<News> {
  /** One sentence for a piece, or "" where there is nothing to say. */
  say?(piece: News): string;
  /** Shows a piece, from what is shown now to what it leads to. Everything in it takes its time from the moment. */
  show?(piece: News, moment: Moment, told: Told): Promise<void> | void;
  /** Whether this update is to be seen at once, whatever is being shown. */
  urgent?(update: Update): boolean;
  /** This update is what is shown now: nothing of a scene is left, whether it came to its end or not. */
  land?(update: Update): void;
}

/** Something that plays by itself, such as dice in the air. */
export interface Playing {
  ended: Promise<unknown>;
  end(): void;
}

/** The browser's time; tests bring their own. */
export interface Frames {
  next(frame: (now: number) => void): void;
  /** Whether nobody looks, so that no frames come. */
  hidden(): boolean;
  /** How long a step of so many milliseconds lasts for this person. */
  lasting(ms: number): number;
}

const BROWSER: Frames = {
  next: (frame) => requestAnimationFrame(frame),
  hidden: () => typeof document !== "undefined" && document.hidden,
  lasting,
};

/** Milliseconds a sentence stands after its piece, unless another one comes: what is done next may take a moment. */
const STANDS = 3000;
/** How much faster it goes when more has happened meanwhile. */
const HURRIED = 2.5;
/** How much faster for somebody who asked for the end. */
const RUSHED = 8;
/** Updates that wait to be shown; of more than that, those in front are left out. */
const MOST = 6;

const NEVER = new Promise<never>(() => {});

/** The showing of one piece. Once it is skipped, all that is left of it takes no time; once it is dropped, nothing more of it happens. */
export class Moment {
  skipped = false;
  /** Whether it takes its time, however much has happened meanwhile. */
  unhurried = false;
  private dropped = false;
  private ends = new Set<() => void>();

  constructor(
    private readonly frames: Frames,
    /** How fast it goes just now. */
    private readonly pace: (unhurried: boolean) => number,
    private readonly words: (piece: unknown) => void,
    private readonly piece: unknown,
  ) {}

  /** Says the sentence of this piece, now rather than when it has been shown. */
  say(): void {
    this.words(this.piece);
  }

  /** Calls `draw` with how much of the time is over, frame by frame from 0 to 1. */
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
      draw(0); // or nothing would be drawn until the next frame
      this.frames.next(frame);
    });
  }

  wait = (ms: number): Promise<void> => this.over(ms, () => {});

  /** Waits as long for those who asked for less motion: there is something to read or to do. */
  rest = (ms: number): Promise<void> => this.over(ms, () => {}, ms);

  /** Waits until it has ended, and ends it when this is skipped. */
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
  /** What is shown: the newest update, or one before it while something leads on from there. */
  shown = $state.raw<Update | null>(null);
  /** Whether news is being shown. */
  playing = $state(false);
  /** The sentence of what is being shown; "" until it is said, and when nothing is. */
  said = $state("");
  /** The sentence that was said last, until the next one. */
  last = $state("");
  /** The same, but only as long as it is news. */
  recent = $state("");
  /** Whether everything stands still: nothing moves while somebody looks at a secret. */
  paused = false;
  /** Whether somebody asked to see the end soon. */
  rushed = $state(false);
  private due: Update[] = [];
  private scenes: Scenes<unknown> = {};
  private moment: Moment | null = null;
  private run = 0;
  private fades?: ReturnType<typeof setTimeout>;
  private showing: Promise<void> = Promise.resolve();

  constructor(
    /** Told of every update that is shown now. */
    private readonly landed: (update: Update) => void = () => {},
    private readonly frames: Frames = BROWSER,
  ) {}

  /** Plays with these scenes until what comes back is called. */
  use<News>(scenes: Scenes<News>): () => void {
    this.scenes = scenes as Scenes<unknown>;
    return () => {
      if (this.scenes !== scenes) return;
      this.scenes = {};
      this.catchUp();
    };
  }

  /** Shows what leads to this update, and then the update. It is shown at once when nothing is known of the way there,
   *  when nobody looks, or when something was taken back. */
  follow(update: Update): void {
    const told = update.news ?? []; // a node of yesterday sends none
    const known = this.shown && !update.missed && !told.some(({ undone }) => undone);
    if (!known || this.frames.hidden() || this.scenes.urgent?.(update)) return this.jump(update);
    this.due.push(update);
    if (this.due.length > MOST) this.due = this.due.slice(-MOST);
    if (this.playing) return;
    if (told.length && (this.scenes.show ?? this.scenes.say)) this.showing = this.play();
    else this.jump(update);
  }

  /** Ends what is being shown; what comes after it is shown. */
  skip = (): void => this.moment?.skip();

  /** Shows the newest at once. */
  catchUp = (): void => {
    const newest = this.due.at(-1);
    if (newest) this.jump(newest);
  };

  /** Ends when nothing is being shown. */
  quiet = (): Promise<void> => this.showing;

  /** Forgets everything, as for somebody else's eyes. */
  forget(): void {
    this.stop();
    this.shown = null;
    this.last = "";
  }

  /** Listens to taps and keys that skip, and to whether the page is seen, until what comes back is called. */
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

  /** A tap beside every button ends what is being shown, and is not meant for what then appears below the finger. */
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
        let skipped = false; // a tap ends a row, with all that happened in it
        for (const piece of told.news) {
          const moment = this.begin(piece, skipped);
          try {
            await this.scenes.show?.(piece, moment, told);
          } catch (error) {
            console.error(error); // what cannot be shown must not hold up what is
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
