import type { SQL } from 'drizzle-orm';
import { and, asc, between, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '#database/connect.ts';
import { creditEntries } from '#database/schema/credits.ts';
import { doorMarks } from '#database/schema/door-marks.ts';
import { eventImpressions, events, eventViews } from '#database/schema/events.ts';
import { pageOpens } from '#database/schema/guest-pages.ts';
import { eventParticipants } from '#database/schema/participants.ts';
import type { ImpressionSource } from '#domain/analytics/impressions.ts';
import type { Channel } from '#domain/events/channels.ts';
import { participantStatuses, takesPlace } from '#domain/events/participation.ts';
import type { PageSource } from '#domain/guest-pages/sources.ts';
import { nightEnds } from '#domain/hours/night.ts';
import { BERLIN } from '#domain/shared/berlin-day.ts';
import type { BusinessScope } from '#server/context/actor.ts';
import { heldDay } from '#server/modules/events/events/queries.ts';

export interface Range {
  from: string;
  to: string;
}
export interface Figures {
  views: number;
  opened: number;
  saved: number;
  participants: number;
  credits: number;
}
interface Row extends Figures {
  day: string;
  eventId: string | null;
}

const MOST_MILESTONES = 500;
const none: Figures = { views: 0, opened: 0, saved: 0, participants: 0, credits: 0 };

const total = (column: SQL | AnyPgColumn) => sql<number>`least(coalesce(sum(${column}), 0), 2147483647)::int`;
/** `figureDay` in SQL: before 4:00 counts for the previous day. */
const figureDayOf = (column: AnyPgColumn) =>
  sql<string>`(${column} at time zone ${sql.raw(`'${BERLIN}'`)} - interval ${sql.raw(`'${nightEnds}'`)})::date::text`;

/** Superset of the instants of these days, for the index. */
export function aroundDays(column: AnyPgColumn, { from, to }: Range): SQL {
  return sql`(${column} >= ${from}::date - 1 and ${column} < ${to}::date + 2)`;
}

/** Views, interest, joined people and credits, one row per day (of the statistics) and event with any. */
export async function findFigures(
  db: Connection,
  businessId: BusinessScope,
  { from, to }: Range,
  eventId?: string,
): Promise<Row[]> {
  const joinDay = figureDayOf(eventParticipants.createdAt);
  const spendDay = figureDayOf(creditEntries.createdAt);
  const [seen, participants, credits] = await Promise.all([
    db
      .select({
        day: eventViews.day,
        eventId: eventViews.eventId,
        views: total(eventViews.views),
        opened: total(eventViews.opened),
        saved: total(eventViews.saved),
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
          aroundDays(eventParticipants.createdAt, { from, to }),
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
    ...participants.map(({ n, ...row }) => ({ ...row, ...none, participants: n })),
    ...credits.map(({ n, ...row }) => ({ ...row, ...none, credits: n })),
  ];
}

/**
 * People who joined in these days and were admitted at the door: one row per event with door marks. As at the door, a
 * mark that was not undone counts (`domain/door/marks.ts`).
 */
export async function findArrivals(
  db: Connection,
  businessId: BusinessScope,
  { from, to }: Range,
  eventId?: string,
): Promise<ArrivalRow[]> {
  const { createdAt, status, partySize } = eventParticipants;
  const taken = alias(doorMarks, 'taken');
  const marks = and(eq(doorMarks.businessId, businessId), eventId ? eq(doorMarks.eventId, eventId) : undefined);
  const kept = db.selectDistinct({ eventId: doorMarks.eventId }).from(doorMarks).where(marks).as('kept');
  const arrived = db
    .selectDistinct({ eventId: doorMarks.eventId, userId: doorMarks.userId })
    .from(doorMarks)
    .leftJoin(taken, and(eq(taken.eventId, doorMarks.eventId), eq(taken.undoes, doorMarks.id)))
    .where(and(marks, ne(doorMarks.move, 'undo'), isNull(taken.id)))
    .as('arrived');
  return db
    .select({
      eventId: eventParticipants.eventId,
      came: total(sql`case when ${arrived.userId} is not null then ${partySize} else 0 end`),
    })
    .from(eventParticipants)
    .innerJoin(kept, eq(kept.eventId, eventParticipants.eventId))
    .leftJoin(
      arrived,
      and(eq(arrived.eventId, eventParticipants.eventId), eq(arrived.userId, eventParticipants.userId)),
    )
    .where(
      and(
        eq(eventParticipants.businessId, businessId),
        aroundDays(createdAt, { from, to }),
        between(figureDayOf(createdAt), from, to),
        inArray(status, participantStatuses.filter(takesPlace)),
      ),
    )
    .groupBy(eventParticipants.eventId);
}

export interface ArrivalRow {
  eventId: string;
  came: number;
}

export interface ImpressionRow {
  source: ImpressionSource;
  hour: number;
  shown: number;
  opened: number;
}

/** Impressions by source and hour. */
export async function findImpressions(
  db: Connection,
  businessId: BusinessScope,
  { from, to }: Range,
  eventId?: string,
): Promise<ImpressionRow[]> {
  const { source, hour, shown, opened, day } = eventImpressions;
  return db
    .select({ source, hour, shown: total(shown), opened: total(opened) })
    .from(eventImpressions)
    .where(
      and(
        eq(eventImpressions.businessId, businessId),
        between(day, from, to),
        eventId ? eq(eventImpressions.eventId, eventId) : undefined,
      ),
    )
    .groupBy(source, hour);
}

/** Page openings by source, without zeros. */
export async function findPageOpens(
  db: Connection,
  businessId: BusinessScope,
  { from, to }: Range,
  eventId?: string,
): Promise<{ source: PageSource; opens: number }[]> {
  const { source, opens, day } = pageOpens;
  return db
    .select({ source, opens: total(opens) })
    .from(pageOpens)
    .where(
      and(
        eq(pageOpens.businessId, businessId),
        between(day, from, to),
        eventId ? eq(pageOpens.eventId, eventId) : undefined,
      ),
    )
    .groupBy(source);
}

/** People who joined in these days, by channel; unused channels are missing. */
export async function findChannels(
  db: Connection,
  businessId: BusinessScope,
  { from, to }: Range,
  eventId?: string,
): Promise<{ channel: Channel; participants: number }[]> {
  const { channel, createdAt, status, partySize } = eventParticipants;
  return db
    .select({ channel, participants: total(partySize) })
    .from(eventParticipants)
    .where(
      and(
        eq(eventParticipants.businessId, businessId),
        aroundDays(createdAt, { from, to }),
        between(figureDayOf(createdAt), from, to),
        inArray(status, participantStatuses.filter(takesPlace)),
        eventId ? eq(eventParticipants.eventId, eventId) : undefined,
      ),
    )
    .groupBy(channel);
}

/** Events published or held in these days, with both days, up to a limit. */
export async function findMilestones(db: Connection, businessId: BusinessScope, { from, to }: Range) {
  const publishedDay = figureDayOf(events.publishedAt);
  return db
    .select({
      id: events.id,
      title: events.title,
      category: events.category,
      publishedDay,
      heldDay,
    })
    .from(events)
    .where(
      and(
        eq(events.businessId, businessId),
        isNotNull(events.publishedAt),
        inArray(events.status, ['published', 'archived']),
        or(between(publishedDay, from, to), between(heldDay, from, to)),
      ),
    )
    .orderBy(asc(events.eventDate), asc(events.id))
    .limit(MOST_MILESTONES);
}

/** Titles of existing events. */
export async function findTitles(db: Connection, businessId: BusinessScope, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: events.id, title: events.title, day: heldDay, category: events.category, joined: events.joinedCount })
    .from(events)
    .where(and(eq(events.businessId, businessId), inArray(events.id, ids)))
    .orderBy(desc(events.createdAt));
}
