import type { ApiAnswer } from '#web/api/paths.ts';
import type { BrowserStore } from '#web/shell/browser-store.ts';
import { parseKept } from '#web/shell/browser-store.ts';
import { createStore } from '#web/shell/store.ts';

type AppChange = ApiAnswer<'readAppChanges'>['data'][number];
type AppEvent = ApiAnswer<'readAppEvent'>;

/** What a notice needs of an event, even when the event is no longer there. */
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
  /** Position of the change it came from. */
  position: string;
  at: string;
  kind: NoticeKind;
  event: EventCopy;
  /** Of `moved`: when and where it was, and is. */
  move: NonNullable<AppChange['notice']>['move'];
  /** Of `offered`: until when the place is held, an instant. Notices of an older phone have none. */
  answerBy?: string | null;
  /** Of `near` and `push`: metres. */
  distance: number | null;
  /** To be acknowledged, where the app has to tell this guest. */
  id: string | null;
  /** The words of the business. */
  text: string | null;
  isRead: boolean;
};

/** What the phone of one guest keeps in the browser. */
export type Memory = {
  /** Where the channel goes on; null before the first time. */
  position: string | null;
  /** Newest first. */
  notices: readonly Notice[];
  /** The events this guest has something to do with. */
  mine: readonly EventCopy[];
};

const empty: Memory = { position: null, notices: [], mine: [] };

/** The short form of an event that is kept. */
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

/** The memory of one guest: kept in the browser, and told to whoever subscribes. */
export function createMemoryStore(store: BrowserStore, guestId: string) {
  const key = `guest-phone:${guestId}`;
  const kept = parseKept<Memory>(store.read(key), ({ notices, mine }) => Array.isArray(notices) && Array.isArray(mine));
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
