import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import { openEndHours } from '#domain/events/instants.ts';
import type { Position } from '#server/http/cursor.ts';
import { isPublic } from '#server/modules/app-gateway/lock-public-event.ts';

interface FeedFilter {
  tags: string[];
  characteristics: string[];
  limit: number;
}

/** No event runs longer than this: the longest night of the year. */
const LONGEST_MS = 25 * 3_600_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Public events that are not over, soonest first, from a position on. */
export function feedStatement(db: Database) {
  const [tags, characteristics] = [sql.placeholder('tags'), sql.placeholder('characteristics')];
  return db
    .select({
      event: events,
      business: {
        id: businesses.id,
        displayName: businessProfiles.displayName,
        profileImageUrl: businessProfiles.profileImageUrl,
      },
    })
    .from(events)
    .innerJoin(businesses, eq(businesses.id, events.businessId))
    .innerJoin(businessProfiles, eq(businessProfiles.businessId, events.businessId))
    .where(
      and(
        isPublic,
        sql`(${events.startsAt}, ${events.id}) > (${sql.placeholder('startsAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`,
        sql`coalesce(${events.endsAt}, ${events.startsAt} + ${sql.raw(`interval '${openEndHours} hours'`)}) > ${sql.placeholder('now')}::timestamptz`,
        sql`(cardinality(${tags}::text[]) + cardinality(${characteristics}::text[]) = 0
          or ${events.category}->'tags' ?| ${tags}::text[]
          or ${events.category}->'userCharacteristics' ?| ${characteristics}::text[])`,
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(sql.placeholder('limit'));
}

/** Prepared reads for the consumer app. */
export function prepareFeedQueries(db: Database) {
  const feed = feedStatement(db).prepare('app_feed');
  return {
    async findFeed(filter: FeedFilter, after: Position | undefined, now: Date) {
      const startsAt = after?.createdAt ?? new Date(now.getTime() - LONGEST_MS);
      const values = { ...filter, startsAt: startsAt.toISOString(), id: after?.id ?? FIRST_ID, now: now.toISOString() };
      return feed.execute(values);
    },
  };
}

export type FeedRow = Awaited<ReturnType<ReturnType<typeof prepareFeedQueries>['findFeed']>>[number];
