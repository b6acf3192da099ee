/** What a table passes to the stage inside it, on a phone and on the big screen. */
import type { Snippet } from "svelte";
import type { Update } from "../protocol/messages";
import type { TableStore } from "../protocol/table.svelte";
import type { Shell, ShellSeat } from "../ui/shell";
import type { Attendance } from "./attendance.svelte";
import { nameOf, shellSeats } from "./seats";

interface Below {
  typing?: Snippet;
  after?: Snippet;
}

export class TableShell implements Shell {
  progress = $state("");
  readonly names: string[];
  readonly seats: ShellSeat[];

  constructor(
    private readonly store: TableStore,
    readonly big: boolean,
    /** The seats of this phone. */
    local: readonly number[] = [],
    private readonly below: () => Below = () => ({}),
    attendance?: Attendance,
  ) {
    const shown = (): Update | null => store.news.shown;
    this.names = $derived(shown()?.room.seats.map(nameOf) ?? []);
    this.seats = $derived(
      shown() ? shellSeats(shown()!, store.presence, local, (n) => attendance?.minutes(n) ?? 0) : [],
    );
  }

  get code(): string {
    return this.store.update?.room.code ?? "";
  }

  get typing(): Snippet | undefined {
    return this.below().typing;
  }

  get after(): Snippet | undefined {
    return this.below().after;
  }
}
