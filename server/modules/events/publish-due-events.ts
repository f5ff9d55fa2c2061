import { and, asc, eq, lte } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { System } from '#server/context/actor.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { releaseCredits, settleCredits } from '#server/modules/credits/close-reservation.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { writeEvent } from '#server/modules/events/lock-event.ts';
import { writePublished } from '#server/modules/events/publish-event.ts';
import { writeStatusAudit } from '#server/modules/events/write-event-audit.ts';

const BATCH = 5000;

const isDue = (now: Date) => and(eq(events.status, 'scheduled'), lte(events.publishAt, now));

/** An event that was over before it could be published becomes a draft again, and its credits are given back. */
async function giveBack(tx: TransactionContext<System>, eventId: string, businessId: string): Promise<void> {
  await releaseCredits(tx, { businessId, eventId });
  const draft = await writeEvent(tx, eventId, { status: 'draft', publishAt: null, updatedAt: tx.now });
  await writeStatusAudit(tx, 'event_withdrawn', draft);
  await tx.deps.jobs.enqueue(tx.db, 'send-event-missed', { eventId });
  await announceEvent(tx, 'event.updated', draft);
}

/**
 * Publishes a scheduled event that is due. Of several attempts at once only one finds it due: the row is locked, and
 * afterwards it is no longer scheduled. A job that comes too early, too late or twice does nothing.
 */
export async function publishDueEvent(ctx: Context<System>, eventId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [event] = await tx.db
      .select()
      .from(events)
      .where(and(eq(events.id, eventId), isDue(tx.now)))
      .for('no key update');
    if (!event) return;
    const { businessId, eventDate } = event;
    if (eventDate === null || eventDate < berlinDay(tx.now)) return giveBack(tx, eventId, businessId);
    const published = await writePublished(tx, event, await settleCredits(tx, { businessId, eventId }));
    await tx.deps.jobs.enqueue(tx.db, 'send-event-published', { eventId });
    await announceEvent(tx, 'event.updated', published);
  });
}

/** Publishes whatever is due and was not published by its own job, for example because no server was running. */
export async function publishDueEvents(ctx: Context<System>): Promise<void> {
  const due = await ctx.db
    .select({ id: events.id })
    .from(events)
    .where(isDue(ctx.now))
    .orderBy(asc(events.publishAt))
    .limit(BATCH);
  for (const { id } of due) {
    await publishDueEvent(ctx, id).catch((error) =>
      ctx.deps.logger.error({ err: error, eventId: id }, 'a scheduled event was not published'),
    );
  }
}
