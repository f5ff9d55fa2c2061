import { attempt } from '#web/shell/browser-store.ts';
import { doorWorkerPath } from './addresses.ts';
import { doorPath } from './has-door.ts';
import { listKeptDoor } from './kept-doors.ts';

const PAGE = /^\/business\/events\/([^/]+)\/door$/;

/** Files that this page has loaded so far; the worker takes note of what follows by itself. */
function loadedFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = files.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

async function whenActive(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker || worker.state === 'activated') return worker;
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    });
  });
}

/** Where browsers allow it, lets the page of this event open without a network. */
export async function keepPage(eventId: string): Promise<void> {
  const workers = attempt(() => navigator.serviceWorker);
  if (!workers) return;
  const registration = await workers.register(doorWorkerPath, { scope: doorPath(eventId) }).catch(() => null);
  const worker = registration && (await whenActive(registration));
  worker?.postMessage({ keep: loadedFiles() });
}

/** Removes the pages of doors of which this browser keeps nothing any more. */
export async function forgetPages(): Promise<void> {
  const workers = attempt(() => navigator.serviceWorker);
  if (!workers) return;
  for (const registration of await workers.getRegistrations().catch(() => [])) {
    const { pathname } = new URL(registration.scope);
    const [, eventId] = PAGE.exec(pathname) ?? [];
    if (!eventId || listKeptDoor('list', eventId).length > 0 || pathname === location.pathname) continue;
    await registration.unregister();
    await caches.delete(`door:${pathname}`);
  }
}

/** Removes the page of this event: it opens with a network again, and says that it is over. */
export async function forgetPage(eventId: string): Promise<void> {
  const path = doorPath(eventId);
  const registration = await attempt(() => navigator.serviceWorker)
    ?.getRegistration(path)
    .catch(() => undefined);
  if (!registration || new URL(registration.scope).pathname !== path) return;
  await registration.unregister();
  await caches.delete(`door:${path}`);
}
