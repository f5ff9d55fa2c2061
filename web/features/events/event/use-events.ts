import { useInfiniteQuery } from '@tanstack/react-query';
import { isOver } from '#domain/events/is-over.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import type { ApiAnswer } from '#web/api/paths.ts';
import type { EventFilter } from '#web/api/queries.ts';
import { queries } from '#web/api/queries.ts';
import { useRefresh } from '#web/api/use-refresh.ts';
import { createEventPath, paths, tabPath } from '#web/paths.ts';
import type { EventInShort } from './listed-fields.ts';
import { listedFields } from './listed-fields.ts';

export type EventOfBusiness = ApiAnswer<'getEvent'>;
/** Events of the business, page by page. */
function useEvents(filter: EventFilter, enabled = true) {
  return useInfiniteQuery({ ...queries.eventsOf(filter, listedFields), enabled });
}

export type EventPages = ReturnType<typeof useEvents>;

/** The groups that the list of all events has, in their order. */
export type EventGroup = 'coming' | 'drafts' | 'past';

/**
 * What the address asks for: the events of one status as one list, or else three, each of which continues by itself: paged
 * together, what comes next could lie behind pages of what is over.
 */
export function useEventGroups({ status, q }: EventFilter): { group: EventGroup | null; events: EventPages }[] {
  const isGrouped = status === undefined;
  const ofStatus = useEvents({ status, q }, !isGrouped);
  const coming = useEvents({ when: 'coming', q }, isGrouped);
  const drafts = useEvents({ status: 'draft', q }, isGrouped);
  const past = useEvents({ when: 'past', q }, isGrouped);
  if (!isGrouped) return [{ group: null, events: ofStatus }];
  return [
    { group: 'coming', events: coming },
    { group: 'drafts', events: drafts },
    { group: 'past', events: past },
  ];
}
type EventCounts = ApiAnswer<'listEvents'>['counts'];

/** How many events there are with these counts. */
export function sumOf(counts: NonNullable<EventCounts>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many people come to an event, or hope to. */
export function guestsOf({ participant_counts: { joined, waiting, applied, offered } }: EventInShort): number {
  return joined + waiting + applied + offered;
}

/** True when it is too late to come. */
export function isEventOver({ starts_at: start, ends_at: end }: EventInShort): boolean {
  const toDate = (instant: string | null) => (instant === null ? null : new Date(instant));
  return isOver({ startsAt: toDate(start), endsAt: toDate(end) }, new Date());
}

/** What to refetch after an event was created, changed or deleted: lists, figures and credits. */
export const staleEvents = [queries.events, queries.notices, queries.stats, queries.today, queries.balance];

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

/** The address of the guests of this event. */
export function participantsPath(id: string): string {
  return paths.guests.replace(':id', id);
}

/** True when there is a page to send around. */
export function isShown(event: EventInShort): boolean {
  return event.status === 'published' && event.share_public && !isUnseen(event);
}

/** What somebody did to an event that hangs now; the message says it in its words. */
export type PublishedBy = 'created' | 'published';

/** The address that shows an event as just published, on top of the events tab, and what to hand over with it. */
export function publishedPlace(id: string, by: PublishedBy) {
  return [`${tabPath('events')}&published=${id}`, { state: { by }, preventScrollReset: true }] as const;
}

/** Where somebody goes who has finished a new event: to the list, where it hangs if it was published. */
export function placeOfFinished({ id, status }: Pick<EventOfBusiness, 'id' | 'status'>) {
  return status === 'published' ? publishedPlace(id, 'created') : ([tabPath('events'), {}] as const);
}

/** The name under which what is typed into an event of the list is kept. */
export function quickEdits(eventId: string): string {
  return `event-in-list.${eventId}`;
}
