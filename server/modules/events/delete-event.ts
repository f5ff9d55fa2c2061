import { and, eq } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import type { Context } from '#server/context.ts';
import type { Member } from '#server/http/actor.ts';
import { Problem } from '#server/http/problem.ts';

/** Deletes an event of the caller's business; what it cost stays in the ledger. */
export async function deleteEvent({ db, actor }: Context<Member>, id: string): Promise<void> {
  const deleted = await db
    .delete(events)
    .where(and(eq(events.id, id), eq(events.businessId, actor.businessId)))
    .returning({ id: events.id });
  if (deleted.length === 0) throw new Problem('not_found');
}
