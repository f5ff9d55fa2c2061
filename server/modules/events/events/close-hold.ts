import { and, eq, isNull } from 'drizzle-orm';
import { eventHolds } from '#database/schema/event-holds.ts';
import type { Signal } from '#domain/signals/signals.ts';
import { reasonsOf } from '#domain/signals/signals.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

export interface Hold {
  until: Date;
  signals: Signal[];
}

export function holdColumns(hold: Hold | null): Pick<EventRow, 'heldUntil' | 'holdReasons'> {
  return { heldUntil: hold?.until ?? null, holdReasons: hold ? reasonsOf(hold.signals) : [] };
}

export const openHold = (eventId: string) => and(eq(eventHolds.eventId, eventId), isNull(eventHolds.closedAt));

/** Closes the open hold, after a review or when obsolete. */
export async function closeHold(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  eventId: string,
  closedBy: string | null,
): Promise<void> {
  await db.update(eventHolds).set({ closedAt: now, closedBy }).where(openHold(eventId));
}
