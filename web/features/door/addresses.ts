import { paths } from '../../paths.ts';

/** Above all door pages, since its path limits the worker's scope. */
export const doorWorkerPath = '/business/events/door-worker.js';

/** Manifest to install an event's door; requested without a session, so the title is a parameter. */
export function doorManifestPath(eventId: string, title: string): string {
  return `${paths.door.replace(':id', eventId)}.webmanifest?${new URLSearchParams({ title })}`;
}
