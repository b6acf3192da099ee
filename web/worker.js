/* The service worker: keeps the page for when there is no network. Tables are never kept.
   The build (vite.config.ts) fills in NAME, FIRST (what every visit needs) and IDLE (what may be needed later, by language). */
const named = (file) => file.startsWith("/assets/"); // the name holds the hash of what is inside

/** Keeps these files; what is kept already, also by an older page, is not fetched again. */
async function keep(files) {
  const kept = await caches.open(NAME);
  await Promise.all(
    files.map(async (file) => {
      if (await kept.match(file)) return;
      const known = named(file) && (await caches.match(file));
      await (known ? kept.put(file, known) : kept.add(file));
    }),
  );
}

self.addEventListener("install", (event) => {
  event.waitUntil(keep(FIRST).then(() => self.skipWaiting()));
});

/** Files of an older page that this one has too stay; its other files are parts of tables that are open now. */
async function takeOver() {
  const names = (await caches.keys()).filter((name) => name !== NAME && name.startsWith("bellyflop-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

// The page says that nobody waits for anything, and which language its reader has.
self.addEventListener("message", (event) => {
  if (typeof event.data?.keep === "string")
    event.waitUntil(keep([...(IDLE[""] ?? []), ...(IDLE[event.data.keep] ?? [])]).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (/^\/(api|ws|health|metrics|openapi)/.test(url.pathname)) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(async () => (await caches.match("/")) ?? Response.error()));
  } else {
    event.respondWith(answer(request, url));
  }
});

/** The file as it is kept; else from the server, and kept from then on: so a game that was opened once opens again. */
async function answer(request, url) {
  const known = await caches.match(request);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok && named(url.pathname)) await (await caches.open(NAME)).put(request, found.clone());
  return found;
}
