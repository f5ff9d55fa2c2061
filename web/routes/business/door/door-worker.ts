/*
 * Opens the door list of one event without a network: its page, which holds no names, and what that loads. It answers nothing else;
 * above all no call of the API. Guests lie in the page's own storage.
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
/** The page looks for it under this name to remove it. */
const CACHE = `door:${page}`;
/** A network that answers later is none. */
const PATIENCE_MS = 3000;

async function keep(request: Request | string, answer: Response): Promise<Response> {
  if (answer.ok && !answer.redirected) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** The page as it is for everybody, without anything of its reader. */
const keepPage = async () => keep(page, await fetch(`${page}?shell`));

/** The page as the server draws it, and without a network the one that is kept. */
async function openPage(event: WorkerEvents['fetch']): Promise<Response> {
  const now = fetch(event.request);
  event.waitUntil(now.then(keepPage).catch(() => undefined));
  const kept = await (await caches.open(CACHE)).match(page);
  if (!kept) return now;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([now.catch(() => kept), late]);
}

/** Files of the build never change under their name. */
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
