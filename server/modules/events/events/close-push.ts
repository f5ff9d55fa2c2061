import { eq } from 'drizzle-orm';
import { pushes } from '#database/schema/pushes.ts';
import type { PushReturn } from '#domain/pushes/push-rules.ts';
import type { Actor } from '#server/context/actor.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { writeEvent } from '#server/modules/events/events/lock-event.ts';
import type { PushRow } from '#server/modules/events/events/push-queries.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';
import { settlePushCredits } from '#server/modules/money/credits/close-reservation.ts';
import { announceChange } from '#server/modules/news/stream/announce-change.ts';

/** Ends a push and refunds what is due. `event` is undefined after its deletion. */
export async function closePush(
  tx: TransactionContext<Actor>,
  { push, event }: { push: PushRow; event: EventRow | undefined },
  end: { status: 'done' | 'dropped'; credits: number; reason: PushReturn | null },
): Promise<void> {
  const { businessId, eventId } = push;
  const returnedCredits = await settlePushCredits(tx, { businessId, eventId }, end.credits);
  await tx.db
    .update(pushes)
    .set({ status: end.status, returnedCredits, returnReason: end.reason, closedAt: tx.now })
    .where(eq(pushes.id, push.id));
  if (event && returnedCredits > 0) {
    await writeEvent(tx, event, { creditsSpent: event.creditsSpent - returnedCredits });
  }
  await announceChange(tx, businessId, 'push.changed', eventId);
}
