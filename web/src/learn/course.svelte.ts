/** A learner's progress through a lesson: the step, the position on the board, and the misses. */
import type { Answer, Update } from "../protocol/messages";
import { alike, type Step } from "./lessons";

/** How many milliseconds a passing position stays. */
const PASSING = 1100;

export class Course {
  at = $state(0);
  /** The number of wrong choices at this step. */
  misses = $state(0);
  /** The passing position on display, if any. */
  private passing = $state.raw<Update | null>(null);
  private walk = 0;

  constructor(
    readonly steps: Step[],
    /** Waits this many milliseconds. */
    private readonly pause: (ms: number) => Promise<void>,
  ) {}

  /** The current step, or undefined once all are done. */
  get step(): Step | undefined {
    return this.steps[this.at];
  }

  get done(): boolean {
    return this.at >= this.steps.length;
  }

  /** The update on the board. */
  get update(): Update {
    return this.passing ?? (this.step ?? this.steps.at(-1)!).update;
  }

  /** Whether a position is passing, so that nothing may be pressed. */
  get moving(): boolean {
    return this.passing !== null;
  }

  act = async (what: unknown): Promise<Answer> => {
    const step = this.step;
    if (!step || this.moving) return answer("stale");
    if (step.asks === "do" && step.right.some((right) => alike(right, what))) {
      void this.forward();
      return answer("ok");
    }
    this.misses += 1;
    return answer("illegal");
  };

  throwDice = async (): Promise<Answer> => {
    if (this.step?.asks !== "throw" || this.moving) return answer("stale");
    void this.forward();
    return answer("ok");
  };

  /** Goes to the next step after showing the positions in between, or at once if they are passing already. */
  forward = async (): Promise<void> => {
    const step = this.step;
    if (!step || this.moving) return this.go(this.at + 1);
    const walk = ++this.walk;
    for (const update of step.then) {
      this.passing = update;
      await this.pause(PASSING);
      if (walk !== this.walk) return; // the learner has moved meanwhile
    }
    this.go(this.at + 1);
  };

  /** Goes to this step and resets it. */
  go(step: number): void {
    this.walk += 1;
    this.passing = null;
    this.misses = 0;
    this.at = Math.max(0, Math.min(step, this.steps.length));
  }
}

const answer = (status: Answer["status"]): Answer => ({ type: "answer", id: "", status, seq: 0, why: "" }) as Answer;
