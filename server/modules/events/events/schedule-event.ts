import { publicationInstant, scheduleObstacles } from '#domain/events/publication.ts';
import { publishObstacles } from '#domain/events/publishable.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { BusinessActor, Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { enqueue } from '#server/context/define-job.ts';
import { requireSwitchedOn } from '#server/context/require-switched-on.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { derivedColumns } from '#server/modules/events/events/event-content.ts';
import { lockEvent, refuseObstacles, writeEvent } from '#server/modules/events/events/lock-event.ts';
import { publishDueEvent } from '#server/modules/events/events/publish-due-events.ts';
import { isBusinessVerified, publishLockedEvent } from '#server/modules/events/events/publish-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { pricedOptions } from '#server/modules/events/events/quote-event.ts';
import { writeEventAudit } from '#server/modules/events/events/write-event-audit.ts';
import { reserveItems } from '#server/modules/money/credits/charge-items.ts';

/** Stores the publication instant and enqueues its job. An earlier job has no effect. */
export async function planPublication(
  ctx: TransactionContext<BusinessActor>,
  event: EventRow,
  columns: Partial<EventRow>,
): Promise<EventRow> {
  const publishAt = publicationInstant({ ...event, ...columns });
  if (publishAt === null) throw new Error(`event ${event.id} is scheduled without a day`);
  if (publishAt.getTime() !== event.publishAt?.getTime()) {
    await enqueue(ctx, publishDueEvent, { eventId: event.id }, { startAfter: publishAt });
  }
  return writeEvent(ctx, event, { ...columns, publishAt, updatedAt: ctx.now });
}

/**
 * Schedules a locked event by its columns and reserves a draft's credits. Publishes it if already due (today without a
 * time).
 */
export async function scheduleLockedEvent(
  ctx: TransactionContext<BusinessActor>,
  event: EventRow,
  isVerified: boolean,
): Promise<EventRow> {
  if (event.status === 'draft') requireSwitchedOn(ctx.deps, 'publishing');
  refuseObstacles([
    ...publishObstacles(event, event.tariff, berlinDay(ctx.now)),
    ...scheduleObstacles(event, event, ctx.now),
  ]);
  const { scheduledDate, scheduledTime } = event;
  const plan = { publishType: 'scheduled', scheduledDate, scheduledTime } as const;
  const publishAt = publicationInstant(event);
  if (publishAt && publishAt <= ctx.now) {
    return writeEvent(ctx, await publishLockedEvent(ctx, event, isVerified), plan);
  }
  if (event.status === 'draft') {
    await reserveItems(ctx, event.id, eventCost(event.tariff, pricedOptions(event)).items);
  }
  await writeEventAudit(ctx, 'event_scheduled', event);
  return planPublication(ctx, event, { ...derivedColumns(event), ...plan, status: 'scheduled' });
}

/** Schedules a draft, or reschedules. */
export async function scheduleEvent(
  ctx: AnyContext<Member>,
  id: string,
  plan: { scheduled_date: string; scheduled_time?: string | null | undefined },
): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const isVerified = await isBusinessVerified(tx, tx.actor.businessId);
    const event = await lockEvent(tx, id, 'schedule');
    const { scheduled_date: scheduledDate, scheduled_time: scheduledTime = null } = plan;
    const scheduled = await scheduleLockedEvent(tx, { ...event, scheduledDate, scheduledTime }, isVerified);
    await announceEvent(tx, { type: 'event.updated', event: scheduled, before: event });
    return scheduled;
  });
}
