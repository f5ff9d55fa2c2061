import { attempt } from '#web/shell/browser-store.ts';
import { doorWorkerPath } from './addresses.ts';
import { listDoorKeys } from './door-keys.ts';
import { doorPath } from './has-door.ts';

const PAGE = /^\/business\/events\/([^/]+)\/door$/;

/** Files loaded so far; the worker caches later ones itself. */
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

/** Caches the event's door page for offline use. */
export async function cachePage(eventId: string): Promise<void> {
  const workers = attempt(() => navigator.serviceWorker);
  if (!workers) return;
  const registration = await workers.register(doorWorkerPath, { scope: doorPath(eventId) }).catch(() => null);
  const worker = registration && (await whenActive(registration));
  worker?.postMessage({ keep: loadedFiles() });
}

/** Removes cached pages of doors without stored data. */
export async function deleteClosedPages(): Promise<void> {
  const workers = attempt(() => navigator.serviceWorker);
  if (!workers) return;
  for (const registration of await workers.getRegistrations().catch(() => [])) {
    const { pathname } = new URL(registration.scope);
    const [, eventId] = PAGE.exec(pathname) ?? [];
    if (!eventId || listDoorKeys('list', eventId).length > 0 || pathname === location.pathname) continue;
    await registration.unregister();
    await caches.delete(`door:${pathname}`);
  }
}

/** Removes the cached page; online it then shows that the door is closed. */
export async function deleteCachedPage(eventId: string): Promise<void> {
  const path = doorPath(eventId);
  const registration = await attempt(() => navigator.serviceWorker)
    ?.getRegistration(path)
    .catch(() => undefined);
  if (!registration || new URL(registration.scope).pathname !== path) return;
  await registration.unregister();
  await caches.delete(`door:${path}`);
}
