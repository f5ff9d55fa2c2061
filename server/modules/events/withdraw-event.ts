import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { releaseCredits } from '#server/modules/credits/close-reservation.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { lockEvent, writeEvent } from '#server/modules/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/queries.ts';
import { writeStatusAudit } from '#server/modules/events/write-event-audit.ts';

/** Makes a scheduled event a draft again and gives its credits back. The planned day stays filled in. */
export async function withdrawEvent(ctx: AnyContext<Member>, id: string): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const { businessId } = await lockEvent(tx, id, 'withdraw');
    await releaseCredits(tx, { businessId, eventId: id });
    const draft = await writeEvent(tx, id, { status: 'draft', publishAt: null, updatedAt: tx.now });
    await writeStatusAudit(tx, 'event_withdrawn', draft);
    await announceEvent(tx, 'event.updated', draft);
    return draft;
  });
}
