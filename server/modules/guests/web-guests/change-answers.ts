import { eq } from 'drizzle-orm';
import { webGuests } from '#database/schema/web-guests.ts';
import { isOver } from '#domain/events/is-over.ts';
import type { GuestAnswer } from '#domain/web-guests/questions.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { Problem } from '#server/context/problem.ts';
import { findParticipant } from '#server/modules/events/events/set-participant-status.ts';
import { lockPublicEvent } from '#server/modules/guests/app-gateway/lock-public-event.ts';

interface Answering {
  id: string;
  eventId: string;
  userId: string;
}

/** Replaces the answers of a guest who comes or waits. Throws 409 `event_state` or `participant_state`. */
export async function changeAnswers(
  ctx: Context,
  { id, eventId, userId }: Answering,
  answers: readonly GuestAnswer[],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const event = await lockPublicEvent(tx, eventId);
    if (isOver(event, tx.now)) throw new Problem('event_state', { members: { event_status: 'over' } });
    const { status = 'left' } = (await findParticipant(tx, eventId, userId)) ?? {};
    if (status === 'left' || status === 'rejected') {
      throw new Problem('participant_state', { members: { participant_status: status } });
    }
    await tx.db.update(webGuests).set({ answers }).where(eq(webGuests.id, id));
  });
}
