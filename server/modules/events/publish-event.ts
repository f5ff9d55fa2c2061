import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { eventInstants } from '#domain/events/instants.ts';
import { canEvent } from '#domain/events/lifecycle.ts';
import { publishObstacles } from '#domain/events/publishable.ts';
import { eventCost } from '#domain/plans/tariffs.ts';
import { berlinDay } from '#domain/shared/berlin-time.ts';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/context.ts';
import type { Member } from '#server/http/actor.ts';
import { Problem } from '#server/http/problem.ts';
import { spendCredits } from '#server/modules/credits/spend-credits.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { pricedOptions } from '#server/modules/events/quote-event.ts';

/** Publishes a draft that the caller's transaction holds: checks it, takes its credits, makes it public. */
export async function publishDraft(ctx: Context<Member, Transaction>, draft: EventRow): Promise<EventRow> {
  const { eventDate, startTime, endTime } = draft;
  const obstacles = publishObstacles(draft, draft.tariff, berlinDay(ctx.now));
  if (obstacles.length > 0 || eventDate === null) {
    throw new Problem('not_publishable', {
      detail: obstacles.map(({ field, reason }) => `${field}: ${reason}`).join('; '),
      errors: obstacles.map(({ field, reason }) => ({ path: field, code: reason, message: reason })),
    });
  }
  const { total } = eventCost(draft.tariff, pricedOptions(draft));
  await spendCredits(ctx, { credits: total, reason: 'event_published', eventId: draft.id });
  const [published] = await ctx.db
    .update(events)
    .set({
      status: 'published',
      ...eventInstants({ eventDate, startTime, endTime }),
      creditsSpent: total,
      publishedAt: ctx.now,
      updatedAt: ctx.now,
    })
    .where(eq(events.id, draft.id))
    .returning();
  if (!published) throw new Error('the published event did not come back');
  return published;
}

/** Publishes a stored draft. 404 when it is not the business's, 409 `event_state` when it is no draft any more. */
export async function publishEvent(ctx: Context<Member>, id: string): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const [draft] = await tx.db
      .select()
      .from(events)
      .where(and(eq(events.id, id), eq(events.businessId, tx.actor.businessId)))
      .for('update');
    if (!draft) throw new Problem('not_found');
    if (!canEvent(draft.status, 'publish'))
      throw new Problem('event_state', { members: { event_status: draft.status } });
    return publishDraft(tx, draft);
  });
}
