import type { Tariff } from '#domain/plans/tariffs.ts';
import { api, dataOf, once } from '#web/api/client.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import type { EventOfBusiness } from '../use-events.ts';
import { attemptKeyFor } from './attempts.ts';
import type { EventDraft } from './event-draft.ts';
import { eventBody } from './event-draft.ts';

type Stored = Tagged<EventOfBusiness>;

export function readStored(id: string): Promise<Stored> {
  return taggedOf(api.GET('/events/{id}', { params: { path: { id } } }));
}

/** Stores an empty draft; the same key never stores two. */
export async function createStored(tariff: Tariff, key: string): Promise<Stored> {
  const created = await dataOf(api.POST('/events', { body: { title: '', tariff }, headers: once(key) }));
  // The answer of a creation has no tag.
  return readStored(created.id);
}

/** Brings what was typed to the draft, unless somebody was faster. */
export function changeStored(base: Stored, typed: EventDraft): Promise<Stored> {
  const { id, tariff } = base.data;
  const body = eventBody(typed, tariff);
  return taggedOf(api.PATCH('/events/{id}', { params: { path: { id } }, body, headers: ifMatch(base.etag) }));
}

/** Publishes the stored draft, or schedules it. Tried again on the same draft, it happens only once. */
export function publishStored({ data: { id }, etag }: Stored, values: EventDraft): Promise<EventOfBusiness> {
  const options = (key: string) => ({ params: { path: { id } }, headers: once(key) });
  if (values.publishType === 'immediate') {
    const key = attemptKeyFor(id, { aim: 'published', etag });
    return dataOf(api.POST('/events/{id}/publish', options(key)));
  }
  const body = { scheduled_date: values.scheduledDate, scheduled_time: values.scheduledTime || null };
  const key = attemptKeyFor(id, { aim: 'scheduled', etag, ...body });
  return dataOf(api.POST('/events/{id}/schedule', { ...options(key), body }));
}

/** Creates the event in one call: for members who may create events, but not change them. */
export function createAtOnce(
  formKey: string,
  values: EventDraft,
  aim: 'draft' | 'published' | 'scheduled',
  tariff: Tariff,
): Promise<EventOfBusiness> {
  const body = { ...eventBody(values, tariff), status: aim };
  return dataOf(api.POST('/events', { body, headers: once(attemptKeyFor(formKey, { aim, ...body })) }));
}
