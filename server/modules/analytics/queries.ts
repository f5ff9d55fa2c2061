import type { SQL } from 'drizzle-orm';
import { and, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { events, eventViews } from '#database/schema/events.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import { participantStatuses, takesPlace } from '#domain/events/participation.ts';
import { BERLIN } from '#domain/shared/berlin-day.ts';
import type { BusinessScope } from '#server/context/actor.ts';

export interface Range {
  from: string;
  to: string;
}
export interface Figures {
  views: number;
  /** How often guests opened or saved an event. */
  interest: number;
  participants: number;
  credits: number;
}
interface Row extends Figures {
  day: string;
  eventId: string | null;
}

const total = (column: SQL | typeof eventViews.views | typeof eventParticipants.partySize) =>
  sql<number>`least(coalesce(sum(${column}), 0), 2147483647)::int`;
const berlinDayOf = (column: typeof eventParticipants.createdAt | typeof creditEntries.createdAt) =>
  sql<string>`(${column} at time zone ${sql.raw(`'${BERLIN}'`)})::date::text`;

/** Views, interest, people who joined and credits of a business by Berlin day and event. One row for each day and event that has any. */
export async function findFigures(
  db: Connection,
  businessId: BusinessScope,
  { from, to }: Range,
  eventId?: string,
): Promise<Row[]> {
  const joinDay = berlinDayOf(eventParticipants.createdAt);
  const spendDay = berlinDayOf(creditEntries.createdAt);
  const [seen, participants, credits] = await Promise.all([
    db
      .select({
        day: eventViews.day,
        eventId: eventViews.eventId,
        views: total(eventViews.views),
        interest: total(sql`${eventViews.opened} + ${eventViews.saved}`),
      })
      .from(eventViews)
      .where(
        and(
          eq(eventViews.businessId, businessId),
          between(eventViews.day, from, to),
          eventId ? eq(eventViews.eventId, eventId) : undefined,
        ),
      )
      .groupBy(eventViews.day, eventViews.eventId),
    db
      .select({ day: joinDay, eventId: eventParticipants.eventId, n: total(eventParticipants.partySize) })
      .from(eventParticipants)
      .where(
        and(
          eq(eventParticipants.businessId, businessId),
          between(joinDay, from, to),
          inArray(eventParticipants.status, participantStatuses.filter(takesPlace)),
          eventId ? eq(eventParticipants.eventId, eventId) : undefined,
        ),
      )
      .groupBy(joinDay, eventParticipants.eventId),
    db
      .select({ day: spendDay, eventId: creditEntries.eventId, n: total(sql`-${creditEntries.amount}`) })
      .from(creditEntries)
      .where(
        and(
          eq(creditEntries.businessId, businessId),
          sql`${creditEntries.eventId} is not null`,
          between(spendDay, from, to),
          eventId ? eq(creditEntries.eventId, eventId) : undefined,
        ),
      )
      .groupBy(spendDay, creditEntries.eventId),
  ]);
  return [
    ...seen.map((row) => ({ ...row, participants: 0, credits: 0 })),
    ...participants.map(({ n, ...row }) => ({ ...row, views: 0, interest: 0, participants: n, credits: 0 })),
    ...credits.map(({ n, ...row }) => ({ ...row, views: 0, interest: 0, participants: 0, credits: n })),
  ];
}

/** Titles of the events in the figures; deleted ones are missing. */
export async function findTitles(db: Connection, businessId: BusinessScope, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: events.id, title: events.title, eventDate: events.eventDate })
    .from(events)
    .where(and(eq(events.businessId, businessId), inArray(events.id, ids)))
    .orderBy(desc(events.createdAt));
}
