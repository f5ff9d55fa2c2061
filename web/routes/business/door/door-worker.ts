/*
 * Worker of an event's door: serves its page and files offline. The page has no names; API calls are never cached,
 * guests are in the page's own storage.
 */

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type WorkerEvents = {
  install: Waiting;
  activate: Waiting;
  message: Waiting & { data: { keep?: string[] } };
  fetch: Waiting & { request: Request; respondWith: (answer: Promise<Response>) => void };
};
type Worker = {
  registration: { scope: string };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
};

const worker = self as unknown as Worker;
const page = new URL(worker.registration.scope).pathname;
/** Also used by the page, to delete it. */
const CACHE = `door:${page}`;
/** Network timeout in milliseconds. */
const TIMEOUT_MS = 3000;

async function keep(request: Request | string, answer: Response): Promise<Response> {
  if (answer.ok && !answer.redirected) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** The generic page, without personal data. */
const keepPage = async () => keep(page, await fetch(`${page}?shell`));

/** The server's page; offline the cached one. */
async function openPage(event: WorkerEvents['fetch']): Promise<Response> {
  const now = fetch(event.request);
  event.waitUntil(now.then(keepPage).catch(() => undefined));
  const kept = await (await caches.open(CACHE)).match(page);
  if (!kept) return now;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), TIMEOUT_MS));
  return Promise.race([now.catch(() => kept), late]);
}

/** Built files are immutable. */
async function openFile(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(request.url);
  return kept ?? keep(request.url, await fetch(request));
}

async function keepAll(addresses: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const kept = address === page ? keepPage() : fetch(address).then((answer) => keep(address, answer));
    await kept.catch(() => undefined);
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => event.waitUntil(keepAll([page, ...(event.data.keep ?? [])])));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === page) event.respondWith(openPage(event));
  } else if (pathname.startsWith('/assets/') || pathname.startsWith('/favicon')) {
    event.respondWith(openFile(request));
  }
});
