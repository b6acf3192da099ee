/* The service worker: caches the page for offline use, but never a table at a server.
   The build (vite.config.ts) fills in NAME, FIRST (what every visit needs) and IDLE (what may be needed later, by
   language). The offline games, some megabytes, have a cache of their own, which exists once they are downloaded. */
const SCOPE = self.registration.scope;
const at = (file) => new URL(file, SCOPE).href;
const named = (url) => /^(take\/)?assets\//.test(url.slice(SCOPE.length)); // its name contains the hash of its content
const ALONG = "taken-along";
const MANIFEST = at("take/manifest.json");
const LANGUAGE = at("take/language"); // the language of the download
const SOON_MS = 3000;

/** Caches these files; a file that is cached already, even by an older page, is not fetched again. */
async function keep(files, name = NAME) {
  const kept = await caches.open(name);
  await Promise.all(
    files.map(at).map(async (file) => {
      if (await kept.match(file)) return;
      const known = named(file) && (await caches.match(file));
      await (known ? kept.put(file, known) : kept.add(file));
    }),
  );
}

/** The cached response to this request, from this page or else from an older one. */
const keptFor = async (request) => (await (await caches.open(NAME)).match(request)) ?? caches.match(request);

const later = (language) => [...(IDLE[""] ?? []), ...(IDLE[language] ?? [])];

/** The language of the offline games; falsy if they were not downloaded. */
const takenIn = async () => (await caches.has(ALONG)) && (await (await caches.match(LANGUAGE))?.text());

/** Caches the offline games, fetching only new files. Stores the manifest last, so all files of a stored one exist. */
async function takeAlong(language) {
  const asked = await fetch(MANIFEST, { cache: "no-cache" });
  if (!asked.ok) throw new Error("nothing to take along");
  const list = asked.clone();
  const files = (await asked.json()).files.map(({ file }) => `take/${file}`);
  await keep(files, ALONG);
  const kept = await caches.open(ALONG);
  await kept.put(MANIFEST, list);
  await kept.put(LANGUAGE, new Response(language));
  const wanted = new Set([...files.map(at), MANIFEST, LANGUAGE]);
  const old = (await kept.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => kept.delete(request)));
}

/** With offline games, the new page is cached completely before it takes over: the network may be gone by then. */
async function begin() {
  const language = await takenIn();
  await Promise.all([keep(FIRST), ...(language ? [keep(later(language)), takeAlong(language)] : [])]);
  await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(begin()));

/** An open table keeps the page version it started with, so while a tab is open the previous cache stays. */
async function takeOver() {
  const older = (await caches.keys()).filter((name) => name !== NAME && name.startsWith("bellyflop-"));
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const gone = open.length ? older.slice(0, -1) : older;
  await Promise.all(gone.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** Caches the page in this language, and the offline games if they are wanted or were downloaded before. */
async function keepAll(language, take) {
  await keep([...FIRST, ...later(language)]);
  if (take || (await takenIn())) await takeAlong(language);
}

// The page sends this when it is idle, with the reader's language.
self.addEventListener("message", (event) => {
  const { keep: language, take } = event.data ?? {};
  if (typeof language !== "string") return;
  const tell = (kept) => event.ports[0]?.postMessage(kept);
  event.waitUntil(
    keepAll(language, take).then(
      () => tell(true),
      () => tell(false),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { url } = request;
  if (request.method !== "GET" || !url.startsWith(SCOPE)) return;
  if (/^(api|ws|health|metrics|openapi)/.test(url.slice(SCOPE.length))) return;
  event.respondWith(request.mode === "navigate" ? open(request) : answer(event, url));
});

/** The newest page, or else the cached one. With offline games the wait for the network is short. */
async function open(request) {
  const asked = fetch(request);
  const kept = await keptFor(at(""));
  if (!kept) return asked;
  const soon = (await caches.has(ALONG)) && new Promise((done) => setTimeout(() => done(kept), SOON_MS));
  return Promise.race([asked.catch(() => kept), ...(soon ? [soon] : [])]);
}

/** The cached file, or else the server's, which is then cached: so a game that was opened once opens offline. */
async function answer(event, url) {
  const { request } = event;
  const known = await keptFor(request);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok && named(url)) {
    const copy = found.clone();
    const kept = caches.open(url.startsWith(at("take/")) ? ALONG : NAME).then((cache) => cache.put(request, copy));
    event.waitUntil(kept.catch(() => {})); // a phone without free space still plays
  }
  return found;
}
