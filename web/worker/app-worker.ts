/* Service worker of the members' app: caches its files and latest reads for offline use and shows notices. */
import { cacheApp, deleteOldCaches, isScreen, readFile, readScreen } from './app-cache.ts';
import { openNotice, renewNotices, showNotice, stopNotices } from './notices.ts';
import { changesPerson, clearReadsAround, endsSession, isCacheableRead, networkFirst } from './read-cache.ts';

type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Asked = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Pushed = Lasting & { data: { json: () => unknown } | null };
type Pressed = Lasting & { notification: Notification };
type Moved = Lasting & { oldSubscription?: PushSubscription | null };
type WorkerScope = {
  addEventListener<Kind extends Event>(name: string, listener: (event: Kind) => void): void;
  clients: { claim: () => Promise<void> } & Parameters<typeof openNotice>[0];
  registration: ServiceWorkerRegistration;
};

const scope = self as unknown as WorkerScope;

// Activates once all screens of the previous version are closed, since they may still load its files.
scope.addEventListener<Lasting>('install', (event) => event.waitUntil(cacheApp()));
scope.addEventListener<Lasting>('activate', (event) =>
  event.waitUntil(deleteOldCaches().then(() => scope.clients.claim())),
);

scope.addEventListener<Asked>('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (changesPerson(request, url)) event.waitUntil(stopNotices(scope.registration).catch(() => undefined));
  if (endsSession(request, url)) return event.respondWith(clearReadsAround(() => fetch(request)));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isScreen(url)) event.respondWith(readScreen(request, url));
  } else if (url.pathname.startsWith('/assets/')) event.respondWith(readFile(request));
  else if (isCacheableRead(request, url)) event.respondWith(networkFirst(request, url));
});

scope.addEventListener<Pushed>('push', (event) => event.waitUntil(showNotice(scope.registration, event.data)));
scope.addEventListener<Pressed>('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(scope.clients, event.notification.data));
});
scope.addEventListener<Moved>('pushsubscriptionchange', (event) =>
  event.waitUntil(renewNotices(scope.registration, scope.clients, event.oldSubscription)),
);
