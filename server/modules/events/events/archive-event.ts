import type { Member } from '#server/context/actor.ts';
import type { AnyContext } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/events/announce-event.ts';
import { lockEvent, writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { withdrawCredits } from '#server/modules/events/events/withdraw-credits.ts';
import { writeEventAudit } from '#server/modules/events/events/write-event-audit.ts';

/** Hides a published event permanently, with refunds; participants and figures stay. */
export async function archiveEvent(ctx: AnyContext<Member>, id: string): Promise<EventRow> {
  return inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, id, 'archive');
    const creditsSpent = await withdrawCredits(tx, event);
    const archived = await writeEvent(tx, event, { status: 'archived', creditsSpent, updatedAt: tx.now });
    await writeEventAudit(tx, 'event_archived', archived);
    await announceEvent(tx, { type: 'event.updated', event: archived });
    return archived;
  });
}
