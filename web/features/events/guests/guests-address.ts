import type { ParticipantStatus } from '#domain/events/participation.ts';
import { participantsPath } from '../event/use-events.ts';

/** The parts of the guests of an event; `out` are those who were declined or left. */
const guestViews = ['requests', 'in', 'waiting', 'out'] as const;
export type GuestView = (typeof guestViews)[number];

/** The part that an address asks for. */
export function viewOf(search: URLSearchParams): GuestView | undefined {
  return guestViews.find((view) => view === search.get('view'));
}

/** The address of another part, in which nobody is searched any more. */
export function withView(search: URLSearchParams, view: GuestView): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('q');
  next.set('view', view);
  return next;
}

/** The address with another name to search, or without one. */
export function withName(search: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (name) next.set('q', name);
  else next.delete('q');
  return next;
}

const views: Record<ParticipantStatus, GuestView> = {
  joined: 'in',
  approved: 'in',
  applied: 'requests',
  waiting: 'waiting',
  offered: 'waiting',
  rejected: 'out',
  left: 'out',
};

/** The address that shows somebody among the guests of an event; who is in is searched there, because there may be many. */
export function guestPath(eventId: string, { status, name }: { status: ParticipantStatus; name: string }): string {
  const view = views[status];
  return `${participantsPath(eventId)}?${new URLSearchParams({ view, ...(view === 'in' && { q: name }) })}`;
}
