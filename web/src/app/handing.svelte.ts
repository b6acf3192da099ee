/** Who holds this phone. Where several play on one, a curtain hides what the last one saw. */
import { hasSecrets } from "../games/boards";
import type { Key, Update } from "../protocol/messages";
import type { TableStore } from "../protocol/table.svelte";

/** Whether somebody plays this seat: not a bot, nor a bot for somebody who stepped away. */
const here = ({ room }: Update, seat: number): boolean => room.seats[seat]!.kind === "person" && !room.seats[seat]!.covered;

/** The seats the table waits for: whose hand throws, or who must choose. */
export function awaitedBy(update: Update | null): number[] {
  const waits = update?.awaiting;
  return waits?.kind === "chance" && waits.by !== null ? [waits.by] : (waits?.seats ?? []);
}

export class Handing {
  curtain = $state.raw<{ seat: number; name: string; animal: string } | null>(null);
  /** The seats that play on this phone. */
  readonly local: number[];
  private holder: Key | null;
  /** Who handed the phone on after something that may be taken back, and when. */
  private back = $state.raw<{ key: Key | null; seq: number } | null>(null);
  private undoing = false;
  /** Whether all have just looked at this phone together, so that nobody holds it. */
  private shared = false;

  constructor(
    private readonly store: TableStore,
    private readonly keys: Key[],
  ) {
    this.local = keys.flatMap((key) => (key.seat === null ? [] : [key.seat]));
    this.holder = keys[0] ?? null;
  }

  /** The key of whoever holds the phone. */
  get token(): string | null {
    return this.holder?.token ?? null;
  }

  /** Takes back what was done last on this phone, if that may be; whoever did it has the phone again. */
  get undo(): (() => void) | undefined {
    const update = this.store.update;
    if (update?.undo) return () => void this.store.undo();
    if (!update || this.back?.seq !== update.seq) return undefined;
    return () => {
      this.undoing = true;
      this.hold(this.back!.key);
    };
  }

  /** Sits down again where this phone sat. */
  sit(): void {
    this.store.sit(this.holder);
  }

  /** Whoever is awaited takes the phone; while others play, it shows only what all may see. */
  follow(update: Update): void {
    if (this.local.length < 2 || this.curtain) return;
    if (this.undoing) {
      this.undoing = false;
      if (update.undo) return void this.store.undo();
    }
    const awaited = awaitedBy(update).filter((seat) => here(update, seat));
    const taker = this.local.find((seat) => awaited.includes(seat));
    const mine = update.you !== null && awaited.includes(update.you);
    if (taker !== undefined) {
      if (!mine || this.shared) this.pass(update, mine ? update.you! : taker);
    } else if (update.awaiting.kind === "wait") {
      this.shared = hasSecrets(update.room.game);
    } else if (update.awaiting.kind === "over") {
      const first = this.local.find((seat) => update.room.seats[seat]!.kind === "person");
      if (update.you === null && first !== undefined) this.take(first);
    } else if (update.awaiting.kind !== "start" && update.awaiting.kind !== "pad" && update.you !== null && update.room.spectators && hasSecrets(update.room.game)) {
      this.hold(null);
    }
  }

  /** The page was left: whoever picks the phone up next may be somebody else. */
  away(): void {
    const update = this.store.update;
    const playing = update?.room.started && !update.room.over && update.you !== null;
    if (this.local.length > 1 && !this.curtain && playing && hasSecrets(update.room.game)) this.draw(update, update.you!);
  }

  /** The right person holds the phone. */
  take(seat: number): void {
    this.hold(this.keys.find((key) => key.seat === seat) ?? null);
  }

  private pass(update: Update, seat: number): void {
    if (hasSecrets(update.room.game)) return this.draw(update, seat);
    if (update.undo) this.back = { key: this.holder, seq: update.seq };
    this.take(seat);
  }

  private draw(update: Update, seat: number): void {
    const { name, animal } = update.room.seats[seat]!;
    this.curtain = { seat, name, animal };
    this.store.leave(); // nothing of the last player's view stays behind the curtain
  }

  private hold(key: Key | null): void {
    this.curtain = null;
    this.shared = false;
    this.holder = key;
    this.store.sit(key);
  }
}
