import { language } from "../words/words.svelte";

/** A page that is older than its server: parts it has not loaded yet are there no more. It is loaded anew, by itself but once. */
const ONCE_IN = 60_000;

async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem("renewed")) < ONCE_IN) return;
  const answer = await fetch(import.meta.env.BASE_URL, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return; // nobody is there: what can still be seen stays
  sessionStorage.setItem("renewed", String(Date.now()));
  location.reload();
}

export const renewWhenOutdated = (): void => addEventListener("vite:preloadError", () => void renew());

const IDLE_AFTER = 4_000;

/**
 * Keeps the page for when there is no network: at once what every visit needs, the rest in the reader's language when
 * nobody waits for anything, unless the phone saves data. Only where the browser allows it: on https and on this machine, not on plain http at home.
 */
export function keepForLater(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const registered = navigator.serviceWorker
    .register(`${import.meta.env.BASE_URL}sw.js`)
    .then(() => navigator.serviceWorker.ready);
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
  const saver = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const keep = (worker: ServiceWorkerRegistration): void => {
    if (!saver) worker.active?.postMessage({ keep: language() });
  };
  registered.then(
    (worker) => setTimeout(() => whenIdle(() => keep(worker)), IDLE_AFTER),
    () => {}, // not here, then: the page works all the same while there is a network
  );
}
