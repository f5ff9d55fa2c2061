import { eq } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { Member } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { announceEvent } from '#server/modules/events/announce-event.ts';
import { lockEvent } from '#server/modules/events/lock-event.ts';
import { withdrawCredits } from '#server/modules/events/withdraw-credits.ts';
import { writeStatusAudit } from '#server/modules/events/write-event-audit.ts';
import { writePeopleRemoved } from '#server/modules/guest-view/write-people-removed.ts';
import { removeImage } from '#server/storage/store-image.ts';

/**
 * Deletes an event of the caller's business with its participants and its image. What it need not have cost comes back;
 * a push that went out waits for its result.
 */
export async function deleteEvent(ctx: Context<Member>, id: string): Promise<void> {
  const { imageUrl } = await inTransaction(ctx, async (tx) => {
    const event = await lockEvent(tx, id, 'delete');
    await withdrawCredits(tx, event);
    await writePeopleRemoved(tx, eq(eventParticipants.eventId, id));
    await tx.db.delete(events).where(eq(events.id, id));
    await writeStatusAudit(tx, 'event_deleted', event);
    await announceEvent(tx, 'event.deleted', event);
    return event;
  });
  if (imageUrl) await removeImage(ctx.deps, imageUrl);
}
