/** Who holds this phone. Where several play on one, a curtain hides what the last one saw. */
import { hasSecrets } from "../games/about.svelte";
import type { SeatToken, Update } from "../protocol/messages";
import type { TableStore } from "../protocol/table.svelte";
import { announce } from "../ui/announce.svelte";

/** Whether somebody plays this seat: not a bot, nor a bot for somebody who stepped away. */
const here = ({ room }: Update, seat: number): boolean =>
  room.seats[seat]!.kind === "person" && !room.seats[seat]!.covered;

/** The seats the table waits for: whose hand throws, or who must choose. */
export function awaitedBy(update: Update | null): number[] {
  const waits = update?.awaiting;
  return waits?.kind === "chance" && waits.by !== null ? [waits.by] : (waits?.seats ?? []);
}

export class Handing {
  curtain = $state.raw<{ seat: number; name: string; animal: string } | null>(null);
  /** The seats that play on this phone. */
  readonly local: number[];
  private holder: SeatToken | null;
  /** Who handed the phone on after something that may be taken back, and when. */
  private back = $state.raw<{ token: SeatToken | null; seq: number } | null>(null);
  private undoing = false;
  private returning = false;
  /** Whether all have just looked at this phone together, so that nobody holds it. */
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

  /** Takes back what was done last on this phone, if that may be; whoever did it has the phone again. */
  get undo(): (() => void) | undefined {
    const update = this.store.update;
    if (update?.undo) return () => void this.store.undo();
    if (!update || this.back?.seq !== update.seq) return undefined;
    return () => {
      this.undoing = true;
      this.hold(this.back!.token);
    };
  }

  /** A seat of this phone that a bot plays for somebody who stepped away. */
  get absent(): number | undefined {
    const room = this.store.update?.room;
    return room && !room.over ? this.local.find((seat) => room.seats[seat]!.covered) : undefined;
  }

  /** Somebody who stepped away is back, and has the phone. */
  comeBack(seat: number): void {
    const update = this.store.update!;
    this.returning = true;
    if (update.you === seat) this.follow(update);
    else this.pass(update, seat);
  }

  /** The holder's token opens nothing any more; whether this phone has another one, which is tried now. */
  giveUp(): boolean {
    this.tokens = this.tokens.filter((token) => token !== this.holder);
    const [next] = this.tokens;
    if (!next) return false;
    this.hold(next);
    this.shared = this.local.length > 1; // nobody was asked to take it
    return true;
  }

  /** Sits down again where this phone sat. */
  sit(): void {
    this.store.sit(this.holder);
  }

  /** Whoever is awaited takes the phone; while others play, it shows only what all may see. */
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

  /** The page was left: whoever picks the phone up next may be somebody else. */
  away(): void {
    const update = this.store.update;
    const playing = update?.room.started && !update.room.over && update.awaiting.kind !== "pad" && update.you !== null;
    if (this.local.length > 1 && !this.curtain && playing && hasSecrets(update.room.game))
      this.draw(update, update.you!);
  }

  /** The right person holds the phone. */
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
    this.store.leave(); // nothing of the last player's view stays behind the curtain
    announce(""); // nor what a screen reader was told of it
  }

  private hold(token: SeatToken | null): void {
    this.curtain = null;
    this.shared = false;
    this.holder = token;
    this.store.sit(token);
    announce("");
  }
}
