import { and, eq } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

/** An event of the caller's business, not locked. 404. */
export async function findOwnEvent({ db, actor }: AnyContext<Member>, id: string): Promise<EventRow> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), eq(events.businessId, actor.businessId)));
  if (!event) throw new Problem('not_found');
  return event;
}
