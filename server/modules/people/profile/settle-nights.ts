import { and, eq, gte, lt } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { nightBefore, nightEndsAtLatest } from '#domain/hours/night.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import { addDays } from '#domain/shared/calendar.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { findSchedule } from '#server/modules/people/profile/find-night.ts';

/** Recomputes the nights of coming events after changed hours. */
export async function settleNights(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
): Promise<void> {
  const { id, eventDate, startTime, nightOf } = events;
  const early = await db
    .select({ id, eventDate, startTime, nightOf })
    .from(events)
    .where(
      and(
        eq(events.businessId, businessId),
        gte(eventDate, addDays(berlinDay(now), -1)),
        lt(startTime, nightEndsAtLatest),
      ),
    )
    .orderBy(id);
  if (early.length === 0) return;
  const schedule = await findSchedule(db, businessId);
  for (const event of early) {
    const night = nightBefore(schedule, event);
    if (night !== event.nightOf) await db.update(events).set({ nightOf: night }).where(eq(id, event.id));
  }
}
