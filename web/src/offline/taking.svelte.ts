/** Taking the games along: downloads the offline server's files once and caches them. */
import { language } from "../words/words.svelte";
import { rememberTaken, taken } from "./home";
import type { Taken } from "./python";

export type State = "refused" | "away" | "coming" | "here" | "failed";

const TAKE = `${import.meta.env.BASE_URL}take/`;
const KEPT = "taken-along"; // the cache's name in worker.js

/** Whether this browser can cache the download: on https and on localhost, not on plain http at home. */
const keeps = (): boolean =>
  import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator && "caches" in window;

class Taking {
  state = $state<State>(!keeps() ? "refused" : taken() ? "here" : "away");
  /** The progress of the download, from 0 to 1. */
  part = $state(0);
  /** The size of the download in bytes as sent; 0 until it is known. */
  size = $state(0);

  /** Fetches the manifest. */
  async look(): Promise<Taken> {
    const manifest = (await (await fetch(`${TAKE}manifest.json`)).json()) as Taken;
    this.size = manifest.sent;
    return manifest;
  }

  /** Downloads everything, and caches it if the browser can. */
  async take(): Promise<boolean> {
    if (this.state === "coming") return false;
    const refused = this.state === "refused";
    this.state = "coming";
    try {
      await this.fetchAll();
      if (!refused) {
        await this.keep();
        rememberTaken(true);
        void navigator.storage?.persist?.();
      }
      this.state = refused ? "refused" : "here";
      return true;
    } catch {
      this.state = refused ? "refused" : "failed";
      return false;
    }
  }

  /** Deletes the download; stored games stay. */
  async leave(): Promise<void> {
    await caches.delete(KEPT);
    rememberTaken(false);
    this.state = "away";
  }

  private async fetchAll(): Promise<void> {
    const { files } = await this.look();
    const whole = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let come = 0;
    const count = (bytes: number): void => {
      come += bytes;
      this.part = come / whole;
    };
    this.part = 0;
    await Promise.all(files.map(({ file }) => through(TAKE + file, count)));
  }

  /** Asks the service worker to cache the download and the page. */
  private async keep(): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const told = new Promise<boolean>((done) => (port1.onmessage = ({ data }) => done(data === true)));
    active!.postMessage({ keep: language(), take: true }, [port2]);
    if (!(await told)) throw new Error("not kept");
  }
}

/** Fetches this and reports the bytes as they arrive. */
async function through(url: string, count: (bytes: number) => void): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(url);
  const reader = answer.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) count(piece.value.length);
}

export const taking = new Taking();

/** Downloads everything for a game about to begin on this phone, and reports the progress. */
export async function bring(tell: (percent: number) => void): Promise<void> {
  const telling = setInterval(() => tell(Math.round(100 * taking.part)), 200);
  const come = await taking.take().finally(() => clearInterval(telling));
  if (!come) throw new Error("not all of it came");
}
