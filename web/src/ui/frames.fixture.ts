/** A clock for tests: time advances only in `pass`. */
import type { Update } from "../protocol/messages";
import type { Frames } from "./newsQueue.svelte";

export class FakeFrames implements Frames {
  now = 0;
  away = false;
  calm = false;
  private due: ((now: number) => void)[] = [];

  next = (frame: (now: number) => void): void => void this.due.push(frame);
  hidden = (): boolean => this.away;
  lasting = (ms: number): number => (this.calm ? Math.min(ms, 120) : ms);

  /** Advances the time by this many milliseconds, frame by frame. */
  async pass(ms: number): Promise<void> {
    for (const end = this.now + ms; this.now < end; this.now += 20) {
      await settled();
      const due = this.due;
      this.due = [];
      due.forEach((frame) => frame(this.now));
    }
    await settled();
  }
}

const soon = setTimeout; // the real one, as a test may fake it
const settled = (): Promise<void> => new Promise((done) => void soon(done));

let rows = 0;
/** An update with this view and these rows of news. */
export const leadsTo = (view: unknown, ...rowsOfNews: unknown[][]): Update =>
  ({
    view,
    missed: false,
    seq: ++rows,
    news: rowsOfNews.map((news) => ({ seq: rows, event: rows, news, undone: false })),
  }) as unknown as Update;
