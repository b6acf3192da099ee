/** The offline server's storage: IndexedDB, one row per move. A row is durable once `write` has resolved. */

const NAME = "bellyflop";
/** The stores: rows by table and number, and tables by room code. */
const ROWS = "rows";
const CODES = "codes";

export class PhoneDisk {
  private constructor(private readonly kept: IDBDatabase) {}

  static open(name = NAME): Promise<PhoneDisk> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(ROWS);
      opening.result.createObjectStore(CODES);
    };
    return new Promise((done, failed) => {
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        opening.result.onversionchange = () => opening.result.close(); // a newer page must upgrade it
        done(new PhoneDisk(opening.result));
      };
    });
  }

  /** Writes rows, as JSON pairs of number and row, atomically; "conflict" if one exists. A code marks a new table. */
  write(table: string, code: string, rows: string): Promise<"ok" | "conflict"> {
    const writing = this.kept.transaction([ROWS, CODES], "readwrite", { durability: "strict" });
    if (code) writing.objectStore(CODES).add(table, code);
    const log = writing.objectStore(ROWS);
    for (const [seq, row] of JSON.parse(rows) as [number, string][]) log.add(row, [table, seq]);
    return new Promise((done, failed) => {
      writing.oncomplete = () => done("ok");
      writing.onabort = () => {
        if (writing.error?.name === "ConstraintError") done("conflict");
        else failed(writing.error ?? new Error("not written"));
      };
    });
  }

  /** The rows of this table with numbers above `after`, as a JSON list. */
  read(table: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    const asked = this.kept.transaction(ROWS).objectStore(ROWS).getAll(range) as IDBRequest<string[]>;
    return answered(asked).then((rows) => `[${rows.join()}]`);
  }

  /** Deletes these tables. */
  forget(tables: readonly string[]): Promise<void> {
    const writing = this.kept.transaction([ROWS, CODES], "readwrite");
    const codes = writing.objectStore(CODES);
    for (const table of tables) writing.objectStore(ROWS).delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    codes.openCursor().onsuccess = ({ target }) => {
      const at = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!at) return;
      if (tables.includes(at.value as string)) at.delete();
      at.continue();
    };
    return new Promise((done, failed) => {
      writing.oncomplete = () => done();
      writing.onabort = () => failed(writing.error ?? new Error("not written"));
    });
  }

  /** The table with this code; "" if there is none. */
  find(code: string): Promise<string> {
    const asked = this.kept.transaction(CODES).objectStore(CODES).get(code) as IDBRequest<string | undefined>;
    return answered(asked).then((table) => table ?? "");
  }
}

const answered = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
