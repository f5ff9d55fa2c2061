import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiAnswer } from '#web/api/paths.ts';
import type { EventFilter } from '#web/api/queries.ts';
import { queries } from '#web/api/queries.ts';
import { useRefresh } from '#web/api/use-refresh.ts';
import { createEventPath, paths, tabPath } from '#web/paths.ts';

export type EventOfBusiness = ApiAnswer<'getEvent'>;
export type ListedEvent = ApiAnswer<'listEvents'>['data'][number];

/** The events of the business, newest first, page by page. */
export function useEvents(filter: EventFilter = {}) {
  return useInfiniteQuery(queries.eventsOf(filter));
}

/** How many events there are in all, once known. */
export function useEventCount(): number | undefined {
  return useEvents().data?.pages[0]?.total ?? undefined;
}

/** What to refetch after an event was created, changed or deleted: lists, figures and credits. */
export const staleEvents = [queries.events, queries.stats, queries.balance];

/** Refetches all of that. */
export function useRefreshEvents(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(...staleEvents);
}

/** The address of the form in which a draft was begun: the dialog on top of the list, or the page. */
export function draftPath({ id, tariff }: Pick<EventOfBusiness, 'id' | 'tariff'>): string {
  return tariff === 'dialog' ? `${createEventPath}&event=${id}` : `${paths.createEvent}?event=${id}`;
}

/** The address of the page that changes everything about an event that is no draft any more. */
export function editPath({ id }: Pick<EventOfBusiness, 'id'>): string {
  return `${paths.createEvent}?event=${id}`;
}

/** The address of the participants of this event, on top of the events tab. */
export function participantsPath(id: string): string {
  return `${tabPath('events')}&participants=${id}`;
}
