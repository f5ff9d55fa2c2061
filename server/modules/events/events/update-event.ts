import { etagLeavesOut } from '#contract/events.ts';
import type { EventChanges, EventReplacement } from '#contract/shared/event-fields.ts';
import { editorOf } from '#domain/events/editors.ts';
import { isUnseen } from '#domain/events/lifecycle.ts';
import type { ToldGuests } from '#domain/events/moves.ts';
import { scheduleObstacles } from '#domain/events/publication.ts';
import { publishObstacles } from '#domain/events/publishable.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { BusinessActor } from '#server/context/actor.ts';
import type { AnyContext, Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { invalidField } from '#server/context/problem.ts';
import { requireMatch } from '#server/http/etag.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { announceMove } from '#server/modules/events/events/announce-move.ts';
import { chargeChange } from '#server/modules/events/events/charge-change.ts';
import type { EventContent } from '#server/modules/events/events/event-content.ts';
import {
  changeContent,
  contentOf,
  derivedColumns,
  differingColumns,
  isSameContent,
  replaceContent,
} from '#server/modules/events/events/event-content.ts';
import { announceFilled, fillPlaces } from '#server/modules/events/events/fill-places.ts';
import { noteChange } from '#server/modules/events/events/hold-event.ts';
import { lockEvent, refuseObstacles, writeEvent } from '#server/modules/events/events/lock-event.ts';
import { keptReminder } from '#server/modules/events/events/pick-reminder.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { planPublication } from '#server/modules/events/events/schedule-event.ts';
import { schedulePush } from '#server/modules/events/events/schedule-push.ts';
import { toEvent } from '#server/modules/events/events/to-event.ts';
import {
  announceReturned,
  requireRoomForGuests,
  withdrawOffers,
} from '#server/modules/events/events/withdraw-offers.ts';
import { writeChangeAudit } from '#server/modules/events/events/write-event-audit.ts';
import { findNight } from '#server/modules/people/profile/find-night.ts';

/** Changes the given fields; the others stay. */
export function updateEvent(
  ctx: AnyContext<BusinessActor>,
  id: string,
  changes: EventChanges,
  ifMatch: string | undefined,
): Promise<EventRow> {
  return editEvent(ctx, id, ifMatch, changes.tell_guests, (present) => changeContent(present, changes));
}

export function replaceEvent(
  ctx: Context<BusinessActor>,
  id: string,
  replacement: EventReplacement,
  ifMatch: string | undefined,
): Promise<EventRow> {
  return editEvent(ctx, id, ifMatch, replacement.tell_guests, (present) => replaceContent(present, replacement));
}

async function editEvent(
  ctx: AnyContext<BusinessActor>,
  id: string,
  ifMatch: string | undefined,
  told: ToldGuests = 'all',
  edit: (present: EventContent) => EventContent,
): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, id, 'edit');
    if (ifMatch !== undefined) requireMatch(ifMatch, toEvent(event, tx.deps.config), etagLeavesOut);
    return changeLockedEvent(tx, event, edit(contentOf(event)), told);
  });
}

/**
 * Replaces a locked event's content: charges additions, fills freed places and notifies guests of a move. 422 if it
 * could not stay published, 409 `limit_below_guests`.
 */
export async function changeLockedEvent(
  tx: TransactionContext<BusinessActor>,
  event: EventRow,
  content: EventContent,
  told: ToldGuests,
): Promise<EventRow> {
  const present = contentOf(event);
  if (event.status === 'published') keepPlan(present, content);
  if (isSameContent(present, content)) return event;
  if (event.status !== 'draft') requirePublishable(tx, event, content);
  if (content.capacity !== present.capacity) requireRoomForGuests(event, content);

  const charged = await chargeChange(tx, event, content);
  const derived = derivedColumns(content);
  const isPublic = event.status === 'published' && !isUnseen(event);
  const remindAt = isPublic ? keptReminder(event, { ...content, ...derived }, tx.now) : null;
  const confirmBy = derived.startsAt?.getTime() === event.startsAt?.getTime() ? event.confirmBy : null;
  const nightOf = await findNight(tx.db, event.businessId, content);
  const columns = {
    ...content,
    ...derived,
    ...charged,
    nightOf,
    remindAt,
    confirmBy,
    updatedAt: tx.now,
    editedBy: editorOf(tx.actor),
  };
  const written =
    event.status === 'scheduled'
      ? await planPublication(tx, event, columns)
      : await writeEvent(tx, event, differingColumns(event, columns));
  const hasNewPush = written.chargedItems.includes('push') && !event.chargedItems.includes('push');
  const pushed = hasNewPush && isPublic ? await schedulePush(tx, written) : written;
  const changed = await noteChange(tx, event, pushed);
  await writeChangeAudit(tx, event, changed);
  const { event: fitted, returned } = await withdrawOffers(tx, changed);
  const filled = await fillPlaces(tx, fitted, 'more_places');
  await announceEvent(tx, { type: 'event.updated', event: filled.event, before: event });
  await announceReturned(tx, filled.event, returned);
  await announceFilled(tx, filled);
  await announceMove(tx, event, filled.event, told);
  return filled.event;
}

/** A published event keeps how it was published. */
function keepPlan({ publishType, scheduledDate, scheduledTime }: EventContent, content: EventContent): void {
  Object.assign(content, { publishType, scheduledDate, scheduledTime });
}

/** Public and scheduled events must stay publishable; an unchanged past day is allowed. */
export function requirePublishable(
  { now }: Pick<TransactionContext, 'now'>,
  event: EventRow,
  content: EventContent,
): void {
  if (content.tariff !== event.tariff) {
    throw invalidField('tariff', 'fixed', 'The tariff of an event that is published or scheduled stays');
  }
  const isNewDay = content.eventDate !== event.eventDate;
  const obstacles = publishObstacles(content, content.tariff, berlinDay(now));
  refuseObstacles(obstacles.filter(({ field, reason }) => field !== 'event_date' || reason === 'required' || isNewDay));
  if (event.status !== 'scheduled') return;
  if (content.publishType !== 'scheduled') {
    throw invalidField('publish_type', 'fixed', 'Publish or withdraw a scheduled event instead');
  }
  const isNewPlan = content.scheduledDate !== event.scheduledDate || content.scheduledTime !== event.scheduledTime;
  const planObstacles = scheduleObstacles(content, content, now);
  refuseObstacles(planObstacles.filter(({ reason }) => reason !== 'past' || isNewPlan));
}
