import type { ParticipantStatus } from '#domain/events/participation.ts';
import { participantsPath } from '../event/use-events.ts';

/** Views of the guest page; `out` are declined or left. */
const guestViews = ['requests', 'in', 'waiting', 'out'] as const;
export type GuestView = (typeof guestViews)[number];

export function viewOf(search: URLSearchParams): GuestView | undefined {
  return guestViews.find((view) => view === search.get('view'));
}

/** Clears the search. */
export function withView(search: URLSearchParams, view: GuestView): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('q');
  next.set('view', view);
  return next;
}

/** Without a name it clears the search. */
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

/** Address that shows a guest; participants by search, since there may be many. */
export function guestPath(eventId: string, { status, name }: { status: ParticipantStatus; name: string }): string {
  const view = views[status];
  return `${participantsPath(eventId)}?${new URLSearchParams({ view, ...(view === 'in' && { q: name }) })}`;
}
