import { paths } from '../../paths.ts';

/** The worker lies above the pages of all doors, so that each may have one of its own. */
export const doorWorkerPath = '/business/events/door-worker.js';

/** What a phone reads to put the door of an event among its apps; it asks without a session, so the title comes along. */
export function doorManifestPath(eventId: string, title: string): string {
  return `${paths.door.replace(':id', eventId)}.webmanifest?${new URLSearchParams({ title })}`;
}
