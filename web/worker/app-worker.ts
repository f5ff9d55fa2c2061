/*
 * The worker of the app that members put on their phones. It sees what the screens below its scope ask for, keeps the app itself and
 * what was read last, and hands that out when there is no connection. It changes nothing and signs nobody in.
 */
import { isScreen, keepApp, readFile, readScreen, removeFormerApps } from './kept-app.ts';
import { endsSession, forgetAround, isKeptRead, readAgain } from './kept-reads.ts';

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type WorkerScope = {
  addEventListener<Kind extends Event>(name: string, listener: (event: Kind) => void): void;
  clients: { claim: () => Promise<void> };
};

const scope = self as unknown as WorkerScope;

// It waits until every screen of the version before is closed: none loses the files it may still ask for.
scope.addEventListener<Lasting>('install', (event) => event.waitUntil(keepApp()));
scope.addEventListener<Lasting>('activate', (event) =>
  event.waitUntil(removeFormerApps().then(() => scope.clients.claim())),
);

scope.addEventListener<Asked>('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (endsSession(request, url)) return event.respondWith(forgetAround(() => fetch(request)));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isScreen(url)) event.respondWith(readScreen(request, url));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(readFile(request));
  else if (isKeptRead(request, url)) event.respondWith(readAgain(request, url));
});
