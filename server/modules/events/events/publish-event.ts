import { eq, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { businesses } from '#database/schema/businesses.ts';
import { publishObstacles } from '#domain/events/publishable.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { isTestBusiness } from '#domain/test-data/test-business.ts';
import type { Actor, BusinessActor, Member } from '#server/context/actor.ts';
import type { AnyContext, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { requireSwitchedOn } from '#server/context/require-switched-on.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { holdColumns } from '#server/modules/events/events/close-hold.ts';
import { derivedColumns } from '#server/modules/events/events/event-content.ts';
import { findHold, writeHold } from '#server/modules/events/events/hold-event.ts';
import { lockEvent, refuseObstacles, writeEvent } from '#server/modules/events/events/lock-event.ts';
import { nextReminder } from '#server/modules/events/events/pick-reminder.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { pricedOptions } from '#server/modules/events/events/quote-event.ts';
import { schedulePush } from '#server/modules/events/events/schedule-push.ts';
import { writeEventAudit } from '#server/modules/events/events/write-event-audit.ts';
import { reserveItems, spendItems } from '#server/modules/money/credits/charge-items.ts';
import { settleCredits } from '#server/modules/money/credits/close-reservation.ts';

/** Makes a locked, paid event visible, or holds it (`hold-event.ts`). `isSeen`: a reviewer checked this version. */
export async function writePublished(
  ctx: TransactionContext<Actor>,
  event: EventRow,
  creditsSpent: number,
  isSeen = false,
): Promise<EventRow> {
  if (!event.awaitsVerification) await writeEventAudit(ctx, 'event_published', event);
  const hold = await findHold(ctx, { ...event, ...derivedColumns(event) }, isSeen);
  const published = await writeEvent(ctx, event, {
    ...derivedColumns(event),
    status: 'published',
    awaitsVerification: false,
    creditsSpent,
    chargedItems: eventCost(event.tariff, pricedOptions(event)).items.map(({ item }) => item),
    publishAt: null,
    publishedAt: ctx.now,
    ...holdColumns(hold),
    remindAt: hold ? null : nextReminder({ ...event, ...derivedColumns(event) }, ctx.now),
    updatedAt: ctx.now,
  });
  if (hold) {
    await writeHold(ctx, published, hold);
    return published;
  }
  return event.pushNotification ? schedulePush(ctx, published) : published;
}

/** Publishes an event with reserved credits, invisible until its business is verified. */
export async function awaitVerification(ctx: TransactionContext<Actor>, event: EventRow): Promise<EventRow> {
  await writeEventAudit(ctx, 'event_published', event);
  return writeEvent(ctx, event, {
    ...derivedColumns(event),
    status: 'published',
    awaitsVerification: true,
    publishAt: null,
    publishedAt: ctx.now,
    updatedAt: ctx.now,
  });
}

const shareBusiness = prepared('share_business', (db) =>
  db
    .select({ status: businesses.verificationStatus, stoppedBy: businesses.publishingStoppedBy })
    .from(businesses)
    .where(eq(businesses.id, sql.placeholder('businessId')))
    .for('share'),
);

/**
 * Whether publishing is effective immediately (verified business or test), and the measure that forbids it. Locks out
 * decisions until the transaction ends; call before locking an event, the lock order of decisions and deletions.
 */
export async function findPublisher({ db }: TransactionContext<Actor>, businessId: string) {
  const [business] = await shareBusiness(db).execute({ businessId });
  const isVerified = business?.status === 'verified' || (business !== undefined && isTestBusiness(businessId));
  return { isVerified, stoppedBy: business?.stoppedBy ?? null };
}

/** Like `findPublisher`; 403 `measure_in_force` if a measure forbids it. */
export async function isBusinessVerified(tx: TransactionContext<Actor>, businessId: string): Promise<boolean> {
  const { isVerified, stoppedBy } = await findPublisher(tx, businessId);
  if (stoppedBy !== null) throw new Problem('measure_in_force', { members: { measure_id: stoppedBy } });
  return isVerified;
}

/** Charges a locked event or settles its reservation. Unverified businesses only reserve. */
export async function publishLockedEvent(
  ctx: TransactionContext<BusinessActor>,
  event: EventRow,
  isVerified: boolean,
): Promise<EventRow> {
  requireSwitchedOn(ctx.deps, 'publishing');
  refuseObstacles(publishObstacles(event, event.tariff, berlinDay(ctx.now)));
  const { businessId, id: eventId } = event;
  if (event.status === 'scheduled') {
    if (!isVerified) return awaitVerification(ctx, event);
    return writePublished(ctx, event, await settleCredits(ctx, { businessId, eventId }));
  }
  const { items } = eventCost(event.tariff, pricedOptions(event));
  if (!isVerified) {
    await reserveItems(ctx, eventId, items);
    return awaitVerification(ctx, event);
  }
  return writePublished(ctx, event, await spendItems(ctx, eventId, items, 'event_published'));
}

export async function publishEvent(ctx: AnyContext<Member>, id: string): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const isVerified = await isBusinessVerified(tx, tx.actor.businessId);
    const held = await lockEvent(tx, id, 'publish');
    const event = await publishLockedEvent(tx, held, isVerified);
    await announceEvent(tx, { type: 'event.updated', event, before: held });
    return event;
  });
}
