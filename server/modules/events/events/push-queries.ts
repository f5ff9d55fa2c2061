import { and, asc, desc, eq, gte, inArray, lte, ne, or } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { events } from '#database/schema/events.ts';
import { pushes } from '#database/schema/pushes.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { EventRow } from '#server/modules/events/events/queries.ts';

export type PushRow = typeof pushes.$inferSelect;

/** Days with a push, from today, Europe/Berlin. */
export async function findTakenDays(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  businessId: string,
): Promise<Set<string>> {
  const rows = await db
    .select({ day: pushes.day })
    .from(pushes)
    .where(and(eq(pushes.businessId, businessId), gte(pushes.day, berlinDay(now)), ne(pushes.status, 'dropped')));
  return new Set(rows.map(({ day }) => day));
}

export async function findPushOfEvent(
  db: Connection,
  businessId: string,
  eventId: string,
): Promise<PushRow | undefined> {
  const [push] = await db
    .select()
    .from(pushes)
    .where(and(eq(pushes.eventId, eventId), eq(pushes.businessId, businessId)))
    .orderBy(desc(pushes.createdAt), desc(pushes.id))
    .limit(1);
  return push;
}

const BATCH = 1000;

/** Due pushes unless they wait, and those with overdue results. */
export async function findDuePushes(
  db: Connection,
  now: Date,
  sentBefore: Date,
  withPlanned: boolean,
): Promise<PushRow[]> {
  return db
    .select()
    .from(pushes)
    .where(
      or(
        withPlanned ? and(eq(pushes.status, 'planned'), lte(pushes.sendAt, now)) : undefined,
        and(eq(pushes.status, 'sent'), lte(pushes.sentAt, sentBefore)),
      ),
    )
    .orderBy(asc(pushes.sendAt))
    .limit(BATCH);
}

/** Locks a push and its event if it exists, the event first. */
export async function lockPush(
  { db }: Pick<TransactionContext, 'db'>,
  id: string,
): Promise<{ push: PushRow; event: EventRow | undefined } | null> {
  const [found] = await db.select({ eventId: pushes.eventId }).from(pushes).where(eq(pushes.id, id));
  if (!found) return null;
  const [event] = await db.select().from(events).where(eq(events.id, found.eventId)).for('no key update');
  const [push] = await db.select().from(pushes).where(eq(pushes.id, id)).for('no key update');
  return push ? { push, event } : null;
}

export async function findPlannedPushes({ db }: Pick<TransactionContext, 'db'>, eventId: string): Promise<PushRow[]> {
  return db
    .select()
    .from(pushes)
    .where(and(eq(pushes.eventId, eventId), inArray(pushes.status, ['planned'])));
}

/** Last time to invite people: the start, or the end of the day without one. */
export function lastCallOf({ startTime, startsAt, endsAt }: EventRow): Date {
  return (startTime === null ? endsAt : startsAt) ?? new Date(0);
}
