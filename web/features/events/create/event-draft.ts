import { maxCharacteristics } from '#domain/events/limits.ts';
import type { ApiBody } from '#web/api/paths.ts';

/** What is typed into the create dialog. */
export type EventDraft = {
  title: string;
  date: string;
  start: string;
  end: string;
  place: string;
  description: string;
  tags: string[];
  characteristics: string[];
  isFeatured: boolean;
};

/** The dialog has prices and limits of its own. */
export const dialogTariff = 'dialog';
export const dialogCharacteristics = maxCharacteristics(dialogTariff);

/** A new event takes place at the business, until someone types something else. */
export function emptyDraft(address: string): EventDraft {
  return {
    title: '',
    date: '',
    start: '',
    end: '',
    place: address,
    description: '',
    tags: [],
    characteristics: [],
    isFeatured: false,
  };
}

/** The draft as the API takes it: a draft for later, or published at once. */
export function eventBody(draft: EventDraft, status: 'draft' | 'published'): ApiBody<'createEvent'> {
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    location: draft.place.trim(),
    event_date: draft.date || null,
    start_time: draft.start || null,
    end_time: draft.end || null,
    category: { tags: draft.tags, userCharacteristics: draft.characteristics },
    featured_event: draft.isFeatured,
    tariff: dialogTariff,
    status,
  };
}
