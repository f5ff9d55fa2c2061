import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { lockEvent, writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { returnToDraft } from '#server/modules/events/events/settle-awaiting-events.ts';

/**
 * Makes an event that guests cannot see yet, scheduled or awaiting verification, a draft again and gives its credits back.
 * The day it was planned for stays typed in.
 */
export async function withdrawEvent(ctx: AnyContext<Member>, id: string): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, id, 'withdraw');
    // Its series would publish it again.
    return returnToDraft(tx, event.seriesId === null ? event : await writeEvent(tx, event, { isHeldBack: true }));
  });
}
