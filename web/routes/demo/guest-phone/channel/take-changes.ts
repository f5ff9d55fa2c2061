import type { Coordinates } from '#domain/geography/coordinates.ts';
import { distanceM } from '#domain/geography/coordinates.ts';
import type { AppChange, ChangesPage } from './follow-changes.ts';
import type { EventCopy, Memory, Notice, NoticeKind } from './memory.ts';
import { toCopy } from './memory.ts';

/** Radius for notices of new events, in metres. */
const NEAR_M = 1000;
const MOST_KEPT = 50;

type Viewer = { userId: string; spot: Coordinates };

/** Applies changes in order: notices, own events and position. */
export function takeChanges(memory: Memory, page: ChangesPage, viewer: Viewer): Memory {
  const changed = page.data.reduce((before, change) => takeChange(before, change, viewer), memory);
  return { ...changed, position: page.next };
}

function takeChange(memory: Memory, change: AppChange, viewer: Viewer): Memory {
  if (change.type.startsWith('person.')) return change.user_id === viewer.userId ? takeOwn(memory, change) : memory;
  const copies = memory.mine.filter(({ id, businessId }) =>
    change.event_id === null ? businessId === change.business_id : id === change.event_id,
  );
  const [copy] = copies;
  switch (change.type) {
    case 'business.gone':
    case 'event.gone':
      return copies.reduce((each, gone) => without(notify(each, change, 'gone', gone), gone.id), memory);
    case 'event.moved':
    case 'event.changed':
      return copy ? keep(memory, change) : memory;
    case 'event.published':
      return copy ? keep(memory, change) : notifyOfNear(memory, change, viewer);
    case 'push.requested':
      return notifyOfPush(memory, change, viewer);
    default:
      return memory;
  }
}

const kindOf: Partial<Record<AppChange['type'], NoticeKind>> = {
  'person.promoted': 'promoted',
  'person.offered': 'offered',
  'person.lapsed': 'lapsed',
  'person.requeued': 'requeued',
  'person.approved': 'approved',
  'person.rejected': 'rejected',
  'person.removed': 'removed',
  'person.event_cancelled': 'cancelled',
  'person.event_moved': 'moved',
  'person.message': 'message',
  'person.reminder': 'reminder',
};

/** Changes by the business are news; the guest's own are not. */
function takeOwn(memory: Memory, change: AppChange): Memory {
  const kind = kindOf[change.type];
  const copy = change.event ? toCopy(change.event) : memory.mine.find(({ id }) => id === change.event_id);
  const noticed = kind && copy ? notify(memory, change, kind, copy) : memory;
  const out = ['person.left', 'person.lapsed', 'person.rejected', 'person.removed', 'person.event_cancelled'];
  const isOut = out.includes(change.type);
  return isOut ? without(noticed, change.event_id) : keep(noticed, change);
}

function notifyOfNear(memory: Memory, change: AppChange, { spot }: Viewer): Memory {
  const { event } = change;
  const distance = event?.place ? Math.round(distanceM(spot, event.place)) : null;
  if (!event || distance === null || distance > NEAR_M) return memory;
  return notify(memory, change, 'near', toCopy(event), distance);
}

/** A push within its radius replaces the notice of the new event. */
function notifyOfPush(memory: Memory, change: AppChange, { spot }: Viewer): Memory {
  const { event, push } = change;
  if (!event || !push) return memory;
  const { near, radius_m: radius } = push.audience;
  const distance = near && Math.round(distanceM(spot, near));
  if (distance !== null && radius !== null && distance > radius) return memory;
  const notices = memory.notices.filter(({ kind, event: { id } }) => kind !== 'near' || id !== event.id);
  return notify({ ...memory, notices }, change, 'push', toCopy(event), distance);
}

function notify(
  memory: Memory,
  { position, at, notice: received, answer_by: answerBy }: AppChange,
  kind: NoticeKind,
  event: EventCopy,
  distance: number | null = null,
): Memory {
  const own = { id: received?.id ?? null, text: received?.text ?? null };
  const notice: Notice = {
    position,
    at,
    kind,
    event,
    move: received?.move ?? null,
    answerBy,
    distance,
    ...own,
    isRead: false,
  };
  return { ...memory, notices: [notice, ...memory.notices].slice(0, MOST_KEPT) };
}

const without = (memory: Memory, eventId: string | null): Memory => ({
  ...memory,
  mine: memory.mine.filter(({ id }) => id !== eventId),
});

function keep(memory: Memory, { event }: AppChange): Memory {
  return event ? { ...memory, mine: [...without(memory, event.id).mine, toCopy(event)] } : memory;
}
