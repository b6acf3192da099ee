import { language } from "../words/words.svelte";

/** An outdated page asks for chunks that its server no longer has. It then reloads itself, at most once a minute. */
const ONCE_IN = 60_000;

async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem("renewed")) < ONCE_IN) return;
  const answer = await fetch(import.meta.env.BASE_URL, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return; // no server answers: keep what is on the screen
  sessionStorage.setItem("renewed", String(Date.now()));
  location.reload();
}

export const renewWhenOutdated = (): void => addEventListener("vite:preloadError", () => void renew());

const IDLE_AFTER = 4_000;

/**
 * Caches the page for offline use: first what every visit needs, then the rest in the reader's language when the page
 * is idle, unless the phone saves data. Browsers allow this on https and on localhost only, not on plain http at home.
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
    () => {}, // without the cache the page still works online
  );
}
