import { Hono } from 'hono';
import { APP_WORKER_PATH } from '#domain/phone-app/addresses.ts';

/**
 * Replaces the worker, removes its caches and itself. It serves nothing, so pages come from the server again
 * immediately.
 */
const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('dabei')).map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/** For an operator who wants phones to keep nothing any more: every browser fetches this within a day, most at the next visit. */
export function createRetiredWorker(): Hono {
  return new Hono().get(APP_WORKER_PATH, (c) =>
    c.body(script, 200, { 'Cache-Control': 'no-cache', 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
}
