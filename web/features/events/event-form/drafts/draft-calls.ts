import type { Tariff } from '#domain/plans/tariffs.ts';
import { api, dataOf, once } from '#web/api/client.ts';
import { isProblem } from '#web/api/problem.ts';
import { readEvent } from '#web/api/queries.ts';
import type { Tagged } from '#web/api/tagged.ts';
import { ifMatch, taggedOf } from '#web/api/tagged.ts';
import { DraftGone } from '#web/editing/draft-gone.ts';
import type { DraftStore } from '#web/editing/draft-saver.ts';
import { isSame } from '#web/editing/merge-edits.ts';
import type { EventDraft } from '../../event/event-draft.ts';
import { draftOf, emptyDraft, eventBody } from '../../event/event-draft.ts';
import type { Repetition } from '../../event/repetition.ts';
import type { EventOfBusiness } from '../../event/use-events.ts';
import type { DraftPlace } from './kept-drafts.ts';
import { leftDraft, requestKeyFor, wasApplied } from './kept-drafts.ts';

type Stored = Tagged<EventOfBusiness>;

const isDraft = ({ status }: EventOfBusiness) => status === 'draft';

function throwGone(error: unknown): never {
  throw isProblem(error, 'not_found') || isProblem(error, 'event_state') ? new DraftGone() : error;
}

/** A form's drafts on the server; the same key creates only one. */
export function draftStore(place: DraftPlace, key: string): DraftStore<EventDraft, EventOfBusiness> {
  const { tariff } = place;
  return {
    async create() {
      const created = await taggedOf(api.POST('/events', { body: { title: '', tariff }, headers: once(key) }));
      leftDraft.write(place, created.data.id);
      return created;
    },
    read: (id) => readEvent(id).catch(throwGone),
    change({ data: { id }, etag }, values) {
      const body = eventBody(values, tariff);
      const options = { params: { path: { id } }, body, headers: ifMatch(etag) };
      return taggedOf(api.PATCH('/events/{id}', options)).catch(throwGone);
    },
    // A published event is no longer a draft to discard.
    async remove(id) {
      try {
        const { data } = await readEvent(id);
        if (!isDraft(data)) throw new DraftGone();
        await api.DELETE('/events/{id}', { params: { path: { id } } });
      } catch (error) {
        if (!isProblem(error, 'not_found')) throw error;
      }
    },
    toValues: draftOf,
    isDraft,
    isBlank: (values, { image_url: image }) => image === null && isSame(values, emptyDraft(values.location)),
    wasApplied,
  };
}

/** Publishes or schedules the stored draft; idempotent. */
export function publishStored({ data: { id }, etag }: Stored, values: EventDraft): Promise<EventOfBusiness> {
  const options = (key: string) => ({ params: { path: { id } }, headers: once(key) });
  if (values.publish_type === 'immediate') {
    const key = requestKeyFor(id, { aim: 'published', etag });
    return dataOf(api.POST('/events/{id}/publish', options(key)));
  }
  const body = { scheduled_date: values.scheduled_date, scheduled_time: values.scheduled_time || null };
  const key = requestKeyFor(id, { aim: 'scheduled', etag, ...body });
  return dataOf(api.POST('/events/{id}/schedule', { ...options(key), body }));
}

/** Starts a series with the stored draft, which is published or scheduled; idempotent. */
export async function repeatStored(
  { data: { id }, etag }: Stored,
  repetition: Repetition,
): Promise<Pick<EventOfBusiness, 'id' | 'status'>> {
  const body = { ...repetition, event_id: id };
  const key = requestKeyFor(id, { aim: 'series', etag, ...body });
  const { dates } = await dataOf(api.POST('/series', { body, headers: once(key) }));
  return { id, status: dates.find((date) => date.event_id === id)?.status ?? 'published' };
}

/** Creates the event in one call, for members who may create but not edit. */
export function createAtOnce(
  formKey: string,
  values: EventDraft,
  aim: 'draft' | 'published' | 'scheduled',
  tariff: Tariff,
): Promise<EventOfBusiness> {
  const body = { ...eventBody(values, tariff), status: aim };
  return dataOf(api.POST('/events', { body, headers: once(requestKeyFor(formKey, { aim, ...body })) }));
}
