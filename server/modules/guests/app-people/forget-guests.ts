import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { events } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { namelessId } from '#domain/erasure/nameless.ts';
import type { RetentionId } from '#domain/retention/retention.ts';
import { keptSince } from '#domain/retention/retention.ts';
import { berlinDay } from '#domain/shared/berlin-day.ts';
import type { System } from '#server/context/actor.ts';
import type { Context } from '#server/context/context.ts';
import { inTransaction } from '#server/context/context.ts';
import { forgetAtEvent } from '#server/modules/guests/app-people/forget-at-event.ts';

/** Events searched in one statement, and guests of one event erased in one transaction. */
const BATCH_ROWS = 500;

const { eventId, userId, status, displayName } = eventParticipants;
const hasName = ne(displayName, '');

/** Erases matching guests with names, in batches. */
async function forgetMatching(ctx: Context<System>, matches: SQL | undefined): Promise<void> {
  for (;;) {
    const found = await ctx.db
      .selectDistinct({ eventId })
      .from(eventParticipants)
      .innerJoin(events, eq(events.id, eventId))
      .where(and(hasName, matches))
      .limit(BATCH_ROWS);
    for (const each of found) await forgetSome(ctx, each.eventId, matches);
    if (found.length === 0) return;
  }
}

async function forgetSome(ctx: Context<System>, event: string, matches: SQL | undefined): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    await db.select({ id: events.id }).from(events).where(eq(events.id, event)).for('no key update');
    const people = await db
      .select({ userId })
      .from(eventParticipants)
      .innerJoin(events, eq(events.id, eventId))
      .where(and(eq(eventId, event), hasName, matches))
      .limit(BATCH_ROWS);
    const forgotten = people.map((person) => ({ ...person, nameless: namelessId(randomUUID()) }));
    if (forgotten.length > 0) await forgetAtEvent(db, event, forgotten);
  });
}

/** Whether the event's day, or without one the guest's arrival, is past the retention. */
function isOverSince(id: Extract<RetentionId, 'guests' | 'refusedGuests'>, now: Date): SQL {
  const since = keptSince(id, now);
  return sql`(${events.eventDate} < ${berlinDay(since)}::date
    or ${events.eventDate} is null and ${eventParticipants.createdAt} < ${since.toISOString()}::timestamptz)`;
}

/** Erases guests of events past their retention; counts stay. */
export async function forgetGuests(ctx: Context<System>): Promise<void> {
  await forgetMatching(ctx, isOverSince('guests', ctx.now));
}

/** Erases guests who left, regardless of the event's date. */
export async function forgetLeftGuests(ctx: Context<System>): Promise<void> {
  const leftBefore = lt(eventParticipants.updatedAt, keptSince('leftGuests', ctx.now));
  await forgetMatching(ctx, and(eq(status, 'left'), leftBefore));
}

/** Erases refused guests after the event, until when they must not join again. */
export async function forgetRefusedGuests(ctx: Context<System>): Promise<void> {
  await forgetMatching(ctx, and(eq(status, 'rejected'), isOverSince('refusedGuests', ctx.now)));
}
