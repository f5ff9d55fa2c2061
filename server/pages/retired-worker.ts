import { Hono } from 'hono';
import { APP_WORKER_PATH } from '#domain/phone-app/addresses.ts';

/** Replaces the worker and deletes its caches and registration; pages then come from the server. */
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

/** For turning off offline storage: browsers fetch it within a day. */
export function createRetiredWorker(): Hono {
  return new Hono().get(APP_WORKER_PATH, (c) =>
    c.body(script, 200, { 'Cache-Control': 'no-cache', 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
}
