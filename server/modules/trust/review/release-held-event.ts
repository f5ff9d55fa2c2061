import { desc, eq, sql } from 'drizzle-orm';
import { eventHolds } from '#database/schema/event-holds.ts';
import { events } from '#database/schema/events.ts';
import { reviewers } from '#database/schema/reviewers.ts';
import type { Reviewer } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { closeHold } from '#server/modules/events/events/close-hold.ts';
import { releaseLockedEvent } from '#server/modules/events/events/release-event.ts';
import { writeAudit } from '#server/modules/news/audit/write-audit.ts';

/**
 * Publishes a held event, or marks a changed one as checked. The row lock lets one reviewer or the job act; a second
 * reviewer gets 409 with the name.
 */
export async function releaseHeldEvent(ctx: Context<Reviewer>, eventId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { db, actor } = tx;
    const [event] = await db.select().from(events).where(eq(events.id, eventId)).for('no key update');
    const [hold] = await db
      .select({ closedAt: eventHolds.closedAt, closedBy: reviewers.username })
      .from(eventHolds)
      .leftJoin(reviewers, eq(reviewers.id, eventHolds.closedBy))
      .where(eq(eventHolds.eventId, eventId))
      .orderBy(sql`${eventHolds.closedAt} desc nulls first`, desc(eventHolds.raisedAt))
      .limit(1);
    if (!event || !hold) throw new Problem('not_found');
    const { closedAt, closedBy } = hold;
    if (closedAt !== null) {
      throw new Problem('already_decided', {
        detail: `It was let go already${closedBy ? `, by ${closedBy}` : ''}`,
        members: { decided_by: closedBy, decided_at: closedAt.toISOString() },
      });
    }
    if (event.heldUntil !== null) return releaseLockedEvent(tx, event, actor.reviewerId);
    await closeHold(tx, eventId, actor.reviewerId);
    const { businessId, title: name } = event;
    const record = { action: 'event_change_seen', subject: `event:${eventId}`, businessId } as const;
    await writeAudit(tx, { ...record, before: { name }, after: { name } });
  });
}
