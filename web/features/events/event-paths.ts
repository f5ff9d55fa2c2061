import { tabPath } from '#web/features/dashboard/tabs.ts';
import { paths } from '#web/paths.ts';

/** The page that creates an event, with this draft on it. */
export function draftPath(id: string): string {
  return `${paths.createEvent}?event=${id}`;
}

/** The events tab with the participants of this event on top. */
export function participantsPath(id: string): string {
  return `${tabPath('events')}&participants=${id}`;
}
