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
/** Paged. */
function useEvents(filter: EventFilter, enabled = true) {
  return useInfiniteQuery({ ...queries.eventsOf(filter, listedFields), enabled });
}

export type EventPages = ReturnType<typeof useEvents>;

/** In display order. */
export type EventGroup = 'coming' | 'drafts' | 'past';

/**
 * One list for a status, else three groups, each paged separately so that upcoming events do not follow pages of past
 * ones.
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

export function sumOf(counts: NonNullable<EventCounts>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Participants and candidates. */
export function guestsOf({ participant_counts: { joined, waiting, applied, offered } }: EventInShort): number {
  return joined + waiting + applied + offered;
}

/** True if too late to join. */
export function isEventOver({ starts_at: start, ends_at: end }: EventInShort): boolean {
  const toDate = (instant: string | null) => (instant === null ? null : new Date(instant));
  return isOver({ startsAt: toDate(start), endsAt: toDate(end) }, new Date());
}

/** Queries to refetch after a change to events: lists, figures and credits. */
export const staleEvents = [queries.events, queries.notices, queries.stats, queries.today, queries.balance];

export function useRefreshEvents(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(...staleEvents);
}

/** Address of a draft's form: the dialog or the page. */
export function draftPath({ id, tariff }: Pick<EventOfBusiness, 'id' | 'tariff'>): string {
  return tariff === 'dialog' ? `${createEventPath}&event=${id}` : `${paths.createEvent}?event=${id}`;
}

/** Edit page of an event beyond draft. */
export function editPath({ id }: Pick<EventOfBusiness, 'id'>): string {
  return `${paths.createEvent}?event=${id}`;
}

export function participantsPath(id: string): string {
  return paths.guests.replace(':id', id);
}

/** True if it has a public page. */
export function isShown(event: EventInShort): boolean {
  return event.status === 'published' && event.share_public && !isUnseen(event);
}

/** Selects the message. */
export type PublishedBy = 'created' | 'published';

export function publishedPlace(id: string, by: PublishedBy) {
  return [`${tabPath('events')}&published=${id}`, { state: { by }, preventScrollReset: true }] as const;
}

/** After finishing an event: the list, with the dialog if published. */
export function placeOfFinished({ id, status }: Pick<EventOfBusiness, 'id' | 'status'>) {
  return status === 'published' ? publishedPlace(id, 'created') : ([tabPath('events'), {}] as const);
}

/** Key of an event's kept edits. */
export function quickEdits(eventId: string): string {
  return `event-in-list.${eventId}`;
}
