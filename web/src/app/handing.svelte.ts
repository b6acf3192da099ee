/** Who holds this phone. Where several people share one, a curtain hides what the last holder saw. */
import { hasSecrets } from "../games/about.svelte";
import type { SeatToken, Update } from "../protocol/messages";
import type { TableStore } from "../protocol/table.svelte";
import { announce } from "../ui/announce.svelte";

/** Whether a person plays this seat: not a bot, nor a bot that stands in for an absent person. */
const here = ({ room }: Update, seat: number): boolean =>
  room.seats[seat]!.kind === "person" && !room.seats[seat]!.covered;

/** The seats the table waits for: the one that throws, or those that must choose. */
export function awaitedBy(update: Update | null): number[] {
  const waits = update?.awaiting;
  return waits?.kind === "chance" && waits.by !== null ? [waits.by] : (waits?.seats ?? []);
}

export class Handing {
  curtain = $state.raw<{ seat: number; name: string; animal: string } | null>(null);
  /** The seats that play on this phone. */
  readonly local: number[];
  private holder: SeatToken | null;
  /** Who handed the phone on after an action that can be undone, and at which update. */
  private back = $state.raw<{ token: SeatToken | null; seq: number } | null>(null);
  private undoing = false;
  private returning = false;
  /** Whether everyone has just looked at this phone together, so that nobody holds it. */
  private shared = false;

  constructor(
    private readonly store: TableStore,
    private tokens: readonly SeatToken[],
  ) {
    this.local = tokens.flatMap((token) => (token.seat === null ? [] : [token.seat]));
    this.holder = tokens[0] ?? null;
    store.together = tokens.map(({ token }) => token);
  }

  /** The token of the person who holds the phone. */
  get token(): string | null {
    return this.holder?.token ?? null;
  }

  /** Undoes the last action on this phone, if the rules allow it, and gives the phone back to its author. */
  get undo(): (() => void) | undefined {
    const update = this.store.update;
    if (update?.undo) return () => void this.store.undo();
    if (!update || this.back?.seq !== update.seq) return undefined;
    return () => {
      this.undoing = true;
      this.hold(this.back!.token);
    };
  }

  /** A seat of this phone whose person stepped away, so that a bot plays it. */
  get absent(): number | undefined {
    const room = this.store.update?.room;
    return room && !room.over ? this.local.find((seat) => room.seats[seat]!.covered) : undefined;
  }

  /** The person of this seat is back and takes the phone. */
  comeBack(seat: number): void {
    const update = this.store.update!;
    this.returning = true;
    if (update.you === seat) this.follow(update);
    else this.pass(update, seat);
  }

  /** Drops the holder's token, which is no longer valid, and tries the next one. Returns false if there is none. */
  giveUp(): boolean {
    this.tokens = this.tokens.filter((token) => token !== this.holder);
    const [next] = this.tokens;
    if (!next) return false;
    this.hold(next);
    this.shared = this.local.length > 1; // nobody was asked to take the phone
    return true;
  }

  /** Reconnects with the holder's token. */
  sit(): void {
    this.store.sit(this.holder);
  }

  /** Hands the phone to a player the table waits for; while other phones play, it shows only what everyone may see. */
  follow(update: Update): void {
    if (this.curtain) return;
    if (this.returning) {
      this.returning = false;
      if (update.you !== null && update.room.seats[update.you]!.covered)
        return void this.store.send({ type: "away", away: false });
    }
    if (this.local.length < 2) return;
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
    } else if (
      update.awaiting.kind !== "start" &&
      update.awaiting.kind !== "pad" &&
      update.you !== null &&
      update.room.spectators &&
      hasSecrets(update.room.game)
    ) {
      this.hold(null);
    }
  }

  /** The page was left: the next person to pick the phone up may be someone else. */
  away(): void {
    const update = this.store.update;
    const playing = update?.room.started && !update.room.over && update.awaiting.kind !== "pad" && update.you !== null;
    if (this.local.length > 1 && !this.curtain && playing && hasSecrets(update.room.game))
      this.draw(update, update.you!);
  }

  /** The player of this seat confirms that they hold the phone. */
  take(seat: number): void {
    this.hold(this.tokens.find((token) => token.seat === seat) ?? null);
  }

  private pass(update: Update, seat: number): void {
    if (hasSecrets(update.room.game)) return this.draw(update, seat);
    if (update.undo) this.back = { token: this.holder, seq: update.seq };
    this.take(seat);
  }

  private draw(update: Update, seat: number): void {
    const { name, animal } = update.room.seats[seat]!;
    this.curtain = { seat, name, animal };
    this.store.leave(); // the last player's view must not stay behind the curtain
    announce(""); // nor in what a screen reader announces
  }

  private hold(token: SeatToken | null): void {
    this.curtain = null;
    this.shared = false;
    this.holder = token;
    this.store.sit(token);
    announce("");
  }
}
