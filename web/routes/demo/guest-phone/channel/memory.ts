import type { ApiAnswer } from '#web/api/paths.ts';
import type { BrowserStore } from '#web/shell/browser-store.ts';
import { parseStored } from '#web/shell/browser-store.ts';
import { createStore } from '#web/shell/store.ts';

type AppChange = ApiAnswer<'readAppChanges'>['data'][number];
type AppEvent = ApiAnswer<'readAppEvent'>;

/** Event data of a notice, kept after the event is gone. */
export type EventCopy = Pick<
  AppEvent,
  'id' | 'title' | 'location' | 'event_date' | 'start_time' | 'end_time' | 'starts_at'
> &
  Partial<Pick<AppEvent, 'night_of'>> & { tags: string[]; businessId: string; business: string };

export const noticeKinds = [
  ...['promoted', 'offered', 'lapsed', 'requeued', 'approved', 'rejected', 'removed', 'moved', 'gone', 'near', 'push'],
  ...['cancelled', 'message', 'reminder'],
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export type Notice = {
  /** Of its change. */
  position: string;
  at: string;
  kind: NoticeKind;
  event: EventCopy;
  /** For `moved`: old and new time and place. */
  move: NonNullable<AppChange['notice']>['move'];
  /** For `offered`: end of the offer, an instant. Missing in older stored notices. */
  answerBy?: string | null;
  /** For `near` and `push`: metres. */
  distance: number | null;
  /** Id to acknowledge, if required. */
  id: string | null;
  /** Written by the business. */
  text: string | null;
  isRead: boolean;
};

/** State of a guest's phone in the browser. */
export type Memory = {
  /** Null before the first sync. */
  position: string | null;
  /** Newest first. */
  notices: readonly Notice[];
  mine: readonly EventCopy[];
};

const empty: Memory = { position: null, notices: [], mine: [] };

export function toCopy(event: AppEvent): EventCopy {
  const { id, title, location, event_date, night_of, start_time, end_time, starts_at, category, business } = event;
  return {
    ...{ id, title, location, event_date, night_of, start_time, end_time, starts_at },
    tags: category?.tags ?? [],
    businessId: business.id,
    business: business.display_name,
  };
}

export type MemoryStore = ReturnType<typeof createMemoryStore>;

/** A guest's state, stored and observable. */
export function createMemoryStore(store: BrowserStore, guestId: string) {
  const key = `guest-phone:${guestId}`;
  const kept = parseStored<Memory>(
    store.read(key),
    ({ notices, mine }) => Array.isArray(notices) && Array.isArray(mine),
  );
  const memory = createStore(kept ?? empty);
  return {
    read: memory.read,
    subscribe: memory.subscribe,
    update(change: (memory: Memory) => Memory): void {
      const next = change(memory.read());
      store.write(key, JSON.stringify(next));
      memory.set(next);
    },
  };
}
