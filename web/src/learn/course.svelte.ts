/** A learner's way through a lesson: where they are, what they see, and whether they need a hint. */
import type { Answer, Update } from "../protocol/messages";
import { alike, type Step } from "./lessons";

/** How long a position that passes by is looked at. */
const PASSING = 1100;

export class Course {
  at = $state(0);
  /** How many wrong choices were made at this step. */
  misses = $state(0);
  /** The position that passes by just now, if any. */
  private passing = $state.raw<Update | null>(null);
  private walk = 0;

  constructor(
    readonly steps: Step[],
    /** Waits so many milliseconds. */
    private readonly pause: (ms: number) => Promise<void>,
  ) {}

  /** The present step, or undefined once all are done. */
  get step(): Step | undefined {
    return this.steps[this.at];
  }

  get done(): boolean {
    return this.at >= this.steps.length;
  }

  /** What the board shows. */
  get update(): Update {
    return this.passing ?? (this.step ?? this.steps.at(-1)!).update;
  }

  /** Whether something passes by and nothing may be pressed. */
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

  /** On to the next step, past all that happens in between; at once if that is passing by already. */
  forward = async (): Promise<void> => {
    const step = this.step;
    if (!step || this.moving) return this.go(this.at + 1);
    const walk = ++this.walk;
    for (const update of step.then) {
      this.passing = update;
      await this.pause(PASSING);
      if (walk !== this.walk) return; // gone back or on meanwhile
    }
    this.go(this.at + 1);
  };

  /** To this step, as it was at first. */
  go(step: number): void {
    this.walk += 1;
    this.passing = null;
    this.misses = 0;
    this.at = Math.max(0, Math.min(step, this.steps.length));
  }
}

const answer = (status: Answer["status"]): Answer => ({ type: "answer", id: "", status, seq: 0, why: "" }) as Answer;
