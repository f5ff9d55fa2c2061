import { publishObstacles } from '#domain/events/publishable.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { Actor, Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { settleCredits } from '#server/modules/credits/close-reservation.ts';
import { spendCredits } from '#server/modules/credits/spend-credits.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { derivedColumns } from '#server/modules/events/event-content.ts';
import { lockEvent, refuseObstacles, writeEvent } from '#server/modules/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { pricedOptions } from '#server/modules/events/quote-event.ts';
import { writeStatusAudit } from '#server/modules/events/write-event-audit.ts';

/** Makes an event public that the caller has locked and that has been paid for with these credits. */
export async function writePublished(
  ctx: TransactionContext<Actor>,
  event: EventRow,
  creditsSpent: number,
): Promise<EventRow> {
  await writeStatusAudit(ctx, 'event_published', event);
  return writeEvent(ctx, event.id, {
    ...derivedColumns(event),
    status: 'published',
    creditsSpent,
    chargedItems: eventCost(event.tariff, pricedOptions(event)).items.map(({ item }) => item),
    publishAt: null,
    publishedAt: ctx.now,
    updatedAt: ctx.now,
  });
}

/** Publishes an event that the caller has locked: checks it, and takes its credits or settles its reservation. */
export async function publishLockedEvent(ctx: TransactionContext<Member>, event: EventRow): Promise<EventRow> {
  refuseObstacles(publishObstacles(event, event.tariff, berlinDay(ctx.now)));
  if (event.status === 'scheduled') {
    const reserved = { businessId: event.businessId, eventId: event.id };
    return writePublished(ctx, event, await settleCredits(ctx, reserved));
  }
  const { total } = eventCost(event.tariff, pricedOptions(event));
  await spendCredits(ctx, { credits: total, reason: 'event_published', eventId: event.id });
  return writePublished(ctx, event, total);
}

/** Publishes a draft or a scheduled event now. */
export async function publishEvent(ctx: AnyContext<Member>, id: string): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await publishLockedEvent(tx, await lockEvent(tx, id, 'publish'));
    await announceEvent(tx, 'event.updated', event);
    return event;
  });
}
