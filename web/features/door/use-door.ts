import { useEffect, useState, useSyncExternalStore } from 'react';
import { api, dataOf, newIdempotencyKey } from '#web/api/client.ts';
import { cachePage, deleteCachedPage, deleteClosedPages } from './cache-page.ts';
import { doorStore } from './door-store.ts';
import { createDoorSync } from './door-sync.ts';
import { ScanDialog } from './lazy-parts.ts';

/** Poll interval while visible, in milliseconds. */
const POLL_MS = 4000;
/** Timeout of a call, in milliseconds. */
const TIMEOUT_MS = 8000;

/** A version 4 UUID, also in insecure contexts without `crypto.randomUUID`. */
function newId(): string {
  const digits = newIdempotencyKey();
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
}

function openDoor(eventId: string) {
  const params = { path: { id: eventId } };
  const signal = () => AbortSignal.timeout(TIMEOUT_MS);
  return createDoorSync({
    calls: {
      readDoor: () => dataOf(api.GET('/events/{id}/door', { params, signal: signal() })),
      listMarks: (after) =>
        dataOf(api.GET('/events/{id}/door/marks', { params: { ...params, query: { after } }, signal: signal() })),
      sendMarks: (body) => dataOf(api.POST('/events/{id}/door/marks', { params, body, signal: signal() })),
    },
    store: doorStore(eventId),
    now: () => Date.now(),
    newId,
    isOnline: () => navigator.onLine,
  });
}

/** An event's door, stored on this phone and synced while visible. */
export function useDoor(eventId: string) {
  const [sync] = useState(() => openDoor(eventId));
  const view = useSyncExternalStore(sync.subscribe, sync.view, sync.view);
  const hasDoor = view.door !== null;

  useEffect(() => {
    const tick = () => {
      sync.closeInTime();
      const { refusal } = sync.view();
      if (refusal === null && document.visibilityState === 'visible') void sync.sync();
    };
    // Sends the last marks before the phone sleeps.
    const noticeVisibility = () => void sync.sync();
    const noticeNetwork = () => void sync.refresh();
    tick();
    void deleteClosedPages();
    const timer = window.setInterval(tick, POLL_MS);
    document.addEventListener('visibilitychange', noticeVisibility);
    window.addEventListener('online', noticeNetwork);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', noticeVisibility);
      window.removeEventListener('online', noticeNetwork);
    };
  }, [sync]);

  useEffect(() => {
    if (hasDoor) void ScanDialog.fetch().then(() => cachePage(eventId));
  }, [eventId, hasDoor]);

  const isOver = view.refusal === 'door_over';
  useEffect(() => {
    if (isOver) void deleteCachedPage(eventId);
  }, [eventId, isOver]);

  return { ...view, read: sync.view, mark: sync.mark, sync: sync.sync, refresh: sync.refresh };
}

export type Door = ReturnType<typeof useDoor>;
