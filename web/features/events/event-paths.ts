import { createEventPath, paths, tabPath } from '#web/paths.ts';
import type { EventOfBusiness } from './use-events.ts';

/** The form that a draft was begun in, with this draft in it: the dialog on top of the list, or the page. */
export function draftPath({ id, tariff }: Pick<EventOfBusiness, 'id' | 'tariff'>): string {
  return tariff === 'dialog' ? `${createEventPath}&event=${id}` : `${paths.createEvent}?event=${id}`;
}

/** The events tab with the participants of this event on top. */
export function participantsPath(id: string): string {
  return `${tabPath('events')}&participants=${id}`;
}
