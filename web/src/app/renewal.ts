/** A page that is older than its server: parts it has not loaded yet are there no more. It is loaded anew, by itself but once. */
const ONCE_IN = 60_000;

async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem("renewed")) < ONCE_IN) return;
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return; // nobody is there: what can still be seen stays
  sessionStorage.setItem("renewed", String(Date.now()));
  location.reload();
}

export const renewWhenOutdated = (): void => addEventListener("vite:preloadError", () => void renew());
