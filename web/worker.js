/* The service worker: keeps the page for when there is no network. Tables at a server are never kept.
   The build (vite.config.ts) fills in NAME, FIRST (what every visit needs) and IDLE (what may be needed later, by language).
   What a whole game in this phone needs, some megabytes, is in a cache of its own that only whoever takes games along has. */
const SCOPE = self.registration.scope;
const at = (file) => new URL(file, SCOPE).href;
const named = (url) => /^(take\/)?assets\//.test(url.slice(SCOPE.length)); // the name holds the hash of what is inside
const ALONG = "taken-along";
const MANIFEST = at("take/manifest.json");
const LANGUAGE = at("take/language"); // in which they were taken along
const SOON_MS = 3000;

/** Keeps these files; what is kept already, also by an older page, is not fetched again. */
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

/** What is kept for this request: by this page, else by the one before it. */
const keptFor = async (request) => (await (await caches.open(NAME)).match(request)) ?? caches.match(request);

const later = (language) => [...(IDLE[""] ?? []), ...(IDLE[language] ?? [])];

/** Which language games were taken along in; undefined if they were not. */
const takenIn = async () => (await caches.has(ALONG)) && (await (await caches.match(LANGUAGE))?.text());

/** Keeps what a game needs: the list last, so that there is always one whose files are all here; only what is new is fetched. */
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

/** A page whose games were taken along is whole before it takes over: the network may be gone by then. */
async function begin() {
  const language = await takenIn();
  await Promise.all([keep(FIRST), ...(language ? [keep(later(language)), takeAlong(language)] : [])]);
  await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(begin()));

/** A table that is open goes on with the page it was opened with: what that page has not loaded yet stays until the next one. */
async function takeOver() {
  const older = (await caches.keys()).filter((name) => name !== NAME && name.startsWith("bellyflop-"));
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const gone = open.length ? older.slice(0, -1) : older;
  await Promise.all(gone.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** Keeps the page in this language; whoever takes games along hears whether all of it is here. */
async function keepAll(language, take) {
  await keep([...FIRST, ...later(language)]);
  if (take || (await takenIn())) await takeAlong(language);
}

// The page says that nobody waits for anything, and which language its reader has.
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

/** The page: the newest there is, else the one that is kept; whoever took games along does not wait long for a network. */
async function open(request) {
  const asked = fetch(request);
  const kept = await keptFor(at(""));
  if (!kept) return asked;
  const soon = (await caches.has(ALONG)) && new Promise((done) => setTimeout(() => done(kept), SOON_MS));
  return Promise.race([asked.catch(() => kept), ...(soon ? [soon] : [])]);
}

/** The file as it is kept; else from the server, and kept from then on: so a game that was opened once opens again. */
async function answer(event, url) {
  const { request } = event;
  const known = await keptFor(request);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok && named(url)) {
    const copy = found.clone();
    const kept = caches.open(url.startsWith(at("take/")) ? ALONG : NAME).then((cache) => cache.put(request, copy));
    event.waitUntil(kept.catch(() => {})); // a full phone plays all the same
  }
  return found;
}
