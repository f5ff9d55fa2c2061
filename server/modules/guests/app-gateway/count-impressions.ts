import { sql } from 'drizzle-orm';
import type { Connection } from '#database/connect.ts';
import { businesses, businessProfiles } from '#database/schema/businesses.ts';
import { events } from '#database/schema/events.ts';
import type { ImpressionSource } from '#domain/analytics/impressions.ts';
import { hourFault } from '#domain/analytics/impressions.ts';
import { nightEnds } from '#domain/hours/night.ts';
import { BERLIN } from '#domain/shared/berlin-day.ts';
import type { FieldError } from '#server/context/problem.ts';
import { Problem } from '#server/context/problem.ts';
import { isPublic } from '#server/modules/guests/app-gateway/lock-public-event.ts';

interface Impression {
  event_id: string;
  source: ImpressionSource;
  /** Start of an hour. */
  hour: string;
  shown: number;
  opened: number;
}

/** Offset of the statistics' day from the calendar's. */
const NIGHT = sql.raw(`interval '${nightEnds}'`);
const messages = { in_future: 'Has not begun yet', too_old: 'Too long ago' } as const;

function requireCountable(entries: readonly Impression[], now: Date): void {
  const errors = entries.flatMap(({ hour }, index): FieldError[] => {
    const code = hourFault(new Date(hour), now);
    return code ? [{ path: `entries.${index}.hour`, code, message: messages[code] }] : [];
  });
  const [first] = errors;
  if (first) throw new Problem('invalid_input', { detail: first.message, errors });
}

/** Saturates at the column's maximum, so no batch fails. */
const added = (table: string, column: string) =>
  sql.raw(`least(${table}.${column}::bigint + excluded.${column}, 2147483647)::int`);

/**
 * Counts a batch of impressions and opens by hour and source, and in the day's total, as single calls without a source
 * do. Returns the number of entries of public events; others are ignored. Throws 422 with the field of every hour that
 * has not begun or is too long ago. One statement, hours before days, each in key order, so that concurrent batches do
 * not deadlock.
 */
export async function countImpressions(
  db: Connection,
  entries: readonly Impression[],
  now: Date,
): Promise<{ counted: number; ignored: number }> {
  requireCountable(entries, now);
  const { rows } = await db.execute<{ counted: number }>(sql`
    with entry as materialized (
      select e.event_id, ${businesses.id} as business_id, e.source, e.shown, e.opened,
        e.hour at time zone ${sql.raw(`'${BERLIN}'`)} as wall,
        (e.hour at time zone ${sql.raw(`'${BERLIN}'`)} - ${NIGHT})::date as day
      from json_to_recordset(${JSON.stringify(entries)}::json)
        as e(event_id uuid, source text, hour timestamptz, shown bigint, opened bigint)
      join ${events} on ${events.id} = e.event_id
      join ${businesses} on ${businesses.id} = ${events.businessId}
      join ${businessProfiles} on ${businessProfiles.businessId} = ${businesses.id}
      where ${isPublic}
    ), by_hour as (
      insert into event_impressions (event_id, business_id, day, hour, source, shown, opened)
      select event_id, business_id, day, extract(hour from wall)::int, source, sum(shown), sum(opened)
      from entry group by 1, 2, 3, 4, 5 order by 1, 3, 4, 5
      on conflict (event_id, day, hour, source) do update set
        shown = ${added('event_impressions', 'shown')}, opened = ${added('event_impressions', 'opened')}
      returning 1
    ), by_day as (
      insert into event_views (event_id, business_id, day, views, opened)
      select event_id, business_id, day, sum(shown), sum(opened)
      from entry where (select count(*) from by_hour) > 0 group by 1, 2, 3 order by 1, 3
      on conflict (event_id, day) do update set
        views = ${added('event_views', 'views')}, opened = ${added('event_views', 'opened')}
      returning 1
    )
    select (select count(*) from entry)::int as counted, (select count(*) from by_day)::int as days`);
  const counted = rows[0]?.counted ?? 0;
  return { counted, ignored: entries.length - counted };
}
