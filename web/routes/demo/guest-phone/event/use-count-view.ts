import { useEffect } from 'react';
import { guestApi } from '#web/api/guest-client.ts';

/** Counts that an event was seen, once for each opening; null for what is not counted. Nobody is told when that does not work. */
export function useCountView(eventId: string | null): void {
  useEffect(() => {
    if (eventId === null) return;
    guestApi.POST('/app/events/{id}/views', { params: { path: { id: eventId } } }).catch(() => undefined);
  }, [eventId]);
}
